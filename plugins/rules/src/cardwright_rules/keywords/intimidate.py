"""Intimidate."""

from cardwright_core.abilities import Instance
from cardwright_core.cards import Keyword
from cardwright_core.objects import View
from cardwright_core.specs import hookimpl
from cardwright_rules.combat.restrictions import CantBlock


class Intimidate(Keyword):
    name, rule = "intimidate", "702.13"

    @hookimpl
    def block_restrictions(self, by: Instance) -> CantBlock:
        """702.13b"""
        return CantBlock(
            self.name,
            lambda blocker, attacker: attacker.id == by.source.id and not _can(blocker, attacker),
        )


def _can(blocker: View, attacker: View) -> bool:
    if blocker.is_a("Artifact"):
        return True
    return not blocker.characteristics.colors.isdisjoint(attacker.characteristics.colors)
