"""Recover."""

from cardwright_core.abilities import Ability, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.terms import Condition
from cardwright_core.zone_changes import Dies
from cardwright_core.zones import Zone
from cardwright_rules.keywords.printed import printed_cost
from cardwright_rules.vocabulary.filters import CREATURE, YOU_OWN, all_of
from cardwright_rules.vocabulary.moves import Exile, ReturnToHand
from cardwright_rules.vocabulary.selections import ITSELF
from cardwright_rules.vocabulary.unless import PayOr


class Recover(Keyword):
    name, rule = "recover", "702.59"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.59a"""
        dies = Condition(Dies, all_of(CREATURE, YOU_OWN), zones=(Zone.GRAVEYARD,))
        cost = printed_cost(self.name, parameter)
        effect = PayOr(cost, ReturnToHand(ITSELF), Exile(ITSELF))
        return (TriggeredAbility((dies,), effect, keyword=self.name),)
