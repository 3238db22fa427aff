"""Moves between zones: entering, leaving, dying, and what makes such events (400.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import field_names, making, record
from cardwright_core.arranging import Arranged
from cardwright_core.events import CountersPut, Event
from cardwright_core.faces import EXILED
from cardwright_core.libraries import put_into_library, take_from_library
from cardwright_core.objects import FRESH, GameObject
from cardwright_core.zones import Zone, told_way, told_zone

if TYPE_CHECKING:
    from collections.abc import Hashable

    from cardwright_core.abilities import Instance
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.faces import Component, Form
    from cardwright_core.game import Game
    from cardwright_core.index import Listener
    from cardwright_core.links import LinkId
    from cardwright_core.objects import Counters
    from cardwright_core.zones import PlayerId

__all__ = [
    "Dies",
    "Enters",
    "Leaves",
    "ZoneChange",
    "from_library",
    "make_token",
    "move",
    "moving",
    "printed_on",
]


_OF_A_NEW_OBJECT = (
    *("id", "card", "owner", "controller", "zone", "copiable", "timestamp", "since"),
    *("counters", "spell", "attached", "form", "designations"),
)
_object = making(GameObject, *_OF_A_NEW_OBJECT)

_UNSEEN = frozenset({Zone.LIBRARY, Zone.OUTSIDE})

_ORDERED = frozenset({Zone.GRAVEYARD, Zone.LIBRARY, Zone.EXILE})
"""The zones in which the cards of one permanent are put in an order (712.21a, 712.21b)."""

_WITHOUT_COUNTERS = frozenset({Zone.HAND, Zone.LIBRARY})  # whatever they remain on elsewhere
_HAVE_FORM = frozenset({Zone.BATTLEFIELD, Zone.STACK})
"""The zones in which an object can be another face than the first, or face down (708.1, 712.8a)."""

_NEVER_PERMANENTS = frozenset({"Instant", "Sorcery"})
"""The types of cards that can't enter the battlefield (400.4a)."""

_MORE_THAN_CARDS = frozenset({Zone.BATTLEFIELD, Zone.STACK, Zone.COMMAND})
"""The zones in which tokens, copies, abilities and emblems are by right; others hold cards."""


