"""Squad and offspring: token copies of the creature, if their cost was paid."""

from typing import ClassVar

from cardwright_core.abilities import Ability, StaticAbility, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.terms import Condition, This
from cardwright_core.zone_changes import Enters
from cardwright_rules.keywords.printed import printed_cost
from cardwright_rules.vocabulary.copies import CopyException, CreateTokenCopies, WithPT
from cardwright_rules.vocabulary.costs import AdditionalCost
from cardwright_rules.vocabulary.paid import OwnCostPaid, TimesPaid
from cardwright_rules.vocabulary.selections import ITSELF


class Accompanied(Keyword):
    """Base of both: how often the cost may be paid, and how the tokens differ."""

    repeats: ClassVar[bool] = False
    but: ClassVar[tuple[CopyException, ...]] = ()

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.157a, 702.175a"""
        paid = f"{self.name} {parameter}"
        cost = printed_cost(self.name, parameter)
        offered = AdditionalCost(paid, cost, mandatory=False, repeats=self.repeats)
        return (
            StaticAbility(offered, keyword=self.name),
            TriggeredAbility(
                (Condition(Enters, This()),),
                CreateTokenCopies(ITSELF, TimesPaid(paid), self.but),
                only_if=OwnCostPaid(paid),
                keyword=self.name,
            ),
        )


class Squad(Accompanied):
    name, rule = "squad", "702.157"
    repeats = True


class Offspring(Accompanied):
    name, rule = "offspring", "702.175"
    but = (WithPT(1, 1),)
