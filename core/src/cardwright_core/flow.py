"""The flow of a game: turns and steps, priority, and what comes before it (117, 500, 608).

The flow is a machine whose place is the state's cursor; :func:`advance` does what comes next and
moves it on. Priority is such a place, not a pause in the middle of code.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.actions import PassPriority
from cardwright_core.blame import LIMIT, endless_hook
from cardwright_core.decisions import Decision
from cardwright_core.errors import IllegalActionError, PluginError
from cardwright_core.events import Event, Simultaneous
from cardwright_core.mana_triggers import resolve_mana_triggers
from cardwright_core.placing import place_triggers, something_waits
from cardwright_core.stack import resolve_top
from cardwright_core.state import Cursor, Priority
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from cardwright_core.actions import Action
    from cardwright_core.game import Game
    from cardwright_core.state import Step
    from cardwright_core.zones import PlayerId

__all__ = [
    "Phase",
    "PhaseBegins",
    "StepBegins",
    "TurnBasedAction",
    "TurnBegins",
    "advance",
    "arranged",
]


@record
class Phase(Record):
    """A phase and its steps; a phase without steps is its own only step (500.1).

    It comes after the first phase in `after` that somebody plugs in.
    """

    name: str
    steps: tuple[Step, ...]
    after: tuple[str, ...] = ()


@record
class TurnBasedAction(Record):
    """What the game does by itself at one point of a turn (703); no part of the state."""

    rule: str
    perform: Callable[[Game], None]

    @property
    def order(self) -> tuple[int | str, ...]:
        """The rule number as something to sort by."""
        section, _, rest = self.rule.partition(".")
        digits = "".join(character for character in rest if character.isdigit())
        return (int(section), int(digits or 0), rest)


@record
class TurnBegins(Event):
    """A player's turn begins: what "skip your next turn" replaces with nothing (614.10)."""

    rule: ClassVar[str] = "500.1"

    active: PlayerId

    def affected(self, game: Game) -> PlayerId:
        """Return the player whose turn it would be."""
        del game
        return self.active

    def apply(self, game: Game) -> Event:
        """Change nothing: the flow moves the cursor."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say whose."""
        del game
        return f"{self.active}'s turn begins"


@record
class PhaseBegins(TurnBegins):
    """A phase begins, before its first step does (500.1)."""

    phase: str

    def describe(self, game: Game) -> str:
        """Say which, and whose."""
        del game
        return f"{self.active}'s {self.phase} phase begins"


@record
class StepBegins(Event):
    """A step or phase begins: what "at the beginning of" waits for (603.2b)."""

    rule: ClassVar[str] = "603.2b"

    step: Step
    active: PlayerId

    def apply(self, game: Game) -> Event:
        """Change nothing: the cursor is there already."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say which, and whose."""
        del game
        return f"{self.active}'s {self.step.name} begins"


def arranged(phases: Iterable[Phase]) -> tuple[Step, ...]:
    """Return the steps of a turn in order: each phase after the one that it names."""
    left = sorted(phases, key=lambda phase: phase.name)
    names = {phase.name for phase in left}
    steps: list[Step] = []
    place: str | None = None
    while left:
        following = [phase for phase in left if _comes_after(phase, names) == place]
        if len(following) != 1:
            message = f"one phase has to come after {place or 'the start'!r}, not {following}"
            raise PluginError(message)
        steps.extend(following[0].steps)
        place = following[0].name
        left.remove(following[0])
    return tuple(steps)


def _comes_after(phase: Phase, names: set[str]) -> str | None:
    return next((name for name in phase.after if name in names), None)


def advance(game: Game) -> None:
    """Do what comes next and move the cursor on."""
    _STAGES[game.state.cursor.stage](game, game.state.cursor)


def _start(game: Game, cursor: Cursor) -> None:
    game.keep_checkpoint()
    game.state.cursor = cursor.replace(stage="turn")
    game.rules.ask.setup(game)


def _turn(game: Game, cursor: Cursor) -> None:
    order = game.order_from(cursor.active)
    active = order[0]
    if cursor.turn and active == cursor.active and len(order) > 1:
        active = order[1]
    while not _occurs(game, TurnBegins(active)):
        active = game.order_from(active)[1 % len(order)]
    turn = cursor.turn + 1
    first, *ahead = game.rules.steps
    game.keep_checkpoint()
    game.state.players[active] = game.player(active).replace(last_turn=turn)
    game.state.cursor = Cursor(turn, active, first, tuple(ahead), "begin", active)


def _begin(game: Game, cursor: Cursor) -> None:
    if _first_of_phase(game, cursor.step) and not _occurs(
        game, PhaseBegins(cursor.active, cursor.step.phase)
    ):
        steps = cursor.ahead
        while steps and steps[0].phase == cursor.step.phase:
            steps = steps[1:]
        _go_on(game, cursor.replace(ahead=steps))
        return
    if not _occurs(game, StepBegins(cursor.step, cursor.active)):
        _go_on(game, game.state.cursor)
        return
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


def _first_of_phase(game: Game, step: Step) -> bool:
    """Whether a phase begins with this step; looked at only where somebody waits for a phase."""
    if not game.concerned("replacements", PhaseBegins):
        return False
    return step == next(one for one in game.rules.steps if one.phase == step.phase)


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
    events = game.rules.ask.state_based_actions(game)
    game.state.unsettled = bool(events)
    if events or game.state.pending:
        game.keep_checkpoint()
    return bool(events) and game.propose(Simultaneous(tuple(events))) is not None


def _turn_based_actions(game: Game, step: Step, *, ending: bool) -> None:
    actions: list[TurnBasedAction] = game.rules.ask.turn_based_actions(game, step, ending)
    if actions:
        game.keep_checkpoint()
        game.state.unsettled = True
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
    stage = "over" if game.state.winners is not None else "priority"
    player = game.order_from(cursor.priority)[0]
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
        stage="settle", priority=player, passes=0, refused=()
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
    offered: list[Action] = game.rules.ask.legal_actions(game, player)
    if len(offered) > 1:
        offered.sort(key=lambda action: (action.rule, action.order))
    if cursor.refused:
        offered = [action for action in offered if action not in cursor.refused]
    options = (_passing(player), *offered)
    return Decision((player,), "priority", options, prompt=f"{player} has priority", rule="117.3")


@cache
def _passing(player: PlayerId) -> PassPriority:
    return PassPriority(player)


def _pass(game: Game, cursor: Cursor) -> None:
    order = game.order_from(cursor.priority)
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
    game.state.cursor = game.state.cursor.replace(stage="settle", priority=cursor.active)


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
