"""Skulk."""

from cardwright_core.abilities import Instance
from cardwright_core.cards import Keyword
from cardwright_core.objects import View
from cardwright_core.specs import hookimpl
from cardwright_rules.combat.restrictions import CantBlock


class Skulk(Keyword):
    name, rule = "skulk", "702.118"

    @hookimpl
    def block_restrictions(self, by: Instance) -> CantBlock:
        """702.118b"""
        return CantBlock(
            self.name,
            lambda blocker, attacker: attacker.id == by.source.id and not _can(blocker, attacker),
        )


def _can(blocker: View, attacker: View) -> bool:
    power = blocker.characteristics.power or 0
    return power <= (attacker.characteristics.power or 0)
