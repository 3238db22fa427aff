"""Putting objects on the table, without an event: they were there since before the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, overload

from cardwright.more_cards import more_cards
from cardwright_core.errors import UnknownNameError
from cardwright_core.objects import FRESH, GameObject, Library
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cardwright.testing.table import Table
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = ["LONG_AGO", "Deck", "Place"]

LONG_AGO = 1
"""The turn in which everything on the table got there."""


class Place:
    """A zone of the table: call it to put cards there, or ask it which are there."""

    def __init__(self, table: Table, zone: Zone) -> None:
        """Stand for `zone`."""
        self._table = table
        self._zone = zone

    @overload
    def __call__(
        self,
        player: PlayerId,
        name: str,
        /,
        *,
        tapped: bool = ...,
        counters: Mapping[str, int] | None = ...,
    ) -> int: ...
    @overload
    def __call__(
        self,
        player: PlayerId,
        first: str,
        second: str,
        /,
        *names: str,
        tapped: bool = ...,
        counters: Mapping[str, int] | None = ...,
    ) -> tuple[int, ...]: ...
    @overload
    def __call__(self, player: PlayerId, /) -> tuple[int, ...]: ...
    def __call__(
        self,
        player: PlayerId,
        /,
        *names: str,
        tapped: bool = False,
        counters: Mapping[str, int] | None = None,
    ) -> int | tuple[int, ...]:
        """Put cards of `player` there; return the id of one, the ids of several (or of none)."""
        game = self._table.game
        found = tuple(_put(game, self._zone, player, name, counters or {}) for name in names)
        for item in found if tapped else ():
            game.state.set_status(item, FRESH.replace(tapped=True))
        game.follow()
        return found[0] if len(found) == 1 else found

    def names(self, player: PlayerId = "") -> list[str]:
        """Return the names of what is there, of one player (its controller, or owner) or of all."""
        game = self._table.game
        views = map(
            game.see, (i for i, one in game.state.objects.items() if one.zone is self._zone)
        )
        return [view.name for view in views if player in {"", view.controller}]


def _add(game: Game, player: PlayerId, name: str) -> int:
    """Bring a card into the game; of one that is unknown, say where it may come from."""
    try:
        return game.add_card(name, game.player(player).id)
    except UnknownNameError as error:
        if hint := more_cards(error):
            error.add_note(hint)
        raise


def _put(game: Game, zone: Zone, player: PlayerId, name: str, counters: Mapping[str, int]) -> int:
    state = game.state
    card = _add(game, player, name)
    printed = game.rules.catalog.definition(name).characteristics
    if printed.loyalty is not None and zone is Zone.BATTLEFIELD:
        counters = {"loyalty": printed.loyalty, **counters}
    item = GameObject(
        id=state.new_id(),
        card=card,
        owner=player,
        controller=player,
        zone=zone,
        copiable=printed,
        timestamp=state.new_timestamp(),
        since=LONG_AGO,
        counters=tuple(sorted(counters.items())),
    )
    state.add(item)
    return item.id


class Deck:
    """The libraries of the table: call it to put cards there, or ask it which are there."""

    def __init__(self, table: Table) -> None:
        """Stand for the libraries of all players."""
        self._table = table

    def __call__(self, player: PlayerId, *names: str) -> tuple[int, ...]:
        """Put cards into a library, under those there, the top one first; return their numbers."""
        game = self._table.game
        cards = tuple(_add(game, player, name) for name in names)
        game.state.libraries[player] = Library((*game.state.library(player).order(), *cards))
        return cards

    def names(self, player: PlayerId) -> list[str]:
        """Return the names of a player's cards there, the top one first."""
        game = self._table.game
        cards = (game.state.cards[number] for number in game.state.library(player).order())
        return [game.rules.catalog.definition(one.slug).name for one in cards if one is not None]
