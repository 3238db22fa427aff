"""Restrictions and requirements of a declaration (508.1c, 508.1d, 509.1b, 509.1c).

They are answers to hooks and live only as long as the question, so they may hold functions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardwright_core.abilities import Cost, Instance
    from cardwright_core.objects import View
    from cardwright_rules.combat.fighting import Attacked

__all__ = [
    "BlockRestriction",
    "CantAttack",
    "CantBlock",
    "DeclarationCost",
    "GroupRestriction",
    "OptionalCost",
    "Pair",
    "Requirement",
]

Pair = tuple[int, "Attacked"]
"""A creature and what it attacks; or a creature and the attacker that it blocks."""


def _every(creature: int, target: Attacked) -> bool:
    del creature, target
    return True


@record
class CantAttack(Record):
    """A restriction on each creature by itself: whether it can't attack something."""

    reason: str
    forbids: Callable[[View, Attacked], bool]


@record
class CantBlock(Record):
    """A restriction on each pair by itself: whether a creature can't block an attacker."""

    reason: str
    forbids: Callable[[View, View], bool]


@record
class GroupRestriction(Record):
    """A restriction on a declaration as a whole ("can't attack alone", menace).

    `allows` is given the declared pairs that the restriction `concerns`. It is `mendable` if a
    declaration that it forbids could become legal by more attackers or blockers.
    """

    reason: str
    allows: Callable[[tuple[Pair, ...]], bool]
    concerns: Callable[[int, Attacked], bool] = _every
    mendable: bool = True

    @staticmethod
    def at_most(
        count: int, reason: str, concerns: Callable[[int, Attacked], bool] = _every
    ) -> GroupRestriction:
        """Return the restriction that no more than `count` of the pairs are declared."""
        return GroupRestriction(reason, lambda pairs: len(pairs) <= count, concerns, mendable=False)

    @staticmethod
    def none_or_at_least(
        count: int, reason: str, concerns: Callable[[int, Attacked], bool] = _every
    ) -> GroupRestriction:
        """Return the restriction that none of the pairs is declared, or at least `count` are."""
        return GroupRestriction(reason, lambda pairs: not 0 < len(pairs) < count, concerns)


BlockRestriction = CantBlock | GroupRestriction


@record
class Requirement(Record):
    """One requirement: that one of `creatures` attacks or blocks if able, one of `targets` if any.

    An effect that requires each of several creatures to attack makes a requirement for each.
    """

    creatures: tuple[int, ...]
    targets: tuple[Attacked, ...] = ()

    def obeyed_by(self, creature: int, target: Attacked) -> bool:
        """Whether a declared pair obeys it."""
        return creature in self.creatures and (not self.targets or target in self.targets)


@record
class DeclarationCost(Record):
    """A cost that has to be paid for a creature to attack or block (508.1h, 509.1d).

    `applies` is given the creature, and what it attacks or the id of the attacker that it blocks.
    It is paid once for each creature that it applies to, by the creature's controller; `by` is the
    ability that imposes it.
    """

    by: Instance
    cost: Cost
    applies: Callable[[View, Attacked], bool]


@record
class OptionalCost(Record):
    """A cost that its controller may pay as a creature attacks (508.1g); `name` says what it is."""

    by: Instance
    creature: int
    cost: Cost
    name: str
