"""Designations of players that last for the game: the city's blessing (702.131, 702.195)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.cards import about
from cardwright_core.events import Event, PlayerEvent
from cardwright_core.specs import hookimpl
from cardwright_core.terms import Test
from cardwright_rules.vocabulary.comparing import you_control
from cardwright_rules.vocabulary.filters import ARTIFACT, PERMANENT, AnyOf, Is

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = [
    "ASCEND",
    "BLESSED",
    "STORIED",
    "Ascend",
    "PlayerDesignated",
    "YouGetDesignation",
    "YouHaveDesignation",
]

_SLICE = "designated players"


def _has(game: Game, player: PlayerId, name: str) -> bool:
    return (player, name) in game.state.slices.get(_SLICE, ())


@record
class PlayerDesignated(PlayerEvent):
    """A player gets a designation for the rest of the game (702.131c)."""

    english = "a player gets a designation"

    rule: ClassVar[str] = "702.131c"

    name: str

    def impossible(self, game: Game) -> str:
        """Say that they have it."""
        return f"they have {self.name}" if _has(game, self.player, self.name) else ""

    def apply(self, game: Game) -> Event:
        """Write it."""
        slices = game.state.slices
        slices[_SLICE] = (*slices.get(_SLICE, ()), (self.player, self.name))
        return self

    def describe(self, game: Game) -> str:
        """Say who has what."""
        del game
        return f"{self.player} gets {self.name}"


@record
class YouHaveDesignation(Test):
    """The controller of the ability has a designation."""

    english = "you have {name}"

    name: str

    @property
    def watches(self) -> frozenset[str]:
        """The designations of players."""
        return frozenset({_SLICE})

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether they have."""
        del event
        return _has(game, by.controller, self.name)


@record
class YouGetDesignation(Record):
    """Any time that something is true of its controller, they get a designation (702.131b)."""

    english = "any time {when}, you get {name} for the rest of the game"

    name: str
    when: Test

    @hookimpl
    @about(Event)
    def consequences(self, game: Game, by: Instance) -> PlayerDesignated | None:
        """702.131b, 702.195a"""
        if _has(game, by.controller, self.name) or not self.when.holds(game, by, None):
            return None
        return PlayerDesignated(by.controller, self.name)


BLESSED = "the city's blessing"
ASCEND = YouGetDesignation(BLESSED, you_control(PERMANENT, at_least=10))
STORIED = YouGetDesignation(
    "an enduring story",
    you_control(AnyOf((ARTIFACT, Is("Saga"), Is("Legendary"))), at_least=3),
)


@record
class Ascend(Record):
    """What ascend on an instant or sorcery does: the blessing, if so (702.131a)."""

    english = "ascend"

    def resolve(self, game: Game, by: Instance) -> None:
        """Look, and propose it."""
        if ASCEND.when.holds(game, by, None) and not _has(game, by.controller, BLESSED):
            game.propose(PlayerDesignated(by.controller, BLESSED), by)
