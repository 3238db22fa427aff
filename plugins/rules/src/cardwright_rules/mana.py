"""Adding mana, and pools that empty (106)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.decisions import Decision
from cardwright_core.flow import TurnBasedAction
from cardwright_core.mana import Mana
from cardwright_core.production import ManaProduced, Production, productions
from cardwright_core.specs import hookimpl

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game

__all__ = ["AddMana", "mana"]


@record
class AddMana(Record):
    """Add `count` mana of one type, chosen among `types` if there are several (106.4)."""

    types: tuple[str, ...]
    count: int = 1

    def produces(self, game: Game, by: Instance) -> tuple[Production, ...]:
        """Return the one lot that it adds."""
        del game, by
        return (Production(self.types, self.count),)

    def resolve(self, game: Game, by: Instance) -> None:
        """Add what the ability produces now; nothing comes of an undefined type (106.5)."""
        units: list[Mana] = []
        for lot in productions(game, by):
            if lot.types:
                decision = Decision((by.controller,), "mana type", lot.types, rule="106.1b")
                units.extend([Mana(game.choose(decision)[0])] * lot.count)
        if units:
            source = by.source.id
            game.propose(ManaProduced(by.controller, tuple(units), source, source), by)


class ManaPools:
    """Empties the pools as steps and phases end."""

    @hookimpl
    def turn_based_actions(self, game: Game, ending: bool) -> TurnBasedAction | None:  # noqa: FBT001 - a hook's parameter
        """500.5"""
        if ending and any(player.pool for player in game.players):
            return TurnBasedAction("703.4q", _empty_pools)
        return None


def _empty_pools(game: Game) -> None:
    for player in list(game.players):
        if player.pool:
            game.state.players[player.id] = player.replace(pool=())


mana = ManaPools()
