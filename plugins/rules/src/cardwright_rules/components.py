"""Components of costs that are not mana: permanents, cards and counters (118, 601.2h).

What is chosen for a component is chosen as it is paid.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.abilities import CostComponent
from cardwright_core.cost import Pays
from cardwright_core.decisions import Decision
from cardwright_core.errors import IllegalActionError
from cardwright_core.events import Simultaneous
from cardwright_core.specs import hookimpl, idle_unless
from cardwright_core.terms import AnyObject
from cardwright_core.zone_changes import move
from cardwright_core.zones import Zone
from cardwright_rules.destruction import Sacrificed
from cardwright_rules.moving import Discarded
from cardwright_rules.paying import may_pay_with
from cardwright_rules.tapping import Tapped
from cardwright_rules.vocabulary.counts import amount

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.terms import Filter
    from cardwright_core.zones import PlayerId
    from cardwright_rules.vocabulary.counts import AnnouncedX

__all__ = [
    "DiscardCard",
    "DiscardHand",
    "ExileFromGraveyard",
    "Payment",
    "ReturnToHandPermanent",
    "SacrificePermanent",
    "TapPermanents",
    "components",
]


class Payment(CostComponent):
    """Base of components that know themselves how they are paid."""

    __slots__ = ()
    only_from: ClassVar[Zone | None] = None

    def events(self, game: Game, payer: PlayerId, by: Instance) -> Iterable[Event]:
        """Choose what has to be chosen, and return what happens, all at the same time."""
        raise NotImplementedError


@record
class Chosen(Payment):
    """Base of components for which the payer chooses `count` objects of a set; X is announced."""

    what: Filter = AnyObject()
    count: int | AnnouncedX = 1

    def options(self, game: Game, payer: PlayerId, by: Instance) -> tuple[int, ...]:
        """Return the objects that may be chosen."""
        raise NotImplementedError

    def event(self, game: Game, payer: PlayerId, item: int) -> Event:
        """Return what happens to one of them."""
        raise NotImplementedError

    def merged(self, other: CostComponent) -> CostComponent | None:
        """Return both as one choice, if they are of the same set (118.8)."""
        if type(other) is not type(self) or not isinstance(other, Chosen):
            return None
        if other.what != self.what or not (
            isinstance(self.count, int) and isinstance(other.count, int)
        ):
            return None
        return self.replace(count=self.count + other.count)

    @property
    def variable(self) -> bool:
        """Whether their number is announced."""
        return not isinstance(self.count, int)

    def touches(self, game: Game, by: Instance) -> tuple[int, ...]:
        """Return what may be chosen."""
        return self.options(game, by.controller, by)

    def payable(self, game: Game, by: Instance) -> bool:
        """Whether there are enough of them (118.3)."""
        return len(self.options(game, by.controller, by)) >= amount(game, by, self.count)

    def most(self, game: Game, by: Instance) -> int | None:
        """Return how many there are, if their number is announced (107.3a)."""
        if isinstance(self.count, int):
            return None
        return len(self.options(game, by.controller, by))

    def events(self, game: Game, payer: PlayerId, by: Instance) -> Iterable[Event]:
        """Let the payer choose."""
        count = amount(game, by, self.count)
        decision = Decision(
            (payer,),
            "cost",
            self.options(game, payer, by),
            count,
            count,
            prompt=f"{self} for {by.source.name}",
            rule="601.2h",
            source=by.source.name,
        )
        return [self.event(game, payer, item) for item in game.choose(decision)]


@record
class OfPermanents(Chosen):
    """Base of components for which the payer chooses permanents that they control."""

    def options(self, game: Game, payer: PlayerId, by: Instance) -> tuple[int, ...]:
        """Return their permanents of the set."""
        mine = game.permanents(payer)
        return tuple(view.id for view in mine if self.what.matches(game, by, view))


@record
class SacrificePermanent(OfPermanents):
    """Sacrifice permanents (701.21a)."""

    english = "sacrifice {count:{what:of permanent}}"

    into: ClassVar[Zone | None] = Zone.GRAVEYARD

    def uses_up(self, game: Game, by: Instance) -> tuple[int, ...] | None:
        """Return those that may be sacrificed, if it is one."""
        return self.options(game, by.controller, by) if self.count == 1 else None

    def options(self, game: Game, payer: PlayerId, by: Instance) -> tuple[int, ...]:
        """Return those with which the player may pay."""
        mine = OfPermanents.options(self, game, payer, by)
        return tuple(item for item in mine if may_pay_with(game, by, Sacrificed, item))

    def event(self, game: Game, payer: PlayerId, item: int) -> Event:
        """Sacrifice one."""
        del game, payer
        return Sacrificed(item)

    def __str__(self) -> str:
        """Say it."""
        return "sacrifice"


@record
class ReturnToHandPermanent(OfPermanents):
    """Return permanents that you control to their owners' hands."""

    english = "return {count:{what:of permanent}} you control to its owner's hand"

    def event(self, game: Game, payer: PlayerId, item: int) -> Event:
        """Return one."""
        del payer
        return move(game, item, Zone.HAND)

    def __str__(self) -> str:
        """Say it."""
        return "return to hand"


