"""Drawing cards (121)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.entering import speaks_in_library
from cardwright_core.events import PlayerEvent
from cardwright_core.happening import concerns_nobody
from cardwright_core.zone_changes import ZoneChange, from_library, printed_on
from cardwright_core.zones import Zone
from cardwright_rules.this_turn import note_this_turn, noted_this_turn

if TYPE_CHECKING:
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = ["CardDrawn", "Draw", "drawn_this_turn"]


_DRAWN = "cards drawn this turn"


def drawn_this_turn(game: Game, player: PlayerId) -> int:
    """Return how many cards a player has drawn this turn."""
    return noted_this_turn(game, _DRAWN).count(player)


_IN_DRAW_STEP = "cards drawn this draw step"


def is_first_of_draw_step(game: Game, event: CardDrawn) -> bool:
    """Whether it would be the first card that a player draws in their own draw step (504.1)."""
    cursor = game.state.cursor
    if cursor.step.name != "draw" or event.player not in game.side(cursor.active):
        return False
    return event.player not in noted_this_turn(game, _IN_DRAW_STEP)


@record
class Draw(PlayerEvent):
    """A player draws a number of cards: it contains that many draws, one by one (121.2)."""

    english = "a player draws cards"

    rule: ClassVar[str] = "121.2"

    count: int = 1

    def apply(self, game: Game) -> Event:
        """Propose each draw."""
        for _ in range(self.count):
            if not _drawn_at_once(game, self.player):
                game.propose(CardDrawn(self.player, game.state.new_id()))
        return self

    def describe(self, game: Game) -> str:
        """Say who draws how many."""
        del game
        return f"{self.player} draws {self.count}"


@record
class CardDrawn(PlayerEvent):
    """A player draws one card (121.1); it `becomes` an object in the hand."""

    english = "a player draws a card"

    rule: ClassVar[str] = "121.1"

    becomes: int = 0

    def contains(self, game: Game) -> tuple[Event, ...]:
        """Return the move of the top card to the hand."""
        library = game.state.library(self.player)
        if not len(library):
            return ()
        moved = from_library(game, library.cards[library.top], Zone.HAND)
        return (moved.replace(becomes=self.becomes or moved.becomes),)

    def apply(self, game: Game) -> Event:
        """Count it, and remember a draw from an empty library (121.4)."""
        note_this_turn(game, _DRAWN, self.player)
        if game.state.cursor.step.name == "draw":
            note_this_turn(game, _IN_DRAW_STEP, self.player)
        if not len(game.state.library(self.player)):
            player = game.player(self.player)
            game.state.players[self.player] = player.replace(drew_from_empty=True)
        return self

    def describe(self, game: Game) -> str:
        """Say who draws."""
        del game
        return f"{self.player} draws a card"


def _drawn_at_once(game: Game, player: PlayerId) -> bool:
    """Let a player draw a card, if nobody has a say in that; return whether it is done.

    The draw and the move of the card are written as the pipeline would write them, with the same
    numbers, and nobody is asked.
    """
    state, library = game.state, game.state.library(player)
    top, cards = library.top, library.cards
    if top == len(cards) or state.dirty or state.volatile or not concerns_nobody(game, _KINDS):
        return False
    card = cards[top]
    physical = state.cards[card]
    if physical is None or speaks_in_library(game, printed_on(game, card).abilities):
        return False
    becomes = state.new_id()
    state.new_id()  # the one that the move would have, if it were not told by the draw
    drawn = CardDrawn(player, becomes)
    moved = ZoneChange(0, card, physical.owner, Zone.LIBRARY, Zone.HAND, becomes, "")
    game.let_happen_together((drawn, moved))
    return True


_KINDS = (CardDrawn, ZoneChange)
