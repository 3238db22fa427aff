"""Oracle of Bones."""

from cardwright.authoring import (
    INSTANT,
    SORCERY,
    THIS,
    AnyOf,
    Card,
    Enters,
    MayCastFromHandForFree,
    TributeWasntPaid,
    triggered,
    when,
)


class OracleOfBones(Card):
    name = "Oracle of Bones"
    cost = "{2}{R}{R}"
    types = "Creature — Minotaur Shaman"
    power, toughness = 3, 1
    keywords = ("haste", "tribute 2")
    abilities = (
        triggered(
            when(Enters, THIS),
            MayCastFromHandForFree(AnyOf((INSTANT, SORCERY))),
            only_if=TributeWasntPaid(),
        ),
    )
