"""What a random game begins with, as values: who plays, with which cards, laid how."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import attrs

from cardwright_core.zone_changes import from_library
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cardwright_core.decisions import Agent
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId
    from cardwright_rules.soak.installed import Stock

__all__ = ["Seat", "Setup", "drawn"]

_LIBRARY, _OTHERS, _BOARD, _HAND = 18, 10, 3, 5
_SEVERAL = (2, 2, 2, 2, 3, 4)
_FROM_THE_BEGINNING = 0.15
_IN_TEAMS = 0.08
_TEAMS = "two-headed-giant"
_ONE_TO_THE_END_IN = 20


@attrs.frozen
class Seat:
    """One player's cards: the library, the top one first, the battlefield, and the hand."""

    library: tuple[str, ...]
    board: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()

    @property
    def count(self) -> int:
        """How many cards these are."""
        return len(self.library) + len(self.board) + len(self.hand)


@attrs.frozen
class Setup:
    """A seed for all that is random in the game, and a seat for each player.

    If it is `laid`, the game begins with the first turn, else with shuffling and opening hands. In
    a `format` the players are teams of two. A game `to_the_end` is played until it is over,
    others for some turns.
    """

    seed: int
    seats: tuple[Seat, ...]
    laid: bool = True
    format: str = ""
    to_the_end: bool = False

    @property
    def count(self) -> int:
        """How many cards there are."""
        return sum(seat.count for seat in self.seats)

    def begin(self, game: Game, agent: Agent) -> Game:
        """Seat the players and lay their cards; what is to be chosen meanwhile `agent` decides."""
        for number, seat in enumerate(self.seats, 1):
            team = (number + 1) // 2 if self.format else 0
            game.add_player(f"P{number}", seat.library, team=team)
        if self.laid:
            game.skip_setup()
            game.intervene(self._lay, _each(game, agent))
        return game

    def _lay(self, game: Game) -> None:
        for player, seat in zip(game.state.order, self.seats, strict=True):
            for zone, slugs in ((Zone.BATTLEFIELD, seat.board), (Zone.HAND, seat.hand)):
                for slug in slugs:
                    _bring(game, player, slug, zone)


def _each(game: Game, agent: Agent) -> Mapping[PlayerId, Agent]:
    return dict.fromkeys(game.state.order, agent)


def _bring(game: Game, player: PlayerId, slug: str, zone: Zone) -> None:
    """Bring one more card into the game, on top of the library, and move it where it begins."""
    card = game.add_card(slug, player)
    library = game.state.library(player)
    game.state.libraries[player] = library.replace(cards=(card, *library.order()), top=0)
    game.propose(from_library(game, card, zone))


def drawn(stock: Stock, seed: int, number: int) -> Setup:
    """Return the setup of game `number` of a soak with that seed."""
    random = Random(f"{seed}:{number}")  # noqa: S311 - a random game needs no cryptography
    laid = random.random() >= _FROM_THE_BEGINNING
    name = _TEAMS if stock.has_formats and random.random() < _IN_TEAMS else ""
    players = 4 if name else random.choice(_SEVERAL)
    seats = tuple(_seat(stock, random, laid=laid) for _ in range(players))
    to_the_end = number % _ONE_TO_THE_END_IN == _ONE_TO_THE_END_IN - 1
    return Setup(random.randrange(2**32), seats, laid, name, to_the_end)


def _seat(stock: Stock, random: Random, *, laid: bool) -> Seat:
    some = random.sample(stock.others, min(_OTHERS, len(stock.others)))
    library = random.choices([*some, *_lands(stock, random)], k=_LIBRARY)
    if not laid:
        return Seat(tuple(library))
    there = [slug for slug in some if stock.is_permanent(slug)]
    board = (*_lands(stock, random), *random.sample(there, min(_BOARD, len(there))))
    hand = random.choices(some, k=_HAND)
    return Seat(tuple(library), board, tuple(hand))


def _lands(stock: Stock, random: Random) -> Sequence[str]:
    """Return one of each of the five or so kinds, and one more."""
    return (*stock.lands, random.choice(stock.lands))
