"""Who attacks and who defends (506.2, 802.2, 805.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = ["Side", "attacking_side", "defending_sides"]

Side = tuple["PlayerId", ...]
"""The players who attack or defend as one: a player, or a team."""


def attacking_side(game: Game) -> Side:
    """Return the active player, or the active team (506.2, 506.2b); nobody if they left."""
    active = game.state.cursor.active
    if game.player(active).lost:
        return ()
    return _team(game, active) if _teams_fight_together(game) else (active,)


def defending_sides(game: Game) -> list[Side]:
    """Return all opponents, in turn order; each for itself, or in teams (802.2, 805.10a).

    An option of the game may leave fewer (506.2a).
    """
    together = _teams_fight_together(game)
    team = game.player(game.state.cursor.active).team
    sides = (
        _team(game, name) if together else (name,)
        for name in game.apnap()
        if game.player(name).team != team and False not in game.rules.ask.defends(game, name)
    )
    return list(dict.fromkeys(sides))


def _teams_fight_together(game: Game) -> bool:
    return any(game.rules.ask.shares_combat(game))


def _team(game: Game, player: PlayerId) -> Side:
    team = game.player(player).team
    return tuple(name for name in game.apnap() if game.player(name).team == team)
