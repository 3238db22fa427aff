"""X, and what depends on it: spells with {X} in their costs, their X, and its double (107.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.casting import AbilityActivated
from cardwright_core.events import ObjectEvent
from cardwright_core.terms import Filter, Test
from cardwright_rules.vocabulary.counts import Count, X, amount
from cardwright_rules.vocabulary.selections import IT

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.continuous import Aspect
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_rules.vocabulary.counts import Amount
    from cardwright_rules.vocabulary.selections import Selection

__all__ = [
    "WITH_X_IN_COST",
    "ActivatedWithX",
    "DoubleX",
    "TwiceFrom",
    "WithXInCost",
    "XChanged",
    "XOf",
]


@record
class WithXInCost(Filter):
    """What has {X} in its mana cost, whatever was paid for it (202.1, 107.3)."""

    english = "... with {{X}} in its mana cost"

    @property
    def reads(self) -> frozenset[Aspect]:
        """Its mana cost."""
        return frozenset({"copy"})

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it has."""
        del game, by
        cost = view.characteristics.cost
        return cost is not None and cost.variable


WITH_X_IN_COST = WithXInCost()


@record
class ActivatedWithX(Test):
    """The ability that was activated has {X} in its activation cost (602.1a)."""

    english = "its activation cost contains {{X}}"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it has."""
        del game, by
        ability = event.instance.ability if isinstance(event, AbilityActivated) else None
        paid = getattr(ability, "cost", None)
        return paid is not None and paid.mana.variable


@record
class XOf(Count):
    """The value of X of a spell, as it is or last was (107.3a); of several, their sum."""

    english = "the X of {of}"

    of: Selection = IT

    def value(self, game: Game, by: Instance) -> int:
        """Look it up; what is no spell has none (107.3g)."""
        spells = (game.see(item).object.spell for item in self.of.known(game, by))
        return sum((spell.x or 0) for spell in spells if spell is not None)


@record
class XChanged(ObjectEvent):
    """The value of X of a spell on the stack becomes another."""

    english = "the value of X of {what} changes"

    rule: ClassVar[str] = "107.3m"

    x: int

    def apply(self, game: Game) -> Event:
        """Write it on the spell."""
        there = game.state.objects[self.object]
        assert there.spell is not None  # noqa: S101 - everything on the stack has one
        game.state.put(there.replace(spell=there.spell.replace(x=self.x)))
        return self

    def describe(self, game: Game) -> str:
        """Say what it becomes."""
        return f"X of {game.see(self.object).name} becomes {self.x}"


@record
class DoubleX(Record):
    """Double the value of X of spells on the stack (107.3m)."""

    english = "double the value of X of {what}"

    what: Selection = IT

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it for each that is still there."""
        for item in self.what.objects(game, by):
            spell = game.see(item).object.spell
            if spell is not None and spell.x:
                game.propose(XChanged(item, spell.x * 2), by)


@record
class TwiceFrom(Count):
    """A number, or twice that if it is so much or more."""

    english = "{number}, or twice that if it is {least} or more"

    least: int
    number: Amount = X

    def value(self, game: Game, by: Instance) -> int:
        """Work it out."""
        once = amount(game, by, self.number)
        return once * 2 if once >= self.least else once
