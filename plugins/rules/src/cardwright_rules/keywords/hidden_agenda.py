"""Hidden agenda, and double agenda (702.106)."""

from cardwright_core.abilities import Ability, StaticAbility
from cardwright_core.cards import Keyword
from cardwright_rules.conspiracies import HidesAgenda


class HiddenAgenda(Keyword):
    name, rule = "hidden agenda", "702.106"
    names = 1

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.106a"""
        super().stands_for(parameter)
        return (StaticAbility(HidesAgenda(self.names), keyword=self.name),)


class DoubleAgenda(HiddenAgenda):
    name, rule = "double agenda", "702.106f"
    names = 2
