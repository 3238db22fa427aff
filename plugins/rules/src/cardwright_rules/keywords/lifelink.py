"""Lifelink."""

from cardwright_core.abilities import Instance
from cardwright_core.cards import Keyword, functions_in
from cardwright_core.game import Game
from cardwright_core.specs import hookimpl
from cardwright_rules.damage import DamageDealt
from cardwright_rules.keywords.redundant import is_redundant
from cardwright_rules.life import LifeGained


class Lifelink(Keyword):
    name, rule = "lifelink", "702.15"

    @hookimpl
    @functions_in()
    def damage_results(self, game: Game, by: Instance, damage: DamageDealt) -> LifeGained | None:
        """702.15b; of several instances, only the first one counts (702.15f)"""
        if is_redundant(game, by, self.name):
            return None
        return LifeGained(by.controller, damage.amount)
