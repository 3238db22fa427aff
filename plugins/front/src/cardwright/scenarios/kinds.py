"""The kinds of counters that a scenario speaks of: what is all but a known one is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.counter_names import misspelt
from cardwright.scenarios.names import UnclearReferenceError
from cardwright.words import counter_kinds

if TYPE_CHECKING:
    from cardwright_core.game import Game

__all__ = ["refuse_misspelt"]


def refuse_misspelt(game: Game, kind: str) -> None:
    """Refuse a kind that is likely meant to be one of the rules, or of the scenario's cards."""
    slugs = dict.fromkeys(card.slug for card in game.state.cards if card is not None)
    cards = (game.rules.catalog.definition(slug).characteristics for slug in slugs)
    known = (one for card in cards for one in counter_kinds(card.abilities) if one)
    if problem := misspelt(kind, known):
        raise UnclearReferenceError(problem)
