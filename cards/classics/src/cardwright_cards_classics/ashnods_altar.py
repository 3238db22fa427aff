"""Ashnod's Altar."""

from cardwright.authoring import CREATURE, AddMana, Card, SacrificePermanent, activated, paying


class AshnodsAltar(Card):
    name = "Ashnod's Altar"
    cost = "{3}"
    types = "Artifact"
    abilities = (activated(paying(SacrificePermanent(CREATURE)), AddMana(("C",), 2)),)
