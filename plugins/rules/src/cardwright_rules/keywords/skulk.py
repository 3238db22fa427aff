"""Skulk."""

from cardwright_core.abilities import Instance
from cardwright_core.cards import Keyword
from cardwright_core.specs import hookimpl
from cardwright_rules.combat.restrictions import CantBlock
from cardwright_rules.vocabulary.blocking import is_stronger


class Skulk(Keyword):
    name, rule = "skulk", "702.118"

    @hookimpl
    def block_restrictions(self, by: Instance) -> CantBlock:
        """702.118b"""
        return CantBlock(
            self.name,
            lambda blocker, attacker: (
                attacker.id == by.source.id and is_stronger(blocker, attacker)
            ),
        )
