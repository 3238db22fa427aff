"""Only before, or only after, a point in the combat phase (506.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.cards import about, functions_in
from cardwright_core.errors import InputError
from cardwright_core.proposal import Proposal
from cardwright_core.specs import hookimpl
from cardwright_core.terms import Test
from cardwright_core.zones import Zone
from cardwright_rules.added import combats_added
from cardwright_rules.combat.fighting import fight

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game

__all__ = [
    "AfterInCombat",
    "BeforeInCombat",
    "CastOnlyIf",
    "after_in_combat",
    "before_in_combat",
]

_COMBAT = "combat"
_POINTS = {
    "combat": "beginning of combat",
    "attackers are declared": "declare attackers",
    "blockers are declared": "declare blockers",
    "the combat damage step": "combat damage",
    "the end of combat step": "end of combat",
}
_ORDER = tuple(_POINTS.values())
_NEED_ATTACKERS = frozenset({"declare blockers", "combat damage"})
_EARLIER = frozenset({"beginning", "precombat main"})


def _step(point: str) -> str:
    if point not in _POINTS:
        message = f"{point!r} is no point in the combat phase; expected one of {', '.join(_POINTS)}"
        raise InputError(message)
    return _POINTS[point]


def _is_first_combat(game: Game) -> bool:
    """Whether no combat phase of this turn has been over before this one."""
    steps = game.state.cursor.ahead
    ahead = sum(1 for step in steps if step.first and step.phase == _COMBAT)
    return 1 + combats_added(game) - ahead <= 1


def _reached(game: Game, step: str) -> bool:
    """Whether a combat phase that is on has come to a step; if that is skipped, is past it."""
    now = game.state.cursor.step.name
    return now in _ORDER and _ORDER.index(now) >= _ORDER.index(step)


@record
class BeforeInCombat(Test):
    """It is before a step of the combat phase, of the first one of the turn (506.7d, 506.7e).

    Or it is so `during` any combat phase (506.7c).
    """

    english = "before {step} of combat{during:?, during combat}"

    step: str
    during: bool = False

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it is."""
        del by, event
        phase = game.state.cursor.step.phase
        if phase == _COMBAT:
            in_time = self.during or _is_first_combat(game)
            return in_time and not _reached(game, self.step)
        return not self.during and phase in _EARLIER


@record
class AfterInCombat(Test):
    """It is after a step of the combat phase has begun, of the first one of the turn (506.7d).

    Or it is so `during` any combat phase, if that has the step at all (506.7c, 506.7f). After
    combat it is when that phase is over.
    """

    english = "after {step} of combat{during:?, during combat}"

    step: str
    during: bool = False

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it is."""
        del by, event
        phase = game.state.cursor.step.phase
        if phase != _COMBAT:
            return not self.during and phase not in _EARLIER
        if not self.during and not _is_first_combat(game):
            return True
        if self.step in _NEED_ATTACKERS and fight(game) is None:
            return False
        return self.step != _ORDER[0] and _reached(game, self.step)


def before_in_combat(point: str, *, during: bool = False) -> Test:
    """Return the test "only [during combat] before attackers are declared", or another point."""
    return BeforeInCombat(_step(point), during)


def after_in_combat(point: str, *, during: bool = False) -> Test:
    """Return the test "only [during combat] after blockers are declared", or another point."""
    return AfterInCombat(_step(point), during)


@record
class CastOnlyIf(Record):
    """The card that has it can be cast only if something is true, from wherever (113.6e)."""

    english = "cast this only if {test}"

    test: Test

    @hookimpl
    @about(Proposal)
    @functions_in(Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND, Zone.STACK)
    def prohibits(self, game: Game, by: Instance, act: Proposal) -> str | None:
        """601.3"""
        if not act.is_spell() or act.object != by.source.id or self.test.holds(game, by, None):
            return None
        return f"{by.source.name} can't be cast now"
