"""Phasing: permanents that are treated for a time as though they did not exist (702.26).

A phased-out permanent stays the same object with all its counters and its status; it is only kept
apart, under ``Zone.PHASED_OUT``, where no rule or effect looks for permanents (702.26d).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.events import ObjectEvent, Simultaneous
from cardwright_core.flow import TurnBasedAction
from cardwright_core.specs import hookimpl, idle_unless
from cardwright_core.zones import Zone
from cardwright_rules.leaving import turns_passed_over

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.state import Step
    from cardwright_core.zones import PlayerId

__all__ = ["PhasedIn", "PhasedOut", "phasing"]

_SLICE = "phased out"


@record
class _Away(Record):
    """A phased-out permanent, under whose control it left, and with which host if indirectly."""

    object: int
    player: PlayerId
    host: int


def _away(game: Game) -> tuple[_Away, ...]:
    found: tuple[_Away, ...] = game.state.slices.get(_SLICE, ())
    return found


@record
class PhasedOut(ObjectEvent):
    """A permanent phases out; what is attached to it does so with it, indirectly (702.26g)."""

    english = "{what} phases out"

    rule: ClassVar[str] = "702.26b"
    looks_back: ClassVar[bool] = True

    host: int = 0

    def contains(self, game: Game) -> tuple[Event, ...]:
        """Return that what is attached to it phases out (702.26g)."""
        attached = (one for one in game.state.zone(Zone.BATTLEFIELD) if _host(game, one))
        return tuple(
            PhasedOut(one, self.object) for one in attached if _host(game, one) == self.object
        )

    def apply(self, game: Game) -> Event:
        """Keep it apart, out of combat, and note under whose control that happened."""
        state = game.state
        state.remember(game.snapshot(self.object))
        gone = _Away(self.object, game.see(self.object).controller, self.host)
        state.slices[_SLICE] = (*_away(game), gone)
        state.set_status(self.object, state.status_of(self.object).replace(combat=None))
        state.keep_as(state.objects[self.object], Zone.PHASED_OUT)
        return self

    def describe(self, game: Game) -> str:
        """Say what."""
        return f"{game.see(self.object).name} phases out"


@record
class PhasedIn(ObjectEvent):
    """A permanent phases in; it does not enter (702.26d)."""

    english = "{what} phases in"

    rule: ClassVar[str] = "702.26c"

    def contains(self, game: Game) -> tuple[Event, ...]:
        """Return that what phased out with it phases in with it, unless it left (702.26g)."""
        with_it = (one.object for one in _away(game) if one.host == self.object)
        return tuple(PhasedIn(one) for one in with_it if one in game.state.objects)

    def apply(self, game: Game) -> Event:
        """Put it back as it was."""
        state = game.state
        state.slices[_SLICE] = tuple(one for one in _away(game) if one.object != self.object)
        state.keep_as(state.objects[self.object], Zone.BATTLEFIELD)
        return self

    def describe(self, game: Game) -> str:
        """Say what."""
        return f"{game.see(self.object).name} phases in"


def _host(game: Game, item: int) -> object:
    return game.state.objects[item].attached


def _any(game: Game) -> bool:
    """Whether anything has phasing, or phased out."""
    return bool(game.state.standing.permanents(_has_phasing, game)) or _away(game) != ()


def _has_phasing(view: View) -> bool:
    return view.has("phasing")


class Phasing:
    """Permanents phase in and out before the active player untaps."""

    @hookimpl
    @idle_unless(
        lambda game, _, __: _any(game),
        asked=lambda step, ending: not ending and step.name == "untap",
    )
    def turn_based_actions(self, game: Game, step: Step, ending: bool) -> TurnBasedAction | None:  # noqa: FBT001 - a hook's parameter
        """502.1"""
        if ending or step.name != "untap" or not _any(game):
            return None
        return TurnBasedAction("502.1", _phase)


def _phase(game: Game) -> None:
    events = (*_going(game), *_coming(game))
    if events:
        game.propose(Simultaneous(events))


def _going(game: Game) -> Iterator[Event]:
    """Yield what phases out directly: what is attached to one of them goes with it (702.26h)."""
    going = [v.id for v in game.permanents() if v.has("phasing") and game.is_active(v.controller)]
    return (PhasedOut(item) for item in going if _host(game, item) not in going)


def _coming(game: Game) -> Iterator[Event]:
    """Yield what phased out under the active player's control, and not indirectly (702.26a).

    What did so under the control of one who has left comes as their turn would have (702.26n).
    """
    there, passed = game.state.objects, frozenset(turns_passed_over(game))
    return (
        PhasedIn(one.object)
        for one in _away(game)
        if game.is_active(one.player) or one.player in passed
        if not one.host and one.object in there
    )


phasing = Phasing()
