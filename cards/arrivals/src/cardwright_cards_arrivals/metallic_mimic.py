"""Metallic Mimic."""

from cardwright.authoring import (
    CREATURE,
    OF_CHOSEN_CREATURE_TYPE,
    THIS,
    YOU_CONTROL,
    AlsoChosenType,
    Card,
    CreatureType,
    Layer,
    OthersEnterWithCounters,
    Part,
    StaticAbility,
    all_of,
    another,
    as_it_enters_choose,
    static,
)

THE_CHOSEN_TYPE = all_of(CREATURE, YOU_CONTROL, OF_CHOSEN_CREATURE_TYPE)


class MetallicMimic(Card):
    name = "Metallic Mimic"
    cost = "{2}"
    types = "Artifact Creature — Shapeshifter"
    power, toughness = 2, 1
    abilities = (
        as_it_enters_choose(CreatureType()),
        static(Part(Layer.TYPE, THIS, AlsoChosenType())),
        StaticAbility(OthersEnterWithCounters(another(THE_CHOSEN_TYPE), "+1/+1")),
    )
