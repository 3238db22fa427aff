"""Space Beleren."""

from cardwright.authoring import (
    THOSE_CARDS,
    BlockedOnlyInSector,
    Card,
    Destroy,
    InSectorOfYourChoice,
    Lasts,
    PutCounters,
    loyalty_ability,
)


class SpaceBeleren(Card):
    name = "Space Beleren"
    cost = "{2}{W}{U}"
    types = "Legendary Planeswalker — Jace"
    loyalty = 3
    keywords = ("space sculptor",)
    abilities = (
        loyalty_ability(1, Lasts(BlockedOnlyInSector())),
        loyalty_ability(-1, InSectorOfYourChoice(PutCounters("+1/+1", 1, THOSE_CARDS))),
        loyalty_ability(-5, InSectorOfYourChoice(Destroy(THOSE_CARDS))),
    )
