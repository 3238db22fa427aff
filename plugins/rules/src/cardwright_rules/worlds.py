"""The world rule (704.5k)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.events import Event
from cardwright_core.specs import hookimpl, idle_unless
from cardwright_core.zone_changes import move
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from cardwright_core.game import Game
    from cardwright_core.objects import View

__all__ = ["WorldsSeen", "worlds"]

_SLICE = (
    "worlds"  # those that the checks have seen, in groups that came together, the last one last
)


@record
class WorldsSeen(Event):
    """A check has seen which permanents are worlds, and which of them came together."""

    rule: ClassVar[str] = "704.5k"

    groups: tuple[tuple[int, ...], ...]

    def apply(self, game: Game) -> Event:
        """Note it."""
        game.state.slices[_SLICE] = self.groups
        return self

    def describe(self, game: Game) -> str:
        """Say which are the newest."""
        names = ", ".join(game.see(item).called for item in self.groups[-1])
        return f"the newest worlds are {names}"


def _is_world(view: View) -> bool:
    return "World" in view.characteristics.supertypes


class Worlds:
    """All worlds but the newest are put into their owners' graveyards."""

    @hookimpl
    @idle_unless(there_is=_is_world)
    def state_based_actions(self, game: Game) -> list[Event]:
        """704.5k; those that are new since the check before count as equally old"""
        there = _worlds(game)
        if not there:
            return []
        seen: tuple[tuple[int, ...], ...] = game.state.slices.get(_SLICE, ())
        known = [item for group in seen for item in group]
        left = (tuple(item for item in group if item in there) for group in seen)
        new = tuple(item for item in there if item not in known)
        groups = tuple(group for group in (*left, new) if group)
        events: list[Event] = [WorldsSeen(groups)] if groups != seen else []
        newest = groups[-1]
        if len(there) > 1:
            gone = (item for item in there if len(newest) > 1 or item not in newest)
            events += [move(game, item, Zone.GRAVEYARD) for item in gone]
        return events


def _worlds(game: Game) -> tuple[int, ...]:
    return game.state.standing.permanents(_is_world, game)


worlds = Worlds()
