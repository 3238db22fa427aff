"""Wither."""

from cardwright_core.abilities import Instance
from cardwright_core.cards import Keyword, functions_in, part_of
from cardwright_core.events import CountersPut
from cardwright_core.game import Game
from cardwright_core.specs import hookimpl
from cardwright_rules.damage import DamageDealt
from cardwright_rules.keywords.redundant import is_redundant

WITHERS = ("wither", "infect")
"""With either, or with both, damage to a creature becomes as many counters once (120.3d)."""


class Wither(Keyword):
    name, rule = "wither", "702.80"

    @hookimpl
    @functions_in()
    @part_of("wither")
    def unusual_damage(self, game: Game, damage: DamageDealt) -> bool:
        """702.80a"""
        return _to_creature(game, damage)

    @hookimpl
    @functions_in()
    @part_of("wither")
    def damage_results(self, game: Game, by: Instance, damage: DamageDealt) -> CountersPut | None:
        """702.80a, 120.3d; several instances are redundant (702.80d), as infect is"""
        if is_redundant(game, by, *WITHERS):
            return None
        if not _to_creature(game, damage):
            return None
        return withering(damage)


def withering(damage: DamageDealt) -> CountersPut:
    """Return what the damage does instead; that of combat is no effect (510.2, 614.16)."""
    by_effect = not damage.combat
    return CountersPut(damage.subject, "-1/-1", damage.amount, by_effect=by_effect)


def _to_creature(game: Game, damage: DamageDealt) -> bool:
    return damage.subject != 0 and game.see(damage.subject).is_a("Creature")
