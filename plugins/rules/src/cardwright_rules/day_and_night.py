"""Day and night, and the keywords that follow them (731, 702.145)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.events import Event
from cardwright_core.flow import TurnBasedAction
from cardwright_core.limits import spells_cast
from cardwright_core.specs import hookimpl, idle_unless
from cardwright_rules.double_faced import Transformed, face_up

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.game import Game
    from cardwright_core.state import Step

__all__ = ["BecomesDay", "BecomesNight", "day_and_night", "is_day", "is_night"]

_SLICE = "day or night"
_LAST = "spells of the turn before"


def is_day(game: Game) -> bool:
    """Whether it is day; at first it is neither (731.1)."""
    return game.state.slices.get(_SLICE) == "day"


def is_night(game: Game) -> bool:
    """Whether it is night."""
    return game.state.slices.get(_SLICE) == "night"


@record
class BecomesDay(Event):
    """It becomes day; nightbound permanents transform (702.145e)."""

    rule: ClassVar[str] = "731.1"

    def impossible(self, game: Game) -> str:
        """Say that it is day."""
        return "it is day" if is_day(game) else ""

    def contains(self, game: Game) -> tuple[Event, ...]:
        """Return what transforms."""
        return tuple(_turning(game, "nightbound"))

    def apply(self, game: Game) -> Event:
        """Write it."""
        game.state.slices[_SLICE] = "day"
        return self

    def describe(self, game: Game) -> str:
        """Say it."""
        del game
        return "it becomes day"


@record
class BecomesNight(Event):
    """It becomes night; daybound permanents transform (702.145b)."""

    rule: ClassVar[str] = "731.1"

    def impossible(self, game: Game) -> str:
        """Say that it is night."""
        return "it is night" if is_night(game) else ""

    def contains(self, game: Game) -> tuple[Event, ...]:
        """Return what transforms."""
        return tuple(_turning(game, "daybound"))

    def apply(self, game: Game) -> Event:
        """Write it."""
        game.state.slices[_SLICE] = "night"
        return self

    def describe(self, game: Game) -> str:
        """Say it."""
        del game
        return "it becomes night"


_FACE = {"daybound": 0, "nightbound": 1}


def _turning(game: Game, keyword: str) -> Iterator[Transformed]:
    """Yield that permanents with the keyword transform, if the face is up that it is for."""
    for view in game.permanents():
        if view.has(keyword) and face_up(view.object) == _FACE[keyword]:
            yield Transformed(view.id, keyword)


class DayAndNight:
    """The check of each untap step."""

    @hookimpl
    @idle_unless(
        lambda game, *_: is_day(game) or is_night(game),
        asked=lambda step, ending: step.name == ("cleanup" if ending else "untap"),
    )
    def turn_based_actions(self, game: Game, step: Step, ending: bool) -> TurnBasedAction | None:  # noqa: FBT001 - a hook's parameter
        """502.2, 731.2; what the next check looks at is noted as a turn ends"""
        if not _checks(game, step.name):
            return None
        if step.name == "untap" and not ending:
            return TurnBasedAction("502.2", _check)
        if step.name == "cleanup" and ending:
            return TurnBasedAction("514.3", _note)
        return None


def _checks(game: Game, step: str) -> bool:
    return step in {"untap", "cleanup"} and (is_day(game) or is_night(game))


def _note(game: Game) -> None:
    """Note how many spells the players of this turn cast (731.2a, 731.2b)."""
    active = game.state.cursor.active
    game.state.slices[_LAST] = tuple(len(spells_cast(game, one)) for one in game.side(active))


def _check(game: Game) -> None:
    """Let day become night after a turn without a spell, and night day after one with two."""
    cast = game.state.slices.get(_LAST)
    if cast is None:
        return
    if is_day(game) and not any(cast):
        game.propose(BecomesNight())
    elif is_night(game) and max(cast) > 1:
        game.propose(BecomesDay())


day_and_night = DayAndNight()
