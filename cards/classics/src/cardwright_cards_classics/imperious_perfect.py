"""Imperious Perfect."""

from cardwright.authoring import (
    CREATURE,
    TAP,
    YOU_CONTROL,
    AddPT,
    Card,
    CreateTokens,
    Is,
    Layer,
    Part,
    activated,
    all_of,
    another,
    paying,
    static,
    token,
)

ELF_WARRIOR = token("Creature — Elf Warrior", 1, 1, colors="G")
OTHER_ELVES = another(all_of(Is("Elf"), CREATURE, YOU_CONTROL))


class ImperiousPerfect(Card):
    name = "Imperious Perfect"
    cost = "{2}{G}"
    types = "Creature — Elf Warrior"
    power, toughness = 2, 2
    abilities = (
        static(Part(Layer.MODIFY_PT, OTHER_ELVES, AddPT(1, 1))),
        activated(paying("{G}", TAP), CreateTokens(ELF_WARRIOR)),
    )
