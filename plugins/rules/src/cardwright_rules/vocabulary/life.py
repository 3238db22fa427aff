"""Life totals: set to a number, gained several times over, kept from falling (119, 614)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.cards import about
from cardwright_core.replacement import Replacement, Scope, together
from cardwright_core.specs import hookimpl
from cardwright_core.terms import AnyObject, Test
from cardwright_core.watching import PLAYERS
from cardwright_core.zone_changes import move
from cardwright_core.zones import Zone
from cardwright_rules.allowances import starting_life
from cardwright_rules.life import LifeGained, LifeLost
from cardwright_rules.losing import Loses
from cardwright_rules.vocabulary.counts import Count

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.terms import Filter
    from cardwright_core.zones import PlayerId

__all__ = [
    "AnOpponentHasLife",
    "DamageKeepsLifeAt",
    "ExiledInsteadOfLosing",
    "LifeGainTimes",
    "YourLife",
]


@record
class AnOpponentHasLife(Test):
    """An opponent of the controller has so much life at most."""

    english = "an opponent has {at_most} or less life"

    at_most: int

    @property
    def watches(self) -> frozenset[str]:
        """The life of players."""
        return PLAYERS

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether one of them has."""
        del event
        opponents = game.opponents(by.controller)
        return any(game.player(one).life <= self.at_most for one in opponents)


@record
class YourLife(Count):
    """The life total of the controller; less than nothing counts as nothing (107.1b)."""

    english = "your life total"

    @property
    def watches(self) -> frozenset[str]:
        """The life of players."""
        return PLAYERS

    def value(self, game: Game, by: Instance) -> int:
        """Look at it."""
        return max(0, game.player(by.controller).life)


@record
class LifeGainTimes(Record):
    """If you would gain life, you gain so many times that much (614.1a)."""

    times: int = 2

    @hookimpl
    @about(LifeGained)
    def replacements(self, by: Instance, event: LifeGained) -> Replacement | None:
        """614.1a"""
        if event.player != by.controller:
            return None
        return Replacement.of(by, lambda _, e: e.replace(amount=e.amount * self.times))


@record
class DamageKeepsLifeAt(Record):
    """Damage that would reduce your life total to less than a number reduces it to that instead.

    That goes as long as you control a permanent of a set. What you gain at the same time counts
    (120.4c), and life that is lost otherwise is lost.
    """

    number: int = 1
    while_you_control: Filter = AnyObject()

    @hookimpl
    @about(LifeLost)
    def replacements(self, game: Game, by: Instance, event: LifeLost) -> Replacement | None:
        """614.1a, 120.4c"""
        you = by.controller
        if not event.by_damage or event.player != you or not self._functions(game, by):
            return None
        life = game.player(you).life
        if life < self.number or self._too_much(game, you, together(game)) <= 0:
            return None

        def less(game: Game, parts: tuple[Event, ...]) -> tuple[Event, ...]:
            return self._less(game, you, parts)

        return Replacement.of(by, less, scope=Scope.EVENT)

    def _functions(self, game: Game, by: Instance) -> bool:
        mine = game.permanents(by.controller)
        return any(self.while_you_control.matches(game, by, view) for view in mine)

    def _too_much(self, game: Game, you: PlayerId, events: Iterable[Event]) -> int:
        """Return by how much the life total would become too low."""
        return self.number - game.player(you).life - sum(_gained(you, event) for event in events)

    def _less(self, game: Game, you: PlayerId, parts: tuple[Event, ...]) -> tuple[Event, ...]:
        left = self._too_much(game, you, together(game))
        found: list[Event] = []
        for part in parts:
            if isinstance(part, LifeLost) and part.by_damage and part.player == you and left > 0:
                less = min(left, part.amount)
                left -= less
                if less < part.amount:
                    found.append(part.replace(amount=part.amount - less))
            else:
                found.append(part)
        return tuple(found)


def _gained(player: PlayerId, event: Event) -> int:
    if isinstance(event, LifeGained) and event.player == player:
        return event.amount
    if isinstance(event, LifeLost) and event.player == player:
        return -event.amount
    return 0


def life_becoming(game: Game, player: PlayerId, number: int) -> tuple[Event, ...]:
    """Return the gain or loss by which a life total becomes a number (119.5)."""
    more = number - game.player(player).life
    if more > 0:
        return (LifeGained(player, more),)
    return (LifeLost(player, -more),) if more else ()


@record
class ExiledInsteadOfLosing(Record):
    """If you would lose the game, this is exiled and your life total is as it began (614.1a)."""

    @hookimpl
    @about(Loses)
    def replacements(self, by: Instance, event: Loses) -> Replacement | None:
        """614.1a"""
        if event.player != by.controller:
            return None

        def exiled(game: Game, _: Event) -> tuple[Event, ...]:
            begins_at = starting_life(game, by.controller)
            moved = move(game, by.source.id, Zone.EXILE)
            return (moved, *life_becoming(game, by.controller, begins_at))

        return Replacement.of(by, exiled)
