"""With which number creatures station permanents (702.184)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.specs import hookimpl, hookspec

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.ruleset import RuleSet

__all__ = ["StationSpecs", "stationing", "stations_with"]


class StationSpecs:
    """What modifies the result of station abilities."""

    @hookspec()
    def stations_with_toughness(self, game: Game, by: Instance, creature: View) -> bool | None:
        """Say that a creature stations permanents using its toughness rather than its power.

        Called: as a station ability resolves, with the creature that was tapped for it, as it is or
        last was. `by` is the instance that answers. Answer: ``True``. Combines: any. Since 0.1.

        Example::

            @hookimpl
            def stations_with_toughness(self, by, creature):
                return creature.controller == by.controller
        """


def stations_with(game: Game, item: int) -> int:
    """Return how many charge counters a creature is good for: its power, or toughness (702.184c).

    Less than nothing counts as nothing (107.1b).
    """
    creature = game.see(item)
    values = creature.characteristics
    size = values.power
    if any(game.rules.ask.stations_with_toughness(game, creature)):
        size = values.toughness
    return max(0, size or 0)


class Stationing:
    """Opens the hook."""

    @hookimpl
    def add_hookspecs(self, rules: RuleSet) -> None:
        """702.184c"""
        rules.add_hookspecs(StationSpecs)


stationing = Stationing()
