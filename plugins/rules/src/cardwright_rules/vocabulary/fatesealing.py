"""Fateseal: looking at the top of an opponent's library (701.29)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.decisions import Decision
from cardwright_core.events import PlayerEvent
from cardwright_rules.vocabulary.counts import amount
from cardwright_rules.vocabulary.libraries import sort_top

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId
    from cardwright_rules.vocabulary.counts import Amount

__all__ = ["Fateseal", "Fateseals"]


@record
class Fateseals(PlayerEvent):
    """A player looks at the top cards of an opponent's library, and sorts them (701.29a)."""

    english = "a player fateseals"

    rule: ClassVar[str] = "701.29a"
    touches_library: ClassVar[bool] = True

    whose: PlayerId
    count: int

    def apply(self, game: Game) -> Event:
        """Let them choose what goes to the bottom."""
        sort_top(game, self.player, self.whose, self.count, self.rule)
        return self

    def describe(self, game: Game) -> str:
        """Say who looks at how many of whose cards."""
        del game
        return f"{self.player} fateseals {self.count} of {self.whose}"


@record
class Fateseal(Record):
    """Its controller fateseals: an opponent of their choice is meant (701.29a)."""

    english = "fateseal {count}"

    count: Amount = 1

    def resolve(self, game: Game, by: Instance) -> None:
        """Ask whose library it is, and propose it."""
        opponents = game.opponents(by.controller)
        prompt = "whose library to fateseal"
        decision = Decision((by.controller,), "player", opponents, prompt=prompt, rule="701.29a")
        for player in game.choose(decision) if opponents else ():
            count = min(amount(game, by, self.count), len(game.state.library(player)))
            if count > 0:
                game.propose(Fateseals(by.controller, player, count), by)
