"""Revel in Riches."""

from cardwright.authoring import (
    CREATURE,
    OPPONENTS_CONTROL,
    TREASURE,
    Card,
    CreateTokens,
    Dies,
    Is,
    WinGame,
    all_of,
    at_the_beginning_of,
    triggered,
    whenever,
    you_control,
)


class RevelInRiches(Card):
    name = "Revel in Riches"
    cost = "{4}{B}"
    types = "Enchantment"
    abilities = (
        triggered(whenever(Dies, all_of(CREATURE, OPPONENTS_CONTROL)), CreateTokens(TREASURE)),
        triggered(
            at_the_beginning_of("upkeep", yours=True),
            WinGame(),
            only_if=you_control(Is("Treasure"), at_least=10),
        ),
    )
