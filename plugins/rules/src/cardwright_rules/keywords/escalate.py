"""Escalate."""

from cardwright_core.abilities import Ability, CostComponent, StaticAbility
from cardwright_core.cards import Keyword
from cardwright_rules.vocabulary.modes import CostForMoreModes
from cardwright_rules.vocabulary.shorthand import paying


def escalate(*parts: str | CostComponent) -> StaticAbility:
    """Return the ability escalate with a cost of mana, of other components, or both (702.120a)."""
    return StaticAbility(CostForMoreModes(paying(*parts)), keyword=Escalate.name)


class Escalate(Keyword):
    name, rule = "escalate", "702.120"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.120a"""
        return (escalate(parameter),)
