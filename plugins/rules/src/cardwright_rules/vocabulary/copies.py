"""Copies: permanents that enter as copies or become them (707)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import Duration
from cardwright_core.cards import about, as_it_enters
from cardwright_core.decisions import Decision
from cardwright_core.events import merged_counters
from cardwright_core.grants import all_granted
from cardwright_core.lasting import Among, begin_continuous
from cardwright_core.layers import Change, Layer, Part, copiable_values
from cardwright_core.replacement import Replacement, ReplacementClass
from cardwright_core.specs import hookimpl
from cardwright_core.zone_changes import Enters
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.filters import CREATURE
from cardwright_rules.vocabulary.selections import TARGET

if TYPE_CHECKING:
    from collections.abc import Hashable

    from cardwright_core.abilities import Instance
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.terms import Filter
    from cardwright_rules.vocabulary.selections import Selection

__all__ = [
    "AlsoTypes",
    "BecomeCopy",
    "CopyException",
    "CopyOf",
    "EntersAsCopy",
    "MoreCounters",
    "NotLegendary",
]


class CopyException(Record):
    """Base of what is different about a copy (707.9)."""

    __slots__ = ()

    def values(self, copied: Characteristics) -> Characteristics:
        """Return the values with the exception made; they can be copied in turn (707.9b)."""
        return copied

    def enters(self, event: Enters) -> Enters:
        """Return how it enters, for an exception that is no change of values (707.9e)."""
        return event


@record
class AlsoTypes(CopyException):
    """It has these types in addition to its other types."""

    english = "it is also {types}"

    types: tuple[str, ...]

    def values(self, copied: Characteristics) -> Characteristics:
        """Put those in front that it lacks, so that the type line reads as one."""
        more = tuple(word for word in self.types if word not in copied.types)
        return copied.replace(types=(*more, *copied.types))


@record
class NotLegendary(CopyException):
    """It isn't legendary."""

    english = "it isn't legendary"

    def values(self, copied: Characteristics) -> Characteristics:
        """Take the supertype away."""
        left = tuple(word for word in copied.supertypes if word != "Legendary")
        return copied.replace(supertypes=left)


@record
class MoreCounters(CopyException):
    """It enters with an additional counter on it, if it is of a type (707.9f)."""

    english = "if it is {if_it_is}, it enters with {count:additional {counter} counter}"

    counter: str
    if_it_is: str
    count: int = 1

    def enters(self, event: Enters) -> Enters:
        """Add the counter."""
        if event.values is None or not event.values.is_a(self.if_it_is):
            return event
        return event.replace(counters=merged_counters(event.counters, self.counter, self.count))


@record
class EntersAsCopy(Record):
    """It may enter as a copy of a permanent of a set, with exceptions (707.5, 707.9).

    The permanent is chosen before it enters (614.12a), among those that are there already. What the
    copied text says of its own entering is asked afterwards, a further choice of a copy too.
    """

    english = "you may have this enter as a copy of {of:a}{but:?, except @}"

    of: Filter = CREATURE
    but: tuple[CopyException, ...] = ()

    @hookimpl
    @about(Enters)
    @as_it_enters
    def replacements(self, by: Instance, event: Enters) -> Replacement | None:
        """614.1c, 616.1c"""
        if event.becomes != by.source.id:
            return None
        key: Hashable = (by.owner, by.number, by.ability, event.values)

        def as_copy(game: Game, enters: Enters) -> Event:
            return self.as_copy(game, by, enters)

        return Replacement(key, by, as_copy, ReplacementClass.COPY, "707.5")

    def as_copy(self, game: Game, by: Instance, event: Enters) -> Event:
        """Return the event in which it enters as a copy of what its controller chooses."""
        there = tuple(v.id for v in game.permanents() if self.of.matches(game, by, v))
        prompt = f"what {by.source.name} enters as a copy of"
        decision = Decision((event.controller,), "copy", there, 0, 1, prompt=prompt, rule="707.5")
        for chosen in game.choose(decision):
            values = _excepted(copiable_values(game, chosen), self.but)
            entering = event.replace(values=values)
            for exception in self.but:
                entering = exception.enters(entering)
            return entering
        return event


def _excepted(copied: Characteristics, exceptions: tuple[CopyException, ...]) -> Characteristics:
    for exception in exceptions:
        copied = exception.values(copied)
    return copied


@record
class CopyOf(Change):
    """It is a copy with these values (layer 1a, 707.2b).

    Abilities that refer to each other are a pair of their own, apart from equal ones that the
    object has or had otherwise (607.5): each is told by the effect that gave it.
    """

    values: Characteristics

    def apply(self, game: Game, by: Instance, view: View) -> View:
        """Set all of them."""
        gained = all_granted(game.state, by, view, ((one, 0) for one in self.values.abilities))
        return view.replace(characteristics=self.values.replace(abilities=gained))


@record
class BecomeCopy(Record):
    """Permanents become copies of an object, whose values are taken now (707.2b, 707.4)."""

    english = "{what} becomes a copy of {of} {duration}{but:?, except @}"

    of: Selection = TARGET
    what: Selection = TARGET
    duration: Duration = Duration.FOREVER
    but: tuple[CopyException, ...] = ()

    def resolve(self, game: Game, by: Instance) -> None:
        """Begin the effect on the objects that are there now."""
        for original in self.of.objects(game, by)[:1]:
            affected = Among(self.what.objects(game, by))
            change = CopyOf(_excepted(copiable_values(game, original), self.but))
            part = Part(Layer.COPY, affected, change, (Zone.BATTLEFIELD,))
            begin_continuous(game, by, (part,), self.duration)
