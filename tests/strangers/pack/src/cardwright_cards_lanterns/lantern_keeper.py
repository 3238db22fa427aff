"""Lantern Keeper."""

from cardwright.authoring import CREATURE, Card, Enters, GainLife, another, triggered, whenever


class LanternKeeper(Card):
    """Gains life for others that enter."""

    name = "Lantern Keeper"
    cost = "{1}{W}"
    types = "Creature — Human Cleric"
    power, toughness = 1, 2
    keywords = ("resonant",)
    abilities = (triggered(whenever(Enters, another(CREATURE)), GainLife(1)),)
