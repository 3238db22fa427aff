"""The state of a game: a few dicts from id to record, ordered zones, and a cursor.

Writing puts a new record into a dict; a fork copies the dicts and shares the records. What is
derived from the records (the index, computed characteristics) is held here too, but is no part of
a digest: it can always be made again.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any, NamedTuple

from cardwright_core._records import Record, record, replacing
from cardwright_core.index import EMPTY_INDEX
from cardwright_core.objects import FRESH, Library
from cardwright_core.standing import Standing
from cardwright_core.zones import EACH_PLAYER

if TYPE_CHECKING:
    from collections.abc import Hashable

    from cardwright_core.abilities import Instance
    from cardwright_core.actions import Action
    from cardwright_core.grants import GrantKey
    from cardwright_core.index import Index
    from cardwright_core.links import LinkId
    from cardwright_core.objects import Card, GameObject, Player, Status, View
    from cardwright_core.standing import Epoch
    from cardwright_core.trigger import Trigger
    from cardwright_core.zones import PlayerId, Zone, ZoneKey

__all__ = [
    "Cursor",
    "ExtraTurn",
    "Moment",
    "Priority",
    "Random",
    "State",
    "Step",
    "Written",
    "at_stage",
    "zone_key",
]


class Priority(IntEnum):
    """Whether players get priority in a step (117.3a, 502.4, 514.3)."""

    ALWAYS = 1
    NEVER = 2
    IF_NEEDED = 3


@record
class Step(Record):
    """A step, or a phase without steps (500.1); `first` is the one with which a phase begins."""

    phase: str
    name: str
    priority: Priority = Priority.ALWAYS
    first: bool = False


@record
class ExtraTurn(Record):
    """A turn that was added to the turn order, and an id to tell it by (500.7)."""

    player: PlayerId
    id: int


@record
class Cursor(Record):
    """Where the game stands: turn, step, what is to be done next, and who has priority (117, 500).

    `stage` is ``start``, ``turn``, ``begin``, ``settle``, ``priority``, ``resolve``, ``end`` or
    ``over``; `refused` are the actions that proved illegal since this player got priority. `turns`
    are extra turns that come next (500.7); in one, `extra` is its id, and `regular` is whose turn
    it was in turn order before. `rounds` counts how often, since the stack was empty or a player
    began something, state-based actions were performed or abilities put on the stack.
    """

    turn: int = 0
    active: PlayerId = ""
    step: Step = Step("", "")
    ahead: tuple[Step, ...] = ()
    stage: str = "start"
    priority: PlayerId = ""
    passes: int = 0
    refused: tuple[Action, ...] = ()
    turns: tuple[ExtraTurn, ...] = ()
    extra: int = 0
    regular: PlayerId = ""
    rounds: int = 0


at_stage = replacing(Cursor, "stage", "priority", "passes", "refused")
"""Return the cursor at another stage of its step, for whom, after so many passes."""


@record
class Random(Record):
    """A counter-based generator: draw number `drawn` of `seed` is the same on every machine."""

    seed: int = 0
    drawn: int = 0


Written = tuple["GameObject | None", "Status | None", "Instance | None"]
"""The records under one id: object, status, effect."""


class Summed(NamedTuple):
    """What is not kept under ids, as it was last summed, and the sums (see ``digest``)."""

    groups: tuple[Any, ...]
    sums: tuple[int, ...]
    total: int


class Sum:
    """A sum over the state: of what is kept under ids, of the rest, and what was there under ids.

    That is noted of what was `touched` since.
    """

    __slots__ = ("records", "rest", "touched")

    def __init__(self, records: int, rest: Summed, touched: dict[int, Written]) -> None:
        """Take all that."""
        self.records, self.rest, self.touched = records, rest, touched

    def fork(self) -> Sum:
        """Return an independent copy."""
        return Sum(self.records, self.rest, self.touched.copy())


Moment = tuple[Cursor, Any, Any, bool]
"""What a move may write into the state that it begins in, not into a fork of it.

