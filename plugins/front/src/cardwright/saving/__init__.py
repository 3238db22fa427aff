"""Saved games and replays: versioned JSON, in which the state's own values are written.

:func:`save` and :func:`load` serve any game of the kernel; :class:`cardwright.Game` has them as
methods.
"""

from __future__ import annotations

from cardwright.saving.errors import DivergedError, SaveError, UnsavableError
from cardwright.saving.games import load, load_value, save, save_value
from cardwright.saving.replays import Replay

__all__ = [
    "DivergedError",
    "Replay",
    "SaveError",
    "UnsavableError",
    "load",
    "load_value",
    "save",
    "save_value",
]
