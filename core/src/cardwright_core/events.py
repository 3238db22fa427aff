"""Events: what happens to the game, as values (700.1).

An event is applied by its own ``apply``; a plugin's kind of event needs nothing else. What happens
at the same time is a :class:`Simultaneous` event, or is contained in one (the move of a permanent
that is destroyed). What follows one after another (the draws of "draw three") an event proposes
while it is applied.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.counted import modifies_size

if TYPE_CHECKING:
    from cardwright_core.game import Game
    from cardwright_core.index import Listener
    from cardwright_core.objects import Counters
    from cardwright_core.zones import PlayerId

__all__ = [
    "ControlChanged",
    "CountersPut",
    "Event",
    "ObjectEvent",
    "PlayerEvent",
    "Simultaneous",
    "merged_counters",
    "parts_of",
    "stands_alone",
    "with_more_counters",
]


class Event(Record):
    """Base of all events."""

    __slots__ = ()
    rule: ClassVar[str] = ""
    looks_back: ClassVar[bool] = False
    settled: ClassVar[bool] = False
    """Whether no state-based action can follow from it (704.3)."""
    once_for: ClassVar[str] = ""
    """Of which attribute parts with equal values are one occurrence of it (603.2c)."""

    @property
    def aspect(self) -> type[Event]:
        """The type under which listeners find it."""
        return type(self)

    @property
    def subject(self) -> int:
        """The object that it happens to; 0 if it happens to a player or to nobody."""
        return 0

    @property
    def subject_before(self) -> int:
        """The object that it happens to, as what it was before the event."""
        return self.subject

    @property
    def subject_after(self) -> int:
        """The object that it happens to, as the event leaves it."""
        return self.subject

    @property
    def others_involved(self) -> tuple[int | PlayerId, ...]:
        """The objects and players involved in it beside the object that it happens to (801.7)."""
        return ()

    @property
    def about_mana(self) -> bool:
        """Whether a mana ability is activated, or mana added: triggers of mana (605.1b)."""
        return False

    @property
    def parts(self) -> tuple[Event, ...]:
        """What happens at the same time; an event that is no compound is its only part."""
        return (self,)

    def contains(self, game: Game) -> tuple[Event, ...]:
        """Return the events that happen with it, at the same time: the move of what is destroyed.

        They can be replaced on their own, after this event was (616.1g).
        """
        del game
        return ()

    def right_after(self, game: Game) -> tuple[Event, ...]:
        """Return what happens as soon as it has happened, before anything else (104.5, 800.4a)."""
        del game
        return ()

    def implied(self) -> tuple[Event, ...]:
        """Return what else abilities can trigger on once it has happened (122.6)."""
        return ()

    def impossible(self, game: Game) -> str:
        """Say why it can't happen by the rules of the game alone; nothing if it can."""
        del game
        return ""

    def affected(self, game: Game) -> PlayerId:
        """Return who chooses among replacement effects (616.1)."""
        if self.subject:
            return game.see(self.subject).controller
        return game.state.cursor.active

    def apply(self, game: Game) -> Event:
        """Write the state, and return the event as it happened."""
        raise NotImplementedError

    def describe(self, game: Game) -> str:
        """Say in a few words what happens."""
        del game
        return type(self).__name__

    def listeners(self, game: Game, hook: str) -> tuple[Listener, ...]:
        """Return the listeners that only this event knows: those of an object about to enter."""
        del game, hook
        return ()


@cache
def stands_alone(kind: type[Event]) -> bool:
    """Whether such an event is never impossible, and contains, implies and calls nothing else."""
    return all(getattr(kind, name) is getattr(Event, name) for name in _OF_ITSELF)


_OF_ITSELF = ("contains", "implied", "impossible", "listeners", "right_after")


@record
class Simultaneous(Event):
    """Events that happen at the same time (for example all state-based actions, 704.3)."""

    together: tuple[Event, ...]

    @property
    def parts(self) -> tuple[Event, ...]:
        """The events, in order."""
        return parts_of(self.together)


def parts_of(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return the parts of events, in order: most are their own only part."""
    for event in events:
        if type(event).parts is not _ALONE:
            return tuple([part for event in events for part in event.parts])
    return events


_ALONE = Event.parts


@record
class ObjectEvent(Event):
    """An event that happens to one object; its controller is affected."""

    object: int

    @property
    def subject(self) -> int:
        """The object."""
        return self.object


@record
class PlayerEvent(Event):
    """An event that happens to a player, who is affected."""

    player: PlayerId

    def affected(self, game: Game) -> PlayerId:
        """Return the player."""
        del game
        return self.player


@record
class ControlChanged(ObjectEvent):
    """A permanent came under another player's control; computed and reported, not proposed.

    The loser has controlled it since that turn.
    """

    english = "control of {what} changes"

    rule: ClassVar[str] = "613.1b"

    loser: PlayerId
    gainer: PlayerId
    since: int = 0

    def apply(self, game: Game) -> Event:
        """Change nothing: it is so already."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say who controls it now."""
        return f"{self.gainer} gains control of {game.see(self.object).name} from {self.loser}"


@record
class CountersPut(ObjectEvent):
    """Counters of one kind are put on an object (122.6).

    `by_effect` is false for those that a cost or a rule puts there, not an effect (614.16).
    """

    english = "counters are put on {what}"

    rule: ClassVar[str] = "122.6"

    counter: str
    count: int
    by_effect: bool = True

    def apply(self, game: Game) -> Event:
        """Add them to those that are there; what left at the same time gets none (704.8)."""
        item = game.state.objects.get(self.object)
        if item is None:
            return self
        counters = merged_counters(item.counters, self.counter, self.count)
        stamps = item.stamps
        if modifies_size(self.counter) or game.rules.catalog.has_keyword(self.counter):
            now = game.state.new_timestamp()  # of all counters of the kind (613.7c)
            stamps = (*(one for one in stamps if one[0] != self.counter), (self.counter, now))
        game.state.put(item.replace(counters=counters, stamps=stamps))
        return self

    def describe(self, game: Game) -> str:
        """Say how many of what go where."""
        return f"{self.count} {self.counter} put on {game.see(self.object).name}"


def with_more_counters(counters: Counters, more: Counters) -> Counters:
    """Return both together."""
    for kind, count in more:
        counters = merged_counters(counters, kind, count)
    return counters


def merged_counters(counters: Counters, kind: str, count: int) -> Counters:
    """Return `counters` with `count` more of `kind`; a kind of which none is left is gone."""
    have = dict(counters)
    have[kind] = max(0, have.get(kind, 0) + count)
    return tuple(sorted((name, number) for name, number in have.items() if number))
