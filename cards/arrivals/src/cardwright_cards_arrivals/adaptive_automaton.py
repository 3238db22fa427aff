"""Adaptive Automaton."""

from cardwright.authoring import (
    CREATURE,
    OF_CHOSEN_CREATURE_TYPE,
    THIS,
    YOU_CONTROL,
    AddPT,
    AlsoChosenType,
    Card,
    CreatureType,
    Layer,
    Part,
    all_of,
    another,
    as_it_enters_choose,
    static,
)

THE_CHOSEN_TYPE = all_of(CREATURE, YOU_CONTROL, OF_CHOSEN_CREATURE_TYPE)


class AdaptiveAutomaton(Card):
    name = "Adaptive Automaton"
    cost = "{3}"
    types = "Artifact Creature — Construct"
    power, toughness = 2, 2
    abilities = (
        as_it_enters_choose(CreatureType()),
        static(Part(Layer.TYPE, THIS, AlsoChosenType())),
        static(Part(Layer.MODIFY_PT, another(THE_CHOSEN_TYPE), AddPT(1, 1))),
    )