@record
class TapPermanents(OfPermanents):
    """Tap untapped permanents that you control; it is not the tap symbol (602.5a, 701.26a)."""

    english = "tap {count:untapped {what:of permanent}} you control"

    takes_some: ClassVar[bool] = True

    def takes(self, game: Game, by: Instance) -> tuple[tuple[int, ...], int]:
        """Return the untapped ones: what is tapped for mana is not tapped for this."""
        return self.options(game, by.controller, by), amount(game, by, self.count)

    def options(self, game: Game, payer: PlayerId, by: Instance) -> tuple[int, ...]:
        """Return the untapped ones."""
        status = game.state.status_of
        mine = OfPermanents.options(self, game, payer, by)
        return tuple(item for item in mine if not status(item).tapped)

    def event(self, game: Game, payer: PlayerId, item: int) -> Event:
        """Tap one."""
        del game, payer
        return Tapped(item)

    def __str__(self) -> str:
        """Say it."""
        return "tap"


@record
class DiscardCard(Chosen):
    """Discard cards of a set from your hand (701.9a)."""

    english = "discard {count:{what:of card}}"

    into: ClassVar[Zone | None] = Zone.GRAVEYARD

    def options(self, game: Game, payer: PlayerId, by: Instance) -> tuple[int, ...]:
        """Return the cards."""
        hand = game.state.zone(Zone.HAND, payer)
        return tuple(
            item
            for item in hand
            if item != by.source.id and self.what.matches(game, by, game.see(item))
        )

    def event(self, game: Game, payer: PlayerId, item: int) -> Event:
        """Discard one."""
        return Discarded(payer, item, game.state.new_id())

    def __str__(self) -> str:
        """Say it."""
        return "discard"


@record
class DiscardHand(Payment):
    """Discard your hand, whatever is in it (701.9a)."""

    english = "discard your hand"

    def events(self, game: Game, payer: PlayerId, by: Instance) -> Iterable[Event]:
        """Discard each card, at the same time."""
        del by
        hand, new_id = game.state.zone(Zone.HAND, payer), game.state.new_id
        return [Discarded(payer, item, new_id()) for item in hand]

    def __str__(self) -> str:
        """Say it."""
        return "discard your hand"


@record
class ExileFromGraveyard(Chosen):
    """Exile cards of a set from your graveyard."""

    english = "exile {count:{what:of card}} from your graveyard"

    out_of: ClassVar[Zone | None] = Zone.GRAVEYARD
    takes_some: ClassVar[bool] = True

    def takes(self, game: Game, by: Instance) -> tuple[tuple[int, ...], int]:
        """Return the cards: what is exiled for something else is not exiled for this."""
        return self.options(game, by.controller, by), amount(game, by, self.count)

    def options(self, game: Game, payer: PlayerId, by: Instance) -> tuple[int, ...]:
        """Return the cards."""
        graveyard = game.state.zone(Zone.GRAVEYARD, payer)
        return tuple(item for item in graveyard if self.what.matches(game, by, game.see(item)))

    def event(self, game: Game, payer: PlayerId, item: int) -> Event:
        """Exile one."""
        del payer
        return move(game, item, Zone.EXILE)

    def __str__(self) -> str:
        """Say it."""
        return "exile from the graveyard"


class Components:
    """Pays the components that know how."""

    @hookimpl
    @idle_unless(Pays(Payment))
    def pay_cost(
        self, game: Game, payer: PlayerId, component: CostComponent, source: Instance
    ) -> bool | tuple[int, ...] | None:
        """118.3"""
        if not isinstance(component, Payment):
            return None
        events = tuple(component.events(game, payer, source))
        for event in events:
            if game.rules.ask.prohibits(game, event):
                message = f"{source.source.name}: {component} can't be paid"
                raise IllegalActionError(message, "118.3")
        if events:
            game.propose(events[0] if len(events) == 1 else Simultaneous(events), source)
        return tuple(event.subject_before for event in events)


components = Components()
