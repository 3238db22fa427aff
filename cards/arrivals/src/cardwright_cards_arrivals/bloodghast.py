"""Bloodghast."""

from cardwright.authoring import (
    ITSELF,
    LAND,
    THIS,
    YOU_CONTROL,
    AddKeyword,
    AnOpponentHasLife,
    AsLongAs,
    Card,
    CreaturesCantBlock,
    Enters,
    Layer,
    May,
    Part,
    PutOntoBattlefield,
    StaticAbility,
    Zone,
    all_of,
    static,
    triggered,
    whenever,
)


class Bloodghast(Card):
    name = "Bloodghast"
    cost = "{B}{B}"
    types = "Creature — Vampire Spirit"
    power, toughness = 2, 1
    abilities = (
        StaticAbility(CreaturesCantBlock()),
        static(Part(Layer.ABILITY, AsLongAs(THIS, AnOpponentHasLife(10)), AddKeyword("haste"))),
        triggered(
            whenever(Enters, all_of(LAND, YOU_CONTROL)),
            May(PutOntoBattlefield(ITSELF)),
            zones=(Zone.GRAVEYARD,),
        ),
    )
