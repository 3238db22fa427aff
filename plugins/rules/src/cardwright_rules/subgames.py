"""Subgames: a game within a game, played with the libraries of the main game (729).

All of a subgame is one move of the main game, so that it is undone, saved and played back as any
choices of a resolution are. What proves illegal in it is told in the log.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.chance import random_below
from cardwright_core.events import Event, PlayerEvent
from cardwright_core.objects import Library
from cardwright_core.zones import Zone
from cardwright_rules.new_games import (
    begin,
    cards_of,
    commanding,
    copy_history,
    in_command_zone,
    involved,
    names_carried_over,
    new_state,
)
from cardwright_rules.outside import own_outside, owned_outside

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.state import State
    from cardwright_core.zones import PlayerId

__all__ = ["SubgameBegins", "SubgameEnds", "play_subgame"]


@record
class SubgameBegins(PlayerEvent):
    """A player's effect lets a subgame begin: the main game is discontinued (729.1a)."""

    english = "a subgame begins"

    rule: ClassVar[str] = "729.1a"

    def apply(self, game: Game) -> Event:
        """Change nothing: the subgame begins after it."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say it."""
        del game
        return "a subgame begins"


@record
class SubgameEnds(Event):
    """A subgame is over, and the main game goes on (729.5)."""

    english = "a subgame ends"

    rule: ClassVar[str] = "729.5"

    winners: tuple[PlayerId, ...]

    def apply(self, game: Game) -> Event:
        """Change nothing: the cards are where they belong."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say who won."""
        del game
        return f"the subgame ends: {' and '.join(self.winners) or 'nobody'} won"


def play_subgame(game: Game, by: Instance) -> tuple[PlayerId, ...] | None:
    """Let the players play a subgame; return who won it, or ``None`` if there was none.

    All cards that were in it are in libraries of the main game then, which are to be shuffled.
    """
    if game.propose(SubgameBegins(by.controller), by) is None:
        return None
    main, before = game.state, _cards_there(game)
    decks = {name: main.library(name).order() for name in main.order}
    leading = commanding(game, in_command_zone(main))
    subgame = new_state(game, decks)
    _take_out(main, leading)
    players = game.order_from(main.order[0])
    first = players[random_below(subgame, len(players))]
    ended = _played(game, subgame, first, leading)
    _resume(game, ended, decks)
    _put_outside(game, before)
    winners = ended.winners or ()
    game.propose(SubgameEnds(winners), by)
    return winners


def _take_out(main: State, leading: tuple[int, ...]) -> None:
    """Take what is in the subgame out of the main game (729.2, 729.2b, 729.2c)."""
    for name in main.order:
        main.libraries[name] = Library()
    for number in main.zone(Zone.COMMAND):
        item = main.objects[number]
        if any(card in leading for card in cards_of(item)):
            main.remove(item)


def _played(game: Game, subgame: State, first: PlayerId, leading: tuple[int, ...]) -> State:
    """Play a subgame to its end, and return that; the main game waits around it."""
    place = game.reach()
    game.around = (*game.around, game.state)
    if not game.go_on_within(place):
        begin(game, subgame, first, leading)
    while game.state.winners is None:
        game.keep_within(place)
        game.advance()
    ended, game.state = game.state, game.around[-1]
    game.around = game.around[:-1]
    return ended


def _resume(game: Game, ended: State, decks: Mapping[PlayerId, tuple[int, ...]]) -> None:
    """Put the cards where they belong in the main game (729.5, 729.5b, 729.5c)."""
    main = game.state
    copy_history(ended, main)
    kept = (name for name in names_carried_over(game) if name in ended.slices)
    main.slices |= {name: ended.slices[name] for name in kept}
    _put_decks_back(game, ended, decks)
    game.follow()


def _put_decks_back(game: Game, ended: State, decks: Mapping[PlayerId, tuple[int, ...]]) -> None:
    """Put what players own in the subgame, or began it with, into libraries (729.5)."""
    main = game.state
    commanded = in_command_zone(ended)
    for owner, cards in involved(ended).items():
        deck = dict.fromkeys((*decks[owner], *cards))
        main.libraries[owner] = Library(tuple(card for card in deck if card not in commanded))
    for number in commanding(game, commanded):
        card = main.cards[number]
        assert card is not None  # noqa: S101 - it was in the subgame
        game.begin_in_command_zone(number, card.owner)


def _put_outside(game: Game, before: set[int]) -> None:
    """Let what came from outside the subgame, and left it with its owner, be outside (800.4a)."""
    for number in sorted(before - _cards_there(game)):
        card = game.state.cards[number]
        assert card is not None  # noqa: S101 - it was there before
        own_outside(game, card.owner, (number,))


def _cards_there(game: Game) -> set[int]:
    """Return the cards that are in a game, or that players own outside it."""
    there = {card for cards in involved(game.state).values() for card in cards}
    return there.union(*(owned_outside(game, player.id) for player in game.players))
