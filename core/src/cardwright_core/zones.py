"""The zones of the game (400.1)."""

from __future__ import annotations

from enum import IntEnum

__all__ = ["EACH_PLAYER", "PlayerId", "Zone", "ZoneKey", "told_way", "told_zone"]

PlayerId = str
"""A player's name in the game: ``"P1"``, ``"P2"``, in turn order."""


class Zone(IntEnum):
    """Where an object can be.

    Two are no zones: `OUTSIDE` is the place that tokens come from; under `PHASED_OUT` permanents
    are kept that are treated as though they did not exist (702.26b).
    """

    OUTSIDE = 0
    LIBRARY = 1
    HAND = 2
    BATTLEFIELD = 3
    GRAVEYARD = 4
    STACK = 5
    EXILE = 6
    COMMAND = 7
    PHASED_OUT = 8


EACH_PLAYER = frozenset({Zone.LIBRARY, Zone.HAND, Zone.GRAVEYARD})
"""The zones of which each player has one of their own (400.1)."""

ZoneKey = tuple[Zone, PlayerId]
"""A zone and its owner; the owner of a shared zone is the empty string."""


def told_zone(zone: Zone) -> str:
    """Return what a zone is called in the log."""
    return _TOLD.get(zone) or f"the {zone.name.lower().replace('_', ' ')}"


def told_way(zone: Zone) -> str:
    """Return how the log says that something goes to a zone."""
    return f"{'into' if zone is Zone.EXILE else 'to'} {told_zone(zone)}"


_TOLD = {
    Zone.OUTSIDE: "outside the game",
    Zone.EXILE: "exile",
    Zone.COMMAND: "the command zone",
}
