"""A failure made small: fewer cards, fewer answers, as long as it is the same failure."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import attrs

from cardwright_rules.soak.playing import RandomChooser, Scripted, played

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from cardwright_core.ruleset import RuleSet
    from cardwright_rules.soak.playing import Chooser, Outcome, Positions
    from cardwright_rules.soak.setup import Seat, Setup

__all__ = ["Small", "shrunk"]

T = TypeVar("T")

_ANSWERS = 60_000
"""How many answers are given in all to make a game small: a few minutes."""

_SEEDS = 3
_PILES = ("library", "hand", "board")


@attrs.frozen
class Small:
    """The smallest game found that goes wrong the same way, and the answers that count in it."""

    setup: Setup
    outcome: Outcome
    answers: dict[int, Positions]

    def lines(self) -> Iterator[str]:
        """Yield it in words: each player's cards, then each answer that matters."""
        if self.setup.format:
            yield f"format: {self.setup.format}"
        for number, seat in enumerate(self.setup.seats, 1):
            for pile in reversed(_PILES):
                slugs: tuple[str, ...] = getattr(seat, pile)
                if slugs:
                    yield f"P{number} {pile}: {', '.join(slugs)}"
        for number, said in enumerate(self.outcome.said):
            if number in self.answers:
                yield f"answer {number}: {said}"


class _Shrinking:
    def __init__(self, rules: RuleSet, setup: Setup, outcome: Outcome) -> None:
        self.rules, self.left = rules, _ANSWERS
        self.setup, self.outcome = setup, outcome
        self.answers = dict(enumerate(outcome.answers))

    def fails(self, setup: Setup, chooser: Chooser) -> bool:
        """Whether a game goes wrong the same way; it is the smallest then."""
        if self.left <= 0:
            return False
        known = self.outcome.failure
        comparing = known is not None and known.compared
        outcome = played(self.rules, setup, chooser, comparing=comparing)
        self.left -= 1 + len(outcome.answers)
        if known is None or outcome.failure is None or outcome.failure.kind != known.kind:
            return False
        self.setup, self.outcome = setup, outcome
        return True

    def cards(self) -> None:
        """Leave out cards, pile by pile; random answers may do as well as those there were."""
        for place in range(len(self.setup.seats)):
            for pile in _PILES:
                self._pile(place, pile)

    def _pile(self, place: int, pile: str) -> None:
        def without(left: Sequence[str]) -> bool:
            seat: Seat = attrs.evolve(self.setup.seats[place], **{pile: tuple(left)})
            seats = (*self.setup.seats[:place], seat, *self.setup.seats[place + 1 :])
            setup = attrs.evolve(self.setup, seats=seats)
            choosers: list[Chooser] = [Scripted(self.answers)]
            choosers.extend(map(RandomChooser, range(_SEEDS)))
            if any(self.fails(setup, chooser) for chooser in choosers):
                self.answers = dict(enumerate(self.outcome.answers))
                return True
            return False

        _fewer(getattr(self.setup.seats[place], pile), without)

    def fewer_answers(self) -> None:
        """Leave out answers; in their place the plainest ones are given."""

        def only(left: Sequence[int]) -> bool:
            answers = {number: self.answers[number] for number in left}
            if self.fails(self.setup, Scripted(answers)):
                self.answers = answers
                return True
            return False

        _fewer(sorted(self.answers), only)


def _fewer(items: Sequence[T], still: Callable[[Sequence[T]], bool]) -> None:
    """Leave out runs of items, long ones first, as long as it is still the same."""
    size = len(items)
    while size and items:
        place = 0
        while place < len(items):
            left = [*items[:place], *items[place + size :]]
            if still(left):
                items = left
            else:
                place += size
        size //= 2


def shrunk(rules: RuleSet, setup: Setup, outcome: Outcome) -> Small:
    """Return a small game with the failure of a game that went wrong."""
    shrinking = _Shrinking(rules, setup, outcome)
    shrinking.fewer_answers()
    shrinking.cards()
    shrinking.fewer_answers()
    return Small(shrinking.setup, shrinking.outcome, shrinking.answers)
