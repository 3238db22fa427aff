"""What a spell does depends on which costs were paid for it: kicker, overload (601.2c, 702.33)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import Modes, SpellAbility
from cardwright_core.limits import mana_spent
from cardwright_core.terms import Test
from cardwright_rules.vocabulary.counts import Count

if TYPE_CHECKING:
    from cardwright_core.abilities import Effect, Instance, Mode
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.terms import TargetSpec

__all__ = [
    "KICKED",
    "IfPaid",
    "ManaWasSpent",
    "ModesIfPaid",
    "OwnCostPaid",
    "Paid",
    "SpellWasPaid",
    "TimesPaid",
    "WasPaidForThis",
    "entwining",
    "overloading",
    "paid_for",
    "told_apart",
]


@record
class Paid(Test):
    """An alternative or additional cost of that name was paid.

    One of several kinds is told by its whole name ("kicker {W}"), all of a kind by the first word.
    """

    english = "{name} was paid"

    name: str

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it was."""
        del game, event
        return self.among(by.paid)

    def among(self, paid: tuple[str, ...]) -> bool:
        """Whether it is among the names of paid costs."""
        return any(self.name in {name, name.split(" {", 1)[0]} for name in paid)


KICKED = Paid("kicker")


@record
class SpellWasPaid(Test):
    """An alternative or additional cost of that name was paid for the source, which is a spell."""

    english = "{name} was paid"

    name: str

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it was; a spell that left the stack is looked at as it last was (608.2h)."""
        del event
        spell = game.see(by.source.id).object.spell
        return spell is not None and Paid(self.name).among(spell.paid)


def told_apart(game: Game, by: Instance, name: str) -> str:
    """Return the name of a cost, told apart from those of equal abilities of the object.

    Each instance of a keyword is paid for itself (702.56b, 702.153b, 702.157b).
    """
    own = by.ability.replace(grant=None)
    others = game.see(by.source.id).characteristics.abilities[: by.number]
    before = sum(one.replace(grant=None) == own for one in others)
    return f"{name} ({before + 1})" if before else name


def paid_for(game: Game, by: Instance) -> tuple[str, ...]:
    """Return the costs that were paid for the source, a spell or what it became (607.2q)."""
    spell = game.see(by.source.id).object.spell
    return by.paid or (() if spell is None else spell.paid)


@record
class OwnCostPaid(Test):
    """The cost of the keyword that the ability is of was paid, that of this instance of it."""

    english = "{name} was paid"

    name: str

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it was."""
        del event
        return told_apart(game, by, self.name) in paid_for(game, by)


@record
class WasPaidForThis(Test):
    """An alternative or additional cost of that name was paid for what is this permanent now."""

    english = "{name} was paid"

    name: str

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it was."""
        del event
        return Paid(self.name).among(paid_for(game, by))


@record
class TimesPaid(Count):
    """How often the cost of the keyword that the ability is of was paid."""

    english = "the number of times {name} was paid"

    name: str

    def value(self, game: Game, by: Instance) -> int:
        """Count it, for this instance of the keyword."""
        return paid_for(game, by).count(told_apart(game, by, self.name))


@record
class ManaWasSpent(Test):
    """Mana of a type was spent to cast the source, a spell or what it became (400.7d)."""

    english = "{{{type}}} was spent to cast this"

    type: str

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it was; for a copy, none was (707.10)."""
        del event
        return self.type in mana_spent(game.see(by.source.id).object.spell)


@record
class IfPaid(Record):
    """Another effect with targets of its own if a cost was paid (601.2c, 702.33g)."""

    english = "if {cost}, {effect}; otherwise {otherwise}"

    cost: Paid
    effect: Effect
    otherwise: Effect
    targets: tuple[TargetSpec, ...] = ()
    other_targets: tuple[TargetSpec, ...] = ()

    @property
    def inner(self) -> tuple[Effect, ...]:
        """Both."""
        return (self.effect, self.otherwise)

    def targets_of(self, by: Instance) -> tuple[TargetSpec, ...]:
        """Return what is targeted, as it was paid."""
        return self.targets if self.cost.among(by.paid) else self.other_targets

    def resolve(self, game: Game, by: Instance) -> None:
        """Do the one or the other."""
        paid = self.cost.holds(game, by, None)
        (self.effect if paid else self.otherwise).resolve(game, by)


@record
class ModesIfPaid(Modes):
    """A modal effect of which another number of modes is chosen if a cost was paid (601.4)."""

    cost: Paid = KICKED
    minimum_if_paid: int = 0
    maximum_if_paid: int = 0

    @property
    def range(self) -> tuple[int, int]:
        """The fewest and the most modes, whatever is paid."""
        fewest = min(self.minimum, self.minimum_if_paid)
        return fewest, max(self.maximum, self.maximum_if_paid)

    def allows(self, by: Instance) -> bool:
        """Whether so many modes go with what is paid."""
        if self.cost.among(by.paid):
            return self.minimum_if_paid <= len(by.modes) <= self.maximum_if_paid
        return Modes.allows(self, by)


def overloading(each: Effect, effect: Effect, target: TargetSpec) -> SpellAbility:
    """Return what a spell does to its target, or to `each` if it was overloaded (702.96a)."""
    return SpellAbility(IfPaid(Paid("overload"), each, effect, (), (target,)))


def entwining(*modes: Mode) -> SpellAbility:
    """Return what a spell does of which one mode is chosen, or all if it is entwined (702.42a)."""
    number = len(modes)
    cost = Paid("entwine")
    return SpellAbility(
        ModesIfPaid(modes, cost=cost, minimum_if_paid=number, maximum_if_paid=number)
    )
