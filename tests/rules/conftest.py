"""Creatures for tests of combat: a card for every "2/2 flying" that a test names."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from cardwright.authoring import Card

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardwright.testing.table import Table

_KEYWORDS = re.compile(r"first strike|double strike|\w+")


def creature(text: str) -> type[Card]:
    """Return a creature card whose name is its power, toughness and keywords."""
    numbers, _, keywords = text.partition(" ")
    power, toughness = map(int, numbers.split("/"))
    values = {
        "name": text,
        "types": "Creature",
        "power": power,
        "toughness": toughness,
        "keywords": tuple(_KEYWORDS.findall(keywords)),
    }
    return type("TestCreature", (Card,), values)


@pytest.fixture
def lay(table: Table) -> Callable[..., list[int]]:
    """Put creatures of each player onto the table, told as "2/2 flying" or as cards of the test."""

    def put(**board: list[str | type[Card]]) -> list[int]:
        cards = {
            found.name: found
            for wanted in board.values()
            for found in (creature(w) if isinstance(w, str) else w for w in wanted)
        }
        for card in cards.values():
            table.add_card(card)
        return [
            table.battlefield(player, wanted if isinstance(wanted, str) else wanted.name)
            for player, several in board.items()
            for wanted in several
        ]

    return put


@pytest.fixture
def planeswalker() -> type[Card]:
    """Return a planeswalker without abilities."""
    values = {"name": "Walker", "types": "Legendary Planeswalker — Test", "loyalty": 4}
    return type("TestWalker", (Card,), values)
