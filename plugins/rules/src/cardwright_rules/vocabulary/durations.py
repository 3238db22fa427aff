"""Durations worded "for as long as" (611.2b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import record
from cardwright_core.abilities import Duration
from cardwright_core.terms import Test
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.selections import TARGET

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.terms import Filter
    from cardwright_rules.vocabulary.selections import Selection

__all__ = ["WHILE_YOU_CONTROL_THIS", "Remains", "YouControlThis"]


@record
class YouControlThis(Test):
    """The controller of the effect controls its source, which is on the battlefield still."""

    english = "you control this"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether they do."""
        del event
        if not game.exists(by.source.id):
            return False
        view = game.see(by.source.id)
        return view.zone is Zone.BATTLEFIELD and view.controller == by.controller


@record
class Remains(Test):
    """Certain permanents are still there, and in a set: what is phased out is not (702.26f)."""

    english = "{of:each} remains {what}"

    what: Filter
    of: Selection = TARGET

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether each of them is, as it is now, its status included."""
        del event
        items = self.of.known(game, by)
        return bool(items) and all(self._holds(game, by, item) for item in items)

    def _holds(self, game: Game, by: Instance, item: int) -> bool:
        if not game.exists(item):
            return False
        view = game.see(item).replace(status=game.state.status_of(item))
        return view.zone is Zone.BATTLEFIELD and self.what.matches(game, by, view)


WHILE_YOU_CONTROL_THIS = Duration.while_true(YouControlThis())
