"""Overload: an alternative cost with which a spell affects each instead of a target."""

from cardwright_core.abilities import Ability, Cost, StaticAbility
from cardwright_core.cards import Keyword
from cardwright_core.mana import ManaCost
from cardwright_rules.vocabulary.costs import AlternativeCost


class Overload(Keyword):
    name, rule = "overload", "702.96"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.96a"""
        cost = AlternativeCost(self.name, Cost(ManaCost.parse(parameter)))
        return (StaticAbility(cost, keyword=self.name),)
