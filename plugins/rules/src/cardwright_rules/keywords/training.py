"""Training."""

from cardwright_core.abilities import Ability, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.terms import Condition, This
from cardwright_rules.combat.events import Attacks
from cardwright_rules.vocabulary.effects import PutCounters
from cardwright_rules.vocabulary.melees import StrongerAttacksToo
from cardwright_rules.vocabulary.selections import ITSELF


class Training(Keyword):
    name, rule = "training", "702.149"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.149a"""
        super().stands_for(parameter)
        attacks = Condition(Attacks, This(), (StrongerAttacksToo(),))
        return (TriggeredAbility((attacks,), PutCounters("+1/+1", 1, ITSELF), keyword=self.name),)
