"""Joraga Treespeaker."""

from cardwright.authoring import (
    TAP,
    YOU_CONTROL,
    AddAbilities,
    AddMana,
    Card,
    Is,
    Layer,
    Part,
    activated,
    all_of,
    level,
    paying,
    static,
)

TAP_FOR_TWO = activated(paying(TAP), AddMana(("G",), 2))
YOUR_ELVES = all_of(Is("Elf"), YOU_CONTROL)


class JoragaTreespeaker(Card):
    name = "Joraga Treespeaker"
    cost = "{G}"
    types = "Creature — Elf Druid"
    power, toughness = 1, 1
    keywords = ("level up {1}{G}",)
    abilities = (
        level(1, 4, 1, 2, TAP_FOR_TWO),
        level(5, None, 1, 4, static(Part(Layer.ABILITY, YOUR_ELVES, AddAbilities((TAP_FOR_TWO,))))),
    )
