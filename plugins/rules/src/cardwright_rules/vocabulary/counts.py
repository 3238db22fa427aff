"""Counts: numbers that are worked out as an effect resolves (107.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import record
from cardwright_core.abilities import Number

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game

__all__ = ["Amount", "Count", "CountersOnThis", "amount"]


class Count(Number):
    """Base of counts."""

    __slots__ = ()

    def value(self, game: Game, by: Instance) -> int:
        """Return the number now."""
        raise NotImplementedError


@record
class CountersOnThis(Count):
    """The number of counters of a kind on the source, as it is or last existed (608.2h)."""

    counter: str

    def value(self, game: Game, by: Instance) -> int:
        """Count them."""
        return game.see(by.source.id).object.count(self.counter)


Amount = int | Count
"""A fixed number, or one that is worked out."""


def amount(game: Game, by: Instance, number: Amount) -> int:
    """Return what `number` is now."""
    return number if isinstance(number, int) else number.value(game, by)
