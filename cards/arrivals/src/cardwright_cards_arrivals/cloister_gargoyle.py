"""Cloister Gargoyle."""

from cardwright.authoring import (
    COMPLETED_A_DUNGEON,
    THIS,
    AddKeyword,
    AddPT,
    AsLongAs,
    Card,
    Continuous,
    Enters,
    Layer,
    Part,
    StaticAbility,
    VentureInto,
    triggered,
    when,
)

SEASONED = AsLongAs(THIS, COMPLETED_A_DUNGEON)
GROWN = (
    Part(Layer.MODIFY_PT, SEASONED, AddPT(3, 0)),
    Part(Layer.ABILITY, SEASONED, AddKeyword("flying")),
)


class CloisterGargoyle(Card):
    name = "Cloister Gargoyle"
    cost = "{2}{W}"
    types = "Artifact Creature — Gargoyle"
    power, toughness = 0, 4
    abilities = (
        triggered(when(Enters, THIS), VentureInto()),
        StaticAbility(Continuous(GROWN)),
    )
