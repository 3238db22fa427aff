"""Spellskite."""

from cardwright.authoring import (
    ACTIVATED_ABILITY,
    ITSELF,
    SPELL,
    TRIGGERED_ABILITY,
    Card,
    ChangeTargetTo,
    activated,
    target_spell,
)

SPELL_OR_ABILITY = target_spell(SPELL, ACTIVATED_ABILITY, TRIGGERED_ABILITY)


class Spellskite(Card):
    name = "Spellskite"
    cost = "{2}"
    types = "Artifact Creature — Phyrexian Horror"
    power, toughness = 0, 4
    abilities = (activated("{U/P}", ChangeTargetTo(ITSELF), SPELL_OR_ABILITY),)
