"""What can be wrong with a game that is to be saved, or with a file that is to be read."""

from __future__ import annotations

from cardwright_core.errors import CardwrightError, InputError, shown

__all__ = ["DivergedError", "SaveError", "UnsavableError"]


class SaveError(InputError):
    """A file is no saved game or replay, or is one of something that is not installed here."""

    def __init__(self, where: str, reason: str) -> None:
        """Say `where` in the file what is wrong."""
        self.where, self.reason = where, reason
        super().__init__(f"{shown(where, 200)}: {reason}" if where else reason)


class UnsavableError(CardwrightError):
    """The state holds something that is no value; says where, and whose it is if that is known.

    `modules` are those that it may be from, the likeliest first.
    """

    def __init__(self, message: str, modules: tuple[str, ...] = ()) -> None:
        """Take the message and the modules."""
        self.modules = modules
        super().__init__(message)


class DivergedError(InputError):
    """A replay does not fit the game that is played: says which answer, and what was asked."""
