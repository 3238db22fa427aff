"""One random game: played from outside, looked at all along, forked, and played from inside."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, Self, TypeVar

import attrs

from cardwright_core.decisions import Decision
from cardwright_core.errors import CardwrightError, IllegalActionError
from cardwright_core.game import Game
from cardwright_rules.soak.invariants import broken_at_any_time, broken_invariants

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from cardwright_core.abilities import Instance
    from cardwright_core.decisions import Answer
    from cardwright_core.events import Event
    from cardwright_core.ruleset import RuleSet
    from cardwright_rules.soak.setup import Setup

__all__ = ["Chooser", "Failure", "Outcome", "Positions", "RandomChooser", "Scripted", "played"]

Positions = tuple[int, ...]
"""An answer: the positions of the options taken."""

T = TypeVar("T")

_LAST_TURN, _MOST_ANSWERS, _CHECK_EVERY, _FORK_AFTER = 9, 160, 20, 70
_MOST_ANSWERS_TO_THE_END = 10_000
_TIRED = 4
"""After so many illegal tries in a row a player passes."""

_PASSES = 0.35


class Chooser(Protocol):
    """Decides for all players, by the positions of options."""

    def __call__(self, decision: Decision) -> Positions:
        """Return the positions of the options to take."""
        raise NotImplementedError


class RandomChooser:
    """Takes any options; equal seeds and equal decisions give equal answers."""

    def __init__(self, seed: int) -> None:
        """Begin a sequence of choices."""
        self._random = Random(seed)  # noqa: S311 - a random game needs no cryptography

    def __call__(self, decision: Decision) -> Positions:
        """Take any; at priority, passing more often than one of many actions."""
        places = range(len(decision.options))
        if decision.kind == "priority" and self._random.random() < _PASSES:
            return (0,)
        most = min(decision.maximum, len(places))
        count = self._random.randint(decision.minimum, most)
        return tuple(self._random.sample(places, count))


class Scripted:
    """Gives certain answers, by the number of the decision; to all others the plainest one."""

    def __init__(self, answers: Mapping[int, Positions]) -> None:
        """Take the answers; those that do not fit are made to."""
        self._answers, self._next = answers, 0

    def __call__(self, decision: Decision) -> Positions:
        """Return the answer to the next decision."""
        answer, self._next = self._answers.get(self._next), self._next + 1
        count = len(decision.options)
        if answer is not None:
            fitting = tuple(dict.fromkeys(place % count for place in answer)) if count else ()
            if decision.minimum <= len(fitting) <= decision.maximum:
                return fitting
        return plainest(decision)


def plainest(decision: Decision) -> Positions:
    """Return the answer that does least: to pass, to take the first ones, or none."""
    return tuple(range(decision.minimum))


@attrs.frozen
class Failure:
    """What went wrong in a game; two of one `kind` are taken to have one cause.

    It is `compared` if the game itself was well, and not the same as a fork, or played again.
    """

    kind: str
    message: str
    compared: bool = False


@attrs.frozen
class Outcome:
    """A game that was played: the answers that counted, how it ended, and what went wrong."""

    answers: tuple[Positions, ...]
    said: tuple[str, ...]
    events: int
    digest: str
    over: bool
    failure: Failure | None = None


class BrokenError(CardwrightError):
    """An invariant does not hold."""


class _Watching(Game):
    """Looks after each event whether all is well, and counts them."""

    def __init__(self, rules: RuleSet, seed: int = 0) -> None:
        """Begin with no event."""
        super().__init__(rules, seed)
        self.events, self.supposing = 0, 0

    def fork(self) -> Self:
        """Return an independent copy, which counts on."""
        new = super().fork()
        new.events, new.supposing = self.events, 0
        return new

    def explored(
        self,
        act: Callable[[], T],
        answers: Callable[[Decision], Iterable[Answer]] = Decision.answers,
    ) -> list[tuple[tuple[Answer, ...], T]]:
        """Suppose what could be: there may be what never is in a game."""
        self.supposing += 1
        try:
            return super().explored(act, answers)
        finally:
            self.supposing -= 1

    def propose(self, event: Event, by: Instance | None = None) -> Event | None:
        """Let it happen, and look."""
        happened = super().propose(event, by)
        self._look(1)
        return happened

    def let_happen(self, events: tuple[Event, ...], by: Instance) -> None:
        """Let them happen, and look."""
        super().let_happen(events, by)
        self._look(len(events))

    def let_happen_together(self, parts: tuple[Event, ...]) -> None:
        """Let them happen, and look."""
        super().let_happen_together(parts)
        self._look(1)

    def _look(self, happened: int) -> None:
        if not self.supposing:
            self.events += happened
            refuse_broken(broken_at_any_time(self))


def _watched(rules: RuleSet) -> type[_Watching]:
    """Return the kind of game that watches itself, and is all else that games by `rules` are."""
    return type("Watched", (_Watching, type(rules.new_game())), {})


def refuse_broken(broken: list[str]) -> None:
    """Raise an error that says what does not hold, if anything."""
    if broken:
        raise BrokenError("; ".join(broken))


class _Playing:
    """A game in play, and the answers so far."""

    def __init__(self, rules: RuleSet, setup: Setup, chooser: Chooser) -> None:
        self.rules, self.setup, self.chooser = rules, setup, chooser
        self.answers: list[Positions] = []
        self.said: list[str] = []
        self.laying: list[Positions] = []
        self.game = _watched(rules)(rules, setup.seed)
        self.others: list[tuple[str, Game, int]] = []

    def begin(self) -> None:
        def agent(_: Game, decision: Decision) -> tuple[Any, ...]:
            self.laying.append(self.chooser(decision))
            return _taken(decision, self.laying[-1])

        self.setup.begin(self.game, agent)

    def play(self) -> None:
        game, illegal = self.game, 0
        while (decision := game.decision) is not None:
            between = decision.kind == "priority" and not game.position[1]
            count = len(self.answers)
            if between and self._is_enough(count):
                break
            if between and count % _CHECK_EVERY == 0:
                refuse_broken(broken_invariants(game))
            if count == _FORK_AFTER:
                self._split_off(count)
            positions = plainest(decision) if illegal >= _TIRED else self.chooser(decision)
            self.answers.append(positions)
            self.said.append(_said(decision, positions))
            try:
                game.answer(_taken(decision, positions))
                illegal = 0
            except IllegalActionError:
                illegal += 1
                counted = len(game._history)  # noqa: SLF001 - how many answers counted
                del self.answers[counted:], self.said[counted:]
                self.others = [one for one in self.others if one[2] <= counted]
        if game.decision is not None:
            refuse_broken(broken_invariants(game))

    def _is_enough(self, count: int) -> bool:
        if self.setup.to_the_end:
            return count >= _MOST_ANSWERS_TO_THE_END
        return count >= _MOST_ANSWERS or self.game.state.cursor.turn > _LAST_TURN

    def _split_off(self, since: int) -> None:
        """Keep the game as it is now: a fork of it, and what was saved and loaded."""
        self.others = [("a fork", self.game.fork(), since)]
        saved = _saved(self.game)
        if saved:
            loaded = type(self.game).load(saved, rules=self.rules)  # type: ignore[attr-defined]  # it can
            self.others.append(("a game that was saved and loaded", loaded, since))

    def compare(self) -> None:
        """See that forks, and agents inside, who get the same answers come to the same end."""
        for what, other, since in self.others:
            for positions in self.answers[since:]:
                decision = other.decision
                if decision is None:
                    break
                other.answer(_taken(decision, positions))
            if other.digest() != self.game.digest():
                raise BrokenError(f"{what} that got the same answers ended with another digest")
        if self._inside().digest() != self.game.digest():
            raise BrokenError("agents that gave the same answers ended with another digest")

    def _inside(self) -> Game:
        left = [*self.laying, *self.answers]
        left.reverse()

        def agent(_: Game, decision: Decision) -> tuple[Any, ...]:
            return _taken(decision, left.pop())

        def is_over(game: Game) -> bool:
            return not left and game.state.cursor.stage == "priority"

        game = self.setup.begin(self.rules.new_game(self.setup.seed), agent)
        game.play(dict.fromkeys(game.state.order, agent), until=is_over)
        return game


def _saved(game: Game) -> str:
    """Return the game as text, if games of this kind can be saved."""
    save: Callable[[], str] | None = getattr(game, "save", None)
    return "" if save is None else save()


def _taken(decision: Decision, positions: Positions) -> tuple[Any, ...]:
    return tuple(decision.options[place] for place in positions)


def _said(decision: Decision, positions: Positions) -> str:
    chosen = ", ".join(str(decision.options[place]) for place in positions) or "none"
    return f"{' and '.join(decision.deciders)}, {decision.kind}: {chosen}"


def played(rules: RuleSet, setup: Setup, chooser: Chooser, *, comparing: bool = True) -> Outcome:
    """Play a game from beginning to end, or until something goes wrong.

    When `comparing`, see also that it goes the same way in a fork, saved and loaded, and again.
    """
    playing = _Playing(rules, setup, chooser)
    failure, ended = None, False
    try:
        playing.begin()
        playing.play()
        ended = True
        if comparing:
            playing.compare()
    except Exception as error:  # noqa: BLE001 - whatever a plugin raises is a failure of this game
        failure = Failure(_kind(error), _message(error), ended)
    game = playing.game
    digest = "" if failure else game.digest()
    answers, said = tuple(playing.answers), tuple(playing.said)
    return Outcome(answers, said, game.events, digest, game.over, failure)


def _kind(error: Exception) -> str:
    """Return what an error has in common with those of the same cause."""
    if isinstance(error, BrokenError):
        return re.sub(r"[\d(].*", "", str(error)).strip() or "broken"
    trace, place = error.__traceback__, ""
    while trace is not None:
        module = trace.tb_frame.f_globals.get("__name__", "")
        if module.startswith("cardwright"):
            place = f"{module}.{trace.tb_frame.f_code.co_qualname}"
        trace = trace.tb_next
    return f"{type(error).__name__} in {place}"


def _message(error: Exception) -> str:
    notes = [note for note in getattr(error, "__notes__", ()) if isinstance(note, str)]
    return "\n".join([f"{type(error).__name__}: {error}", *notes])
