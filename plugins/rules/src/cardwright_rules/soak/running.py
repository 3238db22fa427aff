"""Many random games, one after another, and what comes of them."""

from __future__ import annotations

from contextlib import closing
from hashlib import blake2b
from time import perf_counter
from typing import TYPE_CHECKING, Any

import attrs

from cardwright_rules.soak.setup import drawn
from cardwright_rules.soak.shrinking import shrunk
from cardwright_rules.soak.side_by_side import one_by_one, side_by_side

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from cardwright_rules.soak.installed import Stock
    from cardwright_rules.soak.playing import Outcome
    from cardwright_rules.soak.shrinking import Small

__all__ = ["Failed", "Report", "soak"]


@attrs.frozen
class Failed:
    """A game that went wrong; the first one of its kind is made small."""

    seed: int
    game: int
    kind: str
    message: str
    small: Small | None = None

    @property
    def replay(self) -> str:
        """The command that plays it again."""
        return f"python -m cardwright_rules.soak --seed {self.seed} --game {self.game}"

    def told(self) -> str:
        """Return it in words, with the command that plays it again."""
        lines = list(self.small.lines()) if self.small else []
        return "\n".join(
            [f"game {self.game}: {self.kind}", self.message, f"again: {self.replay}", *lines]
        )

    def row(self) -> dict[str, Any]:
        """Return it as data."""
        smallest = list(self.small.lines()) if self.small else []
        return {
            "game": self.game,
            "kind": self.kind,
            "message": self.message,
            "replay": self.replay,
            "smallest": smallest,
        }


class Report:
    """What was played, counted; `digest` is the same wherever the same cards are installed."""

    def __init__(self, seed: int) -> None:
        """Begin at nothing."""
        self.seed = seed
        self.games = self.decisions = self.events = self.finished = 0
        self.failures: list[Failed] = []
        self.interrupted = False
        self._digest = blake2b(digest_size=16)
        self._begun = perf_counter()

    def count(self, digest: str, decisions: int, events: int, *, finished: bool) -> None:
        """Count one game."""
        self.games += 1
        self.decisions += decisions
        self.events += events
        self.finished += finished
        self._digest.update(f"{digest}\n".encode())

    def row(self) -> dict[str, Any]:
        """Return it as data."""
        return {
            "seed": self.seed,
            "games": self.games,
            "finished": self.finished,
            "decisions": self.decisions,
            "events": self.events,
            "digest": self._digest.hexdigest(),
            "seconds": round(perf_counter() - self._begun, 1),
            "interrupted": self.interrupted,
            "failures": [failed.row() for failed in self.failures],
        }

    def told(self) -> str:
        """Return it in one line."""
        row = self.row()
        counts = ", ".join(f"{row[name]:,} {name}" for name in ("games", "decisions", "events"))
        cut = " (interrupted)" if self.interrupted else ""
        wrong = f"{len(self.failures):,} failures"
        return f"{counts} in {row['seconds']:,} s{cut}: {wrong}; digest {row['digest']}"


def soak(
    stock: Stock, seed: int, numbers: Iterable[int], tell: Callable[[Report], None], jobs: int = 1
) -> Report:
    """Play the games with these numbers; `tell` is called after each. Ctrl-C ends it early.

    With more than one of `jobs`, so many processes play side by side with all installed cards.
    """
    report = Report(seed)
    kinds: set[str] = set()
    games = one_by_one(stock, seed, numbers) if jobs == 1 else side_by_side(jobs, seed, numbers)
    try:
        with closing(games):
            for number, outcome in games:
                _count(stock, number, outcome, report, kinds)
                tell(report)
    except KeyboardInterrupt:
        report.interrupted = True
    return report


def _count(stock: Stock, number: int, outcome: Outcome, report: Report, kinds: set[str]) -> None:
    report.count(outcome.digest, len(outcome.answers), outcome.events, finished=outcome.over)
    failure = outcome.failure
    if failure is None:
        return
    failed = Failed(report.seed, number, failure.kind, failure.message)
    report.failures.append(failed)
    if failure.kind not in kinds:
        kinds.add(failure.kind)
        setup = drawn(stock, report.seed, number)
        small = shrunk(stock.rules_of(setup.format), setup, outcome)
        report.failures[-1] = attrs.evolve(failed, small=small)
