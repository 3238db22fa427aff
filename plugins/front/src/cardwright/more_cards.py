"""Where more cards come from, for whoever names one that is not installed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardwright_core.errors import UnknownNameError

__all__ = ["more_cards"]


def more_cards(error: UnknownNameError) -> str:
    """Return where a card may come from that is unknown and like none; nothing for all else."""
    if error.kind != "card" or error.near:
        return ""
    return "pip install 'cardwright[cards]' brings the project's own packs"
