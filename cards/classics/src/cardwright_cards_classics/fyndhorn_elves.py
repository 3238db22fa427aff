"""Fyndhorn Elves."""

from cardwright.authoring import TAP, AddMana, Card, activated, paying


class FyndhornElves(Card):
    name = "Fyndhorn Elves"
    cost = "{G}"
    types = "Creature — Elf Druid"
    power, toughness = 1, 1
    abilities = (activated(paying(TAP), AddMana(("G",))),)
