"""Deathtouch."""

from cardwright_core.cards import Keyword, functions_in
from cardwright_core.specs import hookimpl


class Deathtouch(Keyword):
    name, rule = "deathtouch", "702.2"

    @hookimpl
    @functions_in()
    def lethal_damage(self) -> bool:
        """702.2b, 702.2c"""
        return True
