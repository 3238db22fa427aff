"""Warp."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import StaticAbility
from cardwright_core.cards import Keyword
from cardwright_core.lasting import begin_effect
from cardwright_core.permission import Permission
from cardwright_core.specs import hookimpl
from cardwright_core.terms import Test
from cardwright_core.zones import Zone
from cardwright_rules.keywords.printed import printed_cost
from cardwright_rules.vocabulary.becoming import AtNextEndIfPaid
from cardwright_rules.vocabulary.costs import AlternativeCost
from cardwright_rules.vocabulary.moves import Exile
from cardwright_rules.vocabulary.selections import THOSE_CARDS

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId


@record
class IsCastFromHand(Test):
    """The spell is cast from a hand (601.2a)."""

    english = "from your hand"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it is."""
        del self, game, event
        return by.zone is Zone.HAND


@record
class MayBeCastLater(Record):
    """Owners of exiled cards may cast them after this turn, while they stay there (702.185a)."""

    english = "its owner may cast it after the current turn has ended while it remains exiled"

    def resolve(self, game: Game, by: Instance) -> None:
        """Begin it for each that is in exile."""
        for item in THOSE_CARDS.objects(game, by):
            view = game.see(item)
            if view.zone is Zone.EXILE:
                later = CastAfter(item, view.owner, game.state.cursor.turn)
                begin_effect(game, by, later, None)


@record
class CastAfter(Record):
    """A player may cast one exiled card after a turn has ended."""

    item: int
    owner: PlayerId
    turn: int

    @hookimpl
    def permits(self, game: Game, by: Instance, player: PlayerId) -> Permission | None:
        """601.3"""
        later = game.state.cursor.turn > self.turn
        if player != self.owner or not later or not game.exists(self.item):
            return None
        return Permission((self.item,), by)


class Warp(Keyword):
    name, rule = "warp", "702.185"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.185a"""
        cost = AlternativeCost(self.name, printed_cost(self.name, parameter), IsCastFromHand())
        away = Exile(THOSE_CARDS, then=MayBeCastLater())
        return (
            StaticAbility(cost, keyword=self.name),
            StaticAbility(AtNextEndIfPaid(self.name, away), keyword=self.name),
        )
