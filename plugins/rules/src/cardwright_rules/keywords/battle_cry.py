"""Battle cry."""

from cardwright_core.abilities import Ability, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.terms import Condition, This
from cardwright_rules.combat.events import Attacks
from cardwright_rules.combat.filters import ATTACKING
from cardwright_rules.vocabulary.filters import another
from cardwright_rules.vocabulary.lasting import Pump
from cardwright_rules.vocabulary.selections import Each


class BattleCry(Keyword):
    name, rule = "battle cry", "702.91"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.91a"""
        super().stands_for(parameter)
        effect = Pump(1, 0, Each(another(ATTACKING)))
        return (TriggeredAbility((Condition(Attacks, This()),), effect, keyword=self.name),)
