"""The hook that lets something be a target as though it had no hexproof (702.11e, 609.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.specs import hookimpl, hookspec

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.ruleset import RuleSet
    from cardwright_core.stack import Targeting

__all__ = ["TargetSpecs", "opponent_would_target", "targets"]


class TargetSpecs:
    """What is different as targets are chosen."""

    @hookspec(about="act")
    def disregards_hexproof(self, game: Game, by: Instance, act: Targeting) -> bool | None:
        """Say that `act` may choose its target as though that had no hexproof (702.11e).

        Called: when hexproof, or hexproof from a quality, would forbid the target. `by` is the
        instance that answers. Answer: ``True`` if it may. Combines: any. Since 0.1.

        Example::

            @hookimpl
            def disregards_hexproof(self, by, act):
                return act.by.controller == by.controller
        """


class Targets:
    """Opens the hook."""

    @hookimpl
    def add_hookspecs(self, rules: RuleSet) -> None:
        """702.11e"""
        rules.add_hookspecs(TargetSpecs)


def opponent_would_target(game: Game, by: Instance, act: Targeting, target: int | str) -> bool:
    """Whether an opponent of `by` would target that, and nothing disregards hexproof (702.11)."""
    return (
        act.target == target
        and act.by.controller in game.opponents(by.controller)
        and not any(game.rules.ask.disregards_hexproof(game, act))
    )


targets = Targets()
