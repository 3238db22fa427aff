"""Decisions: everything that a player chooses, with its exact options (design section 8)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any

from cardwright_core._records import Record, making, record, replacing
from cardwright_core.errors import IllegalActionError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = ["ALIKE", "Agent", "Answer", "Decision", "Pause", "answered_alike", "with_options"]

Agent = Callable[["Game", "Decision"], Any]
"""Decides for a player: takes the game and the decision, returns an option or several."""


@record
class Decision(Record):
    """A choice between `minimum` and `maximum` of `options` by `deciders` (jointly, if several).

    `about` is what an agent may need to know to choose well: for a payment, its mana cost. Where
    somebody decides for others (723.5), `made_for` are those whose choice it is. The options before
    `first_new` lead to nothing that others don't: what differs is the order of choices alike.
    """

    deciders: tuple[PlayerId, ...]
    kind: str
    options: tuple[Any, ...]
    minimum: int = 1
    maximum: int = 1
    prompt: str = ""
    rule: str = ""
    source: str = ""
    about: Record | None = None
    made_for: tuple[PlayerId, ...] = ()
    first_new: int = 0

    @property
    def players(self) -> tuple[PlayerId, ...]:
        """Whose choice it is, whoever makes it."""
        return self.made_for or self.deciders

    @property
    def forced(self) -> bool:
        """Whether only one answer is possible."""
        count = len(self.options)
        return self.maximum == 0 or count in (0, self.minimum)

    def read(self, reply: object) -> Answer:
        """Turn an option, or a sequence of options, into an answer; refuse anything else.

        An answer to an equal decision is read by its positions.
        """
        if isinstance(reply, Answer):
            return self._at(reply.positions)
        if self.minimum == self.maximum == 1:
            for place, option in enumerate(self.options):
                if option is reply:
                    known = ALIKE.get(id(self))
                    return _answer((place,), (option,)) if known is None else known[1]
        several = isinstance(reply, Sequence) and not isinstance(reply, str)
        chosen = tuple(reply) if several and reply not in self.options else (reply,)  # type: ignore[arg-type]
        self._refuse_count(len(chosen))
        positions: list[int] = []
        for option in chosen:
            place = self._place(option, positions)
            positions.append(place)
        return Answer(tuple(positions), tuple(self.options[place] for place in positions))

    def _refuse_count(self, count: int) -> None:
        """Refuse too few or too many options."""
        if not self.minimum <= count <= self.maximum:
            wanted = str(self.minimum)
            if self.maximum != self.minimum:
                wanted += f" to {self.maximum}"
            message = f"{self.kind}: expected {wanted} of the options, got {count}"
            raise IllegalActionError(message, self.rule)

    def _at(self, positions: tuple[int, ...]) -> Answer:
        """Return the answer that takes the options at these positions."""
        self._refuse_count(len(positions))
        places = range(len(self.options))
        if len(set(positions)) < len(positions) or any(one not in places for one in positions):
            message = f"{self.kind}: not positions of its {len(places)} options: {positions}"
            raise IllegalActionError(message, self.rule)
        return Answer(positions, tuple(self.options[place] for place in positions))

    def _place(self, option: object, taken: list[int]) -> int:
        for place, known in enumerate(self.options):
            if place not in taken and known == option:
                return place
        message = f"{self.kind}: {option} is not among the options ({self.listed()})"
        raise IllegalActionError(message, self.rule)

    def answers(self) -> Iterator[Answer]:
        """Yield every possible answer that leads to something new."""
        places = range(self.first_new, len(self.options))
        for count in range(self.minimum, self.maximum + 1):
            for chosen in combinations(places, count):
                yield Answer(chosen, tuple(self.options[place] for place in chosen))

    def listed(self) -> str:
        """Return the options in words."""
        return "; ".join(map(str, self.options)) or "none"


with_options = replacing(Decision, "options")
"""Return a decision between other options."""


@record
class Answer(Record):
    """An answered decision: the positions of the options taken, and the options."""

    positions: tuple[int, ...]
    chosen: tuple[Any, ...]


_answer = making(Answer, "positions", "chosen")

ALIKE: dict[int, tuple[Decision, Answer]] = {}
"""Decisions with one option that are asked very often, by identity, and their one answer."""


def answered_alike(decision: Decision) -> Decision:
    """Let a decision with one option, which is asked very often, be answered by the same record.

    It is kept for as long as the program runs.
    """
    ALIKE[id(decision)] = (decision, Answer((0,), decision.options))
    return decision


class Pause(BaseException):
    """No agent answers `decision`: the game stops here and goes on from the last checkpoint.

    It is no error, so that nothing but the flow loop catches it.
    """

    def __init__(self, decision: Decision) -> None:
        """Carry the decision that is missing an answer."""
        super().__init__(decision.kind)
        self.decision = decision
