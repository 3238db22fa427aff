"""Maskwood Nexus."""

from cardwright.authoring import (
    CARD,
    CREATURE,
    TAP,
    YOU_CONTROL,
    YOU_OWN,
    Card,
    CreateTokens,
    EveryCreatureType,
    Layer,
    Part,
    Zone,
    activated,
    all_of,
    paying,
    static,
    token,
)

SHAPESHIFTER = token("Creature — Shapeshifter", 2, 2, colors="U")
EVERY_TYPE = EveryCreatureType()
YOURS_IN_PLAY = all_of(CREATURE, YOU_CONTROL)
YOURS_ELSEWHERE = all_of(CREATURE, CARD, YOU_OWN)
ELSEWHERE = (Zone.LIBRARY, Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND)


class MaskwoodNexus(Card):
    name = "Maskwood Nexus"
    cost = "{4}"
    types = "Artifact"
    abilities = (
        static(
            Part(Layer.TYPE, YOURS_IN_PLAY, EVERY_TYPE, (Zone.BATTLEFIELD, Zone.STACK)),
            Part(Layer.TYPE, YOURS_ELSEWHERE, EVERY_TYPE, ELSEWHERE),
        ),
        activated(
            paying("{3}", TAP),
            CreateTokens(SHAPESHIFTER, keywords=("changeling",)),
        ),
    )
