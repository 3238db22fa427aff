"""Elvish Mystic."""

from cardwright.authoring import TAP, AddMana, Card, activated, paying


class ElvishMystic(Card):
    name = "Elvish Mystic"
    cost = "{G}"
    types = "Creature — Elf Druid"
    power, toughness = 1, 1
    abilities = (activated(paying(TAP), AddMana(("G",))),)
