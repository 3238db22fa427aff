"""What the players of a team have in common, if a format says so (810.4, 810.8a, 810.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.specs import hookspec

if TYPE_CHECKING:
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = ["TeamSpecs", "sharing", "sharing_fate", "teammates"]


class TeamSpecs:
    """Hooks of teams."""

    @hookspec()
    def shares_life(self, game: Game, player: PlayerId) -> list[PlayerId] | None:
        """Say with whom a player shares a life total, poison counters, winning and losing.

        Called: when life is gained or lost, when poison counters are counted, and when a player
        loses (810.4, 810.8a, 810.10).
        Answer: the others of the team who are in the game, or ``None``. Combines: union. Since 0.1.

        Example::

            @hookimpl
            def shares_life(self, game, player):
                return teammates(game, player)
        """

    @hookspec()
    def shares_fate(self, game: Game, player: PlayerId) -> list[PlayerId] | None:
        """Say who loses the game when a player does, or has a draw, beside who shares their life.

        Called: when a player loses, concedes or has a draw (809.5).
        Answer: others of the team who are in the game, or ``None``. Combines: union. Since 0.1.

        Example::

            @hookimpl
            def shares_fate(self, game, player):
                return teammates(game, player) if player in emperors(game) else None
        """


def sharing(game: Game, player: PlayerId) -> tuple[PlayerId, ...]:
    """Return the others with whom a player shares life, in seating order; mostly nobody."""
    found: list[PlayerId] = game.rules.ask.shares_life(game, player)
    return tuple(name for name in game.state.order if name in found)


def sharing_fate(game: Game, player: PlayerId) -> tuple[PlayerId, ...]:
    """Return the others who leave the game with a player, in seating order; mostly nobody."""
    found: list[PlayerId] = game.rules.ask.shares_fate(game, player)
    return (
        tuple(dict.fromkeys((*sharing(game, player), *found))) if found else sharing(game, player)
    )


def teammates(game: Game, player: PlayerId) -> tuple[PlayerId, ...]:
    """Return the others of a player's team who are in the game, in seating order."""
    team = game.player(player).team
    return tuple(one.id for one in game.players if one.team == team and one.id != player)
