"""Committing a crime: to target opponents, or what is theirs (700.13)."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

from cardwright_core._records import record
from cardwright_core.targeting import BecomesTarget
from cardwright_core.terms import Condition, Test
from cardwright_rules.this_turn import happened_this_turn

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game

__all__ = ["YOU_COMMITTED_A_CRIME", "YOU_COMMIT_A_CRIME", "CommitsCrime", "YouCommittedCrime"]


@record
class CommitsCrime(Test):
    """A spell or ability of yours targets an opponent, or what is theirs, as it is announced.

    A copy commits no crime, and neither does a target that is changed.
    """

    english = "as you commit a crime"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it does."""
        del self
        if not isinstance(event, BecomesTarget) or event.instance.controller != by.controller:
            return False
        return event.announced and event.whose in game.opponents(by.controller)


YOU_COMMIT_A_CRIME = Condition(BecomesTarget, where=(CommitsCrime(),), together=True)
"""However many a spell or ability targets, that is one crime (700.13)."""


@record
class YouCommittedCrime(Test):
    """You committed a crime this turn."""

    english = "you committed a crime this turn"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether you did: whose each target was, was noted as it became one."""
        del self, event
        return any(
            _CRIME.holds(game, by, found)
            for found, _ in happened_this_turn(game, BecomesTarget, attrgetter("stacked"))
        )


_CRIME = CommitsCrime()
YOU_COMMITTED_A_CRIME = YouCommittedCrime()
