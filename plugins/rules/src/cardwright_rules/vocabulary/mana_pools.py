"""What becomes of unspent mana as steps and phases end (106.4, 500.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.cards import about
from cardwright_core.mana import MANA_TYPES
from cardwright_core.replacement import Replacement
from cardwright_core.specs import hookimpl
from cardwright_rules.mana import ManaLost

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game

__all__ = ["ManaBecomesColorless", "ManaIsKept"]


@record
class ManaIsKept(Record):
    """You don't lose unspent mana of some types as steps and phases end; or nobody does."""

    english = "you don't lose unspent mana of the types {types} as steps and phases end"

    types: tuple[str, ...] = MANA_TYPES
    yours: bool = True

    @hookimpl
    @about(ManaLost)
    def replacements(self, by: Instance, event: ManaLost) -> Replacement | None:
        """106.4, 500.5"""
        if self.yours and event.player != by.controller:
            return None
        if not any(unit.type in self.types for unit in event.units):
            return None
        return Replacement.of(by, self.instead)

    def instead(self, game: Game, event: ManaLost) -> Event:
        """Lose the other mana only."""
        del game
        return event.replace(units=tuple(u for u in event.units if u.type not in self.types))


@record
class ManaTurned(ManaLost):
    """Unspent mana becomes colorless instead of being lost."""

    def apply(self, game: Game) -> Event:
        """Turn the units."""
        player = game.player(self.player)
        pool = list(player.pool)
        for unit in self.units:
            pool[pool.index(unit)] = unit.replace(type="C")
        game.state.players[self.player] = player.replace(pool=tuple(pool))
        return self

    def describe(self, game: Game) -> str:
        """Say whose mana."""
        del game
        return f"{self.player}'s unspent mana becomes colorless"


@record
class ManaBecomesColorless(Record):
    """If you would lose unspent mana, it becomes colorless instead."""

    english = "if you would lose unspent mana, it becomes colorless instead"

    @hookimpl
    @about(ManaLost)
    def replacements(self, by: Instance, event: ManaLost) -> Replacement | None:
        """106.4, 614.1a"""
        if event.player != by.controller or isinstance(event, ManaTurned):
            return None
        return Replacement.of(by, self.instead)

    def instead(self, game: Game, event: ManaLost) -> Event:
        """Turn it."""
        del game
        return ManaTurned(event.player, event.units)
