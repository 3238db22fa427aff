"""What happened while something was done: tokens that were created, what was discarded (608.2c)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.log import happened, newest_first
from cardwright_core.zone_changes import Enters, ZoneChange
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardwright_core.events import Event
    from cardwright_core.game import Game

__all__ = ["came_from", "events_while", "is_resolving", "tokens_among"]


def events_while(game: Game, act: Callable[[], object]) -> tuple[Event, ...]:
    """Do something, and return the events that happened, in order."""
    before = game.state.log
    act()
    return tuple(reversed(tuple(happened(game.state.log, before))))


def tokens_among(game: Game, events: tuple[Event, ...]) -> tuple[int, ...]:
    """Return the tokens that were created, as far as they are still there."""
    return tuple(
        event.becomes
        for event in events
        if isinstance(event, Enters) and event.origin is Zone.OUTSIDE and game.exists(event.becomes)
    )


def came_from(game: Game, item: int) -> int:
    """Return the object that an object was before it changed zones; 0 if it was none (400.7)."""
    for event in happened(game.state.log):
        if isinstance(event, ZoneChange) and event.subject == item:
            return event.subject_before
    return 0


def is_resolving(game: Game, item: int) -> bool:
    """Whether a spell is what began to resolve last, and so leaves the stack (608.2n)."""
    for entry in newest_first(game.state.log):
        if entry.kind == "resolves":
            return entry.by is not None and entry.by.source.id == item
    return False
