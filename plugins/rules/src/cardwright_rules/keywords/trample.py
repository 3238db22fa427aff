"""Trample."""

from cardwright_core.abilities import Instance
from cardwright_core.cards import Keyword
from cardwright_core.objects import View
from cardwright_core.specs import hookimpl


class Trample(Keyword):
    name, rule = "trample", "702.19"

    @hookimpl
    def assigns_excess(self, by: Instance, attacker: View) -> bool:
        """702.19b"""
        return attacker.id == by.source.id


class TrampleOverPlaneswalkers(Trample):
    """Its damage goes over blockers, and over the planeswalker that it attacks."""

    name, rule = "trample over planeswalkers", "702.19c"

    @hookimpl
    def assigns_past_planeswalkers(self, by: Instance, attacker: View) -> bool:
        """702.19c"""
        return attacker.id == by.source.id
