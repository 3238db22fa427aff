"""Sanctum Prelate."""

from cardwright.authoring import (
    CREATURE,
    OF_CHOSEN_MANA_VALUE,
    AnyNumber,
    CantBeCast,
    Card,
    Not,
    StaticAbility,
    all_of,
    as_it_enters_choose,
)

THAT_DEAR = all_of(Not(CREATURE), OF_CHOSEN_MANA_VALUE)


class SanctumPrelate(Card):
    name = "Sanctum Prelate"
    cost = "{1}{W}{W}"
    types = "Creature — Human Cleric"
    power, toughness = 2, 2
    abilities = (as_it_enters_choose(AnyNumber()), StaticAbility(CantBeCast(THAT_DEAR)))
