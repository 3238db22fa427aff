"""Wrath of God."""

from cardwright.authoring import CREATURE, Card, Destroy, Each, spell


class WrathOfGod(Card):
    name = "Wrath of God"
    cost = "{2}{W}{W}"
    types = "Sorcery"
    abilities = (spell(Destroy(Each(CREATURE), beyond_regeneration=True)),)
