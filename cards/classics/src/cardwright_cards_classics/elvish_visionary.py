"""Elvish Visionary."""

from cardwright.authoring import THIS, Card, DrawCards, Enters, triggered, when


class ElvishVisionary(Card):
    name = "Elvish Visionary"
    cost = "{1}{G}"
    types = "Creature — Elf Shaman"
    power, toughness = 1, 1
    abilities = (triggered(when(Enters, THIS), DrawCards(1)),)
