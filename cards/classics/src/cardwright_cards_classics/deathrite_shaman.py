"""Deathrite Shaman."""

from cardwright.authoring import (
    ANY_COLOR,
    CREATURE,
    EACH_OPPONENT,
    LAND,
    TAP,
    AddMana,
    AnyOf,
    Card,
    Exile,
    GainLife,
    Is,
    LoseLife,
    activated,
    do,
    paying,
    target_card,
)

INSTANT_OR_SORCERY = AnyOf((Is("Instant"), Is("Sorcery")))


class DeathriteShaman(Card):
    name = "Deathrite Shaman"
    cost = "{B/G}"
    types = "Creature — Elf Shaman"
    power, toughness = 1, 2
    abilities = (
        activated(paying(TAP), do(Exile(), AddMana(ANY_COLOR)), target_card(LAND)),
        activated(
            paying("{B}", TAP),
            do(Exile(), LoseLife(2, EACH_OPPONENT)),
            target_card(INSTANT_OR_SORCERY),
        ),
        activated(paying("{G}", TAP), do(Exile(), GainLife(2)), target_card(CREATURE)),
    )
