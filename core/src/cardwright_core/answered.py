"""Answers since the last checkpoint: given again as a move is repeated, tried out, or kept with.

A move that waits for an answer is begun again with one more. What it has done by then need not be
done again: where a part of it is :meth:`~Answered.kept`, it goes on there; and what it has only
found out is not :meth:`~Answered.worked_out` again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Self, TypeVar

from cardwright_core.decisions import Decision, Pause
from cardwright_core.errors import IllegalActionError
from cardwright_core.state import State

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from cardwright_core.decisions import Agent, Answer
    from cardwright_core.reversal import MadeOnTheWay
    from cardwright_core.zones import PlayerId

__all__ = ["Answered"]

T = TypeVar("T")


class Within(NamedTuple):
    """Where a game stands within a move, and how many answers led there.

    `value` is what has been worked out there, `around` are the states of the games around it.
    """

    value: Any
    answered: int
    state: State
    around: tuple[State, ...]
    on_the_way: tuple[MadeOnTheWay, ...] | None


class Told(NamedTuple):
    """What has been found out within a move."""

    value: Any


class Answered:
    """A state, and the answers that lead from its last checkpoint to where it is."""

    __slots__ = (
        "_answers",
        "_next",
        "_paused",
        "_reached",
        "_within",
        "agents",
        "around",
        "asking",
        "on_the_way",
        "state",
    )

    def __init__(self) -> None:
        """Begin with an empty state, and nobody who decides."""
        self.state = State()
        self.agents: dict[PlayerId, Agent] = {}
        self.around: tuple[State, ...] = ()  # the games that wait while one within them is played
        self.asking = ""
        self.on_the_way: list[MadeOnTheWay] | None = None
        self._answers: list[Answer] = []
        self._next = self._reached = 0
        self._paused: Pause | None = None
        # ``None`` where no move is repeated
        self._within: dict[int, Within | Told] | None = {}

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
        within, self._within = self._within, None
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
            self._within = within
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
        within, self._within = self._within, None
        self.agents = dict.fromkeys(self.state.players, again)
        try:
            act(self)
        finally:
            self._answers, self._next, self._paused, self.agents = given, place, paused, agents
            self._within = within

    @property
    def answered(self) -> int:
        """How many answers were used since the last checkpoint."""
        return self._next

    def answers_since(self, place: int) -> tuple[Answer, ...]:
        """Return the answers that were used since then."""
        return tuple(self._answers[place : self._next])

    def recalled(self) -> tuple[Any, ...] | None:
        """Return the next answer that was given already since the last checkpoint."""
        place, answers = self._next, self._answers
        if place >= len(answers):
            return None
        self._next = place + 1
        return answers[place].chosen

    # What is not repeated with a move.

    def kept(self, act: Callable[[], T]) -> T:
        """Return what `act` returns, which is a value.

        A move that is begun again, with one more answer, goes on where this is done.
        """
        if self._within is None:
            return act()
        place = self.reach()
        if self.go_on_within(place):
            value: T = self._within[place].value
            return value
        value = act()
        self.keep_within(place, value)
        return value

    def worked_out(self, ask: Callable[[], T], *, if_: Callable[[T], bool] | None = None) -> T:
        """Return what `ask` returns, a value for which nothing is changed and nobody is asked.

        A move that is begun again, with one more answer, does not ask again; where not all that
        `ask` may return is a value, `if_` tells whether this is.
        """
        if self._within is None:
            return ask()
        place = self.reach()
        known = self._within.get(place)
        if known is not None:
            found: T = known.value
            return found
        found = ask()
        if if_ is None or if_(found):
            self._within[place] = Told(found)
        return found

    def reach(self) -> int:
        """Return the number of a place in a move at which it may go on: how many came before."""
        if self._within is not None:
            self._reached += 1
        return self._reached

    def keep_within(self, place: int, value: object = None) -> None:
        """Keep where the game stands, between two parts of a move; no part before it is repeated.

        A place may be kept again; what was kept since it was reached is forgotten.
        """
        kept = self._within
        if kept is None:
            return
        for later in [number for number in kept if number > place]:
            del kept[later]
        around = tuple([state.fork() for state in self.around])
        made = None if self.on_the_way is None else tuple(self.on_the_way)
        kept[place] = Within(value, self._next, self.state.fork(), around, made)
        self._reached = place

    def go_on_within(self, place: int) -> bool:
        """Go on where the game was kept, if it was in this move; say whether it was."""
        kept = self._within.get(place) if self._within else None
        if not isinstance(kept, Within):
            return False
        self._next, self.state = kept.answered, kept.state.fork()
        self.around = tuple([outer.fork() for outer in kept.around])
        if self.on_the_way is not None:
            self.on_the_way[:] = kept.on_the_way or ()
        return True
