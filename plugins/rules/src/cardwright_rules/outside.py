"""Cards that players own outside the game, and that effects bring into it (400.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.zone_changes import ZoneChange, move, moving, printed_on
from cardwright_core.zones import Zone
from cardwright_rules.new_games import OUTSIDE, copy_history

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.objects import GameObject
    from cardwright_core.zones import PlayerId

__all__ = ["OutsideCard", "bring_in", "have_outside", "own_outside", "owned_outside"]


@record
class OutsideCard(Record):
    """A card outside the game, as an option: it is no object (400.11a)."""

    card: int
    name: str

    def __str__(self) -> str:
        """Say which."""
        return self.name


def have_outside(game: Game, player: PlayerId, cards: Sequence[str]) -> None:
    """Let a player own cards outside the game (400.11a)."""
    own_outside(game, player, [game.add_card(card, player) for card in cards])


def own_outside(game: Game, player: PlayerId, cards: Sequence[int]) -> None:
    """Let cards of a player that were added to the game, told by their numbers, be outside it."""
    game.state.slices[OUTSIDE] = (*_all(game), *((player, card) for card in cards))


def owned_outside(game: Game, player: PlayerId) -> tuple[int, ...]:
    """Return the numbers of the cards that a player owns outside the game.

    To a subgame, what is in the games around it is outside, too (729.4).
    """
    own = tuple(card for owner, card in _all(game) if owner == player)
    around = (
        item.card
        for state in reversed(game.around)
        for item in state.objects.values()
        if item.owner == player and _is_one_card(item)
    )
    return (*own, *around)


def _is_one_card(item: GameObject) -> bool:
    """Whether it is represented by one card, and treated as though it existed (702.26b)."""
    alone = item.form is None or not item.form.under
    return item.card != 0 and alone and item.zone is not Zone.PHASED_OUT


def _all(game: Game) -> tuple[tuple[PlayerId, int], ...]:
    found: tuple[tuple[PlayerId, int], ...] = game.state.slices.get(OUTSIDE, ())
    return found


_ONLY_BY_RULES = frozenset({"Conspiracy", "Dungeon"})


def bring_in(  # noqa: PLR0913 - the last one by name
    game: Game,
    by: Instance | None,
    player: PlayerId,
    card: int,
    destination: Zone,
    *,
    by_rules: bool = False,
) -> Event | None:
    """Bring a card that a player owns outside the game into it (400.11b).

    Dungeons and conspiracies come in only as the rules say: `by_rules` (309.2d, 315.3).
    """
    if not by_rules and not _ONLY_BY_RULES.isdisjoint(printed_on(game, card).types):
        return None
    if (player, card) not in _all(game) and not _leaves_game_around(game, player, card):
        return None
    _forget(game, player, card)
    number = game.state.new_id()
    coming = ZoneChange(0, card, player, Zone.OUTSIDE, destination, number, "")
    return game.propose(moving(coming), by)


def _forget(game: Game, player: PlayerId, card: int) -> None:
    game.state.slices[OUTSIDE] = tuple(one for one in _all(game) if one != (player, card))


def _leaves_game_around(game: Game, player: PlayerId, card: int) -> bool:
    """Let a card leave a game around this one; what triggers there waits there (729.4a)."""
    for place, state in enumerate(game.around):
        found = [item.id for item in state.objects.values() if item.card == card]
        if found and _leaves(game, place, found[0], (player, card)):
            own_outside(game, player, (card,))
            return True
    return False


def _leaves(game: Game, place: int, item: int, owned: tuple[PlayerId, int]) -> bool:
    """Let an object leave the game at that place among those around; say whether it did."""
    inner, around = game.state, game.around
    game.around = (*around[:place], *around[place + 1 :], inner)
    game.state = around[place].fork()
    copy_history(inner, game.state)
    own_outside(game, owned[0], (owned[1],))
    game.propose(move(game, item, Zone.OUTSIDE))
    _forget(game, *owned)
    game.around = (*around[:place], game.state, *around[place + 1 :])
    copy_history(game.state, inner)
    gone = item not in game.state.objects
    game.state = inner
    return gone
