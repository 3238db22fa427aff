"""Level up."""

from cardwright_core.abilities import Ability, ActivatedAbility, Cost
from cardwright_core.cards import Keyword
from cardwright_core.mana import ManaCost
from cardwright_rules.vocabulary.effects import PutCounters
from cardwright_rules.vocabulary.selections import ITSELF


class LevelUp(Keyword):
    name, rule = "level up", "702.87"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.87a"""
        cost, effect = Cost(ManaCost.parse(parameter)), PutCounters("level", 1, ITSELF)
        return (ActivatedAbility(cost, effect, as_a_sorcery=True, keyword=self.name),)
