"""The log of a game in plain text, to read in a failure and to keep as a snapshot."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardwright_core.game import Game
    from cardwright_core.log import Entry

__all__ = ["told"]


def told(game: Game, since: int = 0) -> str:
    """Return the log as lines, from entry number `since` on; the same text on every machine."""
    return "\n".join(_line(entry) for entry in game.log[since:])


def _line(entry: Entry) -> str:
    whose = f" <{entry.by.source.name}, {entry.by.controller}>" if entry.by is not None else ""
    times = f" x{entry.times}" if entry.times > 1 else ""
    counted = ", ".join(
        f"{witness.hook} {witness.answer} by {witness.by.source.name}"
        for witness in entry.witnesses
    )
    because = f" ({counted})" if counted else ""
    text = f" {entry.text}" if entry.text else ""
    return f"{'  ' * entry.depth}{entry.kind}{times}:{text}{whose} [{entry.rule}]{because}"
