"""Milling: putting cards from the top of a library into a graveyard (701.17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.events import ObjectEvent, PlayerEvent
from cardwright_core.replacement import together
from cardwright_core.zone_changes import Enters, from_library
from cardwright_core.zones import Zone
from cardwright_rules.components import Payment
from cardwright_rules.vocabulary.happened import events_while

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = ["CardMilled", "HasMilled", "MillCards", "Mills", "milled_while", "top_cards"]

_SEEN_BY_ALL = frozenset({Zone.GRAVEYARD, Zone.EXILE, Zone.BATTLEFIELD, Zone.COMMAND, Zone.STACK})
"""The public zones (400.2)."""


def top_cards(game: Game, player: PlayerId, count: int) -> tuple[int, ...]:
    """Return the top cards of a library; none that is about to enter the battlefield (614.13c)."""
    entering = {part.card for part in together(game) if isinstance(part, Enters)}
    order = game.state.library(player).order()
    return tuple(card for card in order if card not in entering)[:count]


@record
class Mills(PlayerEvent):
    """A player mills cards, as many as there are.

    What replaces the number changes its `count`; what replaces where a card goes, the move of that.
    """

    english = "a player mills cards"

    rule: ClassVar[str] = "701.17a"

    count: int = 1

    def impossible(self, game: Game) -> str:
        """Say that there is no card to mill."""
        some = self.count > 0 and len(game.state.library(self.player)) > 0
        return "" if some else "there is no card to mill"

    def contains(self, game: Game) -> tuple[Event, ...]:
        """Return that those cards are milled, as many as possible (701.17b)."""
        cards = top_cards(game, self.player, self.count)
        return (_Milling(self.player, tuple((card, game.state.new_id()) for card in cards)),)

    def apply(self, game: Game) -> Event:
        """Change nothing beside the moves."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say who mills how many."""
        del game
        return f"{self.player} mills {self.count}"


@record
class _Milling(PlayerEvent):
    """Certain cards are milled: it contains the moves. Each becomes an object wherever it goes."""

    rule: ClassVar[str] = "701.17a"

    cards: tuple[tuple[int, int], ...]

    def contains(self, game: Game) -> tuple[Event, ...]:
        """Return the moves."""
        return tuple(
            from_library(game, card, Zone.GRAVEYARD).replace(becomes=becomes)
            for card, becomes in self.cards
        )

    def right_after(self, game: Game) -> tuple[Event, ...]:
        """Return what was milled, where it can be found by all (701.17c)."""
        objects = game.state.objects
        places = ((item, objects.get(item)) for _, item in self.cards)
        found = tuple(item for item, there in places if there and there.zone in _SEEN_BY_ALL)
        if not found:
            return ()
        return (HasMilled(self.player, found), *(CardMilled(one, self.player) for one in found))

    def apply(self, game: Game) -> Event:
        """Change nothing beside the moves."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say who mills."""
        del game
        return f"{self.player} puts the milled cards where they go"


@record
class HasMilled(PlayerEvent):
    """A player has milled these objects at once (701.17c)."""

    english = "a player has milled cards"

    rule: ClassVar[str] = "701.17c"

    objects: tuple[int, ...]

    def apply(self, game: Game) -> Event:
        """Change nothing: they have been milled."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say who milled what."""
        return f"{self.player} milled {', '.join(game.see(one).called for one in self.objects)}"


@record
class CardMilled(ObjectEvent):
    """A card was milled, and this is what it became, whatever zone it went to (701.17c).

    For all cards that players mill at once it is one event.
    """

    english = "{what} is milled"

    rule: ClassVar[str] = "701.17c"

    player: PlayerId

    def apply(self, game: Game) -> Event:
        """Change nothing: it has been milled."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say what."""
        return f"{self.player} milled {game.see(self.object).name}"


def milled_while(game: Game, act: Callable[[], object]) -> tuple[int, ...]:
    """Do something, and return the cards that were milled meanwhile, where they can be found."""
    events = events_while(game, act)
    found = (event.object for event in events if isinstance(event, CardMilled))
    return tuple(item for item in found if game.exists(item))


@record
class MillCards(Payment):
    """Mill so many cards: not with fewer in the library (701.17b)."""

    english = "mill {count:card}"
    late: ClassVar[bool] = True
    touches_library: ClassVar[bool] = True

    count: int = 1

    def payable(self, game: Game, by: Instance) -> bool:
        """Whether there are so many."""
        return len(game.state.library(by.controller)) >= self.count

    def events(self, game: Game, payer: PlayerId, by: Instance) -> Iterable[Event]:
        """Mill them."""
        del game, by
        return [Mills(payer, self.count)]

    def __str__(self) -> str:
        """Say it."""
        return "mill"
