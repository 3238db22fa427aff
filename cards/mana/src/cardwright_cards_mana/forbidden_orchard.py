"""Forbidden Orchard."""

from cardwright.authoring import (
    ANY_COLOR,
    TAP,
    TARGET_PLAYER,
    THIS,
    AddMana,
    AnOpponent,
    Card,
    CreateTokens,
    activated,
    paying,
    tapped_for_mana,
    target,
    token,
    triggered,
)

SPIRIT = token("Creature — Spirit", 1, 1)


class ForbiddenOrchard(Card):
    name = "Forbidden Orchard"
    types = "Land"
    abilities = (
        activated(paying(TAP), AddMana(ANY_COLOR)),
        triggered(
            tapped_for_mana(THIS, by_you=True),
            CreateTokens(SPIRIT, who=TARGET_PLAYER),
            target(AnOpponent()),
        ),
    )
