"""Disturb (702.146)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import Cost, StaticAbility
from cardwright_core.cards import Keyword, functions_in
from cardwright_core.mana import ManaCost
from cardwright_core.permission import Permission
from cardwright_core.specs import hookimpl
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.zones import PlayerId


@record
class Disturbed(Record):
    """It may be cast transformed from the graveyard for a cost."""

    cost: Cost

    @hookimpl
    @functions_in(Zone.GRAVEYARD)
    def permits(self, by: Instance, player: PlayerId) -> Permission | None:
        """702.146a"""
        if player != by.source.owner:
            return None
        return Permission((by.source.id,), by, instead=self.cost, faces=(1,))


class Disturb(Keyword):
    name, rule = "disturb", "702.146"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.146a"""
        return (StaticAbility(Disturbed(Cost(ManaCost.parse(parameter))), keyword=self.name),)
