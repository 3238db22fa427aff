"""What a spell does depends on which costs were paid for it: kicker, overload (601.2c, 702.33)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import SpellAbility
from cardwright_core.terms import Test

if TYPE_CHECKING:
    from cardwright_core.abilities import Effect, Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.terms import TargetSpec

__all__ = ["KICKED", "IfPaid", "Paid", "overloading"]


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


def overloading(each: Effect, effect: Effect, target: TargetSpec) -> SpellAbility:
    """Return what a spell does to its target, or to `each` if it was overloaded (702.96a)."""
    return SpellAbility(IfPaid(Paid("overload"), each, effect, (), (target,)))
