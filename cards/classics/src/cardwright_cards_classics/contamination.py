"""Contamination."""

from cardwright.authoring import (
    CREATURE,
    ITSELF,
    LAND,
    Card,
    ProducesInstead,
    Sacrifice,
    SacrificePermanent,
    StaticAbility,
    UnlessYouPay,
    at_the_beginning_of,
    paying,
    triggered,
)


class Contamination(Card):
    name = "Contamination"
    cost = "{2}{B}"
    types = "Enchantment"
    abilities = (
        triggered(
            at_the_beginning_of("upkeep", yours=True),
            UnlessYouPay(paying(SacrificePermanent(CREATURE)), Sacrifice(ITSELF)),
        ),
        StaticAbility(ProducesInstead(LAND, type="B")),
    )
