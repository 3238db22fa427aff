"""Infect."""

from cardwright_core.abilities import Instance
from cardwright_core.cards import Keyword, functions_in, part_of
from cardwright_core.events import Event
from cardwright_core.game import Game
from cardwright_core.specs import hookimpl
from cardwright_rules.counters import PlayerGetsCounters
from cardwright_rules.damage import DamageDealt
from cardwright_rules.keywords.redundant import is_redundant
from cardwright_rules.keywords.wither import WITHERS, withering


class Infect(Keyword):
    name, rule = "infect", "702.90"

    @hookimpl
    @functions_in()
    @part_of("infect")
    def unusual_damage(self, game: Game, damage: DamageDealt) -> bool:
        """702.90b, 702.90c"""
        return _is_infecting(game, damage)

    @hookimpl
    @functions_in()
    @part_of("infect")
    def damage_results(self, game: Game, by: Instance, damage: DamageDealt) -> Event | None:
        """702.90b, 702.90c, 120.3b, 120.3d; several instances are redundant (702.90f)"""
        if not _is_infecting(game, damage):
            return None
        if isinstance(damage.recipient, str):
            if is_redundant(game, by, self.name):
                return None
            return PlayerGetsCounters(damage.recipient, "poison", damage.amount)
        if is_redundant(game, by, *WITHERS):
            return None
        return withering(damage)


def _is_infecting(game: Game, damage: DamageDealt) -> bool:
    return isinstance(damage.recipient, str) or game.see(damage.recipient).is_a("Creature")
