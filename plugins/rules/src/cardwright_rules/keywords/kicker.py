"""Kicker and multikicker."""

from cardwright_core.abilities import Ability, Cost, StaticAbility
from cardwright_core.cards import Keyword
from cardwright_core.mana import ManaCost
from cardwright_rules.vocabulary.costs import AdditionalCost


class Kicker(Keyword):
    name, rule = "kicker", "702.33"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.33a"""
        return (_additional(self.name, parameter, repeats=False),)


class Multikicker(Keyword):
    name, rule = "multikicker", "702.33c"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.33c"""
        return (_additional("kicker", parameter, repeats=True),)


_LEAST = ", X can't be 0"


def _additional(keyword: str, mana: str, *, repeats: bool) -> StaticAbility:
    least = 1 if mana.endswith(_LEAST) else 0
    mana = mana.removesuffix(_LEAST)
    paid = Cost(ManaCost.parse(mana), least_x=least)
    cost = AdditionalCost(f"{keyword} {mana}", paid, mandatory=False, repeats=repeats)
    return StaticAbility(cost, keyword=keyword)
