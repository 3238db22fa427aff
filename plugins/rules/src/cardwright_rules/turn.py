"""The parts of a turn outside combat, and what the game does in them by itself (500 to 514)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import making
from cardwright_core.abilities import Duration
from cardwright_core.decisions import Decision
from cardwright_core.events import Simultaneous
from cardwright_core.flow import Phase, TurnBasedAction
from cardwright_core.lasting import end_effects
from cardwright_core.specs import hookimpl, idle_unless
from cardwright_core.state import Priority, Step
from cardwright_core.zones import Zone
from cardwright_rules.allowances import maximum_hand_size
from cardwright_rules.drawing import CardDrawn, Draw
from cardwright_rules.leaving import (
    exile_what_nobody_controls,
    has_somebody_left,
    turns_passed_over,
)
from cardwright_rules.moving import Discarded
from cardwright_rules.tapping import Untapped
from cardwright_rules.untap_step import left_tapped

if TYPE_CHECKING:
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = ["turn"]

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
    @idle_unless(
        lambda game, step, _: step.name in _AT_THE_BEGINNING or bool(game.state.effects),
        asked=lambda _, ending: not ending,
    )
    def turn_based_actions(
        self,
        game: Game,
        step: Step,
        ending: bool,  # noqa: FBT001 - a hook's parameter
    ) -> list[TurnBasedAction]:
        """500.4, 703.4"""
        return _actions(game, step, ending=ending)


def _is_first(game: Game) -> bool:
    return game.state.cursor.turn == 1


def _is_any_tapped(game: Game) -> bool:
    for status in game.state.status.values():  # noqa: SIM110 - no generator each turn
        if status.tapped:
            return True
    return False


def _does_anything_wear_off(game: Game) -> bool:
    damaged = any(one.damage or one.deathtouched for one in game.state.status.values())
    return damaged or bool(game.state.effects) or has_somebody_left(game)


def _is_a_hand_too_large(game: Game) -> bool:
    return any(_too_many(game, player) > 0 for player in game.side(game.state.cursor.active))


def _too_many(game: Game, player: PlayerId) -> int:
    """Return by how much a hand is larger than the player's maximum hand size (402.2)."""
    most = maximum_hand_size(game, player)
    return 0 if most is None else len(game.state.zone(Zone.HAND, player)) - most


def _untap(game: Game) -> None:
    """Untap the permanents of the active player or team, all at once (502.3)."""
    status, side = game.state.status, game.side(game.state.cursor.active)
    tapped = tuple(
        [
            item
            for item in game.state.zone(Zone.BATTLEFIELD)
            if item in status and status[item].tapped and game.see(item).controller in side
        ]
    )
    left = left_tapped(game, tapped) if tapped else ()
    untapping = tuple([_untapped(item) for item in tapped if item not in left])
    if untapping:
        game.propose(untapping[0] if len(untapping) == 1 else Simultaneous(untapping))


_untapped = making(Untapped, "object")


def _draw(game: Game) -> None:
    """Let the active player draw, or each of the active team (504.1, 805.4b)."""
    active = game.side(game.state.cursor.active)
    for player in _in_any_order(game, active):
        game.propose(Draw(player))


def _in_any_order(game: Game, side: tuple[PlayerId, ...]) -> tuple[PlayerId, ...]:
    """Let a team say who of it draws first, if anything could make a difference (805.6a)."""
    if len(side) == 1 or not any(_matters(game, kind) for kind in (Draw, CardDrawn)):
        return side
    first = game.choose(Decision(side, "draw first", side, prompt="who draws", rule="805.6a"))[0]
    return (first, *(player for player in side if player != first))


def _matters(game: Game, kind: type) -> bool:
    hooks = ("trigger", "replacements", "prohibits")
    return any(game.concerned(hook, kind) for hook in hooks)


def _skip_first_draw(game: Game) -> None:
    """Skip the draw step of the first turn in a game of two players or teams (103.8a, 103.8b)."""
    players = [game.player(name) for name in game.state.order]
    sides = {player.team if game.rules.shares_turns else player.id for player in players}
    cursor = game.state.cursor
    if cursor.turn == 1 and len(sides) == 2:  # noqa: PLR2004 - a game of two
        ahead = tuple(step for step in cursor.ahead if step.name != "draw")
        game.state.cursor = cursor.replace(ahead=ahead)


def _discard_to_hand_size(game: Game) -> None:
    """Let the active player or team discard down to the maximum hand size (514.1)."""
    discards: list[Discarded] = []
    for player in game.side(game.state.cursor.active):
        too_many = _too_many(game, player)
        if too_many > 0:
            hand = game.state.zone(Zone.HAND, player)
            decision = Decision((player,), "discard", hand, too_many, too_many, rule="514.1")
            chosen: tuple[int, ...] = game.choose(decision)
            discards += (Discarded(player, item, game.state.new_id()) for item in chosen)
    if discards:
        game.propose(Simultaneous(tuple(discards)))


def _wear_off(game: Game) -> None:
    """Remove damage, and end what lasts until end of turn, at the same time (514.2)."""
    state = game.state
    for item, status in list(state.status.items()):
        if status.damage or status.deathtouched:
            state.set_status(item, status.replace(damage=0, deathtouched=False))
    end_effects(game, Duration.END_OF_TURN.until)
    for player in game.side(state.cursor.active):
        end_effects(game, Duration.END_OF_YOUR_NEXT_TURN.until, player=player)
    exile_what_nobody_controls(game)


def _expire(game: Game) -> None:
    """End what lasts until the turn that begins, or one that a player who left would have had.

    500.4, 800.4m
    """
    for player in (*game.side(game.state.cursor.active), *turns_passed_over(game)):
        end_effects(game, Duration.YOUR_NEXT_TURN.until, player=player)


def _actions(game: Game, step: Step, *, ending: bool) -> list[TurnBasedAction]:
    """Look for what expires in each step: the first one of the turn may be skipped."""
    if ending:
        return []
    actions = _AT_THE_BEGINNING.get(step.name, [])
    return [_EXPIRE, *actions] if _something_expires(game) else actions


def _something_expires(game: Game) -> bool:
    now = game.state.cursor
    for effect in game.state.effects.values():
        lasts = effect.duration
        if lasts is None or lasts.until != Duration.YOUR_NEXT_TURN.until or lasts.since >= now.turn:
            continue
        player = lasts.player or effect.controller
        if game.is_active(player) or game.player(player).lost:
            return True
    return False


_EXPIRE = TurnBasedAction("500.4", _expire)
_AT_THE_BEGINNING: dict[str, list[TurnBasedAction]] = {
    "untap": [
        TurnBasedAction("103.8", _skip_first_draw, _is_first, tells=True),
        TurnBasedAction("502.3", _untap, _is_any_tapped, tells=True),
    ],
    "draw": [TurnBasedAction("504.1", _draw, tells=True)],
    "cleanup": [
        TurnBasedAction("514.1", _discard_to_hand_size, _is_a_hand_too_large, tells=True),
        TurnBasedAction("514.2", _wear_off, _does_anything_wear_off, tells=True),
    ],
}

turn = Turn()
