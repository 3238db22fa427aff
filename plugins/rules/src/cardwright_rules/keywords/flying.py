"""Flying."""

from cardwright_core.abilities import Instance
from cardwright_core.cards import Keyword
from cardwright_core.objects import View
from cardwright_core.specs import hookimpl
from cardwright_rules.combat.restrictions import CantBlock


class Flying(Keyword):
    name, rule = "flying", "702.9"

    @hookimpl
    def block_restrictions(self, by: Instance) -> CantBlock:
        """702.9b"""
        return CantBlock(
            "flying",
            lambda blocker, attacker: attacker.id == by.source.id and not _reaches(blocker),
        )


def _reaches(blocker: View) -> bool:
    return blocker.has("flying") or blocker.has("reach")
