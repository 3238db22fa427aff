"""Counts: numbers that are worked out as an effect resolves (107.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import record
from cardwright_core.terms import Number
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.measures import mana_value
from cardwright_rules.vocabulary.reading import all_watched, union
from cardwright_rules.vocabulary.selections import Each

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.continuous import Aspect
    from cardwright_core.game import Game
    from cardwright_core.terms import Filter
    from cardwright_rules.vocabulary.selections import Selection

__all__ = [
    "THAT_MUCH",
    "Amount",
    "AnnouncedX",
    "Count",
    "CountersOnThis",
    "DifferentNames",
    "HowManyParts",
    "NumberOf",
    "PowerOf",
    "PowerOfThis",
    "SizeOf",
    "Sum",
    "Times",
    "TotalManaValue",
    "ToughnessOf",
    "X",
    "amount",
]


class Count(Number):
    """Base of counts."""

    __slots__ = ()

    def value(self, game: Game, by: Instance) -> int:
        """Return the number now."""
        raise NotImplementedError


@record
class AnnouncedX(Count):
    """The X that was announced for the spell or ability, or for the spell it was (107.3m)."""

    english = "X"

    @property
    def reads(self) -> frozenset[Aspect]:
        """Nothing: it was announced."""
        return frozenset()

    def value(self, game: Game, by: Instance) -> int:
        """Return it; 0 where none was announced (107.3g)."""
        del game
        return by.x or 0


@record
class CountersOnThis(Count):
    """The number of counters of a kind on the source, as it is or last existed (608.2h)."""

    english = "the number of {counter} counters on this"

    counter: str

    @property
    def reads(self) -> frozenset[Aspect]:
        """Nothing: counters are no characteristic."""
        return frozenset()

    def value(self, game: Game, by: Instance) -> int:
        """Count them."""
        return game.see(by.source.id).object.count(self.counter)


@record
class NumberOf(Count):
    """How many objects of a set there are, in these zones."""

    english = "the number of {what:s}"

    what: Filter
    zones: tuple[Zone, ...] = (Zone.BATTLEFIELD,)

    @property
    def reads(self) -> frozenset[Aspect] | None:
        """What tells of an object whether it is one, and who controls it (801.4)."""
        return None if self.what.reads is None else self.what.reads | {"control"}

    @property
    def watches(self) -> frozenset[str]:
        """What its parts do."""
        return self.what.watches

    def value(self, game: Game, by: Instance) -> int:
        """Count them."""
        return len(Each(self.what, self.zones).objects(game, by))


@record
class DifferentNames(Count):
    """How many permanents of a set there are of which no two have a name in common (201.2b).

    What has no name is none of them.
    """

    english = "the number of {what:s} with different names"

    what: Filter

    @property
    def watches(self) -> frozenset[str]:
        """What its parts do."""
        return self.what.watches

    def value(self, game: Game, by: Instance) -> int:
        """Return the size of the largest such group."""
        views = map(game.see, Each(self.what).objects(game, by))
        names = {frozenset(filter(None, view.characteristics.names)) for view in views}
        return _most_apart(sorted(filter(None, names), key=sorted))


def _most_apart(names: list[frozenset[str]]) -> int:
    """Return how many of these sets can be taken so that no two have something in common."""
    if not names:
        return 0
    first, *others = names
    apart = [other for other in others if not first & other]
    if len(apart) == len(others):
        return 1 + _most_apart(others)
    return max(1 + _most_apart(apart), _most_apart(others))


@record
class PowerOfThis(Count):
    """The power of the source, as it is or last was (608.2h)."""

    english = "this's power"

    @property
    def reads(self) -> frozenset[Aspect]:
        """Its power."""
        return frozenset({"copy", "power and toughness"})

    def value(self, game: Game, by: Instance) -> int:
        """Look at it; for a cost or an amount, less than nothing counts as nothing (107.1b)."""
        return max(0, game.see(by.source.id).characteristics.power or 0)


@record
class TotalManaValue(Count):
    """The mana value of an object; of several, their sum (607.3)."""

    english = "the mana value of {of}"

    of: Selection

    def value(self, game: Game, by: Instance) -> int:
        """Add them up."""
        return sum(mana_value(game, game.see(item)) for item in self.of.known(game, by))


@record
class ThatMuch(Count):
    """The amount of the event that the ability triggered on: of damage, or of life."""

    def value(self, game: Game, by: Instance) -> int:
        """Add up its parts."""
        del game
        parts = () if by.event is None else by.event.parts
        return sum(getattr(part, "amount", 0) for part in parts)


@record
class HowManyParts(Count):
    """How many of what the ability triggered on there were at once: cards, counters, creatures."""

    english = "that many"

    def value(self, game: Game, by: Instance) -> int:
        """Count the parts of the event."""
        del game
        return 0 if by.event is None else len(by.event.parts)


@record
class SizeOf(Count):
    """How many objects there are, or were: those that left since count too."""

    english = "the number of {of}"

    of: Selection

    def value(self, game: Game, by: Instance) -> int:
        """Count them."""
        return len(self.of.known(game, by))


@record
class PowerOf(Count):
    """The power of an object, as it is or last was (608.2h); of several, their sum."""

    english = "the power of {of}"

    of: Selection

    def value(self, game: Game, by: Instance) -> int:
        """Look at it; less than nothing counts as nothing (107.1b)."""
        known = map(game.see, self.of.known(game, by))
        return max(0, sum(view.characteristics.power or 0 for view in known))


@record
class ToughnessOf(Count):
    """The toughness of an object, as it is or last was (608.2h); of several, their sum."""

    english = "the toughness of {of}"

    of: Selection

    def value(self, game: Game, by: Instance) -> int:
        """Look at it; less than nothing counts as nothing (107.1b)."""
        known = map(game.see, self.of.known(game, by))
        return max(0, sum(view.characteristics.toughness or 0 for view in known))


@record
class Times(Count):
    """A number, so many times, and some more."""

    english = "{times} times {number}{plus:? plus @}"

    number: Amount
    times: int = 1
    plus: int = 0

    @property
    def reads(self) -> frozenset[Aspect] | None:
        """What the number reads."""
        return frozenset() if isinstance(self.number, int) else self.number.reads

    @property
    def watches(self) -> frozenset[str]:
        """What its parts do."""
        return all_watched(self.number)

    def value(self, game: Game, by: Instance) -> int:
        """Work it out."""
        return amount(game, by, self.number) * self.times + self.plus


@record
class Sum(Count):
    """Several numbers together."""

    english = "{numbers}"

    numbers: tuple[Amount, ...]

    @property
    def reads(self) -> frozenset[Aspect] | None:
        """What the numbers read."""
        return union(number for number in self.numbers if not isinstance(number, int))

    @property
    def watches(self) -> frozenset[str]:
        """What its parts do."""
        return all_watched(*self.numbers)

    def value(self, game: Game, by: Instance) -> int:
        """Add them up."""
        return sum(amount(game, by, number) for number in self.numbers)


X = AnnouncedX()
THAT_MUCH = ThatMuch()
Amount = int | Count
"""A fixed number, or one that is worked out."""


def amount(game: Game, by: Instance, number: Amount) -> int:
    """Return what `number` is now."""
    return number if isinstance(number, int) else number.value(game, by)
