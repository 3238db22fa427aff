"""Menace."""

from cardwright_core.abilities import Instance
from cardwright_core.cards import Keyword
from cardwright_core.specs import hookimpl
from cardwright_rules.combat.restrictions import GroupRestriction


class Menace(Keyword):
    name, rule = "menace", "702.111"

    @hookimpl
    def block_restrictions(self, by: Instance) -> GroupRestriction:
        """702.111b"""
        return GroupRestriction.none_or_at_least(
            2, "menace", lambda _, attacker: attacker == by.source.id
        )
