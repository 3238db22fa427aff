"""What is wrong with a scenario file, told with its file and line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.errors import InputError, nearest

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

__all__ = ["ScenarioError", "did_you_mean"]


class ScenarioError(InputError):
    """A scenario file does not say what it has to; the message begins with file and line."""

    def __init__(self, path: Path, line: int, message: str) -> None:
        """Say in which file, on which line, and what."""
        self.path, self.line, self.reason = path, line, message
        super().__init__(f"{path}:{line}: {message}")


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Return the nearest known words as the end of a message, or else all of them."""
    known = tuple(known)
    near = nearest(word, known)
    if near:
        return f"; did you mean {' or '.join(map(repr, near))}?"
    return f"; known: {', '.join(known)}" if known else ""
