"""What happens before a player gets priority: state-based actions, and what triggered (117.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.blame import LIMIT, endless_hook
from cardwright_core.events import Simultaneous
from cardwright_core.mana_triggers import resolve_mana_triggers
from cardwright_core.placing import place_triggers, something_waits
from cardwright_core.state import at_stage
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from cardwright_core.game import Game
    from cardwright_core.state import Cursor
    from cardwright_core.zones import PlayerId

__all__ = ["check_state", "settle", "settle_next", "something_happened"]


def something_happened(game: Game) -> bool:
    """Whether players get priority in a cleanup step after all, and then another one (514.3a)."""
    return _performed_state_based_actions(game) or something_waits(game)


def _performed_state_based_actions(game: Game) -> bool:
    """Perform all state-based actions that apply now; say whether any did happen (704.3).

    They are looked for only if something was written since there were none.
    """
    game.follow()
    if not game.state.unsettled:
        return False
    first = game.state.next_id
    events = game.rules.ask.state_based_actions(game)
    game.state.unsettled = bool(events)
    if events or game.state.pending:
        allotted, game.state.next_id = game.state.next_id, first
        game.keep_checkpoint()  # as it was before: the same ids are allotted when it goes on there
        game.state.next_id = allotted
    return bool(events) and game.propose(Simultaneous(tuple(events))) is not None


def check_state(game: Game) -> None:
    """Perform state-based actions until none apply; no ability is put on the stack (724.1c)."""
    rounds = 0
    while game.state.winners is None and _performed_state_based_actions(game):
        rounds += 1
        if rounds > LIMIT:
            raise endless_hook(game, "state_based_actions")


def settle_next(game: Game, cursor: Cursor, player: PlayerId) -> None:
    """Let a player get priority when all is settled: at once, if nothing was written.

    So it is if no state-based action applies, no ability waits, and the player is there.
    """
    state = game.state
    waits = (
        state.unsettled
        or state.dirty
        or state.volatile
        or state.pending
        or state.players[player].lost
        or state.winners is not None
        or not _LOOKING.isdisjoint(state.index.hooks)
    )
    stage = "settle" if waits else "priority"
    if not (
        cursor.stage == stage
        and cursor.priority == player
        and cursor.passes == 0
        and not cursor.refused
    ):
        cursor = at_stage(cursor, stage, player, 0, ())
    state.cursor = cursor


_LOOKING = frozenset({"state", "as long as"})
"""What looks at the state itself: abilities that trigger on it (603.8), and durations (611.2b)."""


def settle(game: Game, cursor: Cursor) -> None:
    """State-based actions, then waiting abilities, until neither is left (117.5)."""
    resolve_mana_triggers(game)
    rounds = 0
    while game.state.winners is None:
        if not _performed_state_based_actions(game) and not place_triggers(game):
            break
        rounds += 1
        if rounds > LIMIT:
            raise endless_hook(game, "state_based_actions")
        cursor = game.state.cursor
        game.state.cursor = cursor.replace(rounds=cursor.rounds + 1)
    stage = "over" if game.state.winners is not None else "priority"
    player = next(iter(game.priority_from(cursor.priority)), "")  # nobody in a draw
    cursor = game.state.cursor
    rounds = cursor.rounds if game.state.zone(Zone.STACK) else 0
    if rounds != cursor.rounds:
        cursor = cursor.replace(rounds=rounds)
    game.state.cursor = at_stage(cursor, stage, player, cursor.passes, cursor.refused)
