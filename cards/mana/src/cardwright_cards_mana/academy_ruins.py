"""Academy Ruins."""

from cardwright.authoring import (
    ARTIFACT,
    TAP,
    YOU_OWN,
    AddMana,
    Card,
    PutOnTopOfLibrary,
    activated,
    all_of,
    paying,
    target_card,
)

YOUR_ARTIFACT_CARD = all_of(ARTIFACT, YOU_OWN)


class AcademyRuins(Card):
    name = "Academy Ruins"
    types = "Legendary Land"
    abilities = (
        activated(paying(TAP), AddMana(("C",))),
        activated(paying("{1}{U}", TAP), PutOnTopOfLibrary(), target_card(YOUR_ARTIFACT_CARD)),
    )
