"""The Mindskinner."""

from cardwright.authoring import (
    EACH_OPPONENT,
    THIS,
    YOU_CONTROL,
    AnOpponent,
    CantBeBlocked,
    Card,
    Mill,
    PreventDamage,
    PreventedAmount,
    StaticAbility,
)

MILL_INSTEAD = Mill(PreventedAmount(), EACH_OPPONENT)


class TheMindskinner(Card):
    name = "The Mindskinner"
    cost = "{U}{U}{U}"
    types = "Legendary Enchantment Creature — Nightmare"
    power, toughness = 10, 1
    abilities = (
        StaticAbility(CantBeBlocked(THIS)),
        StaticAbility(PreventDamage(to=AnOpponent(), source=YOU_CONTROL, then=MILL_INSTEAD)),
    )
