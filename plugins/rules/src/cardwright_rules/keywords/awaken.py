"""Awaken."""

from cardwright_core.abilities import Ability, StaticAbility
from cardwright_core.cards import Keyword
from cardwright_rules.keywords.printed import number_and_cost
from cardwright_rules.vocabulary.costs import AlternativeCost


class Awaken(Keyword):
    """The cost, as in ``awaken 3—{5}{U}``; what the spell does is written ``awakening(...)``."""

    name, rule = "awaken", "702.113"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.113a"""
        _, cost = number_and_cost(self.name, parameter)
        return (StaticAbility(AlternativeCost(self.name, cost), keyword=self.name),)
