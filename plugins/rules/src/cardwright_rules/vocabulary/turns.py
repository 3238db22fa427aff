"""Effects on turns: extra turns, phases and steps, and turns that end before their time (500, 724).

"Skip" is told with ``Skips`` and ``SkipNext``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import TriggeredAbility
from cardwright_core.cards import about
from cardwright_core.flow import StepBegins, TurnBegins
from cardwright_core.lasting import begin_delayed, begin_effect
from cardwright_core.replacement import Replacement
from cardwright_core.specs import hookimpl
from cardwright_core.terms import Condition, Test
from cardwright_rules.added import StepsAdded, TurnAdded, steps_of_phase, the_step
from cardwright_rules.ending import end_combat_phase, end_turn
from cardwright_rules.vocabulary.counts import amount
from cardwright_rules.vocabulary.lasting import StepIs
from cardwright_rules.vocabulary.selections import EACH_PLAYER, YOU

if TYPE_CHECKING:
    from cardwright_core.abilities import Effect, Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_rules.vocabulary.counts import Amount
    from cardwright_rules.vocabulary.selections import Players

__all__ = [
    "EXTRA_TURN",
    "AddPhases",
    "AddSteps",
    "EndCombatPhase",
    "EndTurn",
    "ExtraTurnsAreSkipped",
    "TakeExtraTurns",
]


@record
class IsExtraTurn(Test):
    """It is an extra turn: any one, or the one with that id."""

    turn: int = 0

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it is."""
        del by, event
        extra = game.state.cursor.extra
        return extra == self.turn if self.turn else bool(extra)


EXTRA_TURN = IsExtraTurn()
"""It is an extra turn (500.7)."""


@record
class SkipsInTurn(Record):
    """Steps of some names are skipped in one extra turn."""

    turn: int
    steps: tuple[str, ...]

    @hookimpl
    @about(StepBegins)
    def replacements(self, game: Game, by: Instance, event: StepBegins) -> Replacement | None:
        """614.10"""
        if event.step.name not in self.steps or game.state.cursor.extra != self.turn:
            return None
        return Replacement.of(by, lambda _game, _event: None, rule="614.10")


@record
class TakeExtraTurns(Record):
    """Players take extra turns after this one, the last one added first (500.7).

    Of each such turn the steps that are named in `skipping` are skipped; `at_its_end` happens at
    the beginning of its end step.
    """

    english = (
        "{who:take} {count:extra turn} after this one"
        "{at_its_end:?; at the beginning of its end step, @}"
    )

    count: Amount = 1
    who: Players = YOU
    skipping: tuple[str, ...] = ()
    at_its_end: Effect | None = None

    @property
    def inner(self) -> tuple[Effect, ...]:
        """What happens later."""
        return () if self.at_its_end is None else (self.at_its_end,)

    def resolve(self, game: Game, by: Instance) -> None:
        """Add them one at a time, in APNAP order."""
        count = amount(game, by, self.count)
        for player in game.one_of_each_side(self.who.players(game, by)):
            for _ in range(count):
                turn = game.state.new_id()
                if game.propose(TurnAdded(player, turn), by) is not None:
                    self._go_with_it(game, by, turn)

    def _go_with_it(self, game: Game, by: Instance, turn: int) -> None:
        if self.skipping:
            begin_effect(game, by, SkipsInTurn(turn, self.skipping), None)
        if self.at_its_end is not None:
            its_end = Condition(StepBegins, where=(StepIs("end"), IsExtraTurn(turn)))
            begin_delayed(game, by, TriggeredAbility((its_end,), self.at_its_end))


@record
class AddPhases(Record):
    """After this phase there are additional phases, in that order (500.8).

    An additional main phase is a postcombat one (505.1a). With `during` nothing happens in a phase
    of another name ("after this main phase"); with `you_get` nothing happens in the turn of another
    player (500.10a).
    """

    english = "after this phase, there is an additional {phases} phase"

    phases: tuple[str, ...] = ("combat",)
    during: tuple[str, ...] = ()
    you_get: bool = False

    def resolve(self, game: Game, by: Instance) -> None:
        """Add them."""
        cursor = game.state.cursor
        if self.during and cursor.step.phase not in self.during:
            return
        if not self.you_get or game.is_active(by.controller):
            steps = tuple(step for name in self.phases for step in steps_of_phase(game, name))
            game.propose(StepsAdded(steps), by)


@record
class AddSteps(Record):
    """There are additional steps of that name after this step, or after this phase (500.9, 500.10).

    After a phase it is the phase of that step, of which all other steps are skipped. With `you_get`
    nothing happens in the turn of another player (500.10a).
    """

    english = "add {count:additional {step} step}"

    step: str
    count: Amount = 1
    after_phase: bool = False
    you_get: bool = False

    def resolve(self, game: Game, by: Instance) -> None:
        """Add them."""
        if self.you_get and not game.is_active(by.controller):
            return
        step = the_step(game, self.step).replace(first=self.after_phase)
        steps = (step,) * amount(game, by, self.count)
        if steps:
            game.propose(StepsAdded(steps), by)


@record
class EndTurn(Record):
    """The turn ends (724.1)."""

    english = "end the turn"

    def resolve(self, game: Game, by: Instance) -> None:
        """End it."""
        end_turn(game, by)


@record
class EndCombatPhase(Record):
    """The combat phase ends (724.2)."""

    english = "end the combat phase"

    def resolve(self, game: Game, by: Instance) -> None:
        """End it, if it is one."""
        end_combat_phase(game, by)


@record
class ExtraTurnsAreSkipped(Record):
    """If players would begin an extra turn, they skip it instead (614.10)."""

    who: Players = EACH_PLAYER

    @hookimpl
    @about(TurnBegins)
    def replacements(self, game: Game, by: Instance, event: TurnBegins) -> Replacement | None:
        """614.10"""
        if not event.extra or event.active not in self.who.players(game, by):
            return None
        return Replacement.of(by, lambda _game, _event: None, rule="614.10")
