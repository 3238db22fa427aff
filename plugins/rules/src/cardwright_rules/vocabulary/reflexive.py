"""Abilities that trigger on what was done during a resolution, and limits of doing (603.12)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import TriggeredAbility
from cardwright_core.events import Event
from cardwright_core.noticing import trigger_reflexively
from cardwright_core.terms import AnyObject, Condition, Test
from cardwright_rules.vocabulary.happened import events_while

if TYPE_CHECKING:
    from collections.abc import Hashable

    from cardwright_core.abilities import Effect, Instance
    from cardwright_core.game import Game
    from cardwright_core.terms import Filter, TargetSpec

__all__ = ["NotDoneThisTurn", "OnceEachTurn", "WhenResolved", "WhenYouDo"]


@record
class WhenYouDo(Record):
    """Do something; a reflexive ability triggers for each `event` that it was (603.12).

    With `of` only events count that happen to an object of that set. Where a cost may be paid
    several times it triggers `once`, however often it was (603.12a).
    """

    english = "{effect}. When you do, {then}"

    effect: Effect
    event: type[Event]
    then: Effect
    targets: tuple[TargetSpec, ...] = ()
    once: bool = False
    of: Filter = AnyObject()

    def resolve(self, game: Game, by: Instance) -> None:
        """Do it, and look at what happened."""
        happened = events_while(game, partial(self.effect.resolve, game, by))
        done = [one for one in happened if self._is_meant(game, by, one)]
        ability = TriggeredAbility((Condition(self.event),), self.then, self.targets)
        for event in done[:1] if self.once else done:
            trigger_reflexively(game, by, ability, event)

    def _is_meant(self, game: Game, by: Instance, event: Event) -> bool:
        return isinstance(event, self.event) and (
            not event.subject or self.of.matches(game, by, game.see(event.subject))
        )


_RESOLVED = "resolved this turn"
_DONE = "done this turn"


def _count(game: Game, name: str, what: Hashable) -> int:
    """Count something that happens in this turn once more; return how often it did."""
    turn = game.state.cursor.turn
    kept: tuple[tuple[int, Hashable], ...] = game.state.slices.get(name, ())
    game.state.slices[name] = (*(one for one in kept if one[0] == turn), (turn, what))
    return _counted(game, name, what)


def _counted(game: Game, name: str, what: Hashable) -> int:
    kept: tuple[tuple[int, Hashable], ...] = game.state.slices.get(name, ())
    return kept.count((game.state.cursor.turn, what))


@record
class WhenResolved(Record):
    """When the ability resolves for the so-maniest time this turn, another triggers (603.7h)."""

    english = "{effect}. When this has resolved {times} times this turn, {then}"

    times: int
    effect: Effect
    then: Effect
    targets: tuple[TargetSpec, ...] = ()

    def resolve(self, game: Game, by: Instance) -> None:
        """Do what it does, and count."""
        self.effect.resolve(game, by)
        if _count(game, _RESOLVED, (by.source.id, by.ability)) == self.times:
            ability = TriggeredAbility((Condition(Event),), self.then, self.targets)
            trigger_reflexively(game, by, ability, by.event or _Resolved())


@record
class _Resolved(Event):
    """An activated ability resolved: what one triggers on that was not caused by an event."""


@record
class OnceEachTurn(Record):
    """Its controller does it only once each turn (603.2h); see :class:`NotDoneThisTurn`."""

    english = "{effect}, but only once each turn"

    effect: Effect

    def resolve(self, game: Game, by: Instance) -> None:
        """Do it unless they have; only what did happen counts."""
        if _counted(game, _DONE, _whose(by)):
            return
        if events_while(game, partial(self.effect.resolve, game, by)):
            _count(game, _DONE, _whose(by))


@record
class NotDoneThisTurn(Test):
    """The controller of the ability has not yet done it this turn (603.2h)."""

    english = "you haven't done this yet this turn"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether they have not."""
        del self, event
        return not _counted(game, _DONE, _whose(by))


def _whose(by: Instance) -> Hashable:
    return (by.source.id, by.ability, by.controller)
