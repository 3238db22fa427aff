"""What came of a scenario: each expectation, what happened instead, and what was done."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cardwright_core.errors import CardwrightError

if TYPE_CHECKING:
    from cardwright.scenarios.model import Do, Scenario
    from cardwright.scenarios.names import Names
    from cardwright_core.game import Game

__all__ = ["Chapter", "LeftOver", "Report", "Result", "Stopped"]


class Stopped(CardwrightError):  # noqa: N818 - it says how a scenario ended
    """The scenario can't go on: it expected one thing, and the game says another."""

    def __init__(self, line: int, what: str) -> None:
        """Say on which line, and what."""
        self.line, self.what = line, what
        super().__init__(what)


class LeftOver(Stopped):
    """The step was done, but somebody was not asked for a choice that the file has for them."""


class Result(NamedTuple):
    """An expectation, whether it holds, and what is the case."""

    line: int
    what: str
    holds: bool
    expected: str = ""
    actual: str = ""

    def __str__(self) -> str:
        """Say what was expected, and what happened instead."""
        if not self.expected:
            return self.what
        if self.holds:
            return f"{self.what}: {self.expected}"
        return f"{self.what}: expected {self.expected}, but it is {self.actual}"


class Chapter(NamedTuple):
    """One step of the scenario: its part of the log, and the results after it."""

    do: Do | None
    entries: tuple[int, int]
    results: tuple[Result, ...]


class Report(NamedTuple):
    """What came of a scenario."""

    scenario: Scenario
    chapters: tuple[Chapter, ...]
    stopped: Stopped | None
    seconds: float
    game: Game
    names: Names

    @property
    def results(self) -> tuple[Result, ...]:
        """Every expectation that was reached."""
        return tuple(result for chapter in self.chapters for result in chapter.results)

    @property
    def ok(self) -> bool:
        """Whether the scenario ran to its end, and all that it expected holds."""
        return self.stopped is None and all(result.holds for result in self.results)

    @property
    def caveats(self) -> tuple[str, ...]:
        """What cards of the scenario don't do, as they declare it: ``NAME: what is missing``."""
        slugs = dict.fromkeys(card.slug for card in self.game.state.cards if card is not None)
        used = (self.game.rules.catalog.definition(slug) for slug in slugs)
        return tuple(f"{card.name}: {card.caveat}" for card in used if card.caveat)

    @property
    def failures(self) -> tuple[str, ...]:
        """What went wrong, each with file and line."""
        path = self.scenario.path
        found = [f"{path}:{one.line}: {one}" for one in self.results if not one.holds]
        if self.stopped is not None:
            found.append(f"{path}:{self.stopped.line}: {self.stopped.what}")
        return tuple(found)
