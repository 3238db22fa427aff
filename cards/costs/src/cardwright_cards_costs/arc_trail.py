"""Arc Trail."""

from cardwright.authoring import (
    ANY_TARGET,
    Card,
    DealDamage,
    Targets,
    do,
    spell,
    target,
)


class ArcTrail(Card):
    name = "Arc Trail"
    cost = "{1}{R}"
    types = "Sorcery"
    abilities = (
        spell(
            do(DealDamage(2), DealDamage(1, Targets(1))),
            target(ANY_TARGET),
            target(ANY_TARGET, other=True),
        ),
    )
