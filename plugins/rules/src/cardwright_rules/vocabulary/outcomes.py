"""Effects that win, lose or draw the game, and that set or exchange life totals (104, 119)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.decisions import Decision
from cardwright_core.events import Simultaneous
from cardwright_rules.losing import GameDrawn, Loses, Wins
from cardwright_rules.teams import sharing
from cardwright_rules.vocabulary.counts import amount
from cardwright_rules.vocabulary.life import life_becoming
from cardwright_rules.vocabulary.selections import EACH_PLAYER, TARGET_PLAYER, YOU

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId
    from cardwright_rules.vocabulary.counts import Amount
    from cardwright_rules.vocabulary.selections import Players

__all__ = ["DrawGame", "ExchangeLife", "LifeBecomes", "LoseGame", "WinGame"]


def _together(game: Game, by: Instance, events: Iterable[Event]) -> None:
    found = tuple(events)
    if found:
        game.propose(Simultaneous(found), by)


@record
class WinGame(Record):
    """Players win the game (104.2b)."""

    english = "{who:win} the game"

    who: Players = YOU

    def resolve(self, game: Game, by: Instance) -> None:
        """Let them."""
        _together(game, by, map(Wins, self.who.players(game, by)))


@record
class LoseGame(Record):
    """Players lose the game, all at once (104.3e)."""

    english = "{who:lose} the game"

    who: Players = YOU

    def resolve(self, game: Game, by: Instance) -> None:
        """Let them."""
        why = f"{by.source.name} says so (104.3e)"
        _together(game, by, (Loses(player, why) for player in self.who.players(game, by)))


@record
class DrawGame(Record):
    """The game is a draw, for all whom the controller can affect (104.4c, 104.4e)."""

    english = "the game is a draw"

    def resolve(self, game: Game, by: Instance) -> None:
        """Let it be."""
        players = EACH_PLAYER.players(game, by)
        game.propose(GameDrawn(players, f"{by.source.name} says so"), by)


@record
class LifeBecomes(Record):
    """The life totals of players become a number, all at once (119.5).

    Of a team with one life total, of which several are meant, the team chooses one (810.9d).
    """

    english = "the life total of {who} becomes {number}"

    number: Amount
    who: Players = TARGET_PLAYER

    def resolve(self, game: Game, by: Instance) -> None:
        """Let each gain or lose the difference."""
        number = amount(game, by, self.number)
        players = _one_of_each_life_total(game, self.who.players(game, by))
        _together(game, by, (e for player in players for e in life_becoming(game, player, number)))


def _one_of_each_life_total(game: Game, players: tuple[PlayerId, ...]) -> list[PlayerId]:
    chosen: list[PlayerId] = []
    left = list(players)
    while left:
        team = (left[0], *(one for one in sharing(game, left[0]) if one in left))
        prompt = "which of the team is affected"
        decision = Decision(team, "life total", team, prompt=prompt, rule="810.9d")
        chosen.append(game.choose(decision)[0])
        left = [player for player in left if player not in team]
    return chosen


@record
class ExchangeLife(Record):
    """Two players exchange life totals (701.12c); of those who share one nothing changes (810.9e).

    It does not happen either if one of them can't gain or lose what it takes (701.12a).
    """

    english = "{one} and {other} exchange life totals"

    one: Players = YOU
    other: Players = TARGET_PLAYER

    def resolve(self, game: Game, by: Instance) -> None:
        """Let each have what the other had."""
        players = (*self.one.players(game, by), *self.other.players(game, by))
        if len(set(players)) < len(players):
            return
        one, other = players
        mine, theirs = game.player(one).life, game.player(other).life
        events = (*life_becoming(game, one, theirs), *life_becoming(game, other, mine))
        if not any(game.rules.ask.prohibits(game, event) for event in events):
            _together(game, by, events)
