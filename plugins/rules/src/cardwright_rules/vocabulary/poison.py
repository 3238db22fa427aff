"""Counters that players get, and who is poisoned (122.1, 122.1f, 810.10d)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.terms import Test
from cardwright_rules.counters import PlayerGetsCounters
from cardwright_rules.teams import sharing
from cardwright_rules.vocabulary.counts import amount
from cardwright_rules.vocabulary.effects import at_once
from cardwright_rules.vocabulary.selections import YOU

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId
    from cardwright_rules.vocabulary.counts import Amount
    from cardwright_rules.vocabulary.selections import Players

__all__ = ["GiveCounters", "IsPoisoned"]


@record
class GiveCounters(Record):
    """Players get counters of a kind (122.1)."""

    english = "{who:get} {count:{counter} counter}"

    counter: str
    count: Amount = 1
    who: Players = YOU

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it for all at once."""
        count = amount(game, by, self.count)
        if count > 0:
            players = self.who.players(game, by)
            at_once(game, by, (PlayerGetsCounters(one, self.counter, count) for one in players))


@record
class IsPoisoned(Test):
    """One of certain players is poisoned; the poison counters of a team are all its players'."""

    english = "{who} is poisoned"

    who: Players = YOU

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether one is."""
        del event
        return any(_is_poisoned(game, player) for player in self.who.players(game, by))


def _is_poisoned(game: Game, player: PlayerId) -> bool:
    team = (player, *sharing(game, player))
    return any(dict(game.player(name).counters).get("poison") for name in team)
