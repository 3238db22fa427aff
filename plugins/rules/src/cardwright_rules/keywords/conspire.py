"""Conspire."""

from cardwright_core._records import Record, record
from cardwright_core.abilities import Ability, Cost, Instance, StaticAbility, TriggeredAbility
from cardwright_core.cards import Keyword, functions_in
from cardwright_core.casting import SpellCast
from cardwright_core.costs import CostOption
from cardwright_core.game import Game
from cardwright_core.proposal import Proposal
from cardwright_core.specs import hookimpl
from cardwright_core.terms import Condition, This
from cardwright_core.zones import Zone
from cardwright_rules.components import TapPermanents
from cardwright_rules.vocabulary.copying import CopyIt
from cardwright_rules.vocabulary.features import SharesColorWith
from cardwright_rules.vocabulary.filters import CREATURE, all_of
from cardwright_rules.vocabulary.paid import OwnCostPaid, told_apart
from cardwright_rules.vocabulary.selections import ITSELF


@record
class TapTwoOfItsColors(Record):
    """As an additional cost, tap two creatures that each share a color with the spell (702.78a)."""

    english = "you may tap two untapped creatures you control that share a color with this"

    @hookimpl
    @functions_in(Zone.STACK)
    def cost_options(self, game: Game, by: Instance, proposal: Proposal) -> CostOption | None:
        """601.2b; each instance has a cost of its own (702.78b)"""
        if not proposal.is_spell() or proposal.object != by.source.id:
            return None
        tapped = TapPermanents(all_of(CREATURE, SharesColorWith(ITSELF)), 2)
        name = told_apart(game, by, Conspire.name)
        return CostOption(name, Cost(components=(tapped,)), by=by)


class Conspire(Keyword):
    name, rule = "conspire", "702.78"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.78a"""
        super().stands_for(parameter)
        condition = Condition(SpellCast, This(), zones=(Zone.STACK,))
        return (
            StaticAbility(TapTwoOfItsColors(), keyword=self.name),
            TriggeredAbility(
                (condition,), CopyIt(ITSELF), only_if=OwnCostPaid(self.name), keyword=self.name
            ),
        )
