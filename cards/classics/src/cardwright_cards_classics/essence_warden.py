"""Essence Warden."""

from cardwright.authoring import CREATURE, Card, Enters, GainLife, another, triggered, whenever


class EssenceWarden(Card):
    name = "Essence Warden"
    cost = "{G}"
    types = "Creature — Elf Shaman"
    power, toughness = 1, 1
    abilities = (triggered(whenever(Enters, another(CREATURE)), GainLife(1)),)
