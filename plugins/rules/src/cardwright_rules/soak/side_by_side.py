"""Games one after another, or several at a time: the same outcomes, in the same order."""

from __future__ import annotations

import gc
import signal
from concurrent.futures import ProcessPoolExecutor
from typing import TYPE_CHECKING

from cardwright_rules.soak.installed import stock
from cardwright_rules.soak.playing import RandomChooser, played
from cardwright_rules.soak.setup import drawn

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable

    from cardwright_rules.soak.installed import Stock
    from cardwright_rules.soak.playing import Outcome

__all__ = ["collect_seldom", "one_by_one", "side_by_side"]


def one_by_one(cards: Stock, seed: int, numbers: Iterable[int]) -> Generator[tuple[int, Outcome]]:
    """Play games in this process, each as its turn comes."""
    for number in numbers:
        yield number, _outcome(cards, seed, number)


def side_by_side(jobs: int, seed: int, numbers: Iterable[int]) -> Generator[tuple[int, Outcome]]:
    """Play games of all installed cards in so many processes; each loads the cards for itself."""
    with ProcessPoolExecutor(jobs, initializer=_begin, initargs=(seed,)) as pool:
        try:
            yield from pool.map(_Worker.play, numbers)
        finally:
            pool.shutdown(cancel_futures=True)


class _Worker:
    """What a process plays with."""

    cards: Stock
    seed: int

    @classmethod
    def play(cls, number: int) -> tuple[int, Outcome]:
        """Play the game of that number."""
        return number, _outcome(cls.cards, cls.seed, number)


def collect_seldom() -> None:
    """Let the collector look seldom: a game leaves next to nothing in cycles."""
    gc.set_threshold(50_000)


def _begin(seed: int) -> None:
    collect_seldom()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for who waits for the outcomes
    _Worker.cards, _Worker.seed = stock(), seed


def _outcome(cards: Stock, seed: int, number: int) -> Outcome:
    setup = drawn(cards, seed, number)
    return played(cards.rules_of(setup.format), setup, RandomChooser(setup.seed))
