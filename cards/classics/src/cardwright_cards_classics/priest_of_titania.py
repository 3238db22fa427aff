"""Priest of Titania."""

from cardwright.authoring import TAP, AddMana, Card, Is, NumberOf, activated, paying


class PriestOfTitania(Card):
    name = "Priest of Titania"
    cost = "{1}{G}"
    types = "Creature — Elf Druid"
    power, toughness = 1, 1
    abilities = (activated(paying(TAP), AddMana(("G",), NumberOf(Is("Elf")))),)
