"""The flow of a game: turns and steps, priority, and what comes before it (117, 500, 608).

The flow is a machine whose place is the state's cursor; :func:`advance` does what comes next and
moves it on. Priority is such a place, not a pause in the middle of code.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from cardwright_core.actions import PassPriority
from cardwright_core.blame import LIMIT, endless_hook
from cardwright_core.decisions import Decision
from cardwright_core.errors import IllegalActionError
from cardwright_core.events import Simultaneous
from cardwright_core.mana_triggers import resolve_mana_triggers
from cardwright_core.placing import place_triggers, something_waits
from cardwright_core.stack import resolve_top
from cardwright_core.state import Cursor, Priority
from cardwright_core.turn_parts import (
    Phase,
    PhaseBegins,
    PlayersStepBegins,
    RuledAction,
    SetupAction,
    StepBegins,
    TurnBasedAction,
    TurnBegins,
    arranged,
)
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from cardwright_core.actions import Action
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.state import Step
    from cardwright_core.zones import PlayerId

__all__ = [
    "Phase",
    "PhaseBegins",
    "PlayersStepBegins",
    "RuledAction",
    "SetupAction",
    "StepBegins",
    "TurnBasedAction",
    "TurnBegins",
    "advance",
    "after_this_phase",
    "arranged",
    "check_state",
]


def advance(game: Game) -> None:
    """Do what comes next and move the cursor on."""
    _STAGES[game.state.cursor.stage](game, game.state.cursor)


def _start(game: Game, cursor: Cursor) -> None:
    game.keep_checkpoint()
    game.state.cursor = cursor.replace(stage="turn")
    _perform_all(game, game.rules.ask.setup(game))


def _turn(game: Game, cursor: Cursor) -> None:
    first_player = game.turns_from(cursor.active)[0]
    following = _following(game, cursor) if cursor.turn else Cursor(active=first_player)
    while not _occurs(game, TurnBegins(following.active, extra=following.extra)):
        following = _following(game, following)
    active, turn = following.active, cursor.turn + 1
    first, *ahead = game.rules.steps
    game.keep_checkpoint()
    for player in game.side(active):
        game.state.players[player] = game.player(player).replace(last_turn=turn)
    game.state.cursor = following.replace(
        turn=turn, step=first, ahead=tuple(ahead), stage="begin", priority=active
    )


def _following(game: Game, cursor: Cursor) -> Cursor:
    """Return whose turn is next: an extra one, the last that was added first (500.7), if any is."""
    regular = cursor.regular or cursor.active
    for place, turn in enumerate(cursor.turns, 1):
        if not game.player(turn.player).lost:
            active, left = game.side(turn.player)[0], cursor.turns[place:]
            return Cursor(active=active, turns=left, extra=turn.id, regular=regular)
    active, *others = game.turns_from(regular)
    return Cursor(active=others[0] if active in game.side(regular) and others else active)


def _begin(game: Game, cursor: Cursor) -> None:
    if cursor.step.first and not _occurs(game, PhaseBegins(cursor.active, cursor.step.phase)):
        _go_on(game, cursor.replace(ahead=after_this_phase(cursor.ahead)))
        return
    if not _occurs(game, StepBegins(cursor.step, cursor.active)):
        _go_on(game, game.state.cursor)
        return
    for player in game.side(cursor.active) if game.concerned("trigger", PlayersStepBegins) else ():
        game.propose(PlayersStepBegins(cursor.step, player))
    _turn_based_actions(game, cursor.step, ending=False)
    now = game.state.cursor.replace(priority=cursor.active, passes=0)
    if cursor.step.priority is Priority.ALWAYS:
        now = now.replace(stage="settle")
    elif cursor.step.priority is Priority.IF_NEEDED and _something_happened(game):
        now = now.replace(stage="settle", ahead=(cursor.step, *now.ahead))
    else:
        now = now.replace(stage="end")
    game.state.cursor = now


def _occurs(game: Game, event: Event) -> bool:
    """Propose that a turn, phase or step begins; nothing of one that is skipped does (614.10)."""
    kind = type(event)
    if game.concerned("trigger", kind) or game.concerned("replacements", kind):
        game.keep_checkpoint()
        return game.propose(event) is not None
    return True


def after_this_phase(ahead: tuple[Step, ...]) -> tuple[Step, ...]:
    """Return, of the steps that are ahead, those of later phases."""
    return ahead[next((place for place, step in enumerate(ahead) if step.first), len(ahead)) :]


def _something_happened(game: Game) -> bool:
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


def _turn_based_actions(game: Game, step: Step, *, ending: bool) -> None:
    actions: list[TurnBasedAction] = game.rules.ask.turn_based_actions(game, step, ending)
    if actions:
        game.keep_checkpoint()
        game.state.unsettled = True
    _perform_all(game, actions)


def _perform_all(game: Game, actions: Iterable[RuledAction]) -> None:
    for action in sorted(actions, key=lambda action: action.order):
        action.perform(game)


def _settle(game: Game, cursor: Cursor) -> None:
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
    player = next(iter(game.turns_from(cursor.priority)), "")  # nobody in a draw
    game.state.cursor = game.state.cursor.replace(stage=stage, priority=player)


def _priority(game: Game, cursor: Cursor) -> None:
    player = cursor.priority
    chosen = game.recalled()
    if chosen is None:
        chosen = game.choose(_what_to_do(game, cursor), always=True)
    action: Action = chosen[0]
    if isinstance(action, PassPriority):
        _pass(game, cursor)
        return
    game.keep_checkpoint()
    try:
        action.perform(game)
    except IllegalActionError as error:
        _refuse(game, action, error)
        return
    game.state.cursor = game.state.cursor.replace(
        stage="settle", priority=player, passes=0, refused=(), rounds=0
    )


def _refuse(game: Game, action: Action, error: IllegalActionError) -> None:
    """Note that an action proved illegal; whoever drives the game from outside is told.

    But where mana abilities were kept (733.1) the game goes on with them.
    """
    cursor = game.state.cursor
    if cursor.priority not in game.agents and not error.kept:
        raise error
    game.annotate("note", None, error.rule, text=f"{action} is illegal: {error.reason}")
    game.state.cursor = cursor.replace(refused=(*cursor.refused, action))


def _what_to_do(game: Game, cursor: Cursor) -> Decision:
    player = cursor.priority
    game.follow()
    side = game.side(player)
    offered: list[Action] = game.rules.ask.legal_actions(game, player)
    for teammate in side[1:]:
        offered = [*offered, *game.rules.ask.legal_actions(game, teammate)]
    if len(offered) > 1:
        offered.sort(key=lambda action: (action.rule, action.order))
    if cursor.refused:
        offered = [action for action in offered if action not in cursor.refused]
    options = (_passing(player), *offered)
    return Decision(side, "priority", options, prompt=_has_priority(side), rule="117.3")


@cache
def _has_priority(side: tuple[PlayerId, ...]) -> str:
    return f"{' and '.join(side)} {'has' if len(side) == 1 else 'have'} priority"


@cache
def _passing(player: PlayerId) -> PassPriority:
    return PassPriority(player)


def _pass(game: Game, cursor: Cursor) -> None:
    order = game.turns_from(cursor.priority)
    passes = cursor.passes + 1
    if passes < len(order):
        game.state.cursor = cursor.replace(priority=order[1], passes=passes, refused=())
    elif game.state.zone(Zone.STACK):
        game.state.cursor = cursor.replace(stage="resolve", passes=0, refused=())
    else:
        game.state.cursor = cursor.replace(stage="end", passes=0, refused=())


def _resolve(game: Game, cursor: Cursor) -> None:
    game.keep_checkpoint()
    game.state.unsettled = True
    resolve_top(game)
    resolve_mana_triggers(game)
    now = game.state.cursor
    if now.stage == "resolve":  # else an effect ended the phase or the turn (724)
        game.state.cursor = now.replace(stage="settle", priority=cursor.active)


def _end(game: Game, cursor: Cursor) -> None:
    _turn_based_actions(game, cursor.step, ending=True)
    _go_on(game, game.state.cursor)


def _go_on(game: Game, cursor: Cursor) -> None:
    """Move on to the next step, or to the next turn."""
    if cursor.ahead:
        first, *ahead = cursor.ahead
        game.state.cursor = cursor.replace(step=first, ahead=tuple(ahead), stage="begin", passes=0)
    else:
        game.state.cursor = cursor.replace(stage="turn")


def _over(game: Game, cursor: Cursor) -> None:
    del cursor
    message = f"the game is over: {game.state.winners or 'nobody'} won"
    raise IllegalActionError(message, "104.1")


_STAGES: dict[str, Callable[[Game, Cursor], None]] = {
    "start": _start,
    "turn": _turn,
    "begin": _begin,
    "settle": _settle,
    "priority": _priority,
    "resolve": _resolve,
    "end": _end,
    "over": _over,
}
