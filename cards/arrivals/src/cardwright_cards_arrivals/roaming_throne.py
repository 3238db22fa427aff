"""Roaming Throne."""

from cardwright.authoring import (
    CREATURE,
    OF_CHOSEN_CREATURE_TYPE,
    THIS,
    AlsoChosenType,
    Card,
    CreatureType,
    Layer,
    Part,
    StaticAbility,
    TriggersAdditionally,
    all_of,
    another,
    as_it_enters_choose,
    static,
)

OF_THE_TYPE = another(all_of(CREATURE, OF_CHOSEN_CREATURE_TYPE))


class RoamingThrone(Card):
    name = "Roaming Throne"
    cost = "{4}"
    types = "Artifact Creature — Golem"
    power, toughness = 4, 4
    keywords = ("ward {2}",)
    abilities = (
        as_it_enters_choose(CreatureType()),
        static(Part(Layer.TYPE, THIS, AlsoChosenType())),
        StaticAbility(TriggersAdditionally(OF_THE_TYPE)),
    )
