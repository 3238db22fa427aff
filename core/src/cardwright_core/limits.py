"""Limits of use: how often an ability was used this turn (602.5b, 603.2h)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.game import Game

__all__ = ["note_use", "uses"]

_SLICE = "uses this turn"

_Use = tuple[int, "Ability", int]
"""The object, the ability with the grant that it hangs on (602.5c), and the turn."""


def uses(game: Game, instance: Instance) -> int:
    """Return how often the ability of that object was used this turn."""
    counted: tuple[_Use, ...] = game.state.slices.get(_SLICE, ())
    return counted.count(_use(game, instance))


def note_use(game: Game, instance: Instance) -> None:
    """Count a use, if there is a limit to count for; what was counted in earlier turns goes."""
    if getattr(instance.ability, "each_turn", 0):
        counted: tuple[_Use, ...] = game.state.slices.get(_SLICE, ())
        turn = game.state.cursor.turn
        current = tuple(use for use in counted if use[2] == turn)
        game.state.slices[_SLICE] = (*current, _use(game, instance))


def _use(game: Game, instance: Instance) -> _Use:
    return (instance.source.id, instance.ability, game.state.cursor.turn)
