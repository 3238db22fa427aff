"""Desecrated Tomb."""

from cardwright.authoring import (
    CARD,
    CREATURE,
    YOU_OWN,
    Card,
    CreateTokens,
    Zone,
    all_of,
    leaves_zone,
    token,
    triggered,
)

BAT = token("Creature — Bat", 1, 1, colors="B")


class DesecratedTomb(Card):
    name = "Desecrated Tomb"
    cost = "{3}"
    types = "Artifact"
    abilities = (
        triggered(
            leaves_zone(Zone.GRAVEYARD, all_of(CREATURE, CARD, YOU_OWN), one_or_more=True),
            CreateTokens(BAT, keywords=("flying",)),
        ),
    )
