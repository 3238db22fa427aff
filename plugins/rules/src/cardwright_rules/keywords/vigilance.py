"""Vigilance."""

from cardwright_core.abilities import Instance
from cardwright_core.cards import Keyword
from cardwright_core.objects import View
from cardwright_core.specs import hookimpl


class Vigilance(Keyword):
    name, rule = "vigilance", "702.20"

    @hookimpl
    def attacks_untapped(self, by: Instance, attacker: View) -> bool:
        """702.20b"""
        return attacker.id == by.source.id
