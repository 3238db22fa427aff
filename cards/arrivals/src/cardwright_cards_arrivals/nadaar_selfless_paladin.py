"""Nadaar, Selfless Paladin."""

from cardwright.authoring import (
    COMPLETED_A_DUNGEON,
    CREATURE,
    THIS,
    YOU_CONTROL,
    AddPT,
    AsLongAs,
    Attacks,
    Card,
    Continuous,
    Enters,
    Layer,
    Part,
    StaticAbility,
    VentureInto,
    all_of,
    another,
    triggered,
    whenever,
)

OTHERS = AsLongAs(all_of(another(CREATURE), YOU_CONTROL), COMPLETED_A_DUNGEON)


class Nadaar(Card):
    name = "Nadaar, Selfless Paladin"
    cost = "{2}{W}"
    types = "Legendary Creature — Dragon Knight"
    power, toughness = 3, 3
    keywords = ("vigilance",)
    abilities = (
        triggered((whenever(Enters, THIS), whenever(Attacks, THIS)), VentureInto()),
        StaticAbility(Continuous((Part(Layer.MODIFY_PT, OTHERS, AddPT(1, 1)),))),
    )
