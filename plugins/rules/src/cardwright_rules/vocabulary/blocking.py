"""What makes creatures block, keeps them from it, or lets them block more (509)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import Duration
from cardwright_core.lasting import Among, begin_effect
from cardwright_core.specs import hookimpl
from cardwright_core.terms import AnyObject, This
from cardwright_rules.combat.joining import become_blocked
from cardwright_rules.combat.restrictions import (
    CantBlock,
    DeclarationCost,
    GroupRestriction,
    Requirement,
)
from cardwright_rules.vocabulary.attacking import creatures
from cardwright_rules.vocabulary.selections import TARGET

if TYPE_CHECKING:
    from cardwright_core.abilities import Cost, Instance
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.terms import Filter
    from cardwright_rules.vocabulary.selections import Selection

__all__ = [
    "AllMustBlock",
    "BlockCost",
    "BlockedByAtLeast",
    "BlocksEachCombat",
    "CanBlockMore",
    "CantBlockAlone",
    "CantBlockThisTurn",
    "CreaturesCantBlock",
    "MakeBlocked",
    "MustBeBlocked",
    "MustBlockThis",
    "NotBlockedByStronger",
    "is_stronger",
]

_THIS = This()
_ALL = AnyObject()
_ANY_NUMBER = 1_000_000


@record
class TheseCantBlock(Record):
    """Certain creatures can't block."""

    items: tuple[int, ...]

    @hookimpl
    def block_restrictions(self, by: Instance) -> CantBlock:
        """509.1b"""
        return CantBlock(f"can't block ({by.source.name})", lambda b, _: b.id in self.items)


@record
class CantBlockThisTurn(Record):
    """Creatures can't block this turn."""

    english = "{what} can't block this turn"

    what: Selection = TARGET

    def resolve(self, game: Game, by: Instance) -> None:
        """Begin it; the set of creatures is fixed now (611.2c)."""
        items = self.what.objects(game, by)
        begin_effect(game, by, TheseCantBlock(items), Duration.END_OF_TURN)


@record
class CreaturesCantBlock(Record):
    """Creatures of a set can't block, or can't block certain attackers (509.1b)."""

    english = "{what:each} can't block {attackers:s}"

    what: Filter = _THIS
    attackers: Filter = _ALL

    @hookimpl
    def block_restrictions(self, game: Game, by: Instance) -> CantBlock:
        """509.1b"""
        return CantBlock(
            by.source.name,
            lambda blocker, attacker: (
                self.what.matches(game, by, blocker) and self.attackers.matches(game, by, attacker)
            ),
        )


def is_stronger(one: View, other: View) -> bool:
    """Whether a creature has greater power than another."""
    return (one.characteristics.power or 0) > (other.characteristics.power or 0)


@record
class NotBlockedByStronger(Record):
    """Creatures of a set can't be blocked by creatures with greater power (509.1b)."""

    english = "{what:each} can't be blocked by creatures with greater power"

    what: Filter = _THIS

    @hookimpl
    def block_restrictions(self, game: Game, by: Instance) -> CantBlock:
        """509.1b"""
        return CantBlock(
            by.source.name,
            lambda blocker, attacker: (
                is_stronger(blocker, attacker) and self.what.matches(game, by, attacker)
            ),
        )


@record
class CantBlockAlone(Record):
    """Creatures of a set can't block alone (509.1b)."""

    english = "{what:each} can't block alone"

    what: Filter = _THIS

    @hookimpl
    def block_restrictions(self, game: Game, by: Instance) -> GroupRestriction:
        """509.1b"""
        those = creatures(game, by, self.what)
        return GroupRestriction(
            f"can't block alone ({by.source.name})",
            lambda pairs: len({b for b, _ in pairs}) != 1 or pairs[0][0] not in those,
        )


@record
class BlockedByAtLeast(Record):
    """Creatures of a set can't be blocked except by so many creatures or more (509.1b)."""

    english = "{what:each} can't be blocked except by {count} or more creatures"

    count: int
    what: Filter = _THIS

    @hookimpl
    def block_restrictions(self, game: Game, by: Instance) -> list[GroupRestriction]:
        """509.1b"""
        return [self._of(by, item) for item in creatures(game, by, self.what)]

    def _of(self, by: Instance, item: int) -> GroupRestriction:
        return GroupRestriction.none_or_at_least(
            self.count, by.source.name, lambda _, attacker: attacker == item
        )


@record
class BlockCost(Record):
    """Creatures can't block unless their controller pays a cost for each of them (509.1d).

    It may be so only for blocking certain attackers.
    """

    english = "{what:each} can't block unless its controller pays {cost}"

    cost: Cost
    what: Filter = _ALL
    attackers: Filter = _ALL

    @hookimpl
    def block_costs(self, game: Game, by: Instance) -> DeclarationCost:
        """509.1d"""
        return DeclarationCost(
            by,
            self.cost,
            lambda blocker, attacker: (
                self.what.matches(game, by, blocker)
                and self.attackers.matches(game, by, game.see(int(attacker)))
            ),
        )


@record
class BlocksEachCombat(Record):
    """Creatures of a set block each combat if able (509.1c)."""

    english = "{what:each} blocks each combat if able"

    what: Filter = _THIS

    @hookimpl
    def block_requirements(self, game: Game, by: Instance) -> list[Requirement]:
        """509.1c"""
        return [Requirement((item,)) for item in creatures(game, by, self.what)]


@record
class MustBeBlocked(Record):
    """Attackers of a set must be blocked if able: by any creature (509.1c)."""

    english = "{what:each} must be blocked if able"

    what: Filter = _THIS

    @hookimpl
    def block_requirements(self, game: Game, by: Instance) -> list[Requirement]:
        """509.1c"""
        every = creatures(game, by, _ALL)
        return [Requirement(every, (item,)) for item in creatures(game, by, self.what)]


@record
class AllMustBlock(Record):
    """All creatures able to block the attackers of a set do so; or those of `blockers` (509.1c)."""

    english = "{blockers:each} able to block {what:s} does so"

    what: Filter = _THIS
    blockers: Filter = _ALL

    @hookimpl
    def block_requirements(self, game: Game, by: Instance) -> list[Requirement]:
        """509.1c"""
        return [
            Requirement((blocker,), (attacker,))
            for attacker in creatures(game, by, self.what)
            for blocker in creatures(game, by, self.blockers)
        ]


@record
class MustBlockThis(Record):
    """For a time certain creatures block the source if able (509.1c, 611.2c)."""

    english = "{what:each} blocks this if able {duration}"

    what: Selection = TARGET
    duration: Duration = Duration.END_OF_TURN

    def resolve(self, game: Game, by: Instance) -> None:
        """Begin it."""
        blockers = Among(self.what.objects(game, by))
        begin_effect(game, by, AllMustBlock(blockers=blockers), self.duration)


@record
class CanBlockMore(Record):
    """Creatures of a set can block so many additional creatures each combat, or any number."""

    english = "{what:each} can block an additional creature each combat"

    count: int | None = 1
    what: Filter = _THIS

    @hookimpl
    def additional_blocks(self, game: Game, by: Instance, blocker: View) -> int | None:
        """509.1a"""
        if not self.what.matches(game, by, blocker):
            return None
        return _ANY_NUMBER if self.count is None else self.count


@record
class MakeBlocked(Record):
    """Attacking creatures become blocked, by no creature (509.1h)."""

    english = "{what:each} becomes blocked"

    what: Selection = TARGET

    def resolve(self, game: Game, by: Instance) -> None:
        """Let each that is not."""
        for item in self.what.objects(game, by):
            become_blocked(game, item, by)
