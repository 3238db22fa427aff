"""Chain Lightning."""

from cardwright.authoring import (
    ANY_TARGET,
    ITSELF,
    Card,
    CopyIt,
    DealDamage,
    IfTheyPay,
    May,
    TargetsOrTheirControllers,
    do,
    paying,
    spell,
    target,
)


class ChainLightning(Card):
    name = "Chain Lightning"
    cost = "{R}"
    types = "Sorcery"
    abilities = (
        spell(
            do(
                DealDamage(3),
                IfTheyPay(TargetsOrTheirControllers(), paying("{R}{R}"), May(CopyIt(ITSELF))),
            ),
            target(ANY_TARGET),
        ),
    )
