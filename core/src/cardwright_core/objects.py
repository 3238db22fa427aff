"""Objects, players and libraries as records of the state (109, 102, 401)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record, replacing

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.faces import Form
    from cardwright_core.mana import Mana
    from cardwright_core.zones import PlayerId, Zone

__all__ = [
    "FRESH",
    "Card",
    "Counters",
    "GameObject",
    "Library",
    "Player",
    "Status",
    "View",
    "with_pool",
]

Counters = tuple[tuple[str, int], ...]
"""Kinds of counters and how many of each, sorted by kind (122)."""


@record
class Card(Record):
    """A physical card: the definition that it shows, and its owner (108.2, 108.3)."""

    slug: str
    owner: PlayerId


@record
class GameObject(Record):
    """An object in a zone other than a library (109.1).

    `copiable` are its values before any effect (613.1). `controller` is whoever it came under the
    control of; `held_by` is who controls it after all effects, if that is somebody else, and
    `since` the turn in which that control began (302.6). `attached` is what an Aura or Equipment is
    attached to (301.5, 303.4). `spell` tells how the spell was cast, also for the permanent that it
    became (607.2q, 107.3m); for an ability on the stack it is the ability. `stamps` are the
    timestamps of counters that were put on it and change its characteristics (613.7c). `form` tells
    what represents it, if that is not one card that shows what is printed on it; `designations` are
    markers by name, some with a number: its level, that it is solved (716.2b, 719.3b). Tapped,
    damage and the like are not here but in :class:`Status`, so that they do not disturb what layers
    computed.
    """

    id: int
    card: int
    owner: PlayerId
    controller: PlayerId
    zone: Zone
    copiable: Characteristics
    timestamp: int
    since: int = 0
    held_by: PlayerId = ""
    counters: Counters = ()
    spell: Instance | None = None
    attached: int | PlayerId | None = None
    stamps: Counters = ()
    form: Form | None = None
    designations: Counters = ()

    def designation(self, name: str) -> int:
        """Return the number of a designation; 0 for one that it has not."""
        return dict(self.designations).get(name, 0)

    def count(self, kind: str) -> int:
        """Return how many counters of that kind are on it."""
        return dict(self.counters).get(kind, 0)


@record
class Status(Record):
    """What changes often about a permanent and is no characteristic (110.5, 120.3, 506.4).

    `combat` is the record of a plugin for combat: that the permanent attacks or blocks, and what.
    """

    tapped: bool = False
    damage: int = 0
    deathtouched: bool = False
    combat: Record | None = None


FRESH = Status()
"""The status of a permanent that just entered (110.5b)."""


@record
class Player(Record):
    """A player: life, counters, mana pool, and whether still in the game (102, 106.4, 119).

    `last_turn` is the number of the player's most recent turn (302.6). `reach` are those whom the
    player can affect, themself included, if a format limits it (801.2); else it is ``None``.
    """

    id: PlayerId
    team: int
    life: int = 20
    counters: Counters = ()
    pool: tuple[Mana, ...] = ()
    last_turn: int = 0
    drew_from_empty: bool = False
    lost: bool = False
    reach: tuple[PlayerId, ...] | None = None


with_pool = replacing(Player, "pool")
"""Return a player with other mana in their pool."""


@record
class Library(Record):
    """A library as an order of physical cards; those before `top` have left it (401)."""

    cards: tuple[int, ...] = ()
    top: int = 0

    def __len__(self) -> int:
        """Return how many cards are in it."""
        return len(self.cards) - self.top

    def order(self) -> tuple[int, ...]:
        """Return the cards in it, the top one first."""
        return self.cards[self.top :]


@record
class View(Record):
    """An object as it is, as it last existed (608.2h), or as it would enter (614.12).

    `characteristics` are computed, all continuous effects included; so is `controller`.
    """

    object: GameObject
    characteristics: Characteristics
    controller: PlayerId
    status: Status = FRESH

    @property
    def id(self) -> int:
        """The object's id."""
        return self.object.id

    @property
    def owner(self) -> PlayerId:
        """The object's owner (108.3)."""
        return self.object.owner

    @property
    def zone(self) -> Zone:
        """The zone it is, was or would be in."""
        return self.object.zone

    @property
    def name(self) -> str:
        """The object's name."""
        return self.characteristics.name

    @property
    def called(self) -> str:
        """What to call it in a message: an emblem has no name (114.3)."""
        return self.characteristics.called

    def is_a(self, word: str) -> bool:
        """Whether `word` is one of its supertypes, types or subtypes."""
        return self.characteristics.is_a(word)

    def has(self, keyword: str) -> bool:
        """Whether it has the keyword ability."""
        return self.characteristics.has(keyword)
