"""Soul Warden."""

from cardwright.authoring import CREATURE, Card, Enters, GainLife, another, triggered, whenever


class SoulWarden(Card):
    name = "Soul Warden"
    cost = "{W}"
    types = "Creature — Human Cleric"
    power, toughness = 1, 1
    abilities = (triggered(whenever(Enters, another(CREATURE)), GainLife(1)),)
