"""The limited range of influence option: what is too far away is neither affected nor seen (801).

A player's range is written into the state as each turn begins (801.2c); what the kernel and the
vocabulary enumerate ends there. The rest, whatever plugin it is of, goes through the hooks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.events import Event
from cardwright_core.flow import SetupAction, TurnBasedAction
from cardwright_core.proposal import Proposal
from cardwright_core.specs import hookimpl, idle_unless
from cardwright_core.stack import Targeting
from cardwright_core.terms import Filter
from cardwright_rules.attaching import Attaching
from cardwright_rules.combat.restrictions import CantAttack
from cardwright_rules.damage import DamageDealt

if TYPE_CHECKING:
    from collections.abc import Generator

    from cardwright_core.abilities import Instance
    from cardwright_core.continuous import Aspect
    from cardwright_core.game import Game
    from cardwright_core.layers import ContinuousEffect
    from cardwright_core.objects import View
    from cardwright_core.replacement import Replacement
    from cardwright_core.state import Step
    from cardwright_core.trigger import Occurrence
    from cardwright_core.zones import PlayerId
    from cardwright_rules.combat.fighting import Attacked

__all__ = ["LimitedRange", "one_seat", "seats_within", "two_seats"]

_DETERMINED = "range of influence"  # the turn as which began it was determined
_FAR = "it is out of the range of influence"


def seats_within(game: Game, player: PlayerId, seats: int) -> tuple[PlayerId, ...]:
    """Return the players at most so many seats from a player, themself included (801.2)."""
    around = game.order_from(player)
    near = {*around[: seats + 1], *around[max(1, len(around) - seats) :]}
    return tuple(name for name in game.state.order if name in near)


class LimitedRange:
    """The option as a plugin; a variant may give each player another range."""

    name: ClassVar[str] = "range-of-influence"

    def __init__(self, seats: int) -> None:
        """Give each player the same range."""
        self.seats = seats

    def range_of(self, game: Game, player: PlayerId) -> int:
        """Return a player's range, in seats (801.2a)."""
        del game, player
        return self.seats

    def determine(self, game: Game) -> None:
        """Write down who is in whose range of influence now (801.2c)."""
        for player in game.order_from(game.state.order[0]):
            reach = seats_within(game, player, self.range_of(game, player))
            game.state.players[player] = game.player(player).replace(reach=reach)
        game.state.slices[_DETERMINED] = game.state.cursor.turn

    @hookimpl
    def setup(self) -> list[SetupAction]:
        """801.2c: once everybody is seated"""
        return [SetupAction("103.2", self.determine)]

    @hookimpl
    def laid_out(self, game: Game) -> None:
        """801.2c"""
        self.determine(game)

    @hookimpl
    @idle_unless(asked=lambda _, ending: not ending)
    def turn_based_actions(
        self,
        game: Game,
        step: Step,
        ending: bool,  # noqa: FBT001 - a hook's parameter
    ) -> TurnBasedAction | None:
        """801.2c: in the first step of the turn that is not skipped"""
        del step
        if ending or game.state.slices.get(_DETERMINED) == game.state.cursor.turn:
            return None
        return TurnBasedAction("500.1", self.determine)

    # What can't be done.

    @hookimpl
    def attack_restrictions(self, game: Game) -> CantAttack:
        """801.3"""
        return CantAttack(_FAR, lambda creature, attacked: _too_far(game, creature, attacked))

    @hookimpl
    def prohibits(self, game: Game, act: object) -> str | None:
        """801.4, 801.6, 801.8, 801.9, 801.10, 801.13a"""
        if isinstance(act, Targeting):
            return _unless(_reaches(game, act.by.controller, act.target))
        if isinstance(act, Proposal):
            return _unless(_reaches(game, act.player, act.object))
        if isinstance(act, Attaching):
            return _unless(_reaches(game, act.view.controller, act.to))
        if isinstance(act, Event) and game.cause is not None:
            whom = _affected(game, act)
            return _unless(not whom or game.reaches(game.cause.controller, whom))
        return None

    # What is not seen.

    @hookimpl
    def suppresses_trigger(self, game: Game, occurrence: Occurrence) -> bool:
        """801.7"""
        sees = occurrence.instance.controller
        event = occurrence.event
        happens_to = (
            occurrence.condition.subject(event),
            getattr(event, "player", ""),
            *event.others_involved,
        )
        return not all(_reaches(game, sees, one) for one in happens_to if one)

    @hookimpl(wrapper=True)
    def continuous_effects(
        self,
    ) -> Generator[None, list[ContinuousEffect], list[ContinuousEffect]]:
        """801.10, 801.11; what a resolution began has its objects fixed (611.2c)"""
        effects = yield
        return [effect if effect.by.effect else _limited(effect) for effect in effects]

    @hookimpl(wrapper=True)
    def replacements(
        self, game: Game, event: Event
    ) -> Generator[None, list[Replacement], list[Replacement]]:
        """801.11; which damage a prevention effect sees is its own matter (801.13b)"""
        offers = yield
        whom = "" if isinstance(event, DamageDealt) else _affected(game, event)
        return [o for o in offers if not whom or game.reaches(o.by.controller, whom)]


def _unless(possible: bool) -> str | None:  # noqa: FBT001 - what is asked
    return None if possible else _FAR


def _reaches(game: Game, player: PlayerId, other: int | PlayerId) -> bool:
    """Whether a player, or what a player controls, is within another's range (801.2d)."""
    whose = other if isinstance(other, str) else game.see(other).controller
    return game.reaches(player, whose)


def _too_far(game: Game, creature: View, attacked: Attacked) -> bool:
    return not _reaches(game, creature.controller, attacked)


def _affected(game: Game, event: Event) -> PlayerId:
    """Return whom an event affects; nobody for one that does not say whom."""
    if event.subject_before:
        return game.see(event.subject_before).controller
    says = type(event).affected is not Event.affected
    return event.affected(game) if says else ""


@record
class InReach(Filter):
    """What of a set is controlled by players within the range of the ability's controller."""

    what: Filter

    @property
    def reads(self) -> frozenset[Aspect] | None:
        """What decides the set, and the controller."""
        aspects = self.what.reads
        return None if aspects is None else aspects | {"control"}

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is in the set, and within that range."""
        return game.reaches(by.controller, view.controller) and self.what.matches(game, by, view)


def _limited(effect: ContinuousEffect) -> ContinuousEffect:
    parts = tuple(part.replace(affects=InReach(part.affects)) for part in effect.parts)
    return effect.replace(parts=parts)


one_seat = LimitedRange(1)
two_seats = LimitedRange(2)
