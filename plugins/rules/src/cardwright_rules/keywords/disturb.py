"""Disturb, and more than meets the eye: cast with the back face up (702.146, 702.162)."""

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
class CastConverted(Record):
    """It may be cast converted from the hand for a cost."""

    english = "you may cast this converted for {cost}"

    cost: Cost

    @hookimpl
    @functions_in(Zone.HAND)
    def permits(self, by: Instance, player: PlayerId) -> Permission | None:
        """702.162a"""
        if player != by.source.owner:
            return None
        return Permission((by.source.id,), by, instead=self.cost, faces=(1,))


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


class MoreThanMeetsTheEye(Keyword):
    name, rule = "more than meets the eye", "702.162"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.162a"""
        cost = Cost(ManaCost.parse(parameter))
        return (StaticAbility(CastConverted(cost), keyword=self.name),)
