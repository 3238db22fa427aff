"""Permanents that can't have more than so many counters of a kind (704.5r)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import record
from cardwright_core.abilities import Behaviour
from cardwright_core.specs import hookimpl, idle_unless
from cardwright_rules.counters import CountersRemoved

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.game import Game
    from cardwright_core.objects import View

__all__ = ["CountersAtMost", "counter_limits"]


@record
class CountersAtMost(Behaviour):
    """It can't have more than so many counters of a kind on it; those beyond are removed."""

    english = "this can't have more than {number} {counter} counters on it"

    counter: str
    number: int


def _too_many(view: View) -> Iterator[CountersRemoved]:
    for ability in view.characteristics.abilities:
        limit = getattr(ability, "behaviour", None)
        if isinstance(limit, CountersAtMost):
            more = view.object.count(limit.counter) - limit.number
            if more > 0:
                yield CountersRemoved(view.id, limit.counter, more)


def _has_too_many(view: View) -> bool:
    return any(True for _ in _too_many(view))


class CounterLimits:
    """Removes the counters that are too many."""

    @hookimpl
    @idle_unless(there_is=_has_too_many)
    def state_based_actions(self, game: Game) -> list[CountersRemoved]:
        """704.5r"""
        return [event for item in _limited(game) for event in _too_many(game.see(item))]


def _limited(game: Game) -> tuple[int, ...]:
    return game.state.standing.permanents(_has_too_many, game)


counter_limits = CounterLimits()