Where the game stands, and what leads there: cursor, log, given, unsettled.
"""


_OBJECTS, _STATUS, _ZONES, _EFFECTS, _LAST_KNOWN = 1, 2, 4, 8, 16
_ALL = 31


class State:
    """Everything that a game consists of; made of values only."""

    __slots__ = (
        "bases",
        "cards",
        "clock",
        "computed",
        "cursor",
        "dirty",
        "effects",
        "given",
        "grants",
        "grants_made",
        "index",
        "last_known",
        "layered",
        "libraries",
        "links",
        "log",
        "next_id",
        "objects",
        "order",
        "pending",
        "players",
        "random",
        "shared",
        "slices",
        "standing",
        "status",
        "sums",
        "unsettled",
        "volatile",
        "winners",
        "zones",
    )

    def __init__(self) -> None:
        """Make the state of a game with no player and no object."""
        self.objects: dict[int, GameObject] = {}
        self.status: dict[int, Status] = {}
        self.players: dict[PlayerId, Player] = {}
        self.order: tuple[PlayerId, ...] = ()
        self.libraries: dict[PlayerId, Library] = {}
        self.zones: dict[ZoneKey, tuple[int, ...]] = {}
        self.cards: tuple[Card | None, ...] = (None,)
        self.effects: dict[int, Instance] = {}
        self.links: dict[LinkId, tuple[Hashable, ...]] = {}
        self.grants: dict[int, dict[GrantKey, int]] = {}
        self.grants_made = 0
        self.pending: tuple[Trigger, ...] = ()
        self.slices: dict[str, Any] = {}
        self.cursor = Cursor()
        self.random = Random()
        self.next_id = 1
        self.clock = 0
        self.winners: tuple[PlayerId, ...] | None = None
        self.last_known: dict[int, View] = {}
        # Derived from the above, or history; no part of a digest.
        self.shared = 0  # which of the dicts forks share: of a sum of the bits below
        self.index: Index = EMPTY_INDEX
        self.volatile = False
        self.unsettled = True
        self.bases: dict[int, View] = {}
        self.computed: dict[int, tuple[GameObject, Epoch | None, View]] = {}
        self.layered: Epoch | None = None
        self.standing = Standing()
        self.dirty: tuple[int, ...] = ()
        self.log: Any = None
        self.given: Any = None  # what came from outside, newest first: ``(answer, older)``
        self.sums: dict[str, Sum] | None = None  # by name, those that were ever made (``digest``)

    def fork(self) -> State:
        """Return an independent copy; records are shared, and so is the cache of computed views.

        Most dicts are shared too, until one of those who share them writes.
        """
        new: State = State.__new__(State)
        new.shared = self.shared = _ALL
        new.objects = self.objects
        new.status = self.status
        new.players = self.players.copy()
        new.order = self.order
        new.libraries = self.libraries.copy()
        new.zones = self.zones
        new.cards = self.cards
        new.effects = self.effects
        new.links = self.links.copy()
        new.grants = self.grants
        new.grants_made = self.grants_made
        new.pending = self.pending
        new.slices = self.slices.copy()
        new.cursor = self.cursor
        new.random = self.random
        new.next_id = self.next_id
        new.clock = self.clock
        new.winners = self.winners
        new.last_known = self.last_known
        new.index = self.index
        new.bases = self.bases
        new.computed = self.computed
        new.layered = self.layered
        new.standing = self.standing
        new.volatile = self.volatile
        new.unsettled = self.unsettled
        new.dirty = self.dirty
        new.log = self.log
        new.given = self.given
        sums = self.sums
        new.sums = None if sums is None else {name: one.fork() for name, one in sums.items()}
        return new

    def back_to(self, moment: Moment) -> None:
        """Go back to an earlier moment; nothing but that was written since."""
        self.cursor, self.log, self.given, self.unsettled = moment

    def new_id(self) -> int:
        """Return an id that no object had before."""
        self.next_id += 1
        return self.next_id - 1

    def new_timestamp(self) -> int:
        """Return a timestamp later than all before (613.7)."""
        self.clock += 1
        return self.clock

    def _own(self, name: str, bit: int) -> Any:  # noqa: ANN401 - one of the dicts
        """Return a dict to write into: a copy, where forks share the one that is there."""
        there = getattr(self, name)
        if self.shared & bit:
            there = there.copy()
            setattr(self, name, there)
            self.shared ^= bit
        return there

    def put(self, item: GameObject) -> None:
        """Write an object's record, new or changed; its zone's order is not touched."""
        self._touch(item.id)
        self._own("objects", _OBJECTS)[item.id] = item
        self.dirty += (item.id,)

    def set_status(self, item: int, status: Status) -> None:
        """Write a permanent's status."""
        if self.sums is not None:
            self._touch(item)
        there = self._own("status", _STATUS) if self.shared & _STATUS else self.status
        there[item] = status

    def status_of(self, item: int) -> Status:
        """Return a permanent's status; a fresh one where nothing happened to it."""
        return self.status.get(item, FRESH)

    def add(self, item: GameObject) -> None:
        """Put a new object into its zone, as the last one in its order."""
        self.put(item)
        key, zones = zone_key(item.zone, item.owner), self._own("zones", _ZONES)
        zones[key] = (*zones.get(key, ()), item.id)

    def remove(self, item: GameObject) -> None:
        """Take an object out of its zone and out of the game."""
        key, zones = zone_key(item.zone, item.owner), self._own("zones", _ZONES)
        there = zones[key]
        place = there.index(item.id)
        zones[key] = there[:place] + there[place + 1 :]
        self._touch(item.id)
        del self._own("objects", _OBJECTS)[item.id]
        if item.id in self.status:
            del self._own("status", _STATUS)[item.id]
        self.dirty += (item.id,)

    def remember(self, view: View) -> None:
        """Keep an object as it last existed (608.2h)."""
        self._own("last_known", _LAST_KNOWN)[view.id] = view

    def keep_as(self, item: GameObject, zone: Zone) -> None:
        """Keep an object, the same one with its status, under another zone (702.26d)."""
        key, zones = zone_key(item.zone, item.owner), self._own("zones", _ZONES)
        zones[key] = tuple(other for other in zones[key] if other != item.id)
        self.add(item.replace(zone=zone))

    def zone(self, zone: Zone, owner: PlayerId = "") -> tuple[int, ...]:
        """Return the ids in a zone, oldest first; `owner` matters where each player has one."""
        return self.zones.get((zone, owner if zone in EACH_PLAYER else ""), ())  # as `zone_key`

    def add_card(self, card: Card) -> int:
        """Bring a physical card into the game and return its number."""
        self.cards = (*self.cards, card)
        return len(self.cards) - 1

    def library(self, player: PlayerId) -> Library:
        """Return a player's library."""
        return self.libraries.get(player) or Library()

    def start_effect(self, instance: Instance) -> int:
        """Let an effect of a resolution begin, with a timestamp of its own (611.2, 613.7b)."""
        item = self.new_id()
        self._touch(item)
        self._own("effects", _EFFECTS)[item] = instance.replace(
            effect=item, timestamp=self.new_timestamp()
        )
        self.dirty += (item,)
        return item

    def change_effect(self, instance: Instance) -> None:
        """Write what has become of an effect: a shield that is partly used up (615.7)."""
        self._touch(instance.effect)
        self._own("effects", _EFFECTS)[instance.effect] = instance
        self.dirty += (instance.effect,)

    def end_effect(self, item: int) -> None:
        """Let an effect end; what ends for several reasons in one event ends once."""
        if item not in self.effects:
            return
        self._touch(item)
        del self._own("effects", _EFFECTS)[item]
        self.dirty += (item,)

    def written(self, item: int) -> Written:
        """Return all records that the state has under one id, as a digest sums them."""
        return (self.objects.get(item), self.status.get(item), self.effects.get(item))

    def _touch(self, item: int) -> None:
        """Keep what an incremental sum has counted for an id, before that is written over."""
        if self.sums is not None:
            for one in self.sums.values():
                if item not in one.touched:
                    one.touched[item] = self.written(item)


def zone_key(zone: Zone, owner: PlayerId) -> ZoneKey:
    """Return where a zone is kept: by owner only if each player has one."""
    return (zone, owner if zone in EACH_PLAYER else "")
