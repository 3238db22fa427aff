"""Banding."""

from cardwright_core.abilities import Instance
from cardwright_core.cards import Keyword
from cardwright_core.objects import View
from cardwright_core.specs import hookimpl


class Banding(Keyword):
    name, rule = "banding", "702.22"

    @hookimpl
    def bands(self, by: Instance, creature: View) -> bool:
        """702.22c, 702.22j, 702.22k"""
        return creature.id == by.source.id
