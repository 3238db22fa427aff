"""Roles: of those of one player on a permanent only the newest stays (704.5z)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.specs import hookimpl, idle_unless
from cardwright_core.zone_changes import move
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.zones import PlayerId

__all__ = ["roles"]


def _is_attached_role(view: View) -> bool:
    return "Role" in view.characteristics.subtypes and isinstance(view.object.attached, int)


class Roles:
    """Puts older Roles into their owners' graveyards."""

    @hookimpl
    @idle_unless(lambda game: len(_roles(game)) > 1, there_is=_is_attached_role)
    def state_based_actions(self, game: Game) -> list[Event]:
        """704.5z"""
        together: dict[tuple[object, PlayerId], list[View]] = {}
        for view in map(game.see, _roles(game)):
            together.setdefault((view.object.attached, view.controller), []).append(view)
        return [
            move(game, view.id, Zone.GRAVEYARD)
            for several in together.values()
            for view in sorted(several, key=lambda view: view.object.timestamp)[:-1]
        ]


def _roles(game: Game) -> tuple[int, ...]:
    return game.state.standing.permanents(_is_attached_role, game)


roles = Roles()
