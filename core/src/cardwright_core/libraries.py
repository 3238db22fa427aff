"""Libraries as cards come and go: the others keep their order (401)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.objects import Library

if TYPE_CHECKING:
    from cardwright_core.game import Game
    from cardwright_core.zone_changes import ZoneChange

__all__ = ["put_into_library", "take_from_library"]


def take_from_library(game: Game, change: ZoneChange) -> None:
    """Take the card that moves out of its owner's library, wherever it is in it."""
    library = game.state.library(change.owner)
    if library.cards[library.top] == change.card:
        left = library.replace(top=library.top + 1)
    else:
        order = library.order()
        place = order.index(change.card)
        left = Library(order[:place] + order[place + 1 :])
    game.state.libraries[change.owner] = left


def put_into_library(game: Game, change: ZoneChange) -> None:
    """Put a card `position` from the top, or from the bottom for a negative one; no token stays."""
    if not change.card:
        return
    order = game.state.library(change.owner).order()
    place = change.position if change.position >= 0 else len(order) + 1 + change.position
    game.state.libraries[change.owner] = Library((*order[:place], change.card, *order[place:]))
