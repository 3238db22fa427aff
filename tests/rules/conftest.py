"""Creatures for tests of combat: a card for every "2/2 flying" that a test names."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from cardwright.authoring import ActivatedAbility, Card
from cardwright_core.casting import proposed_spell

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardwright.authoring import Instance
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


@pytest.fixture
def activate(table: Table) -> Callable[[str, int, str], None]:
    """Let a player activate the ability of an object that costs so much mana, and resolve it."""

    def act(player: str, item: int, printed: str) -> None:
        for number, ability in enumerate(table.see(item).characteristics.abilities):
            if isinstance(ability, ActivatedAbility) and str(ability.cost.mana) == printed:
                table.activate(player, item, number)
                table.resolve()
                return
        message = f"{table.see(item).name} has no ability that costs {printed}"
        raise LookupError(message)

    return act


@pytest.fixture
def spell_of(table: Table) -> Callable[[int], Instance]:
    """Return a card as the instance that its owner's spell would be, before any choice."""

    def instance(item: int) -> Instance:
        return proposed_spell(table.game, table.see(item).owner, item).instance

    return instance


@pytest.fixture
def attach(table: Table) -> Callable[[int, int | str], None]:
    """Attach something to a permanent or player, without an event."""

    def put(item: int, to: int | str) -> None:
        state = table.game.state
        there = state.objects[item]
        state.put(there.replace(attached=to, timestamp=state.new_timestamp()))
        table.game.follow()

    return put


@pytest.fixture
def may_begin(table: Table) -> Callable[[str, int], bool]:
    """Say whether a player may begin to cast a card, or to activate an ability of an object."""

    def asked(player: str, item: int) -> bool:
        table.game.follow()
        actions = table.rules.ask.legal_actions(table.game, player)
        return item in [getattr(action, "object", 0) for action in actions]

    return asked
