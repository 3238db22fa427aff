"""Freerunning."""

from cardwright_core._records import record
from cardwright_core.abilities import Ability, Instance, StaticAbility
from cardwright_core.cards import Keyword
from cardwright_core.events import Event
from cardwright_core.game import Game
from cardwright_core.terms import Test
from cardwright_rules.damage import combat_damage_to_players
from cardwright_rules.formats.commander import is_commander_card
from cardwright_rules.keywords.printed import printed_cost
from cardwright_rules.vocabulary.costs import AlternativeCost


@record
class AssassinOrCommanderStruck(Test):
    """An Assassin creature or commander of yours dealt combat damage to a player this turn."""

    english = "your Assassin or commander dealt combat damage to a player this turn"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it was one then, and yours."""
        del event
        return any(
            "Creature" in words and ("Assassin" in words or is_commander_card(game, card))
            for whose, words, card in combat_damage_to_players(game)
            if whose == by.controller
        )


class Freerunning(Keyword):
    name, rule = "freerunning", "702.173"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.173a"""
        cost = printed_cost(self.name, parameter)
        offered = AlternativeCost(self.name, cost, AssassinOrCommanderStruck())
        return (StaticAbility(offered, keyword=self.name),)
