"""Counters that replace events: shield, stun and finality counters (122.1c, 122.1d, 122.1h)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import StaticAbility
from cardwright_core.cards import about
from cardwright_core.replacement import Replacement
from cardwright_core.specs import hookimpl
from cardwright_core.zone_changes import Dies
from cardwright_core.zones import Zone
from cardwright_rules.counters import CountersRemoved
from cardwright_rules.damage import DamageDealt, less_damage
from cardwright_rules.destruction import Destroyed
from cardwright_rules.tapping import Untapped

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game

__all__ = ["counter_effects"]

_SHIELD, _STUN, _FINALITY = "shield", "stun", "finality"


@record
class ShieldCounters(Record):
    """An effect that would destroy it removes one instead, and damage is prevented (122.1c)."""

    @hookimpl
    @about(Destroyed, DamageDealt)
    def replacements(self, by: Instance, event: Destroyed | DamageDealt) -> Replacement | None:
        """122.1c"""
        if event.subject != by.source.id:
            return None
        if isinstance(event, DamageDealt):
            return Replacement.of(by, _damage_prevented, rule="122.1c")
        return Replacement.of(by, _shield_removed, rule="122.1c") if event.by_effect else None


def _shield_removed(game: Game, event: Destroyed) -> Event:
    del game
    return CountersRemoved(event.object, _SHIELD, 1)


def _damage_prevented(game: Game, event: DamageDealt) -> tuple[Event, ...]:
    left, _ = less_damage(game, [(event, event.amount)])
    return (*left, CountersRemoved(event.subject, _SHIELD, 1))


@record
class StunCounters(Record):
    """Instead of becoming untapped, it loses one of them (122.1d)."""

    @hookimpl
    @about(Untapped)
    def replacements(self, by: Instance, event: Untapped) -> Replacement | None:
        """122.1d"""
        if event.object != by.source.id:
            return None
        removed = CountersRemoved(event.object, _STUN, 1)
        return Replacement.of(by, lambda _game, _event: removed, rule="122.1d")


@record
class FinalityCounters(Record):
    """Instead of being put into a graveyard from the battlefield, it is exiled (122.1h)."""

    @hookimpl
    @about(Dies)
    def replacements(self, by: Instance, event: Dies) -> Replacement | None:
        """122.1h"""
        if event.object != by.source.id:
            return None
        return Replacement.of(by, lambda _game, dies: dies.to(Zone.EXILE), rule="122.1h")


_OF_COUNTERS = {
    _SHIELD: StaticAbility(ShieldCounters()),
    _STUN: StaticAbility(StunCounters()),
    _FINALITY: StaticAbility(FinalityCounters()),
}


class CounterEffects:
    """How those counters act on the permanents that they are on."""

    @hookimpl
    def counter_abilities(self, counter: str) -> StaticAbility | None:
        """122.1"""
        return _OF_COUNTERS.get(counter)


counter_effects = CounterEffects()
