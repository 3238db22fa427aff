"""Aftermath."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import StaticAbility
from cardwright_core.cards import Keyword, about, functions_in
from cardwright_core.permission import Permission
from cardwright_core.proposal import Proposal
from cardwright_core.replacement import Replacement
from cardwright_core.specs import hookimpl
from cardwright_core.zone_changes import ZoneChange
from cardwright_core.zones import Zone
from cardwright_rules.graveyards import may_use_graveyard_of

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId


@record
class OnlyFromGraveyard(Record):
    """The second half is cast from the graveyard and nowhere else, and then exiled (702.127a)."""

    english = "cast this half only from your graveyard; exile it afterwards"

    @hookimpl
    @functions_in(Zone.GRAVEYARD)
    def permits(self, game: Game, by: Instance, player: PlayerId) -> Permission | None:
        """702.127a"""
        if not may_use_graveyard_of(game, player, by.source.owner):
            return None
        return Permission((by.source.id,), by, faces=(1,), name=Aftermath.name)

    @hookimpl
    @functions_in(Zone.STACK)
    @about(Proposal)
    def prohibits(self, by: Instance, act: Proposal) -> str | None:
        """702.127a"""
        mine = act.is_spell() and act.object == by.source.id
        elsewhere = mine and act.instance.zone is not Zone.GRAVEYARD
        return "it can be cast from a graveyard only" if elsewhere else None

    @hookimpl
    @functions_in(Zone.STACK)
    @about(ZoneChange)
    def replacements(self, game: Game, by: Instance, event: ZoneChange) -> Replacement | None:
        """702.127a"""
        spell = game.see(by.source.id).object.spell
        if event.object != by.source.id or event.destination is Zone.EXILE:
            return None
        if spell is None or spell.zone is not Zone.GRAVEYARD:
            return None
        return Replacement.of(by, lambda _, change: change.to(Zone.EXILE), rule="702.127a")


class Aftermath(Keyword):
    name, rule = "aftermath", "702.127"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.127a"""
        super().stands_for(parameter)
        return (StaticAbility(OnlyFromGraveyard(), keyword=self.name),)
