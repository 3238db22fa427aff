"""Drawing cards (121)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.events import Event
from cardwright_core.zone_changes import from_library
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = ["CardDrawn", "Draw"]


@record
class Draw(Event):
    """A player draws a number of cards: it contains that many draws, one by one (121.2)."""

    rule: ClassVar[str] = "121.2"

    player: PlayerId
    count: int = 1

    def affected(self, game: Game) -> PlayerId:
        """Return the player."""
        del game
        return self.player

    def apply(self, game: Game) -> Event:
        """Propose each draw."""
        for _ in range(self.count):
            game.propose(CardDrawn(self.player))
        return self

    def describe(self, game: Game) -> str:
        """Say who draws how many."""
        del game
        return f"{self.player} draws {self.count}"


@record
class CardDrawn(Event):
    """A player draws one card (121.1)."""

    rule: ClassVar[str] = "121.1"

    player: PlayerId

    def affected(self, game: Game) -> PlayerId:
        """Return the player."""
        del game
        return self.player

    def contains(self, game: Game) -> tuple[Event, ...]:
        """Return the move of the top card to the hand."""
        library = game.state.library(self.player)
        if not len(library):
            return ()
        return (from_library(game, library.cards[library.top], Zone.HAND),)

    def apply(self, game: Game) -> Event:
        """Remember a draw from an empty library (121.4)."""
        if not len(game.state.library(self.player)):
            player = game.player(self.player)
            game.state.players[self.player] = player.replace(drew_from_empty=True)
        return self

    def describe(self, game: Game) -> str:
        """Say who draws."""
        del game
        return f"{self.player} draws a card"
