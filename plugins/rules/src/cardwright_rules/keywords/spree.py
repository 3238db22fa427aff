"""Spree and tiered: each mode has a cost."""

from cardwright_core.abilities import Ability, StaticAbility
from cardwright_core.cards import Keyword
from cardwright_rules.vocabulary.modes import CostsOfModes


class PaidModes(Keyword):
    """Base of both; how many modes are chosen, the spell's ``Modes`` says."""

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.172a, 702.183a"""
        super().stands_for(parameter)
        return (StaticAbility(CostsOfModes(), keyword=self.name),)


class Spree(PaidModes):
    name, rule = "spree", "702.172"


class Tiered(PaidModes):
    name, rule = "tiered", "702.183"
