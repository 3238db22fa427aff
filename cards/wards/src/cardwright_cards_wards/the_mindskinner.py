"""The Mindskinner."""

from cardwright.authoring import (
    EACH_OPPONENT,
    THIS,
    YOU_CONTROL,
    CantBeBlocked,
    Card,
    Mill,
    PlayerAmong,
    PreventDamage,
    PreventedAmount,
    StaticAbility,
)

MILL_INSTEAD = Mill(PreventedAmount(), EACH_OPPONENT)
OPPONENTS = PlayerAmong(EACH_OPPONENT)


class TheMindskinner(Card):
    name = "The Mindskinner"
    cost = "{U}{U}{U}"
    types = "Legendary Enchantment Creature — Nightmare"
    power, toughness = 10, 1
    abilities = (
        StaticAbility(CantBeBlocked(THIS)),
        StaticAbility(PreventDamage(to=OPPONENTS, source=YOU_CONTROL, then=MILL_INSTEAD)),
    )
