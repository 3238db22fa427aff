"""Evoke (702.74)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import Cost, StaticAbility, TriggeredAbility
from cardwright_core.cards import Keyword, functions_in
from cardwright_core.costs import CostOption
from cardwright_core.mana import ManaCost
from cardwright_core.specs import hookimpl
from cardwright_core.terms import Condition, This
from cardwright_core.zone_changes import Enters
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.effects import Sacrifice
from cardwright_rules.vocabulary.paid import Paid
from cardwright_rules.vocabulary.selections import ITSELF

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.proposal import Proposal


@record
class EvokeCost(Record):
    """The spell may be cast for its evoke cost."""

    cost: Cost

    @hookimpl
    @functions_in(Zone.STACK)
    def cost_options(self, by: Instance, proposal: Proposal) -> CostOption | None:
        """702.74a"""
        if proposal.kind != "cast" or proposal.object != by.source.id:
            return None
        return CostOption("evoke", self.cost, alternative=True, by=by)


class Evoke(Keyword):
    name, rule = "evoke", "702.74"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """Return the alternative cost, and the sacrifice as the permanent enters."""
        cost = Cost(ManaCost.parse(parameter))
        entering = (Condition(Enters, This()),)
        return (
            StaticAbility(EvokeCost(cost), keyword="evoke"),
            TriggeredAbility(entering, Sacrifice(ITSELF), only_if=Paid("evoke"), keyword="evoke"),
        )
