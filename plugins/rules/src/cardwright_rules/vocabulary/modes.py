"""Modes that cost something, each or all but the first: escalate, spree, tiered (700.2h)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import Cost, Mode, Modes
from cardwright_core.cards import functions_in
from cardwright_core.costs import ChangeKind, CostChange
from cardwright_core.specs import hookimpl
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.proposal import Proposal

__all__ = ["CostForMoreModes", "CostsOfModes", "PricedMode"]


def _increase(cost: Cost, by: Instance) -> CostChange:
    return CostChange(ChangeKind.INCREASE, cost.mana, cost.components, by)


@record
class CostForMoreModes(Record):
    """For each mode beyond the first the spell has an additional cost (702.120a)."""

    english = "pay {cost} for each mode beyond the first"

    cost: Cost

    @hookimpl
    @functions_in(Zone.STACK)
    def cost_changes(self, by: Instance, proposal: Proposal) -> list[CostChange] | None:
        """601.2f"""
        if not proposal.is_spell() or proposal.object != by.source.id:
            return None
        return [_increase(self.cost, by)] * (len(proposal.instance.modes) - 1)


@record
class PricedMode(Mode):
    """A mode of which the cost is paid if it is chosen (700.2h)."""

    cost: Cost = Cost()


@record
class CostsOfModes(Record):
    """The costs of the chosen modes are additional costs of the spell (702.172a, 702.183a).

    As long as none is chosen, it costs as much as the cheapest of them (601.3a).
    """

    english = "as an additional cost to cast this, pay the costs of its chosen modes"

    @hookimpl
    @functions_in(Zone.STACK)
    def cost_changes(self, by: Instance, proposal: Proposal) -> list[CostChange] | None:
        """601.2f"""
        effect = getattr(proposal.instance.ability, "effect", None)
        mine = proposal.is_spell() and proposal.object == by.source.id
        if not mine or not isinstance(effect, Modes):
            return None
        priced = [mode.cost if isinstance(mode, PricedMode) else Cost() for mode in effect.modes]
        chosen = [priced[number] for number in proposal.instance.modes]
        cheapest = sorted(priced, key=lambda cost: cost.mana.mana_value)[:1]
        return [_increase(cost, by) for cost in chosen or cheapest]
