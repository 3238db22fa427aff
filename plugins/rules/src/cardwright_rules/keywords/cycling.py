"""Cycling."""

from typing import ClassVar

from cardwright_core._records import record
from cardwright_core.abilities import Ability, ActivatedAbility, Cost
from cardwright_core.cards import Keyword
from cardwright_core.mana import ManaCost
from cardwright_core.zones import Zone
from cardwright_rules.components import DiscardThis
from cardwright_rules.moving import Cycled, Discarded
from cardwright_rules.vocabulary.effects import DrawCards


@record
class CycleThis(DiscardThis):
    """Discard the card itself, from the hand, to cycle it (702.29a)."""

    how: ClassVar[type[Discarded]] = Cycled


class Cycling(Keyword):
    name, rule = "cycling", "702.29"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.29a"""
        paid = Cost(ManaCost.parse(parameter), (CycleThis(),))
        return (ActivatedAbility(paid, DrawCards(1), zones=(Zone.HAND,), keyword=self.name),)
