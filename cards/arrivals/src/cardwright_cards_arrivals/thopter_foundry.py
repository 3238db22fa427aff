"""Thopter Foundry."""

from cardwright.authoring import (
    ARTIFACT,
    CARD,
    Card,
    CreateTokens,
    GainLife,
    SacrificePermanent,
    activated,
    all_of,
    do,
    paying,
    token,
)

NONTOKEN_ARTIFACT = all_of(ARTIFACT, CARD)
THOPTER = token("Artifact Creature — Thopter", 1, 1, colors="U")


class ThopterFoundry(Card):
    name = "Thopter Foundry"
    cost = "{W/B}{U}"
    types = "Artifact"
    abilities = (
        activated(
            paying("{1}", SacrificePermanent(NONTOKEN_ARTIFACT)),
            do(CreateTokens(THOPTER, keywords=("flying",)), GainLife(1)),
        ),
    )
