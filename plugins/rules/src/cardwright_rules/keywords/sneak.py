"""Sneak."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import Cost, StaticAbility
from cardwright_core.cards import Keyword, about, functions_in
from cardwright_core.layers import entering_view
from cardwright_core.permission import Permission
from cardwright_core.replacement import Replacement
from cardwright_core.specs import hookimpl
from cardwright_core.zone_changes import Enters
from cardwright_core.zones import Zone
from cardwright_rules.combat.attackers import attackable
from cardwright_rules.combat.joining import JoinsAttack
from cardwright_rules.keywords.ninjutsu import RETURNED, attacked_by_returned
from cardwright_rules.keywords.printed import printed_cost
from cardwright_rules.vocabulary.casting import was_paid

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId


@record
class Sneaks(Record):
    """It may be cast in your declare blockers step for a cost; it enters attacking (702.190)."""

    english = "sneak {cost}"

    cost: Cost

    @hookimpl
    @functions_in(Zone.HAND)
    def permits(self, game: Game, by: Instance, player: PlayerId) -> Permission | None:
        """702.190a"""
        blocking = game.state.cursor.step.name == "declare blockers"
        if player != by.source.owner or not blocking or not game.is_active(player):
            return None
        cost, name = self.cost, Sneak.name
        return Permission((by.source.id,), by, instead=cost, any_time=True, name=name)

    @hookimpl
    @functions_in(Zone.STACK)
    @about(Enters)
    def replacements(self, game: Game, by: Instance, event: Enters) -> Replacement | None:
        """702.190b"""
        if event.object != by.source.id or not was_paid(game, by, Sneak.name):
            return None
        return Replacement.of(by, _tapped_and_attacking, rule="702.190b")


def _tapped_and_attacking(game: Game, event: Enters) -> tuple[Event, ...]:
    entering = event.replace(tapped=True)
    target = None if event.spell is None else attacked_by_returned(game, event.spell)
    possible = attackable(game)
    joins = entering_view(game, entering).is_a("Creature") and game.is_active(event.controller)
    if target is None or target not in possible or not joins:
        return (entering,)
    whom = JoinsAttack(event.becomes, target, possible[target], event.controller)
    return (entering, whom)


class Sneak(Keyword):
    name, rule = "sneak", "702.190"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.190a"""
        cost = printed_cost(self.name, parameter).plus(Cost(components=(RETURNED,)))
        return (StaticAbility(Sneaks(cost), keyword=self.name),)
