"""First strike."""

from cardwright_core.abilities import Instance
from cardwright_core.cards import Keyword
from cardwright_core.objects import View
from cardwright_core.specs import hookimpl


class FirstStrike(Keyword):
    name, rule = "first strike", "702.7"

    @hookimpl
    def strikes_first(self, by: Instance, creature: View) -> bool:
        """702.7b"""
        return creature.id == by.source.id
