"""Lathril, Blade of the Elves."""

from cardwright.authoring import (
    EACH_OPPONENT,
    TAP,
    THAT_MUCH,
    THIS,
    Card,
    CreateTokens,
    GainLife,
    Is,
    LoseLife,
    TapPermanents,
    activated,
    deals_combat_damage,
    do,
    paying,
    token,
    triggered,
)

ELF = token("Creature — Elf Warrior", 1, 1, colors="G")


class Lathril(Card):
    name = "Lathril, Blade of the Elves"
    cost = "{2}{B}{G}"
    types = "Legendary Creature — Elf Noble"
    power, toughness = 2, 3
    keywords = ("menace",)
    abilities = (
        triggered(deals_combat_damage(THIS), CreateTokens(ELF, THAT_MUCH)),
        activated(
            paying(TAP, TapPermanents(Is("Elf"), 10)), do(LoseLife(10, EACH_OPPONENT), GainLife(10))
        ),
    )