@record
class ZoneChange(Event):
    """An object moves to another zone, and becomes a new object there (400.7).

    `object` is 0 for a card in a library, which is told by `card` alone; for a token that is made,
    `origin` is ``Zone.OUTSIDE``. `becomes` is the id of the new object; `values` are its copiable
    values where they are not those of the card: for a token, or what enters as a copy (707.5).
    Of the `counters` with which it enters, those `excepted` come from an exception of the copy
    effect (707.9e). `attached` is what it enters attached to (303.4). `form` is the one that it has
    from then on, and says which set of `values`. What represented a permanent beside its topmost
    card moves `apart`, each to become an object with one of these ids (712.21, 730.3). It has those
    `designations` from the start.
    """

    english = "{card} moves"

    rule: ClassVar[str] = "400.7"

    object: int
    card: int
    owner: PlayerId
    origin: Zone
    destination: Zone
    becomes: int
    controller: PlayerId
    position: int = 0
    values: Characteristics | None = None
    tapped: bool = False
    counters: Counters = ()
    excepted: Counters = ()
    attached: int | PlayerId | None = None
    spell: Instance | None = None
    chosen: tuple[tuple[LinkId, Hashable], ...] = ()
    form: Form | None = None
    apart: tuple[int, ...] = ()
    designations: Counters = ()

    @property
    def all_become(self) -> tuple[int, ...]:
        """The ids of all objects that what moves becomes: one, but for melded and merged ones."""
        return (self.becomes, *self.apart)

    @property
    def subject(self) -> int:
        """The new object; 0 where there is none: in a library a card is no object to see."""
        return 0 if self.destination in _UNSEEN else self.becomes

    def listeners(self, game: Game, hook: str) -> tuple[Listener, ...]:
        """Return what a card says of its own move, in a library where it is no object."""
        return () if self.object else game.leaving_library_listeners(self, hook)

    @property
    def subject_before(self) -> int:
        """The object that moved; 0 for a card from a library."""
        return self.object

    def impossible(self, game: Game) -> str:
        """Say that nobody is there to control it (800.4b), or that a token stays there (111.8)."""
        if self.controller and game.state.players[self.controller].lost:
            return f"{self.controller} has left the game (800.4b)"
        there = game.state.objects.get(self.object)
        if there is None or there.card or there.zone in _MORE_THAN_CARDS:
            return ""
        return "" if self.destination is Zone.STACK else "a token stays where it is (111.8)"

    def affected(self, game: Game) -> PlayerId:
        """Return the controller of what moves, or its owner (616.1)."""
        if self.object:
            return game.see(self.object).controller
        return self.controller or self.owner

    def contains(self, game: Game) -> tuple[Event, ...]:
        """Return the moves of what else represented it; what replaces one move, all (712.21d)."""
        if not self.apart:
            return ()
        form = game.state.objects[self.object].form
        assert form is not None  # noqa: S101 - only with a form are there others
        apart = tuple(map(self._of_component, form.under, self.apart))
        if self.destination not in _ORDERED:
            return apart
        whose = self.owner
        if self.destination is Zone.EXILE and game.cause is not None:
            whose = game.cause.controller  # who exiles it (712.21b)
        cards = (self.card, *(one.card for one in form.under))
        return (*apart, Arranged(whose, self.owner, self.destination, self.all_become, cards))

    def _of_component(self, one: Component, becomes: int) -> ZoneChange:
        return ZoneChange(
            0,
            one.card,
            self.owner,
            self.origin,
            self.destination,
            becomes,
            "",
            self.position,
            one.values,
        )

    def apply(self, game: Game) -> Event:
        """Take the object from where it is, remember how it was, and put the new one there."""
        state = game.state
        if self.object:
            old = state.objects[self.object]
            state.remember(game.snapshot(self.object))
            if old.form is not None:
                _reveal(game, self, old)
            state.remove(old)
        elif self.origin is Zone.LIBRARY:
            take_from_library(game, self)
        if self.destination is Zone.LIBRARY:
            put_into_library(game, self)
        elif self.destination is not Zone.OUTSIDE:
            state.add(self.made(game, state.new_timestamp()))
            for link, value in self.chosen:
                state.links[link] = (*state.links.get(link, ()), value)
            if self.tapped:
                state.set_status(self.becomes, FRESH.replace(tapped=True))
        return self

    def made(self, game: Game, timestamp: int) -> GameObject:
        """Return the object that it becomes."""
        keeps_form = self.destination in _HAVE_FORM or (
            self.destination is Zone.EXILE and self.form is not None and self.form.how == EXILED
        )
        return _object(
            self.becomes,
            self.card,
            self.owner,
            self.controller or self.owner,
            self.destination,
            self.copiable(game),
            timestamp,
            game.state.cursor.turn,
            self.counters,
            self.spell,
            self.attached,
            self.form if keeps_form else None,
            self.designations,
        )

    def copiable(self, game: Game) -> Characteristics:
        """Return the copiable values that the new object has, were it face up."""
        values = self.values if self.values is not None else printed_on(game, self.card)
        if self.form is None or self.destination not in _HAVE_FORM:
            return values
        return self.form.up(values)

    def shown(self, game: Game) -> Characteristics:
        """Return the values that everybody will see."""
        values = self.copiable(game)
        return values if self.form is None else self.form.shown(values)

    def to(self, destination: Zone, controller: PlayerId = "") -> ZoneChange:
        """Return the move to another destination instead."""
        values = self.values
        if self.card and destination not in _HAVE_FORM:
            values = None  # it is what it is, not what it would have entered as
        changed = self.replace(destination=destination, controller=controller, values=values)
        if destination is not Zone.BATTLEFIELD:  # nor as it would have entered
            changed = changed.replace(tapped=False, attached=None, spell=None)
            changed = changed.replace(chosen=(), designations=())
            if self.destination is Zone.BATTLEFIELD or destination in _WITHOUT_COUNTERS:
                changed = changed.replace(counters=())
        return moving(changed)

    def describe(self, game: Game) -> str:
        """Say what goes from where to where."""
        name = self.shown(game).called
        return (
            f"{name} goes from {told_zone(self.origin)} {told_way(self.destination)} ({self.owner})"
        )


@record
class Enters(ZoneChange):
    """A permanent enters the battlefield (603.6a)."""

    english = "{permanent} enters"

    rule: ClassVar[str] = "603.6a"

    def impossible(self, game: Game) -> str:
        """Say also that such a card stays where it is, unless it would be face down (400.4a)."""
        values = self.shown(game)
        if not _NEVER_PERMANENTS.isdisjoint(values.types):
            return f"{values.name} stays where it is (400.4a)"
        return ZoneChange.impossible(self, game)

    def affected(self, game: Game) -> PlayerId:
        """Return who would control it (616.1)."""
        del game
        return self.controller or self.owner

    def apply(self, game: Game) -> Event:
        """Put it there, without the counters that can't be put on it (122.6, 614.17)."""
        ZoneChange.apply(self, game)
        counters = tuple(
            (kind, count)
            for kind, count in self.counters
            if not game.rules.ask.prohibits(game, CountersPut(self.becomes, kind, count))
        )
        if counters == self.counters:
            return self
        game.state.put(game.state.objects[self.becomes].replace(counters=counters))
        return self.replace(counters=counters)

    def implied(self) -> tuple[Event, ...]:
        """Return that the counters with which it enters are put on it (122.6)."""
        return tuple(CountersPut(self.becomes, kind, count) for kind, count in self.counters)

    def listeners(self, game: Game, hook: str) -> tuple[Listener, ...]:
        """Return what its own abilities say, as it would exist on the battlefield (614.12)."""
        return game.entering_listeners(self, hook)

    def describe(self, game: Game) -> str:
        """Say what enters, under whose control, and how."""
        counters = ", ".join(f"{count} {kind}" for kind, count in self.counters)
        how = f"{' tapped' if self.tapped else ''}{f' with {counters}' if counters else ''}"
        return f"{self.shown(game).called} enters under {self.controller}'s control{how}"


