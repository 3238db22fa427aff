"""Dungeons and venturing in the words of cards (309, 701.49)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cardwright_core._records import Record, record
from cardwright_core.abilities import StaticAbility, TriggeredAbility
from cardwright_core.cards import about
from cardwright_core.specs import hookimpl
from cardwright_core.terms import Condition, Test, This
from cardwright_core.zones import Zone
from cardwright_rules.dungeons import (
    COMPLETED,
    DungeonCompleted,
    DungeonRoom,
    DungeonRooms,
    IntoRoom,
    MarkerMoved,
    VenturesIntoDungeon,
    completed_dungeons,
    ventured_this_turn,
)
from cardwright_rules.vocabulary.counts import Count
from cardwright_rules.vocabulary.doors import DoneByYou
from cardwright_rules.vocabulary.selections import EACH_OPPONENT, YOU

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Effect, Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.terms import TargetSpec
    from cardwright_rules.vocabulary.selections import Players

__all__ = [
    "COMPLETED_A_DUNGEON",
    "YOU_COMPLETE_A_DUNGEON",
    "CompletedDungeon",
    "DungeonsCompleted",
    "VentureInto",
    "VentureOnlyOnce",
    "dungeon",
    "dungeon_room",
]


class _Room(NamedTuple):
    name: str
    effect: Effect
    targets: tuple[TargetSpec, ...]
    to: tuple[str, ...]


def dungeon_room(
    name: str, effect: Effect, *targets: TargetSpec, to: tuple[str, ...] = ()
) -> _Room:
    """Return a room of a dungeon: its effect, and to which other rooms arrows lead (309.4c)."""
    return _Room(name, effect, targets, to)


def dungeon(*rooms: _Room, only_as: str = "") -> tuple[Ability, ...]:
    """Return the abilities of a dungeon card with these rooms, the topmost first (309.4).

    One with `only_as` can be entered only by a venture into that.
    """
    places = {room.name: place for place, room in enumerate(rooms)}
    drawn = tuple(DungeonRoom(one.name, tuple(places[name] for name in one.to)) for one in rooms)
    return (
        StaticAbility(DungeonRooms(drawn, only_as)),
        *(_ability(place, room) for place, room in enumerate(rooms)),
    )


def _ability(place: int, room: _Room) -> TriggeredAbility:
    into = Condition(MarkerMoved, This(), (IntoRoom(place, room.name),), (Zone.COMMAND,))
    return TriggeredAbility((into,), room.effect, room.targets)


@record
class VentureInto(Record):
    """Players venture into the dungeon, or into one with a quality (701.49)."""

    english = "{who:venture} into the dungeon{quality:? (@)}"

    quality: str = ""
    who: Players = YOU

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it for one after the other (101.4)."""
        for player in self.who.players(game, by):
            game.propose(VenturesIntoDungeon(player, self.quality), by)


@record
class CompletedDungeon(Test):
    """You have completed a dungeon, or the one of a name (309.7)."""

    english = "you have completed a dungeon{name:? (@)}"

    name: str = ""

    @property
    def watches(self) -> frozenset[str]:
        """The dungeons that were completed."""
        return frozenset({COMPLETED})

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether you have."""
        del event
        completed = completed_dungeons(game, by.controller)
        return self.name in completed if self.name else bool(completed)


COMPLETED_A_DUNGEON = CompletedDungeon()

YOU_COMPLETE_A_DUNGEON = Condition(DungeonCompleted, where=(DoneByYou(),))
"""Whenever you complete a dungeon (309.7)."""


@record
class DungeonsCompleted(Count):
    """How many differently named dungeons you have completed."""

    english = "the number of differently named dungeons you've completed"

    @property
    def watches(self) -> frozenset[str]:
        """The dungeons that were completed."""
        return frozenset({COMPLETED})

    def value(self, game: Game, by: Instance) -> int:
        """Count them."""
        del self
        return len(set(completed_dungeons(game, by.controller)))


@record
class VentureOnlyOnce(Record):
    """Certain players can't venture into the dungeon more than once each turn."""

    english = "{who} can't venture into the dungeon more than once each turn"

    who: Players = EACH_OPPONENT

    @hookimpl
    @about(VenturesIntoDungeon)
    def prohibits(self, game: Game, by: Instance, act: VenturesIntoDungeon) -> str | None:
        """614.17"""
        if act.player not in self.who.players(game, by):
            return None
        again = ventured_this_turn(game, act.player) > 0
        return f"not more than once each turn ({by.source.name})" if again else None
