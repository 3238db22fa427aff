"""Basalt Monolith."""

from cardwright.authoring import ITSELF, TAP, AddMana, Card, Untap, activated, doesnt_untap, paying


class BasaltMonolith(Card):
    name = "Basalt Monolith"
    cost = "{3}"
    types = "Artifact"
    abilities = (
        doesnt_untap(),
        activated(paying(TAP), AddMana(("C",), 3)),
        activated(paying("{3}"), Untap(ITSELF)),
    )
