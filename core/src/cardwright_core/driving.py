"""How a game is driven: answers and what they lead to, checkpoints, undo, forks, agents."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn, Self, TypeVar

from cardwright_core.decisions import Decision, Pause
from cardwright_core.digest import digest, key
from cardwright_core.errors import CardwrightError, IllegalActionError, PluginError
from cardwright_core.state import State

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from cardwright_core.decisions import Agent, Answer
    from cardwright_core.errors import EndlessError
    from cardwright_core.state import Moment
    from cardwright_core.zones import PlayerId

__all__ = ["Driven"]

T = TypeVar("T")
Within = tuple[int, State, tuple[State, ...]]
"""How many answers led to a game within a move, its state, and those of the games around it."""


class Driven:
    """A state, and the answers that lead from its last checkpoint to where it is.

    What a move does before it fails is undone: `state` is then the one before the move.
    """

    __slots__ = (
        "_answers",
        "_checkpoint",
        "_decision",
        "_half_done",
        "_history",
        "_next",
        "_paused",
        "_within",
        "agents",
        "around",
        "asking",
        "depth",
        "state",
    )

    def __init__(self) -> None:
        """Begin with an empty state, and nobody who decides."""
        self.state = State()
        self.agents: dict[PlayerId, Agent] = {}
        self.around: tuple[State, ...] = ()  # the games that wait while one within them is played
        self.asking = ""
        self.depth = 0
        self._answers: list[Answer] = []
        self._next = 0
        self._checkpoint: State | None = None
        self._decision: Decision | None = None
        self._half_done: State | None = None
        self._paused: Pause | None = None
        self._history: list[tuple[State, tuple[Answer, ...], Moment]] = []
        self._within: dict[int, Within] = {}

    def advance(self) -> None:
        """Do what comes next in the game."""
        raise NotImplementedError

    def awaited(self) -> Decision | None:
        """Return the decision that comes next, if nothing is done before it is answered."""
        raise NotImplementedError

    def without_end(self) -> EndlessError:
        """Return the error for what led to more of the same without end."""
        raise NotImplementedError

    # What was answered since the last checkpoint.

    def explore(
        self,
        act: Callable[[], T],
        answers: Callable[[Decision], Iterable[Answer]] = Decision.answers,
    ) -> list[T]:
        """Return every outcome that `act` could have, whatever is chosen in it; undo all of it."""
        return [outcome for _, outcome in self.explored(act, answers)]

    def explored(
        self,
        act: Callable[[], T],
        answers: Callable[[Decision], Iterable[Answer]] = Decision.answers,
    ) -> list[tuple[tuple[Answer, ...], T]]:
        """Return every outcome of `act` with the answers that lead to it; undo all of it.

        Of the `answers` to a decision it tries all, or those that are given.
        """
        state, agents, asking = self.state, self.agents, self.asking
        given, place, paused = self._answers, self._next, self._paused
        self.agents, self.asking = {}, ""
        outcomes: list[tuple[tuple[Answer, ...], T]] = []
        scripts: list[tuple[Answer, ...]] = [()]
        try:
            while scripts:
                script = scripts.pop()
                self.state, self._answers, self._next = state.fork(), list(script), 0
                try:
                    outcomes.append((script, act()))
                except Pause as pause:
                    scripts.extend((*script, answer) for answer in answers(pause.decision))
        finally:
            self.state, self.agents, self.asking = state, agents, asking
            self._answers, self._next, self._paused = given, place, paused
        return outcomes

    def replay(self, answers: Iterable[Answer], act: Callable[[Self], None]) -> None:
        """Do once more what was done with these answers; it is illegal if they do not fit now."""
        given, place, paused, agents = self._answers, self._next, self._paused, self.agents
        left = [answer.chosen for answer in reversed(tuple(answers))]

        def again(_: object, decision: Decision) -> tuple[Any, ...]:
            if left:
                return left.pop()
            message = f"{decision.kind} is asked for, which was not before"
            raise IllegalActionError(message, "733.1")

        self._answers, self._next = [], 0
        self.agents = dict.fromkeys(self.state.players, again)
        try:
            act(self)
        finally:
            self._answers, self._next, self._paused, self.agents = given, place, paused, agents

    @property
    def position(self) -> tuple[State, tuple[Answer, ...]]:
        """The last checkpoint, and the answers since: together they lead to where the game is."""
        return self._checkpoint or self.state, tuple(self._answers)

    def move_made(self) -> None:
        """Keep the answers of a move that is over with the state that they led to.

        Who proposes events with agents, outside of any move, says by this that they are over.
        """
        if self._answers:
            for answer in self._answers:
                self.state.given = (answer, self.state.given)
            self._answers.clear()
        if self._within:
            self._within = {}

    @property
    def answered(self) -> int:
        """How many answers were used since the last checkpoint."""
        return self._next

    def answers_since(self, place: int) -> tuple[Answer, ...]:
        """Return the answers that were used since then."""
        return tuple(self._answers[place : self._next])

    def recalled(self) -> tuple[Any, ...] | None:
        """Return the next answer that was given already since the last checkpoint."""
        if self._next < len(self._answers):
            self._next += 1
            return self._answers[self._next - 1].chosen
        return None

    # A game that is played within a move.

    def keep_within(self, began: int) -> None:
        """Keep where a game stands between two moves, that began within this one at that answer.

        Driven from outside, it goes on there, and is not played again for each answer.
        """
        if not self.agents:
            around = tuple(state.fork() for state in self.around)
            self._within[began] = (self._next, self.state.fork(), around)

    def go_on_within(self, began: int) -> bool:
        """Go on where that game was kept, if it was since this move began; say whether it was."""
        kept = self._within.get(began)
        if kept is None:
            return False
        self._next, state, around = kept
        self.state, self.around = state.fork(), tuple(outer.fork() for outer in around)
        return True

    # Driven from outside.

    @property
    def decision(self) -> Decision | None:
        """The decision that the game waits for; ``None`` when it is over."""
        if self._decision is None and not self.over:
            self.state.unsettled = True
            self._run()
        return self._decision

    def answer(self, reply: object) -> None:
        """Answer the decision with an option, or several; an illegal one leaves all as it was."""
        decision = self._decision or self.decision
        if decision is None:
            message = "the game is over"
            raise IllegalActionError(message, "104.1")
        answer = decision.read(reply)
        checkpoint, given = self.state, tuple(self._answers)
        moment = checkpoint.moment  # moves that write more than that fork the state before
        self._answers.append(answer)
        try:
            self._run()
        except IllegalActionError:
            # All of the action is reversed, with the answers given on the way to it (733.1).
            del self._history[max(0, len(self._history) - len(given)) :]
            checkpoint.back_to(moment)
            self._restore(checkpoint, ())
            raise
        except BaseException:
            checkpoint.back_to(moment)
            self._restore(checkpoint, given)
            raise
        self._history.append((checkpoint, given, moment))

    def undo(self) -> None:
        """Take the last answer back."""
        if not self._history:
            message = "there is no answer to take back"
            raise IllegalActionError(message)
        state, given, moment = self._history.pop()
        state.back_to(moment)
        self._restore(state, given)

    def _restore(self, state: State, answers: tuple[Answer, ...]) -> None:
        self.state = state
        self.around = ()
        self.asking = ""
        self._answers = list(answers)
        self._within = {}
        self._checkpoint = None
        self._decision = self._half_done = None

    def _run(self) -> None:
        """Go on to the first decision without an answer; the state then is the last checkpoint."""
        self._decision = self._half_done = None
        while not self.over:
            checkpoint = self._checkpoint = self.state
            self._next = self.depth = 0
            self._paused, self.around = None, ()
            try:
                if not (self._answers or self.agents):
                    self._decision = self.awaited()
                    if self._decision is not None:
                        self._half_done, self.state = self.state, checkpoint
                        break
                self.advance()
                if self._paused is not None:
                    self._refuse_swallowed(self._paused)
            except Pause as pause:
                self._decision, self._half_done = pause.decision, self.state
                self.state, self.around = checkpoint, ()
                self._paused = None  # it would keep the frames that it went through
                break
            except RecursionError:
                error = self.without_end()
                self._restore(checkpoint, ())
                raise error from None
            except BaseException:
                self._restore(checkpoint, ())
                raise
            self.move_made()
        self._checkpoint = None

    def keep_checkpoint(self) -> None:
        """Fork the state, once a move, before more than the cursor is written: that may fail."""
        checkpoint = self._checkpoint
        if checkpoint is not None and self.state is checkpoint:
            self.state = checkpoint.fork()

    def set_aside(self) -> State:
        """Return the state as it is now; nothing writes that from here on."""
        if self.state is not self._checkpoint:
            return self.state.fork()
        saved = self.state
        self.state = saved.fork()
        return saved

    def _refuse_swallowed(self, pause: Pause) -> NoReturn:
        """Raise an error: something caught the pause, what it went on with was never decided."""
        decision = pause.decision
        message = (
            f"a plugin caught the pause for the decision {decision.kind!r} of "
            f"{decision.source or decision.deciders[0]}: it may not catch BaseException"
        )
        raise PluginError(message)

    @property
    def over(self) -> bool:
        """Whether the game has ended (104.1)."""
        return self.state.winners is not None

    @property
    def now(self) -> State:
        """The state to look at: at a pause in the middle of a resolution, the half-done one."""
        return self._half_done or self.state

    def fork(self) -> Self:
        """Return an independent copy, which waits at the same decision."""
        new: Self = type(self).__new__(type(self))
        new.state = self.state.fork()
        new.agents = self.agents
        new.around = self.around
        new.asking = self.asking
        new.depth = self.depth
        new._answers = self._answers.copy()
        new._checkpoint = None
        new._next = self._next
        new._decision = self._decision
        new._half_done = self._half_done
        new._paused = None
        new._history = []
        new._within = self._within.copy()
        return new

    # Driven by agents.

    def play(
        self, agents: Mapping[PlayerId, Agent], *, until: Callable[[Self], bool] | None = None
    ) -> None:
        """Let agents decide until the game is over, or `until` (asked between moves) says stop."""
        self.agents = dict(agents)
        self.state = self.state.fork()
        self.state.unsettled = True
        try:
            while self.state.winners is None and not (until is not None and until(self)):
                checkpoint = self._checkpoint = self.state
                self._next = self.depth = 0
                try:
                    self.advance()
                except RecursionError:
                    error = self.without_end()
                    self._restore(checkpoint, ())
                    raise error from None
                except BaseException:
                    self._restore(checkpoint, ())
                    raise
                if len(self._answers) == 1 and not self._within:  # most moves: as `move_made`
                    self.state.given = (self._answers.pop(), self.state.given)
                elif self._answers:
                    self.move_made()
        finally:
            self.agents = {}
            self._restore(self.state, ())

    def intervene(self, act: Callable[[Self], None], agents: Mapping[PlayerId, Agent]) -> None:
        """Let `act` happen between two moves of the flow, all of it or nothing; agents decide."""
        if self._answers:
            message = "the game waits in the middle of a move; answer its decision first"
            raise CardwrightError(message)
        checkpoint = self.state
        self.state = checkpoint.fork()
        self.state.unsettled = True
        self.agents = dict(agents)
        self._next = self.depth = 0
        try:
            act(self)
        except RecursionError:
            error = self.without_end()
            self.state = checkpoint
            raise error from None
        except BaseException:
            self.state = checkpoint
            raise
        finally:
            self.agents = {}
            self._restore(self.state, ())

    # Compared.

    def key(self) -> int:
        """Return a fast hash of what matters to future play, for tables within this process."""
        return hash((key(self.state), tuple(answer.positions for answer in self._answers)))

    def digest(self) -> str:
        """Return a digest of what matters to future play, the same on every machine."""
        answers = "".join(f"{answer.positions}" for answer in self._answers)
        return digest(self.state) + answers
