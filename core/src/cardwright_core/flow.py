"""The flow of a game: turns and steps, priority, and what comes before it (117, 500, 608).

The flow is a machine whose place is the state's cursor; what is done at each of its `STAGES`
moves it on. Priority is such a place, not a pause in the middle of code.
"""

from __future__ import annotations

from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING

from cardwright_core._records import replacing
from cardwright_core.actions import PassPriority
from cardwright_core.decisions import Decision, answered_alike, with_options
from cardwright_core.errors import IllegalActionError, InputError
from cardwright_core.mana_triggers import resolve_mana_triggers
from cardwright_core.settling import settle, settle_next, something_happened
from cardwright_core.stack import resolve_top
from cardwright_core.standing import INDEX, depends_on
from cardwright_core.state import Cursor, Priority, at_stage, zone_key
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
    from collections.abc import Callable, Sequence

    from cardwright_core.actions import Action
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.state import Step
    from cardwright_core.zones import PlayerId

__all__ = [
    "STAGES",
    "Phase",
    "PhaseBegins",
    "PlayersStepBegins",
    "RuledAction",
    "SetupAction",
    "StepBegins",
    "TurnBasedAction",
    "TurnBegins",
    "after_this_phase",
    "arranged",
    "set_up",
    "what_to_do",
]


def _start(game: Game, cursor: Cursor) -> None:
    if not game.state.order:
        message = "nobody plays (expected e.g. game.add_player('P1', deck) before)"
        raise InputError(message)
    game.keep_checkpoint()
    game.state.cursor = cursor.replace(stage="turn")
    set_up(game)


def set_up(game: Game) -> None:
    """Prepare a new game before its first turn (103)."""
    _perform_all(game, game.rules.ask.setup(game))


def _turn(game: Game, cursor: Cursor) -> None:
    first_player = game.turns_from(cursor.active)[0]
    following = _following(game, cursor) if cursor.turn else Cursor(active=first_player)
    while not _occurs(game, TurnBegins, following.active, extra=following.extra):
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
    """Return whose turn is next: an extra one, the last that was added first (500.7), if any is.

    A format with an order of its own says it itself.
    """
    if game.rules.implemented["arrange_next_turn"].some:
        game.keep_checkpoint()
        arranged: list[Cursor] = game.rules.ask.arrange_next_turn(game, cursor)
        if arranged:
            following: Cursor = game.rules.the_one(arranged, "arrange_next_turn")
            return following
    regular = cursor.regular or cursor.active
    for place, turn in enumerate(cursor.turns, 1):
        if not game.player(turn.player).lost:
            active, left = game.side(turn.player)[0], cursor.turns[place:]
            return Cursor(active=active, turns=left, extra=turn.id, regular=regular)
    active, *others = game.turns_from(regular)
    return Cursor(active=others[0] if active in game.side(regular) and others else active)


def _begin(game: Game, cursor: Cursor) -> None:
    standing, edition = game.state.standing, game.rules.plugins.edition
    silent = standing.known.get((_nobody_waits_for_steps, edition)) or standing.once(
        _nobody_waits_for_steps, game, edition
    )
    if not silent and not _begins(game, cursor):
        return
    actions: list[TurnBasedAction] = game.rules.ask.turn_based_actions(game, cursor.step, False)  # noqa: FBT003 - a hook's parameters
    if actions:
        _perform_all(game, actions)
    now, needed = game.state.cursor, cursor.step.priority
    if needed is Priority.ALWAYS:
        settle_next(game, now, cursor.active)
    elif needed is Priority.IF_NEEDED and something_happened(game):
        settle_next(game, now.replace(ahead=(cursor.step, *now.ahead)), cursor.active)
    else:
        _leave(game, now)


def _begins(game: Game, cursor: Cursor) -> bool:
    """Let it happen that a step begins, and a phase with its first one; or go on past it."""
    if cursor.step.first and not _occurs(game, PhaseBegins, cursor.active, cursor.step.phase):
        _go_on(game, cursor.replace(ahead=after_this_phase(cursor.ahead)))
        return False
    if not _occurs(game, StepBegins, cursor.step, cursor.active):
        _go_on(game, game.state.cursor)
        return False
    for player in game.side(cursor.active) if game.concerned("trigger", PlayersStepBegins) else ():
        game.propose(PlayersStepBegins(cursor.step, player))
    return True


@depends_on(INDEX)
def _nobody_waits_for_steps(game: Game, _edition: int) -> bool:
    silent = game.state.index.silent
    steps = (PhaseBegins, StepBegins)
    return all(map(silent, steps)) and not game.concerned("trigger", PlayersStepBegins)


def _occurs(game: Game, kind: type[Event], *what: object, **more: object) -> bool:
    """Propose that a turn, phase or step begins; nothing of one that is skipped does (614.10).

    It is no event where nothing could wait for it.
    """
    if game.state.index.silent(kind):
        return True
    game.keep_checkpoint()
    return game.propose(kind(*what, **more)) is not None


def after_this_phase(ahead: tuple[Step, ...]) -> tuple[Step, ...]:
    """Return, of the steps that are ahead, those of later phases."""
    return ahead[next((place for place, step in enumerate(ahead) if step.first), len(ahead)) :]


def _perform_all(game: Game, actions: Sequence[RuledAction]) -> None:
    if len(actions) > 1:
        actions = sorted(actions, key=lambda action: action.order)
    for action in actions:
        if action.needed is None or action.needed(game):
            game.keep_checkpoint()
            game.state.unsettled = game.state.unsettled or not action.tells
            action.perform(game)


