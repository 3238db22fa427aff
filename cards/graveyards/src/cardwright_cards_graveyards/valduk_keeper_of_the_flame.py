"""Valduk, Keeper of the Flame."""

from cardwright.authoring import (
    THOSE_CARDS,
    AnyOf,
    AtNext,
    AttachedToThis,
    Card,
    CreateTokens,
    Exile,
    Is,
    at_the_beginning_of,
    token,
    triggered,
)

ELEMENTAL = token("Creature — Elemental", 3, 1, colors="R")
AURAS_AND_EQUIPMENT = AttachedToThis(AnyOf((Is("Aura"), Is("Equipment"))))


class Valduk(Card):
    name = "Valduk, Keeper of the Flame"
    cost = "{2}{R}"
    types = "Legendary Creature — Human Shaman"
    power, toughness = 3, 2
    abilities = (
        triggered(
            at_the_beginning_of("beginning of combat", yours=True),
            CreateTokens(
                ELEMENTAL,
                AURAS_AND_EQUIPMENT,
                keywords=("trample", "haste"),
                then=AtNext("end", Exile(THOSE_CARDS)),
            ),
        ),
    )
