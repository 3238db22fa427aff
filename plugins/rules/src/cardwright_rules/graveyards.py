"""Whose graveyards a player may use as though they were the player's own (609.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.specs import hookimpl, hookspec

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.ruleset import RuleSet
    from cardwright_core.zones import PlayerId

__all__ = ["GraveyardSpecs", "graveyards", "may_use_graveyard_of"]


class GraveyardSpecs:
    """What counts as a player's graveyard when the player casts or plays cards."""

    @hookspec()
    def usable_graveyards(self, game: Game, by: Instance, player: PlayerId) -> PlayerId | None:
        """Name players from whose graveyards `player` may play as though from their own (609.4).

        Called: when it is listed what a player may cast from a graveyard. What lets them cast a
        card from their own graveyard applies to those too (609.4a). `by` is the instance that
        answers. Answer: a player, or a list of them. Combines: all. Since 0.1.

        Example::

            @hookimpl
            def usable_graveyards(self, game, by, player):
                return list(game.opponents(player)) if player == by.controller else None
        """


def may_use_graveyard_of(game: Game, player: PlayerId, owner: PlayerId) -> bool:
    """Whether a graveyard counts as the player's own when the player casts or plays cards."""
    return player == owner or owner in game.rules.ask.usable_graveyards(game, player)


class Graveyards:
    """Opens the hook."""

    @hookimpl
    def add_hookspecs(self, rules: RuleSet) -> None:
        """609.4"""
        rules.add_hookspecs(GraveyardSpecs)


graveyards = Graveyards()
