"""Food Chain."""

from cardwright.authoring import (
    ANY_COLOR,
    CREATURE,
    THE_EXILED,
    AddMana,
    Card,
    ExilePermanent,
    ForSpells,
    Times,
    TotalManaValue,
    activated,
    paying,
)

MORE_THAN_ITS_VALUE = Times(TotalManaValue(THE_EXILED), 1, 1)


class FoodChain(Card):
    name = "Food Chain"
    cost = "{2}{G}"
    types = "Enchantment"
    abilities = (
        activated(
            paying(ExilePermanent(CREATURE)),
            AddMana(ANY_COLOR, MORE_THAN_ITS_VALUE, restriction=ForSpells(CREATURE)),
        ),
    )
