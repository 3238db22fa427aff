"""Mayhem."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import StaticAbility
from cardwright_core.cards import Keyword, functions_in
from cardwright_core.permission import Permission
from cardwright_core.specs import hookimpl
from cardwright_core.zones import Zone
from cardwright_rules.graveyards import may_use_graveyard_of
from cardwright_rules.keywords.printed import printed_cost
from cardwright_rules.vocabulary.casting import CastFromGraveyard
from cardwright_rules.vocabulary.earlier import ThisWasDiscardedThisTurn

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId


@record
class PlayedAfterDiscard(Record):
    """It may be played from the graveyard if it was discarded this turn (702.187c)."""

    english = "you may play this card from your graveyard if you discarded it this turn"

    @hookimpl
    @functions_in(Zone.GRAVEYARD)
    def permits(self, game: Game, by: Instance, player: PlayerId) -> Permission | None:
        """702.187c"""
        usable = may_use_graveyard_of(game, player, by.source.owner)
        if not usable or not ThisWasDiscardedThisTurn().holds(game, by, None):
            return None
        return Permission((by.source.id,), by, lands=True, name=Mayhem.name)


class Mayhem(Keyword):
    name, rule = "mayhem", "702.187"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.187b; 702.187c without a cost"""
        if not parameter:
            return (StaticAbility(PlayedAfterDiscard(), keyword=self.name),)
        cost = printed_cost(self.name, parameter)
        cast = CastFromGraveyard(self.name, cost, only_if=ThisWasDiscardedThisTurn())
        return (StaticAbility(cast, keyword=self.name),)
