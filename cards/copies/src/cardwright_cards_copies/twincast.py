"""Twincast."""

from cardwright.authoring import (
    INSTANT_OR_SORCERY_SPELL,
    Card,
    CopyIt,
    spell,
    target_spell,
)


class Twincast(Card):
    name = "Twincast"
    cost = "{U}{U}"
    types = "Instant"
    abilities = (spell(CopyIt(), target_spell(INSTANT_OR_SORCERY_SPELL)),)
