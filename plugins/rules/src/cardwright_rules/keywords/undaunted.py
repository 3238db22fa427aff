"""Undaunted."""

from cardwright_core.abilities import Ability, StaticAbility
from cardwright_core.cards import Keyword
from cardwright_rules.vocabulary.costs import ThisCostsLess
from cardwright_rules.vocabulary.players import NumberOfPlayers
from cardwright_rules.vocabulary.selections import EACH_OPPONENT


class Undaunted(Keyword):
    name, rule = "undaunted", "702.125"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.125a; who has left the game is none (702.125b)"""
        super().stands_for(parameter)
        less = ThisCostsLess(NumberOfPlayers(EACH_OPPONENT))
        return (StaticAbility(less, keyword=self.name),)
