"""Madness (702.35)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import StaticAbility, TriggeredAbility
from cardwright_core.cards import Keyword, about, functions_in
from cardwright_core.cast_now import cast_now
from cardwright_core.permission import Permission
from cardwright_core.replacement import Replacement, together
from cardwright_core.specs import hookimpl
from cardwright_core.terms import Condition, Test, This
from cardwright_core.zone_changes import ZoneChange, move
from cardwright_core.zones import Zone
from cardwright_rules.keywords.printed import printed_cost
from cardwright_rules.moving import Discarded
from cardwright_rules.vocabulary.selections import ITSELF

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Cost, Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.links import LinkId


def _link(item: int) -> LinkId:
    """Return under what it is kept for which cost a card was exiled as it was discarded."""
    return (item, "", "madness", None)


@record
class ExiledAsDiscarded(Record):
    """If it would be discarded, it is exiled and not put into the graveyard (702.35a)."""

    english = "if you discard this, discard it into exile"

    cost: Cost

    @hookimpl
    @functions_in(Zone.HAND)
    @about(ZoneChange)
    def replacements(self, game: Game, by: Instance, event: ZoneChange) -> Replacement | None:
        """614.1a"""
        this = by.source.id
        if event.object != this or event.destination is not Zone.GRAVEYARD:
            return None
        parts = together(game)
        if not any(isinstance(one, Discarded) and one.object == this for one in parts):
            return None
        return Replacement.of(by, lambda _, change: self._exiled(change), rule="702.35a")

    def _exiled(self, change: ZoneChange) -> ZoneChange:
        return change.to(Zone.EXILE).replace(chosen=((_link(change.becomes), self.cost),))


@record
class ExiledThisWay(Test):
    """The card was exiled as it was discarded, by the ability with the same cost (607.1)."""

    english = "this way"

    cost: Cost

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it was."""
        del event
        return self.cost in game.state.links.get(_link(by.source.id), ())


@record
class CastForOrBury(Record):
    """Its owner may cast this for a cost; if they don't, it goes to the graveyard (702.35a)."""

    english = "you may cast this for {cost}; if you don't, put it into your graveyard"

    cost: Cost

    def resolve(self, game: Game, by: Instance) -> None:
        """Let them, and move what is still there."""
        items = ITSELF.objects(game, by)
        name = Madness.name
        permission = Permission(items, by, instead=self.cost, any_time=True, name=name)
        if not cast_now(game, by.source.owner, items, permission):
            for item in filter(game.exists, items):
                game.propose(move(game, item, Zone.GRAVEYARD), by)


class Madness(Keyword):
    name, rule = "madness", "702.35"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.35a"""
        cost = printed_cost(self.name, parameter)
        exiled = Condition(ZoneChange, This(), (ExiledThisWay(cost),), (Zone.EXILE,))
        return (
            StaticAbility(ExiledAsDiscarded(cost), keyword=self.name),
            TriggeredAbility((exiled,), CastForOrBury(cost), keyword=self.name),
        )
