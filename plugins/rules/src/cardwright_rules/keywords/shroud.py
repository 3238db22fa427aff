"""Shroud."""

from cardwright_core.abilities import Instance
from cardwright_core.cards import Keyword, about
from cardwright_core.specs import hookimpl
from cardwright_core.stack import Targeting


class Shroud(Keyword):
    name, rule = "shroud", "702.18"

    @hookimpl
    @about(Targeting)
    def prohibits(self, by: Instance, act: Targeting) -> str | None:
        """702.18a"""
        return "shroud" if act.target == by.source.id else None
