"""Turns, phases and steps that effects add (500.7 to 500.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.errors import UnknownNameError
from cardwright_core.events import Event, PlayerEvent
from cardwright_core.flow import after_this_phase
from cardwright_core.state import ExtraTurn
from cardwright_rules.this_turn import note_this_turn, noted_this_turn

if TYPE_CHECKING:
    from cardwright_core.game import Game
    from cardwright_core.state import Step

__all__ = ["StepsAdded", "TurnAdded", "combats_added", "steps_of_phase", "the_step"]


@record
class TurnAdded(PlayerEvent):
    """A player gets an extra turn directly after this one, before those added earlier (500.7)."""

    rule: ClassVar[str] = "500.7"

    turn: int

    def apply(self, game: Game) -> Event:
        """Let it come next."""
        cursor = game.state.cursor
        added = ExtraTurn(self.player, self.turn)
        game.state.cursor = cursor.replace(turns=(added, *cursor.turns))
        return self

    def describe(self, game: Game) -> str:
        """Say who."""
        del game
        return f"{self.player} takes an extra turn after this one"


@record
class StepsAdded(Event):
    """Steps are added to the turn: after this step, or as phases after this phase (500.8, 500.9).

    They come before those that were added there earlier.
    """

    rule: ClassVar[str] = "500.8"

    steps: tuple[Step, ...]

    def apply(self, game: Game) -> Event:
        """Let them come next: phases as this one is over, other steps at once."""
        cursor = game.state.cursor
        later = after_this_phase(cursor.ahead) if self.steps[0].first else cursor.ahead
        here = cursor.ahead[: len(cursor.ahead) - len(later)]
        game.state.cursor = cursor.replace(ahead=(*here, *self.steps, *later))
        for step in self.steps:
            if step.first and step.phase == "combat":
                note_this_turn(game, _COMBATS, step.name)
        return self

    def describe(self, game: Game) -> str:
        """Say which."""
        after = "phase" if self.steps[0].first else "step"
        names = ", ".join(step.name for step in self.steps)
        return f"after this {after} of {game.state.cursor.active} come: {names}"


_COMBATS = "combat phases added"


def combats_added(game: Game) -> int:
    """Return how many combat phases were added to this turn (500.8)."""
    return len(noted_this_turn(game, _COMBATS))


def steps_of_phase(game: Game, phase: str) -> tuple[Step, ...]:
    """Return the steps of the phase of that name."""
    steps = game.rules.steps
    found = tuple(step for step in steps if step.phase == phase)
    if not found:
        raise UnknownNameError("phase", phase, dict.fromkeys(step.phase for step in steps))
    return found


def the_step(game: Game, name: str) -> Step:
    """Return the step of that name, as it is in a turn without additions."""
    steps = game.rules.steps
    found = [step for step in steps if step.name == name]
    if not found:
        raise UnknownNameError("step", name, [step.name for step in steps])
    return found[0]
