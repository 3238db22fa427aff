"""The parts of a turn as values: phases, what the game does by itself, and their events (500)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, field, record
from cardwright_core.errors import PluginError
from cardwright_core.events import Event

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

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
class RuledAction(Record):
    """What the game does by itself where a rule says, in the order of the rules.

    It is performed only if it is `needed`, if that is given: whether there is anything to do.
    State-based actions are looked for after it, unless it `tells`: all that it does, and that they
    could follow from, are events, and effects that end.
    """

    rule: str
    perform: Callable[[Game], None]
    needed: Callable[[Game], bool] | None = None
    tells: bool = False

    @property
    def order(self) -> tuple[int | str, ...]:
        """The rule number as something to sort by."""
        return _order_of(self.rule)


@cache
def _order_of(rule: str) -> tuple[int | str, ...]:
    section, _, rest = rule.partition(".")
    digits = "".join(character for character in rest if character.isdigit())
    return (int(section), int(digits or 0), rest)


@record
class TurnBasedAction(RuledAction):
    """What the game does by itself at one point of a turn (703); no part of the state."""


@record
class SetupAction(RuledAction):
    """What is done at one point of a game's start (103); no part of the state."""


@record
class TurnBegins(Event):
    """A player's turn begins: what "skip your next turn" replaces with nothing (614.10).

    `extra` is the id of an extra turn (500.7), else 0.
    """

    rule: ClassVar[str] = "500.1"

    active: PlayerId
    extra: int = field(default=0, kw_only=True)

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


@record
class PlayersStepBegins(Event):
    """A step of each of the active team begins, where "that player" matters (805.4d)."""

    rule: ClassVar[str] = "603.2b"

    step: Step
    player: PlayerId

    def apply(self, game: Game) -> Event:
        """Change nothing: the cursor is there already."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say which, and whose."""
        del game
        return f"{self.player}'s {self.step.name} begins"


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
        first, *others = following[0].steps
        steps += [first.replace(first=True), *others]
        place = following[0].name
        left.remove(following[0])
    return tuple(steps)


def _comes_after(phase: Phase, names: set[str]) -> str | None:
    return next((name for name in phase.after if name in names), None)
