"""Making players activate mana abilities, and taking the mana (106.4, 605.3)."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.casting import mana_actions
from cardwright_core.decisions import Decision
from cardwright_core.production import Production, add_mana
from cardwright_rules.mana import ManaLost
from cardwright_rules.vocabulary.filters import LAND
from cardwright_rules.vocabulary.happened import events_while
from cardwright_rules.vocabulary.selections import TARGET_PLAYER

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.casting import Activate
    from cardwright_core.game import Game
    from cardwright_core.terms import Filter
    from cardwright_core.zones import PlayerId
    from cardwright_rules.vocabulary.selections import Players

__all__ = ["ActivateManaAbilities", "TakeUnspentMana"]


@record
class ActivateManaAbilities(Record):
    """Players activate a mana ability of each permanent of a set that they control, if able."""

    english = "{who:activate} a mana ability of each {what} they control"

    who: Players = TARGET_PLAYER
    what: Filter = LAND

    def resolve(self, game: Game, by: Instance) -> None:
        """Let each activate one after another, in an order of their choice."""
        for player in self.who.players(game, by):
            done: set[int] = set()
            while options := self._left(game, by, player, done):
                decision = Decision(
                    (player,), "mana ability", options, prompt=by.source.name, rule="605.3a"
                )
                chosen: Activate = game.choose(decision)[0]
                done.add(chosen.object)
                chosen.perform(game)

    def _left(
        self, game: Game, by: Instance, player: PlayerId, done: set[int]
    ) -> tuple[Activate, ...]:
        return tuple(
            action
            for action in mana_actions(game, player)
            if action.object not in done and self._is_meant(game, by, player, action.object)
        )

    def _is_meant(self, game: Game, by: Instance, player: PlayerId, item: int) -> bool:
        view = game.see(item)
        return view.controller == player and self.what.matches(game, by, view)


@record
class TakeUnspentMana(Record):
    """Players lose all unspent mana, and its controller adds the mana that was lost this way."""

    english = "{who:lose} all unspent mana, and you add the mana lost this way"

    who: Players = TARGET_PLAYER

    def resolve(self, game: Game, by: Instance) -> None:
        """Take it; what follows a unit does not follow what is added."""
        for player in self.who.players(game, by):
            units = game.player(player).pool
            if not units:
                continue
            happened = events_while(game, partial(game.propose, ManaLost(player, units), by))
            lost = [unit for event in happened if type(event) is ManaLost for unit in event.units]
            kinds = Counter(unit.type for unit in lost)
            add_mana(game, by, [Production((kind,), count) for kind, count in kinds.items()])
