"""Life's Legacy."""

from cardwright.authoring import (
    CREATURE,
    THE_SACRIFICED,
    Card,
    DrawCards,
    PowerOf,
    SacrificePermanent,
    additional_cost,
    spell,
)


class LifesLegacy(Card):
    name = "Life's Legacy"
    cost = "{1}{G}"
    types = "Sorcery"
    abilities = (
        additional_cost(SacrificePermanent(CREATURE)),
        spell(DrawCards(PowerOf(THE_SACRIFICED))),
    )