def _priority(game: Game, cursor: Cursor) -> None:
    player = cursor.priority
    answers, place = game._answers, game._next  # noqa: SLF001 - as `recalled`, without a call
    if place < len(answers):
        game._next = place + 1  # noqa: SLF001 - as there
        action: Action = answers[place].chosen[0]
    else:
        action = game.ask(what_to_do(game, cursor))[0]
    if type(action).unasked:
        _interrupt(game, action)
        return
    if not isinstance(action, PassPriority):
        _act(game, action, player)
        return
    order = game.priority_from(player)
    passes = cursor.passes + 1
    if passes < len(order):
        game.state.cursor = at_stage(cursor, "priority", order[1], passes, ())
    elif game.state.zones.get(_STACK):
        game.state.cursor = at_stage(cursor, "resolve", player, 0, ())
    else:
        _leave(game, cursor)


_STACK = zone_key(Zone.STACK, "")


def _interrupt(game: Game, action: Action) -> None:
    """Let happen what nobody was asked for; who passed has passed still (104.3a, 117.4)."""
    game.keep_checkpoint()
    try:
        action.perform(game)
    except IllegalActionError as error:
        _refuse(game, action, error)
        return
    game.state.cursor = game.state.cursor.replace(stage="settle")
    game.state.unsettled = True


def _act(game: Game, action: Action, player: PlayerId) -> None:
    """Let a player with priority do something, and get it again (117.3c)."""
    if not action.reverses:
        game.keep_checkpoint()
    try:
        action.perform(game)
    except IllegalActionError as error:
        _refuse(game, action, error)
        return
    now = game.state.cursor
    settle_next(game, now.replace(rounds=0) if now.rounds else now, player)


def _refuse(game: Game, action: Action, error: IllegalActionError) -> None:
    """Note that an action proved illegal; whoever drives the game from outside is told.

    But where mana abilities were kept (733.1) the game goes on with them.
    """
    cursor = game.state.cursor
    if game.tells(cursor.priority) and not error.kept:
        raise error
    game.annotate("note", None, error.rule, text=f"{action} is illegal: {error.reason}")
    game.state.cursor = cursor.replace(refused=(*cursor.refused, action))


def what_to_do(game: Game, cursor: Cursor) -> Decision:
    """Return the decision of who has priority (117.3)."""
    player = cursor.priority
    state = game.state
    if state.dirty or state.volatile or "as long as" in state.index.hooks:
        game.follow()
    rules = game.rules
    offered: list[Action] = rules.ask.legal_actions(game, player)
    if rules.shares_turns:
        side = game.side(player)
        for teammate in side[1:]:
            offered = [*offered, *rules.ask.legal_actions(game, teammate)]
        passing = _only_passing(player, side)
    else:
        passing = _PASSING.get(player) or _alone(player)
    if not offered:
        return passing
    if len(offered) > 1:
        offered.sort(key=_place)
    if cursor.refused:
        offered = [action for action in offered if action not in cursor.refused]
    return with_options(passing, (*passing.options, *offered))


_place = attrgetter("rule", "order")
_PASSING: dict[PlayerId, Decision] = {}
"""The decision of who can only pass, and has no teammates."""


def _alone(player: PlayerId) -> Decision:
    found = _PASSING[player] = _only_passing(player, (player,))
    return found


@cache
def _only_passing(player: PlayerId, side: tuple[PlayerId, ...]) -> Decision:
    prompt = f"{' and '.join(side)} {'has' if len(side) == 1 else 'have'} priority"
    passing = (PassPriority(player),)
    return answered_alike(Decision(side, "priority", passing, prompt=prompt, rule="117.3"))


def _leave(game: Game, cursor: Cursor) -> None:
    """Let a step end, and go on."""
    actions: list[TurnBasedAction] = game.rules.ask.turn_based_actions(game, cursor.step, True)  # noqa: FBT003 - a hook's parameters
    if actions and any(one.needed is None or one.needed(game) for one in actions):
        game.keep_checkpoint()
        game.state.cursor = at_stage(cursor, "end", cursor.priority, 0, ())
        _perform_all(game, actions)
        cursor = game.state.cursor
    _go_on(game, cursor)


def _resolve(game: Game, cursor: Cursor) -> None:
    game.keep_checkpoint()
    game.state.unsettled = True
    resolve_top(game)
    resolve_mana_triggers(game)
    now = game.state.cursor
    if now.stage == "resolve":  # else an effect ended the phase or the turn (724)
        game.state.cursor = at_stage(now, "settle", cursor.active, now.passes, now.refused)


def _end(game: Game, cursor: Cursor) -> None:
    """End a step that an effect ended before its time (724)."""
    _leave(game, cursor)


def _go_on(game: Game, cursor: Cursor) -> None:
    """Move on to the next step, or to the next turn."""
    ahead = cursor.ahead
    if ahead:
        game.state.cursor = _at_step(cursor, ahead[0], ahead[1:], "begin", 0, ())
    else:
        game.state.cursor = at_stage(cursor, "turn", cursor.priority, 0, ())


_at_step = replacing(Cursor, "step", "ahead", "stage", "passes", "refused")


def _over(game: Game, cursor: Cursor) -> None:
    del cursor
    message = f"the game is over: {game.state.winners or 'nobody'} won"
    raise IllegalActionError(message, "104.1")


STAGES: dict[str, Callable[[Game, Cursor], None]] = {
    "start": _start,
    "turn": _turn,
    "begin": _begin,
    "settle": settle,
    "priority": _priority,
    "resolve": _resolve,
    "end": _end,
    "over": _over,
}
"""What is done at each stage that a cursor can be at."""
