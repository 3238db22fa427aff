"""Triggers as values: a match of an ability with an event, before and after it triggered (603)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.events import Event, ObjectEvent
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.terms import Condition
    from cardwright_core.zones import PlayerId

__all__ = [
    "AbilityTriggered",
    "Match",
    "Occurrence",
    "StateReached",
    "Trigger",
]


@record
class Match(Record):
    """An ability, one of its conditions, and the part of an event that matches it."""

    instance: Instance
    condition: Condition
    event: Event

    @property
    def aspect(self) -> type[Event]:
        """The type of event that the condition waits for."""
        return self.condition.event

    def listeners(self, game: Game, hook: str) -> tuple[()]:
        """Return no listeners beside those of the index."""
        del game, hook
        return ()

    def caused_by(self, kind: type[Event]) -> bool:
        """Whether the ability waits for an event of that kind, as its condition is worded."""
        return issubclass(self.condition.event, kind)

    def involves(self, game: Game, *words: str) -> bool:
        """Whether it happens to a permanent of one of these types, as it is once it happened."""
        views = (game.see(part.subject) for part in self.event.parts if part.subject)
        return any(view.is_a(word) for view in views for word in words)

    def of_permanent_of(self, *players: PlayerId) -> bool:
        """Whether it is a permanent's own ability, and one of `players` controls (or did) that.

        A delayed or reflexive ability is no permanent's own (603.2d).
        """
        return self.instance.zone is Zone.BATTLEFIELD and self.instance.controller in players


@record
class Occurrence(Match):
    """A match before it is known whether the ability triggers (603.2c)."""


@record
class Trigger(Match):
    """A match on which the ability triggered: what waits to be put on the stack (603.3).

    `becomes` is the id of the object that it will be there.
    """

    becomes: int = 0


@record
class AbilityTriggered(Event):
    """An ability triggered; abilities that wait for that are placed after the others (603.3b)."""

    english = "an ability triggers"

    rule: ClassVar[str] = "603.2"
    settled: ClassVar[bool] = True

    trigger: Trigger

    @property
    def instance(self) -> Instance:
        """The ability that triggered."""
        return self.trigger.instance

    @property
    def stacked(self) -> int:
        """The object that it will be on the stack."""
        return self.trigger.becomes

    @property
    def subject(self) -> int:
        """The object whose ability it is."""
        return self.instance.source.id

    def apply(self, game: Game) -> Event:
        """Change nothing: the ability waits."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say whose ability triggered."""
        del game
        return f"ability of {self.instance.source.name} triggers ({self.instance.controller})"


@record
class StateReached(ObjectEvent):
    """The game is in the state that a state trigger of an object waits for (603.8)."""

    rule: ClassVar[str] = "603.8"
