"""The hook that lets permanents stay tapped in the untap step (502.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.decisions import Decision
from cardwright_core.specs import hookimpl, hookspec

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.ruleset import RuleSet

__all__ = ["UntapStep", "UntapStepSpecs", "left_tapped", "untap_step"]


class UntapStepSpecs:
    """What is different as permanents untap."""

    @hookspec()
    def may_stay_tapped(self, game: Game, by: Instance) -> list[int] | None:
        """Say which permanents their controllers may choose not to untap (502.3).

        Called: as the active player's permanents are about to untap. `by` is the instance that
        answers. Answer: their ids, or ``None``. Combines: union. Since 0.1.

        Example::

            @hookimpl
            def may_stay_tapped(self, by):
                return [by.source.id]
        """


class UntapStep:
    """Opens the hook."""

    @hookimpl
    def add_hookspecs(self, rules: RuleSet) -> None:
        """502.3"""
        rules.add_hookspecs(UntapStepSpecs)


def left_tapped(game: Game, tapped: Sequence[int]) -> frozenset[int]:
    """Let players choose which of the tapped permanents they don't untap, where they may."""
    found: list[int] = game.rules.ask.may_stay_tapped(game)
    choosable = frozenset(found)
    left: list[int] = []
    for player in game.side(game.state.cursor.active) if choosable else ():
        options = tuple(i for i in tapped if i in choosable and game.see(i).controller == player)
        prompt = "what stays tapped"
        decision = Decision(
            (player,), "stay tapped", options, 0, len(options), prompt=prompt, rule="502.3"
        )
        left.extend(game.choose(decision))
    return frozenset(left)


untap_step = UntapStep()
