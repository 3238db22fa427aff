"""Elvish Spirit Guide."""

from cardwright.authoring import AddMana, Card, ExileThis, Zone, activated, paying


class ElvishSpiritGuide(Card):
    name = "Elvish Spirit Guide"
    cost = "{2}{G}"
    types = "Creature — Elf Spirit"
    power, toughness = 2, 2
    abilities = (activated(paying(ExileThis(Zone.HAND)), AddMana(("G",))),)
