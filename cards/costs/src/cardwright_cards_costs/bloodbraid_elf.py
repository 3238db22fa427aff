"""Bloodbraid Elf."""

from cardwright.authoring import Card


class BloodbraidElf(Card):
    name = "Bloodbraid Elf"
    cost = "{2}{R}{G}"
    types = "Creature — Elf Berserker"
    power, toughness = 3, 2
    keywords = ("haste", "cascade")
