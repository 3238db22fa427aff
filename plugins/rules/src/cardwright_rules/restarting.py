"""Restarting the game (727)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.events import PlayerEvent
from cardwright_core.objects import GameObject
from cardwright_core.zone_changes import printed_on
from cardwright_core.zones import Zone
from cardwright_rules.new_games import begin, cards_of, commanding, involved, new_state

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.state import State

__all__ = ["GameRestarts", "restart"]


@record
class GameRestarts(PlayerEvent):
    """The game ends without a winner, and a new one begins, which a player starts (727.1)."""

    english = "the game restarts"

    rule: ClassVar[str] = "727.1"

    def apply(self, game: Game) -> Event:
        """Change nothing: all of the game is another one after it."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say who starts."""
        del game
        return f"the game restarts, with {self.player} as the starting player"


def restart(game: Game, by: Instance, left: tuple[int, ...] = ()) -> bool:
    """Restart the game, up to just before the first untap step; say whether that happened.

    What is `left` in exile is in no deck (727.5). What the effect does afterwards finds it there,
    and knows its own source as it last was (727.4).
    """
    if game.propose(GameRestarts(by.controller), by) is None:
        return False
    exiled = [game.state.objects[item] for item in left if item in game.state.zone(Zone.EXILE)]
    exempt = {card for item in exiled for card in cards_of(item)}
    everybody = {
        owner: tuple(card for card in cards if card not in exempt)
        for owner, cards in involved(game.state).items()
    }
    leading = commanding(game, (card for cards in everybody.values() for card in cards))
    decks = {o: [card for card in cards if card not in leading] for o, cards in everybody.items()}
    state = new_state(game, decks)
    for item in exiled:
        _keep(game, state, item)
    _keep_known(game, state, by, tuple(item.id for item in exiled))
    begin(game, state, by.controller, leading)
    return True


def _keep(game: Game, state: State, item: GameObject) -> None:
    """Put a card that is exempted into the exile of the new game, face up, as a new card is."""
    printed, now = printed_on(game, item.card), state.new_timestamp()
    kept = GameObject(item.id, item.card, item.owner, item.owner, Zone.EXILE, printed, now)
    state.add(kept)


def _keep_known(game: Game, state: State, by: Instance, kept: tuple[int, ...]) -> None:
    """Let the effect that goes on know its source, and what it left in exile (727.4, 727.5)."""
    source = by.source.id
    if source in game.state.objects:
        state.remember(game.snapshot(source))
    for link, values in game.state.links.items():
        those = tuple(value for value in values if value in kept)
        if link[0] == source and those:
            state.links[link] = those
