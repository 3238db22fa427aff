"""Sacrifices of a player's own choice (701.21a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.decisions import Decision
from cardwright_rules.destruction import Sacrificed
from cardwright_rules.vocabulary.counts import amount
from cardwright_rules.vocabulary.effects import at_once
from cardwright_rules.vocabulary.filters import PERMANENT

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.terms import Filter
    from cardwright_rules.vocabulary.counts import Amount
    from cardwright_rules.vocabulary.selections import Players, Selection

__all__ = ["ControllersSacrifice", "SacrificeOfTheirChoice"]


@record
class SacrificeOfTheirChoice(Record):
    """Players sacrifice permanents of a set that they choose, as many as there are (701.21a)."""

    english = "{who:sacrifice} {count:{what:of permanent}} of their choice"

    who: Players
    what: Filter = PERMANENT
    count: Amount = 1

    def resolve(self, game: Game, by: Instance) -> None:
        """Let each choose, in turn order; all is sacrificed at once (101.4)."""
        chosen: list[int] = []
        for player in self.who.players(game, by):
            views = game.permanents(player)
            options = tuple(view.id for view in views if self.what.matches(game, by, view))
            count = min(amount(game, by, self.count), len(options))
            decision = Decision((player,), "sacrifice", options, count, count, rule="701.21a")
            chosen.extend(game.choose(decision))
        at_once(game, by, map(Sacrificed, chosen))


@record
class ControllersSacrifice(Record):
    """Whoever controls a permanent sacrifices it (701.21a)."""

    english = "the controller of {what:each} sacrifices it"

    what: Selection

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it for all at once."""
        at_once(game, by, map(Sacrificed, self.what.objects(game, by)))
