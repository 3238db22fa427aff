"""Myr Welder."""

from cardwright.authoring import (
    ARTIFACT,
    TAP,
    THIS,
    Card,
    Exile,
    HaveActivatedAbilities,
    Layer,
    Linked,
    Part,
    activated,
    paying,
    static,
    target_card,
)


class MyrWelder(Card):
    name = "Myr Welder"
    cost = "{3}"
    types = "Artifact Creature — Myr"
    power, toughness = 1, 4
    abilities = (
        activated(paying(TAP), Exile(link="imprint"), target_card(ARTIFACT)),
        static(Part(Layer.ABILITY, THIS, HaveActivatedAbilities(Linked("imprint")))),
    )
