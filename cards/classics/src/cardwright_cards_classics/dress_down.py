"""Dress Down."""

from cardwright.authoring import (
    CREATURE,
    ITSELF,
    THIS,
    Card,
    Condition,
    DrawCards,
    Enters,
    Layer,
    LoseAbilities,
    Part,
    Sacrifice,
    StepBegins,
    StepIs,
    static,
    triggered,
    when,
)


class DressDown(Card):
    name = "Dress Down"
    cost = "{1}{U}"
    types = "Enchantment"
    keywords = ("flash",)
    abilities = (
        triggered(when(Enters, THIS), DrawCards(1)),
        static(Part(Layer.ABILITY, CREATURE, LoseAbilities())),
        triggered(Condition(StepBegins, where=(StepIs("end"),)), Sacrifice(ITSELF)),
    )
