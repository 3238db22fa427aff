"""Enduring Ideal."""

from cardwright.authoring import ENCHANTMENT, Card, Search, Zone, spell


class EnduringIdeal(Card):
    name = "Enduring Ideal"
    cost = "{5}{W}{W}"
    types = "Sorcery"
    keywords = ("epic",)
    abilities = (spell(Search(ENCHANTMENT, Zone.BATTLEFIELD)),)
