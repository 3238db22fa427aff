"""Dash and blitz: cast for another cost, with haste, for one turn."""

from cardwright_core.abilities import Ability, StaticAbility, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.continuous import Layer, Part
from cardwright_core.terms import Condition, This
from cardwright_core.zone_changes import Dies
from cardwright_rules.keywords.printed import printed_cost
from cardwright_rules.vocabulary.becoming import AtNextEndIfPaid, ThisIfPaid
from cardwright_rules.vocabulary.changes import AddAbilities, AddKeyword
from cardwright_rules.vocabulary.costs import AlternativeCost
from cardwright_rules.vocabulary.effects import DrawCards, Sacrifice
from cardwright_rules.vocabulary.moves import ReturnToHand
from cardwright_rules.vocabulary.selections import THOSE_CARDS
from cardwright_rules.vocabulary.statics import Continuous


class Dash(Keyword):
    name, rule = "dash", "702.109"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.109a"""
        haste = Part(Layer.ABILITY, ThisIfPaid(self.name), AddKeyword("haste"))
        return (
            StaticAbility(
                AlternativeCost(self.name, printed_cost(self.name, parameter)), keyword=self.name
            ),
            StaticAbility(AtNextEndIfPaid(self.name, ReturnToHand(THOSE_CARDS)), keyword=self.name),
            StaticAbility(Continuous((haste,)), keyword=self.name),
        )


class Blitz(Keyword):
    name, rule = "blitz", "702.152"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.152a; each instance is about payments of its own cost (702.152b)"""
        paid = f"{self.name} {parameter}"
        blitzed = ThisIfPaid(paid)
        haste = Part(Layer.ABILITY, blitzed, AddKeyword("haste"))
        drawing = TriggeredAbility((Condition(Dies, This()),), DrawCards(1))
        draws = Part(Layer.ABILITY, blitzed, AddAbilities((drawing,)))
        cost = AlternativeCost(paid, printed_cost(self.name, parameter))
        return (
            StaticAbility(cost, keyword=self.name),
            StaticAbility(AtNextEndIfPaid(paid, Sacrifice(THOSE_CARDS)), keyword=self.name),
            StaticAbility(Continuous((haste, draws)), keyword=self.name),
        )
