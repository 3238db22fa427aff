"""The terms in which abilities speak, as values: numbers, tests, sets, targets, conditions.

Each is asked when it matters, from the point of view of the instance of the ability that it is in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.watching import ANYTHING, NOTHING
from cardwright_core.zones import PlayerId, Zone

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.continuous import Aspect
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.objects import View

__all__ = ["AnyObject", "Condition", "Filter", "Number", "Target", "TargetSpec", "Test", "This"]


class Number(Record):
    """A number that is worked out when it is needed: a value that is asked for it."""

    __slots__ = ()

    @property
    def reads(self) -> frozenset[Aspect] | None:
        """The aspects of objects that it depends on (see ``layers``); ``None`` if it may be any."""
        return None

    @property
    def watches(self) -> frozenset[str]:
        """What it depends on beside objects: a status, a player, the turn (see ``watching``).

        One that does not say what it reads may depend on anything, unless it says otherwise.
        """
        return ANYTHING if self.reads is None else NOTHING

    def value(self, game: Game, by: Instance) -> int:
        """Return the number now, from the point of view of `by`."""
        raise NotImplementedError


class Test(Record):
    """Something that is true or false of the game, or of an event: a value that is asked."""

    __slots__ = ()

    @property
    def watches(self) -> frozenset[str]:
        """What it depends on beside objects: a status, a player, the turn (see ``watching``)."""
        return ANYTHING

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it is true, from the point of view of `by`; `event` is what it triggered on."""
        raise NotImplementedError


class Filter(Record):
    """A set of objects, told by what they are: a value that is asked about one of them."""

    __slots__ = ()

    @property
    def reads(self) -> frozenset[Aspect] | None:
        """The aspects of the object looked at that the answer depends on (see ``layers``).

        ``None`` if it may be any, or if the answer depends on more than that object.
        """
        return None

    @property
    def watches(self) -> frozenset[str]:
        """What the answer depends on beside objects: a status, a player, the turn.

        A filter that does not say what it reads may depend on anything, unless it says otherwise.
        """
        return ANYTHING if self.reads is None else NOTHING

    @property
    def of_player(self) -> bool:
        """Whether, of who asks, only the controller matters: a player's abilities see one set."""
        return False

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether the object seen in `view` is in the set, from the point of view of `by`."""
        raise NotImplementedError

    def matches_player(self, game: Game, by: Instance, player: PlayerId) -> bool:
        """Whether a player is in the set; a set of objects has none."""
        del game, by, player
        return False


@record
class AnyObject(Filter):
    """Every object."""

    @property
    def reads(self) -> frozenset[Aspect]:
        """Nothing."""
        return frozenset()

    @property
    def of_player(self) -> bool:
        """It is the same for all."""
        return True

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Everything is one."""
        del game, by, view
        return True


@record
class This(Filter):
    """The object that has the ability."""

    @property
    def reads(self) -> frozenset[Aspect]:
        """Nothing."""
        return frozenset()

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is the source itself."""
        del game
        return view.id == by.source.id


Target = int | PlayerId

"""What is targeted: an object by its id, or a player."""


@record
class TargetSpec(Record):
    """How many targets of which kind, in which zones (115.1).

    So much of something is to `divide` among them, at least one for each (601.2d); X is announced
    before they are chosen. Where the text
    says `another` or "other" target, it is none of those before it. With `by_opponent` an opponent
    chooses, whom the controller chooses.
    """

    what: Filter
    minimum: int = 1
    maximum: int = 1
    zones: tuple[Zone, ...] = (Zone.BATTLEFIELD,)
    divide: int | Number = 0
    another: bool = False
    by_opponent: bool = False

    def to_divide(self, game: Game, by: Instance) -> int:
        """Return how much is divided among them."""
        return self.divide if isinstance(self.divide, int) else self.divide.value(game, by)

    def most(self, game: Game, by: Instance) -> int:
        """Return how many there can be: no more than each gets something of what is divided."""
        return min(self.maximum, self.to_divide(game, by)) if self.divide else self.maximum


@record
class Condition(Record):
    """What an ability triggers on: a kind of event, and which object it happens to (603.2).

    `zones` are those of the source in which the ability functions (113.6). `where` are further
    tests of the event. `looks_back` is set where the wording looks at the state before although the
    kind of event does not (603.10a: a card that leaves a graveyard). With `together` ("one or
    more") all matching parts of an event trigger it once, or once for each value that they have of
    the attribute `for_each` ("one or more ... deal damage to a player": for each player).
    """

    event: type[Event]
    what: Filter = AnyObject()
    where: tuple[Test, ...] = ()
    zones: tuple[Zone, ...] = (Zone.BATTLEFIELD,)
    backwards: bool = False
    together: bool = False
    for_each: str = ""

    @property
    def looks_back(self) -> bool:
        """Whether the state before the event decides (603.10)."""
        return self.backwards or self.event.looks_back

    @property
    def of_itself(self) -> bool:
        """Whether only events of the source itself matter; such abilities are found on it."""
        return isinstance(self.what, This)

    def subject(self, event: Event) -> int:
        """Return the object that matters: the one that was there before, if it looks back."""
        return event.subject_before if self.looks_back else event.subject_after

    def matches(self, game: Game, by: Instance, event: Event) -> bool:
        """Whether `event` is what the ability waits for."""
        subject = self.subject(event)
        if subject:
            if not self.what.matches(game, by, game.see(subject)):
                return False
        elif not isinstance(self.what, AnyObject):
            return False
        return all(test.holds(game, by, event) for test in self.where)
