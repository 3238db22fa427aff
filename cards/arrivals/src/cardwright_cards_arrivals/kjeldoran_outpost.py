"""Kjeldoran Outpost."""

from cardwright.authoring import (
    TAP,
    AddMana,
    Card,
    CreateTokens,
    EntersOnlyForCost,
    Is,
    SacrificePermanent,
    StaticAbility,
    activated,
    paying,
    token,
)

PLAINS = SacrificePermanent(Is("Plains"))
SOLDIER = token("Creature — Soldier", 1, 1, colors="W")


class KjeldoranOutpost(Card):
    name = "Kjeldoran Outpost"
    types = "Land"
    abilities = (
        StaticAbility(EntersOnlyForCost(paying(PLAINS))),
        activated(paying(TAP), AddMana(("W",))),
        activated(paying("{1}{W}", TAP), CreateTokens(SOLDIER)),
    )
