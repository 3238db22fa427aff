"""The parts of a turn outside combat, and what the game does in them by itself (500 to 514)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.abilities import Duration
from cardwright_core.decisions import Decision
from cardwright_core.events import Simultaneous
from cardwright_core.flow import Phase, TurnBasedAction
from cardwright_core.lasting import end_effects
from cardwright_core.specs import hookimpl, idle_unless
from cardwright_core.state import Priority, Step
from cardwright_core.zone_changes import move
from cardwright_core.zones import Zone
from cardwright_rules.drawing import Draw
from cardwright_rules.tapping import Untapped

if TYPE_CHECKING:
    from cardwright_core.game import Game

__all__ = ["MAXIMUM_HAND_SIZE", "turn"]

MAXIMUM_HAND_SIZE = 7
"""The normal maximum hand size (402.2)."""

_BEGINNING = Phase(
    "beginning",
    (
        Step("beginning", "untap", Priority.NEVER),
        Step("beginning", "upkeep"),
        Step("beginning", "draw"),
    ),
)
_PRECOMBAT = Phase("precombat main", (Step("precombat main", "precombat main"),), ("beginning",))
_POSTCOMBAT = Phase(
    "postcombat main",
    (Step("postcombat main", "postcombat main"),),
    ("combat", "precombat main"),
)
_ENDING = Phase(
    "ending",
    (Step("ending", "end"), Step("ending", "cleanup", Priority.IF_NEEDED)),
    ("postcombat main",),
)


class Turn:
    """Phases and steps; untapping, drawing, discarding, and damage that wears off."""

    @hookimpl
    def turn_structure(self) -> list[Phase]:
        """500.1"""
        return [_BEGINNING, _PRECOMBAT, _POSTCOMBAT, _ENDING]

    @hookimpl
    @idle_unless(lambda _, step, ending: not ending and step.name in _AT_THE_BEGINNING)
    def turn_based_actions(self, step: Step, ending: bool) -> list[TurnBasedAction]:  # noqa: FBT001 - a hook's parameter
        """703.4"""
        return [] if ending else _AT_THE_BEGINNING.get(step.name, [])


def _untap(game: Game) -> None:
    """Untap the active player's permanents, all at once (502.3)."""
    state = game.state
    turned = {item for item, status in state.status.items() if status.tapped}
    tapped = tuple(
        Untapped(item)
        for item in (state.zone(Zone.BATTLEFIELD) if turned else ())
        if item in turned and game.see(item).controller == state.cursor.active
    )
    if tapped:
        game.propose(Simultaneous(tapped))


def _draw(game: Game) -> None:
    """Let the active player draw (504.1); in a game of two, not on the first turn (103.8a)."""
    if game.state.cursor.turn > 1 or len(game.state.order) > 2:  # noqa: PLR2004 - a game of two
        game.propose(Draw(game.state.cursor.active))


def _discard_to_hand_size(game: Game) -> None:
    """Let the active player discard down to the maximum hand size (514.1)."""
    active = game.state.cursor.active
    hand = game.state.zone(Zone.HAND, active)
    too_many = len(hand) - MAXIMUM_HAND_SIZE
    if too_many > 0:
        decision = Decision((active,), "discard", hand, too_many, too_many, rule="514.1")
        chosen = game.choose(decision)
        game.propose(Simultaneous(tuple(move(game, item, Zone.GRAVEYARD) for item in chosen)))


def _wear_off(game: Game) -> None:
    """Remove damage, and end what lasts until end of turn, at the same time (514.2)."""
    state = game.state
    for item, status in list(state.status.items()):
        if status.damage or status.deathtouched:
            state.set_status(item, status.replace(damage=0, deathtouched=False))
    end_effects(game, Duration.END_OF_TURN.until)
    end_effects(game, Duration.END_OF_YOUR_NEXT_TURN.until, player=state.cursor.active)


def _expire(game: Game) -> None:
    """End what lasts until the turn that begins, or one that a player who left would have had.

    500.4, 800.4m
    """
    order, active = game.state.order, game.state.cursor.active
    end_effects(game, Duration.YOUR_NEXT_TURN.until, player=active)
    place = order.index(active)
    for player in (*reversed(order[:place]), *reversed(order[place + 1 :])):
        if not game.player(player).lost:
            return
        end_effects(game, Duration.YOUR_NEXT_TURN.until, player=player)


_AT_THE_BEGINNING: dict[str, list[TurnBasedAction]] = {
    "untap": [TurnBasedAction("500.4", _expire), TurnBasedAction("502.3", _untap)],
    "draw": [TurnBasedAction("504.1", _draw)],
    "cleanup": [
        TurnBasedAction("514.1", _discard_to_hand_size),
        TurnBasedAction("514.2", _wear_off),
    ],
}

turn = Turn()
