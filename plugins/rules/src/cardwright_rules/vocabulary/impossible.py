"""What can't happen: to life totals, with counters, and to pay costs (614.17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.cards import about
from cardwright_core.events import CountersPut
from cardwright_core.specs import hookimpl
from cardwright_rules.counters import PlayerGetsCounters
from cardwright_rules.destruction import Sacrificed
from cardwright_rules.life import LifeGained, LifeLost, LifePaid
from cardwright_rules.paying import PayingWith
from cardwright_rules.teams import sharing

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.terms import Filter

__all__ = [
    "CantPayLife",
    "CantSacrificeToPay",
    "CountersCantBePut",
    "LifeTotalCantChange",
    "PlayersCantGetCounters",
]


@record
class LifeTotalCantChange(Record):
    """Your life total can't change; of life you can pay 0 alone (119.7, 119.8, 119.4b)."""

    english = "your life total can't change"

    @hookimpl
    @about(LifeGained, LifeLost, LifePaid)
    def prohibits(self, game: Game, by: Instance, act: LifeGained | LifeLost) -> str | None:
        """119.7, 119.8; the life total of a team is also yours (810.9)"""
        you = by.controller
        if act.player != you and act.player not in sharing(game, you):
            return None
        return f"{act.player}'s life total can't change ({by.source.name})"


@record
class PlayersCantGetCounters(Record):
    """Players can't get counters (614.17)."""

    english = "players can't get counters"

    @hookimpl
    @about(PlayerGetsCounters)
    def prohibits(self, by: Instance, act: PlayerGetsCounters) -> str | None:
        """614.17"""
        return f"{act.player} can't get counters ({by.source.name})"


@record
class CountersCantBePut(Record):
    """Counters can't be put on permanents of a set; they enter without any (614.17, 122.6)."""

    english = "counters can't be put on {what:s}"

    what: Filter

    @hookimpl
    @about(CountersPut)
    def prohibits(self, game: Game, by: Instance, act: CountersPut) -> str | None:
        """614.17"""
        view = game.see(act.object)
        if not self.what.matches(game, by, view):
            return None
        return f"no counters can be put on {view.name} ({by.source.name})"


@record
class CantPayLife(Record):
    """Players can't pay life to cast spells or activate abilities (118.3, 119.8)."""

    english = "players can't pay life to cast spells or activate abilities"

    @hookimpl
    @about(PayingWith)
    def prohibits(self, by: Instance, act: PayingWith) -> str | None:
        """118.3"""
        return f"no life can be paid ({by.source.name})" if act.event is LifePaid else None


@record
class CantSacrificeToPay(Record):
    """Players can't sacrifice those of a set to cast spells or activate abilities (118.3)."""

    english = "players can't sacrifice {what:s} to cast spells or activate abilities"

    what: Filter

    @hookimpl
    @about(PayingWith)
    def prohibits(self, game: Game, by: Instance, act: PayingWith) -> str | None:
        """118.3"""
        if act.event is not Sacrificed or not self.what.matches(game, by, game.see(act.object)):
            return None
        return f"{game.see(act.object).name} can't be sacrificed for that ({by.source.name})"
