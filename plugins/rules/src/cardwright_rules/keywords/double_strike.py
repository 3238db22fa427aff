"""Double strike."""

from cardwright_core.abilities import Instance
from cardwright_core.cards import Keyword, part_of
from cardwright_core.objects import View
from cardwright_core.specs import hookimpl


class DoubleStrike(Keyword):
    name, rule = "double strike", "702.4"

    @hookimpl
    @part_of("double strike")
    def strikes_first(self, by: Instance, creature: View) -> bool:
        """702.4b"""
        return creature.id == by.source.id

    @hookimpl
    @part_of("double strike")
    def strikes_again(self, by: Instance, creature: View) -> bool:
        """702.4b"""
        return creature.id == by.source.id
