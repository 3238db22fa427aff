"""Fear."""

from cardwright_core.abilities import Instance
from cardwright_core.cards import Keyword
from cardwright_core.mana import Color
from cardwright_core.objects import View
from cardwright_core.specs import hookimpl
from cardwright_rules.combat.restrictions import CantBlock


class Fear(Keyword):
    name, rule = "fear", "702.36"

    @hookimpl
    def block_restrictions(self, by: Instance) -> CantBlock:
        """702.36b"""
        return CantBlock(
            self.name,
            lambda blocker, attacker: attacker.id == by.source.id and not _can(blocker, attacker),
        )


def _can(blocker: View, attacker: View) -> bool:
    del attacker
    if blocker.is_a("Artifact"):
        return True
    return Color.BLACK in blocker.characteristics.colors
