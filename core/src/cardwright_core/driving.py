"""How a game is driven: checkpoints, undo, forks, agents."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, NoReturn, Self

from cardwright_core.answered import Answered
from cardwright_core.decisions import ALIKE, Pause
from cardwright_core.digest import digest, key
from cardwright_core.errors import CardwrightError, IllegalActionError, PluginError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from cardwright_core.decisions import Agent, Answer, Decision
    from cardwright_core.errors import EndlessError
    from cardwright_core.state import Cursor, Moment, State
    from cardwright_core.zones import PlayerId

__all__ = ["Driven"]


class Driven(Answered):
    """A state, and the answers that lead from its last checkpoint to where it is.

    What a move does before it fails is undone: `state` is then the one before the move.
    """

    __slots__ = (
        "_checkpoint",
        "_decision",
        "_half_done",
        "_history",
        "depth",
    )

    stages: ClassVar[Mapping[str, Callable[[Any, Cursor], None]]]
    """What is done at each stage that a cursor can be at."""

    def __init__(self) -> None:
        """Begin with an empty state, and nobody who decides."""
        super().__init__()
        self.depth = 0
        self._checkpoint: State | None = None
        self._decision: Decision | None = None
        self._half_done: State | None = None
        self._history: list[tuple[State, tuple[Answer, ...], Moment]] = []

    def advance(self) -> None:
        """Do what comes next, and move the cursor on (see ``flow``)."""
        cursor = self.state.cursor
        self.stages[cursor.stage](self, cursor)

    def awaited(self) -> Decision | None:
        """Return the decision that comes next, if nothing is done before it is answered."""
        raise NotImplementedError

    def read(self, decision: Decision, reply: object) -> Answer:
        """Turn a reply to a decision into an answer; refuse what is none."""
        raise NotImplementedError

    def without_end(self) -> EndlessError:
        """Return the error for what led to more of the same without end."""
        raise NotImplementedError

    @property
    def position(self) -> tuple[State, tuple[Answer, ...]]:
        """The last checkpoint, and the answers since: together they lead to where the game is."""
        return self._checkpoint or self.state, tuple(self._answers)

    def move_made(self) -> None:
        """Keep the answers of a move that is over with the state that they led to.

        Who proposes events with agents, outside of any move, says by this that they are over.
        """
        answers = self._answers
        if answers:
            given = self.state.given
            for answer in answers:
                given = (answer, given)
            self.state.given = given
            answers.clear()
        if self._within:
            self._within = {}

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
        known = ALIKE.get(id(decision))
        if known is not None and reply is known[1].chosen[0]:
            answer = known[1]
        else:
            answer = self.read(decision, reply)
        checkpoint, answers = self.state, self._answers
        given = tuple(answers)
        # Moves that write more than the moment fork the state before.
        moment = (checkpoint.cursor, checkpoint.log, checkpoint.given, checkpoint.unsettled)
        answers.append(answer)
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
        self._decision = self._half_done = self._paused = None
        self.around, self.depth = (), 0
        stages, answers, agents = self.stages, self._answers, self.agents
        checkpoint = self.state
        try:
            while checkpoint.winners is None:
                self._checkpoint = checkpoint
                cursor = checkpoint.cursor
                stage = cursor.stage
                if stage == "priority" and not answers and not agents:
                    decision = self._decision = self.awaited()
                    if decision is not None:
                        if self.state is not checkpoint:
                            self._half_done, self.state = self.state, checkpoint
                        break
                self._next = self._reached = 0
                stages[stage](self, cursor)  # as `advance`
                if self._paused is not None:
                    self._refuse_swallowed(self._paused)
                if answers or self._within:
                    self.move_made()
                checkpoint = self.state
        except Pause as pause:
            self._decision, self._half_done = pause.decision, self.state
            self.state, self.around = checkpoint, ()
            self._paused = None  # it would keep the frames that it went through
        except RecursionError:
            error = self.without_end()
            self._restore(checkpoint, ())
            raise error from None
        except BaseException:
            self._restore(checkpoint, ())
            raise
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
        new.on_the_way = None
        new._answers = self._answers.copy()
        new._checkpoint = None
        new._next = self._next
        new._decision = self._decision
        new._half_done = self._half_done
        new._paused = None
        new._history = []
        new._reached = 0
        new._within = dict(self._within or ())
        return new

    # Driven by agents.

    def play(
        self, agents: Mapping[PlayerId, Agent], *, until: Callable[[Self], bool] | None = None
    ) -> None:
        """Let agents decide until the game is over, or `until` (asked between moves) says stop."""
        self.agents = dict(agents)
        self._within = None
        self.state = self.state.fork()
        self.state.unsettled = True
        stages = self.stages
        try:
            while self.state.winners is None and not (until is not None and until(self)):
                checkpoint = self._checkpoint = self.state
                self._next = self.depth = 0
                cursor = checkpoint.cursor
                try:
                    stages[cursor.stage](self, cursor)  # as `advance`
                except RecursionError:
                    error = self.without_end()
                    self._restore(checkpoint, ())
                    raise error from None
                except BaseException:
                    self._restore(checkpoint, ())
                    raise
                if self._answers:
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
        self._within = None
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
