"""Affinity."""

from cardwright_core._records import Record, record
from cardwright_core.abilities import Ability, Instance, StaticAbility
from cardwright_core.cards import Keyword, functions_in
from cardwright_core.costs import CostChange
from cardwright_core.game import Game
from cardwright_core.proposal import Proposal
from cardwright_core.specs import hookimpl
from cardwright_core.terms import Filter
from cardwright_core.zones import Zone
from cardwright_rules.qualities import plural_set


@record
class CheaperForEach(Record):
    """The spell costs {1} less to cast for each permanent of a set that its caster controls."""

    english = "this costs {{1}} less to cast for each {what} you control"

    what: Filter

    @hookimpl
    @functions_in(Zone.STACK)
    def cost_changes(self, game: Game, by: Instance, proposal: Proposal) -> CostChange | None:
        """702.41a"""
        if not proposal.is_spell() or proposal.object != by.source.id:
            return None
        mine = game.permanents(proposal.player)
        count = sum(self.what.matches(game, by, view) for view in mine)
        return CostChange.reduction(f"{{{count}}}", by) if count else None


class Affinity(Keyword):
    name, rule = "affinity", "702.41"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.41a, as in "affinity for artifacts"."""
        behaviour = CheaperForEach(plural_set(parameter.removeprefix("for ")))
        return (StaticAbility(behaviour, keyword=self.name),)
