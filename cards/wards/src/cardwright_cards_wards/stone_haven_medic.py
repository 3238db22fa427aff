"""Stone Haven Medic."""

from cardwright.authoring import (
    TAP,
    Card,
    GainLife,
    activated,
    paying,
)


class StoneHavenMedic(Card):
    name = "Stone Haven Medic"
    cost = "{1}{W}"
    types = "Creature — Kor Cleric"
    power, toughness = 1, 3
    abilities = (activated(paying("{W}", TAP), GainLife(1)),)
