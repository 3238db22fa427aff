"""A game that begins in place of another one, or within one: what it begins with (727, 729)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.flow import set_up
from cardwright_core.objects import Library, Player
from cardwright_core.specs import hookimpl, hookspec
from cardwright_core.state import Cursor, State
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.objects import GameObject
    from cardwright_core.ruleset import RuleSet
    from cardwright_core.zones import PlayerId

__all__ = [
    "OUTSIDE",
    "NewGameSpecs",
    "begin",
    "begins_in_command_zone",
    "begun_anew",
    "cards_of",
    "copy_history",
    "involved",
    "names_carried_over",
    "new_games",
    "new_state",
]

OUTSIDE = "outside the game"
"""The slice of the state that says who owns which cards outside the game (400.11a)."""

_ANEW = "begun anew"


class NewGameSpecs:
    """What a game begins with that is restarted, or that is a subgame."""

    @hookspec()
    def begins_in_command_zone(self, game: Game, by: Instance, card: int) -> bool | None:
        """Say that a card begins the game in the command zone, and not in a deck (103.2c, 903.6).

        Called: for each card that will be in a restarted game (727.2), and for those in the command
        zone as a subgame begins or ends (729.2, 729.5). `card` is the number of the physical card,
        `by` the instance that answers. Answer: ``True``. Combines: any. Since 0.1.

        Example::

            @hookimpl
            def begins_in_command_zone(self, game, card):
                return card in game.state.slices.get("commanders", ())
        """

    @hookspec()
    def carried_over(self, game: Game, by: Instance) -> str | None:
        """Name a slice of the state that is about cards or decks, and not about one game only.

        Called: as a game is restarted, and as a subgame begins and ends. `by` is the instance that
        answers. Answer: the name, or a list of names. Combines: all; nothing else of the state that
        plugins own is in the new game (727.1, 729.1b). Since 0.1.

        Example::

            @hookimpl
            def carried_over(self):
                return "commanders"
        """


class NewGames:
    """Opens the hooks of what a new game begins with; what is outside one is outside the next."""

    @hookimpl
    def add_hookspecs(self, rules: RuleSet) -> None:
        """727.2, 729.2"""
        rules.add_hookspecs(NewGameSpecs)

    @hookimpl
    def carried_over(self) -> str:
        """400.11"""
        return OUTSIDE


new_games = NewGames()


def begun_anew(game: Game) -> bool:
    """Whether this game is a restarted one or a subgame: its decks were looked at before."""
    return _ANEW in game.state.slices


def cards_of(item: GameObject) -> Iterator[int]:
    """Yield the numbers of the cards that represent an object; none for a token or a copy."""
    under = () if item.form is None else item.form.under
    yield from filter(None, (item.card, *(one.card for one in under)))


def involved(state: State) -> dict[PlayerId, tuple[int, ...]]:
    """Return the cards that are in a game, phased-out ones too, by owner (727.2, 729.5)."""
    found: dict[PlayerId, dict[int, None]] = {name: {} for name in state.order}
    for name in state.order:
        found[name].update(dict.fromkeys(state.library(name).order()))
    for item in state.objects.values():
        for card in cards_of(item):
            found[item.owner][card] = None
    return {name: tuple(cards) for name, cards in found.items()}


def begins_in_command_zone(game: Game, card: int) -> bool:
    """Whether a card begins games in the command zone (103.2c)."""
    return any(game.rules.ask.begins_in_command_zone(game, card))


def names_carried_over(game: Game) -> tuple[str, ...]:
    """Return the names of the slices that hold for the new game too."""
    return tuple(game.rules.ask.carried_over(game))


def new_state(game: Game, decks: Mapping[PlayerId, Iterable[int]]) -> State:
    """Return the state of a game that has not begun, of who has not left this one (103)."""
    before, state = game.state, State()
    state.players = {
        one.id: Player(one.id, one.team, game.rules.starting_life) for one in game.players
    }
    state.order = tuple(state.players)
    state.libraries = {name: Library(tuple(decks[name])) for name in state.order}
    state.given = before.given
    copy_history(before, state)
    kept = (name for name in names_carried_over(game) if name in before.slices)
    state.slices = {_ANEW: True, **{name: before.slices[name] for name in kept}}
    return state


def copy_history(before: State, after: State) -> None:
    """Go on in another state where one ends: with its log, its chance, and numbers not used yet."""
    after.cards, after.log, after.random = before.cards, before.log, before.random
    after.next_id, after.clock = before.next_id, before.clock
    after.grants_made = before.grants_made


def begin(game: Game, state: State, first: PlayerId, commanding: Iterable[int] = ()) -> None:
    """Begin the game that a state is of, `first` being the starting player (103)."""
    state.cursor = Cursor(active=first, stage="turn")
    game.state = state
    for number in commanding:
        card = state.cards[number]
        assert card is not None  # noqa: S101 - it is a card of the game
        game.begin_in_command_zone(number, card.owner)
    game.follow()
    set_up(game)


def commanding(game: Game, cards: Iterable[int]) -> tuple[int, ...]:
    """Return which of these cards begin games in the command zone."""
    return tuple(card for card in cards if begins_in_command_zone(game, card))


def in_command_zone(state: State) -> tuple[int, ...]:
    """Return the cards in the command zone."""
    there = map(state.objects.__getitem__, state.zone(Zone.COMMAND))
    return tuple(card for item in there for card in cards_of(item))
