"""State-based actions of players and creatures (704.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.events import move
from cardwright_core.specs import hookimpl
from cardwright_core.zones import Zone
from cardwright_rules.destruction import Destroyed
from cardwright_rules.losing import Loses

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.objects import View

__all__ = ["StateBasedActions", "state_based_actions"]


class StateBasedActions:
    """Life and libraries of players (704.5a, b), toughness and damage of creatures (f to h)."""

    @hookimpl
    def state_based_actions(self, game: Game) -> list[Event]:
        """704.5"""
        return [*_of_players(game), *_of_creatures(game)]


def _of_players(game: Game) -> Iterator[Event]:
    for player in game.players:
        if player.life <= 0:
            yield Loses(player.id, f"{player.life} life (704.5a)")
        elif player.drew_from_empty:
            yield Loses(player.id, "drew from an empty library (704.5b)")


def _of_creatures(game: Game) -> Iterator[Event]:
    for view in game.permanents():
        toughness = view.characteristics.toughness
        if toughness is not None and "Creature" in view.characteristics.types:
            if toughness <= 0:
                yield move(game, view.id, Zone.GRAVEYARD)
            elif _lethally_damaged(game, view, toughness):
                yield Destroyed(view.id)


def _lethally_damaged(game: Game, view: View, toughness: int) -> bool:
    status = game.state.status_of(view.id)
    return bool(status.damage) and (status.damage >= toughness or status.deathtouched)


state_based_actions = StateBasedActions()
