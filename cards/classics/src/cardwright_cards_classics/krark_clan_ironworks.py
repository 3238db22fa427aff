"""Krark-Clan Ironworks."""

from cardwright.authoring import ARTIFACT, AddMana, Card, SacrificePermanent, activated, paying


class KrarkClanIronworks(Card):
    name = "Krark-Clan Ironworks"
    cost = "{4}"
    types = "Artifact"
    abilities = (activated(paying(SacrificePermanent(ARTIFACT)), AddMana(("C",), 2)),)
