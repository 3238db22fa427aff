"""Defender."""

from cardwright_core.abilities import Instance
from cardwright_core.cards import Keyword
from cardwright_core.specs import hookimpl
from cardwright_rules.combat.restrictions import CantAttack


class Defender(Keyword):
    name, rule = "defender", "702.3"

    @hookimpl
    def attack_restrictions(self, by: Instance) -> CantAttack:
        """702.3b"""
        return CantAttack("defender", lambda creature, _: creature.id == by.source.id)
