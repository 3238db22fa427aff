"""Doubling the counters on something (701.10e)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.events import CountersPut
from cardwright_rules.vocabulary.effects import at_once
from cardwright_rules.vocabulary.selections import TARGET

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_rules.vocabulary.selections import Selection

__all__ = ["DoubleCounters"]


@record
class DoubleCounters(Record):
    """The number of each kind of counter on objects is doubled (701.10e)."""

    english = "double the number of each kind of counter on {what}"

    what: Selection = TARGET

    def resolve(self, game: Game, by: Instance) -> None:
        """Put as many of each kind as there are, all at once."""
        at_once(
            game,
            by,
            (
                CountersPut(item, kind, count)
                for item in self.what.objects(game, by)
                for kind, count in game.state.objects[item].counters
            ),
        )
