"""Harmonize."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import Cost, StaticAbility
from cardwright_core.cards import Keyword, functions_in
from cardwright_core.costs import CostChange, CostOption
from cardwright_core.specs import hookimpl
from cardwright_core.zones import Zone
from cardwright_rules.keywords.printed import printed_cost
from cardwright_rules.tapping import TapThat
from cardwright_rules.vocabulary.casting import CastFromGraveyard, LeavesStackTo

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.game import Game
    from cardwright_core.proposal import Proposal


@record
class TapOneToHarmonize(Record):
    """Up to one creature is tapped, and the spell costs less by its power (702.180a)."""

    english = "tap up to one untapped creature; this costs {{X}} less, X being its power"

    @hookimpl
    @functions_in(Zone.STACK)
    def cost_options(self, game: Game, by: Instance, proposal: Proposal) -> list[CostOption] | None:
        """702.180b"""
        permission = proposal.permission
        mine = proposal.is_spell() and proposal.object == by.source.id
        if not mine or permission is None or permission.name != Harmonize.name:
            return None
        none = CostOption("tap nothing", Cost(), mandatory=True, by=by, group=Harmonize.name)
        return [
            none,
            *(
                none.replace(name=f"tap {view.name} {view.id}", cost=Cost(components=(tap,)))
                for view in game.permanents(proposal.player)
                if view.is_a("Creature") and (tap := TapThat(view.id)).payable(game, by)
            ),
        ]

    @hookimpl
    @functions_in(Zone.STACK)
    def cost_changes(self, game: Game, by: Instance, proposal: Proposal) -> CostChange | None:
        """601.2f"""
        if not proposal.is_spell() or proposal.object != by.source.id:
            return None
        for component in proposal.cost.components:
            if isinstance(component, TapThat):
                power = game.see(component.item).characteristics.power or 0
                return CostChange.reduction(f"{{{power}}}", by) if power > 0 else None
        return None


class Harmonize(Keyword):
    name, rule = "harmonize", "702.180"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.180a"""
        cost = printed_cost(self.name, parameter)
        return (
            StaticAbility(CastFromGraveyard(self.name, cost), keyword=self.name),
            StaticAbility(TapOneToHarmonize(), keyword=self.name),
            StaticAbility(LeavesStackTo(self.name), keyword=self.name),
        )