@record
class Leaves(ZoneChange):
    """A permanent leaves the battlefield; its triggers look back (603.10a)."""

    english = "{permanent} leaves the battlefield"

    rule: ClassVar[str] = "603.10a"
    looks_back: ClassVar[bool] = True

    @property
    def subject(self) -> int:
        """The permanent, as it last existed."""
        return self.object

    @property
    def subject_after(self) -> int:
        """What it became; what is put somewhere "from anywhere" is looked at there (603.6c)."""
        return 0 if self.destination in _UNSEEN else self.becomes


@record
class Dies(Leaves):
    """A permanent is put into a graveyard from the battlefield; for a creature, it dies (700.4)."""

    english = "{permanent} dies"

    rule: ClassVar[str] = "700.4"


def moving(change: ZoneChange) -> ZoneChange:
    """Return `change` as the type of event that its origin and destination make it."""
    kind = _kind_of_move(change.origin, change.destination)
    if type(change) is kind:
        return change
    return kind(*(getattr(change, name) for name in field_names(ZoneChange)))


def _kind_of_move(origin: Zone, destination: Zone) -> type[ZoneChange]:
    if destination is Zone.BATTLEFIELD:
        return Enters
    leaving = Dies if destination is Zone.GRAVEYARD else Leaves
    return leaving if origin is Zone.BATTLEFIELD else ZoneChange


def move(
    game: Game, item: int, destination: Zone, controller: PlayerId = "", position: int = 0
) -> ZoneChange:
    """Return the event that an object moves; its owner is the `controller` unless one is given."""
    was = game.state.objects[item]
    onto = destination in _HAVE_FORM
    values = None if was.card else was.copiable
    form = was.form
    apart: tuple[int, ...] = ()
    if form is not None:
        values = values and (form.whole or values)
        apart = tuple(game.state.new_id() for _ in form.under)
        form = form if was.zone is Zone.STACK and onto else None
    return _kind_of_move(was.zone, destination)(
        item,
        was.card,
        was.owner,
        was.zone,
        destination,
        game.state.new_id(),
        (controller or was.owner) if onto else "",
        position,
        values,
        spell=was.spell if was.zone is Zone.STACK and onto else None,
        form=form,
        apart=apart,
    )


def make_token(game: Game, values: Characteristics, controller: PlayerId) -> Enters:
    """Return the event that a token with these values enters (111.1)."""
    return Enters(
        0,
        0,
        controller,
        Zone.OUTSIDE,
        Zone.BATTLEFIELD,
        game.state.new_id(),
        controller,
        values=values,
    )


def from_library(game: Game, card: int, destination: Zone, controller: PlayerId = "") -> ZoneChange:
    """Return the event that a card leaves its owner's library."""
    physical = game.state.cards[card]
    assert physical is not None  # noqa: S101 - libraries hold physical cards only
    owner = physical.owner
    onto = destination in {Zone.BATTLEFIELD, Zone.STACK}
    return _kind_of_move(Zone.LIBRARY, destination)(
        0,
        card,
        owner,
        Zone.LIBRARY,
        destination,
        game.state.new_id(),
        (controller or owner) if onto else "",
    )


def printed_on(game: Game, card: int) -> Characteristics:
    """Return the values of a physical card, all its sets of characteristics included."""
    physical = game.state.cards[card]
    assert physical is not None  # noqa: S101 - number 0 is no card, and a token has its values
    return game.rules.catalog.definition(physical.slug).characteristics


def _reveal(game: Game, change: ZoneChange, was: GameObject) -> None:
    """Reveal what was face down to all players as it goes elsewhere (708.9)."""
    assert was.form is not None  # noqa: S101 - the caller looked
    if was.form.down is not None and change.form is None:
        game.annotate("note", None, "708.9", text=f"{was.copiable.called} is revealed")
