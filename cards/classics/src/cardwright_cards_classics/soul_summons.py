"""Soul Summons."""

from cardwright.authoring import Card, Manifest, spell


class SoulSummons(Card):
    name = "Soul Summons"
    cost = "{1}{W}"
    types = "Sorcery"
    abilities = (spell(Manifest(1)),)
