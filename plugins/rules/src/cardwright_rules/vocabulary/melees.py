"""Attackers beside each other: who else attacks, and how many opponents (702.121, 702.134)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import record
from cardwright_core.terms import Filter, Test
from cardwright_rules.combat.events import Attacks
from cardwright_rules.combat.fighting import Attack, attackers, fight
from cardwright_rules.vocabulary.counts import Count

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.objects import View

__all__ = ["HasLessPower", "MostLifeIsAttacked", "OpponentsAttacked", "StrongerAttacksToo"]


def _power(view: View) -> int:
    return view.characteristics.power or 0


@record
class HasLessPower(Filter):
    """What has less power than the source, as that is or last was (608.2h)."""

    english = "... with less power than this"

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it has."""
        return _power(view) < _power(game.see(by.source.id))


@record
class StrongerAttacksToo(Test):
    """Another creature with greater power than the source attacks together with it (702.149a)."""

    english = "and another creature with greater power attacks"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether one does."""
        del event
        mine = _power(game.see(by.source.id))
        others = (item for item, _ in attackers(game) if item != by.source.id)
        return any(_power(game.see(item)) > mine for item in others)


@record
class MostLifeIsAttacked(Test):
    """The player with the most life, or tied for it, is attacked (702.105a)."""

    english = "the player with the most life or tied for most life"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether the attack is on them, and on no permanent of theirs."""
        del by
        target = event.target if isinstance(event, Attacks) else None
        if not isinstance(target, str):
            return False
        return game.player(target).life == max(player.life for player in game.players)


@record
class OpponentsAttacked(Count):
    """How many opponents you attacked with creatures this combat (702.121a)."""

    english = "the number of opponents you attacked this combat"

    def value(self, game: Game, by: Instance) -> int:
        """Count the players whom creatures that were declared attacked."""
        now = fight(game)
        declared = () if now is None else tuple(set(now.attackers) - set(now.entered))
        fights = (game.snapshot(item).status.combat for item in declared)
        attacks = [one for one in fights if isinstance(one, Attack)]
        mine = {one.target for one in attacks if one.controller == by.controller}
        return sum(isinstance(target, str) for target in mine)
