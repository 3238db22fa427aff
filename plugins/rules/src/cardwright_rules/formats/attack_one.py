"""Attacking one player each combat: the attacking player chooses who defends (506.2a, 507.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.decisions import Decision
from cardwright_core.flow import TurnBasedAction
from cardwright_core.specs import hookimpl, idle_unless
from cardwright_rules.combat.sides import attacking_side, defending_sides

if TYPE_CHECKING:
    from cardwright_core.game import Game
    from cardwright_core.state import Step
    from cardwright_core.zones import PlayerId

__all__ = ["AttackOne", "attack_one"]

_SLICE = "defending player"
_STEPS = frozenset({"beginning of combat"})


class AttackOne:
    """Only one opponent is attacked in each combat phase."""

    @hookimpl
    @idle_unless(asked=lambda step, ending: step.name in _STEPS and not ending)
    def turn_based_actions(self, step: Step, ending: bool) -> TurnBasedAction | None:  # noqa: FBT001 - a hook's parameter
        """507.1"""
        if ending or step.name not in _STEPS:
            return None
        return TurnBasedAction("507.1", _choose_defender)

    @hookimpl
    @idle_unless(noted=_SLICE)
    def defends(self, game: Game, player: PlayerId) -> bool | None:
        """506.2a"""
        chosen = game.state.slices.get(_SLICE)
        return None if chosen is None or player == chosen else False


def _choose_defender(game: Game) -> None:
    game.state.slices.pop(_SLICE, None)
    opponents = tuple(player for side in defending_sides(game) for player in side)
    side = attacking_side(game)
    if side and opponents:
        prompt = "who is the defending player"
        decision = Decision(side, "defender", opponents, prompt=prompt, rule="507.1")
        game.state.slices[_SLICE] = game.choose(decision)[0]


attack_one = AttackOne()
