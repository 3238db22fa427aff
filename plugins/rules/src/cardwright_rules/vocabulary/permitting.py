"""Permissions: to cast from a hand without paying, to use creatures at once (601.3, 609.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import Cost
from cardwright_core.cast_now import cast_now
from cardwright_core.permission import Permission
from cardwright_core.specs import hookimpl
from cardwright_core.terms import AnyObject
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.terms import Filter
    from cardwright_core.zones import PlayerId

__all__ = ["ActivateAsThoughHaste", "CastFromHandForFree", "MayCastFromHandForFree"]


@record
class CastFromHandForFree(Record):
    """You may cast spells of a set from your hand without paying their mana costs (118.9)."""

    english = "you may cast {what:of spell} from your hand without paying their mana costs"

    what: Filter = AnyObject()

    @hookimpl
    def permits(self, game: Game, by: Instance, player: PlayerId) -> Permission | None:
        """601.3, 118.9"""
        if player != by.controller:
            return None
        items = _in_hand(game, by, self.what)
        return Permission(items, by, instead=Cost()) if items else None


@record
class MayCastFromHandForFree(Record):
    """Its controller may cast one spell of a set from their hand without paying, now (608.2g)."""

    english = "you may cast {what:a} from your hand without paying its mana cost"

    what: Filter = AnyObject()

    def resolve(self, game: Game, by: Instance) -> None:
        """Let them."""
        items = _in_hand(game, by, self.what)
        permission = Permission(items, by, instead=Cost(), any_time=True)
        cast_now(game, by.controller, items, permission, most=1)


def _in_hand(game: Game, by: Instance, what: Filter) -> tuple[int, ...]:
    hand = game.state.zone(Zone.HAND, by.controller)
    return tuple(item for item in hand if what.matches(game, by, game.see(item)))


@record
class ActivateAsThoughHaste(Record):
    """You may activate abilities of creatures of a set as though those had haste (302.6, 609.4)."""

    english = "you may activate abilities of {what:s} as though those creatures had haste"

    what: Filter

    @hookimpl
    def activates_as_though_haste(self, game: Game, by: Instance, creature: View) -> bool:
        """302.6"""
        yours = creature.controller == by.controller
        return yours and self.what.matches(game, by, creature)
