"""Rite of Replication."""

from cardwright.authoring import (
    CREATURE,
    KICKED,
    Card,
    CreateTokenCopies,
    If,
    spell,
    target,
)


class RiteOfReplication(Card):
    name = "Rite of Replication"
    cost = "{2}{U}{U}"
    types = "Sorcery"
    keywords = ("kicker {5}",)
    abilities = (
        spell(If(KICKED, CreateTokenCopies(count=5), CreateTokenCopies()), target(CREATURE)),
    )
