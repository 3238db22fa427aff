"""Prowl."""

from cardwright_core._records import Record, record
from cardwright_core.abilities import Ability, Cost, Instance, StaticAbility
from cardwright_core.cards import Keyword, functions_in
from cardwright_core.costs import CostOption
from cardwright_core.game import Game
from cardwright_core.mana import ManaCost
from cardwright_core.proposal import Proposal
from cardwright_core.specs import hookimpl
from cardwright_core.zones import Zone
from cardwright_rules.damage import combat_damage_to_players


@record
class ProwlCost(Record):
    """An alternative cost, if a source of one of its types dealt combat damage (702.76a)."""

    english = "you may cast this for {cost} if a source of its creature types dealt combat damage"

    cost: Cost

    @hookimpl
    @functions_in(Zone.STACK)
    def cost_options(self, game: Game, by: Instance, proposal: Proposal) -> CostOption | None:
        """702.76a"""
        if not proposal.is_spell() or proposal.object != by.source.id:
            return None
        types = set(game.see(proposal.object).characteristics.subtypes)
        dealt = combat_damage_to_players(game)
        if not any(who == proposal.player and not types.isdisjoint(its) for who, its, _ in dealt):
            return None
        return CostOption("prowl", self.cost, alternative=True, by=by)


class Prowl(Keyword):
    name, rule = "prowl", "702.76"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.76a"""
        cost = ProwlCost(Cost(ManaCost.parse(parameter)))
        return (StaticAbility(cost, keyword=self.name),)
