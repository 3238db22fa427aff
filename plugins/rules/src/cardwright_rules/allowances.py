"""How much players begin with, and how many cards they may keep (103.4, 103.5, 402.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.specs import hookimpl, hookspec

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.ruleset import RuleSet
    from cardwright_core.zones import PlayerId

__all__ = [
    "MAXIMUM_HAND_SIZE",
    "STARTING_HAND_SIZE",
    "AllowanceSpecs",
    "HandSize",
    "allowances",
    "maximum_hand_size",
    "starting_hand_size",
    "starting_life",
]

STARTING_HAND_SIZE = 7
"""How many cards a player starts with, normally (103.5)."""

MAXIMUM_HAND_SIZE = 7
"""The normal maximum hand size (402.2)."""


@record
class HandSize(Record):
    """What an effect makes of a maximum hand size: another number, so many more, or no maximum."""

    more: int = 0
    number: int | None = None
    unlimited: bool = False

    def of(self, size: int | None) -> int | None:
        """Return what a maximum becomes; ``None`` is that there is none."""
        if self.unlimited:
            return None
        if self.number is not None:
            return self.number
        return None if size is None else size + self.more


class AllowanceSpecs:
    """What changes how much players begin with, and how many cards they may keep."""

    @hookspec()
    def more_starting_life(self, game: Game, by: Instance, player: PlayerId) -> int | None:
        """Say by how much a player's starting life total differs (103.4).

        Called: as the game begins, and when an effect refers to a starting life total. `by` is the
        instance that answers. Answer: a number, below 0 for less. Combines: sum. Since 0.1.

        Example::

            @hookimpl
            @functions_in(Zone.COMMAND)
            def more_starting_life(self, by, player):
                return 5 if player == by.controller else None
        """

    @hookspec()
    def more_starting_cards(self, game: Game, by: Instance, player: PlayerId) -> int | None:
        """Say by how much a player's starting hand size differs (103.5).

        Called: as opening hands are drawn, and for each mulligan. `by` is the instance that
        answers. Answer: a number, below 0 for less. Combines: sum. Since 0.1.

        Example::

            @hookimpl
            @functions_in(Zone.COMMAND)
            def more_starting_cards(self, by, player):
                return -1 if player == by.controller else None
        """

    @hookspec()
    def maximum_hand_sizes(self, game: Game, by: Instance, player: PlayerId) -> HandSize | None:
        """Say what a player's maximum hand size becomes (402.2).

        Called: as a cleanup step of the player begins. `by` is the instance that answers. Answer: a
        ``HandSize``. Combines: one after the other, in order of timestamps (613.11). Since 0.1.

        Example::

            @hookimpl
            def maximum_hand_sizes(self, by, player):
                return HandSize(unlimited=True) if player == by.controller else None
        """


class Allowances:
    """Opens the hooks of what players begin with and may keep."""

    @hookimpl
    def add_hookspecs(self, rules: RuleSet) -> None:
        """103.4, 103.5, 402.2"""
        rules.add_hookspecs(AllowanceSpecs)


allowances = Allowances()


def starting_life(game: Game, player: PlayerId) -> int:
    """Return a player's starting life total (103.4)."""
    more: list[int] = game.rules.ask.more_starting_life(game, player)
    return game.rules.starting_life + sum(more)


def starting_hand_size(game: Game, player: PlayerId) -> int:
    """Return a player's starting hand size (103.5)."""
    more: list[int] = game.rules.ask.more_starting_cards(game, player)
    return max(0, STARTING_HAND_SIZE + sum(more))


def maximum_hand_size(game: Game, player: PlayerId) -> int | None:
    """Return a player's maximum hand size (402.2); ``None`` if there is none."""
    size: int | None = MAXIMUM_HAND_SIZE
    changes: list[HandSize] = game.rules.ask.maximum_hand_sizes(game, player)
    for change in changes:
        size = change.of(size)
    return None if size is None else max(0, size)
