"""Village Rites."""

from cardwright.authoring import (
    CREATURE,
    Card,
    DrawCards,
    SacrificePermanent,
    additional_cost,
    spell,
)


class VillageRites(Card):
    name = "Village Rites"
    cost = "{B}"
    types = "Instant"
    abilities = (additional_cost(SacrificePermanent(CREATURE)), spell(DrawCards(2)))
