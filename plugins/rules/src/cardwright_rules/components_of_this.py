"""Components of costs that are about the object itself: it goes, or counters on it do (118).

One that moves it out of a zone (`only_from`) makes the ability function in that zone alone
(113.6j, 113.6m).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.events import CountersPut
from cardwright_core.zone_changes import move
from cardwright_core.zones import Zone, told_zone
from cardwright_rules.components import Payment
from cardwright_rules.counters import CountersRemoved
from cardwright_rules.destruction import Sacrificed
from cardwright_rules.moving import Discarded
from cardwright_rules.paying import may_pay_with
from cardwright_rules.vocabulary.counts import amount

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId
    from cardwright_rules.vocabulary.counts import AnnouncedX

__all__ = [
    "DiscardThis",
    "ExileThat",
    "ExileThis",
    "PutCountersOnThis",
    "RemoveCountersFromThis",
    "SacrificeThis",
]


@record
class DiscardThis(Payment):
    """Discard the card itself, from the hand (701.9a)."""

    english = "discard this card"
    once: ClassVar[bool] = True
    only_from: ClassVar[Zone | None] = Zone.HAND
    how: ClassVar[type[Discarded]] = Discarded

    def payable(self, game: Game, by: Instance) -> bool:
        """Whether it is there."""
        return _is_in(game, by, Zone.HAND)

    def events(self, game: Game, payer: PlayerId, by: Instance) -> Iterable[Event]:
        """Discard it."""
        return (self.how(payer, by.source.id, game.state.new_id()),)

    def __str__(self) -> str:
        """Say it."""
        return "discard this"


@record
class SacrificeThis(Payment):
    """Sacrifice the permanent itself."""

    english = "sacrifice this"

    once: ClassVar[bool] = True

    def touches(self, game: Game, by: Instance) -> tuple[int, ...]:
        """Return the object itself."""
        del game
        return (by.source.id,)

    def payable(self, game: Game, by: Instance) -> bool:
        """Whether it is a permanent that the player controls (701.21a)."""
        return (
            _is_in(game, by, Zone.BATTLEFIELD)
            and game.see(by.source.id).controller == by.controller
            and may_pay_with(game, by, Sacrificed, by.source.id)
        )

    def events(self, game: Game, payer: PlayerId, by: Instance) -> Iterable[Event]:
        """Sacrifice it."""
        del game, payer
        return (Sacrificed(by.source.id),)

    def __str__(self) -> str:
        """Say it."""
        return "sacrifice this"


@record
class ExileThis(Payment):
    """Exile the object itself, from one zone."""

    english = "exile this from {only_from:?your @}"

    once: ClassVar[bool] = True

    only_from: Zone = Zone.BATTLEFIELD  # type: ignore[misc]  # a constant for the others

    def touches(self, game: Game, by: Instance) -> tuple[int, ...]:
        """Return the object itself."""
        del game
        return (by.source.id,)

    def payable(self, game: Game, by: Instance) -> bool:
        """Whether it is there."""
        return _is_in(game, by, self.only_from)

    def events(self, game: Game, payer: PlayerId, by: Instance) -> Iterable[Event]:
        """Exile it."""
        del payer
        return (move(game, by.source.id, Zone.EXILE),)

    def __str__(self) -> str:
        """Say it."""
        return f"exile this from {told_zone(self.only_from)}"


@record
class ExileThat(Payment):
    """Exile a certain card (702.66a)."""

    english = "exile that card"

    takes_some: ClassVar[bool] = True

    item: int

    def takes(self, game: Game, by: Instance) -> tuple[tuple[int, ...], int]:
        """Return it."""
        del game, by
        return (self.item,), 1

    def payable(self, game: Game, by: Instance) -> bool:
        """Whether it is still there."""
        del by
        return game.exists(self.item)

    def events(self, game: Game, payer: PlayerId, by: Instance) -> Iterable[Event]:
        """Exile it."""
        del payer, by
        return (move(game, self.item, Zone.EXILE),)

    def __str__(self) -> str:
        """Say it."""
        return "exile"


@record
class PutCountersOnThis(Payment):
    """Put counters on the permanent itself (122.6)."""

    english = "put {count:{counter} counter} on this"

    counter: str
    count: int = 1

    def payable(self, game: Game, by: Instance) -> bool:
        """Whether it is on the battlefield, and counters can be put on it (614.17b)."""
        if not _is_in(game, by, Zone.BATTLEFIELD):
            return False
        return not any(game.rules.ask.prohibits(game, e) for e in self.events(game, "", by))

    def events(self, game: Game, payer: PlayerId, by: Instance) -> Iterable[Event]:
        """Put them on it."""
        del game, payer
        return (CountersPut(by.source.id, self.counter, self.count, by_effect=False),)

    def __str__(self) -> str:
        """Say it."""
        return f"put {self.count} {self.counter} on this"


@record
class RemoveCountersFromThis(Payment):
    """Remove counters from the permanent itself (122.1)."""

    english = "remove {count:{counter} counter} from this"

    counter: str
    count: int | AnnouncedX = 1

    @property
    def variable(self) -> bool:
        """Whether their number is announced."""
        return not isinstance(self.count, int)

    def payable(self, game: Game, by: Instance) -> bool:
        """Whether it has enough of them."""
        return self._there(game, by) >= amount(game, by, self.count)

    def most(self, game: Game, by: Instance) -> int | None:
        """Return how many there are, if their number is announced (107.3a)."""
        return None if isinstance(self.count, int) else max(0, self._there(game, by))

    def _there(self, game: Game, by: Instance) -> int:
        if not _is_in(game, by, Zone.BATTLEFIELD):
            return -1
        return game.state.objects[by.source.id].count(self.counter)

    def events(self, game: Game, payer: PlayerId, by: Instance) -> Iterable[Event]:
        """Take them off; none of them is no event."""
        del payer
        count = amount(game, by, self.count)
        return (CountersRemoved(by.source.id, self.counter, count),) if count else ()

    def __str__(self) -> str:
        """Say it."""
        return f"remove {self.count} {self.counter} from this"


def _is_in(game: Game, by: Instance, zone: Zone) -> bool:
    there = game.state.objects.get(by.source.id)
    return there is not None and there.zone is zone
