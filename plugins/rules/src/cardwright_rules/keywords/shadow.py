"""Shadow."""

from cardwright_core.abilities import Instance
from cardwright_core.cards import Keyword
from cardwright_core.objects import View
from cardwright_core.specs import hookimpl
from cardwright_rules.combat.restrictions import CantBlock


class Shadow(Keyword):
    name, rule = "shadow", "702.28"

    @hookimpl
    def block_restrictions(self, by: Instance) -> CantBlock:
        """702.28b: it blocks, and is blocked by, creatures with shadow only"""
        return CantBlock(
            self.name,
            lambda blocker, attacker: (
                by.source.id in {blocker.id, attacker.id} and not _both(blocker, attacker)
            ),
        )


def _both(blocker: View, attacker: View) -> bool:
    return blocker.has("shadow") and attacker.has("shadow")
