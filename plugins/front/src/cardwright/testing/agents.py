"""Players without a plan, for random games."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cardwright_core.decisions import Decision
    from cardwright_core.game import Game

__all__ = ["RandomAgent"]


class RandomAgent:
    """Takes any legal options; equal seeds and equal decisions give equal answers."""

    def __init__(self, seed: int) -> None:
        """Begin a sequence of choices that only `seed` decides."""
        self._random = Random(seed)  # noqa: S311 - a random game needs no cryptography

    def __call__(self, game: Game, decision: Decision) -> tuple[Any, ...]:
        """Return as many options as may be taken, each at most once."""
        del game
        most = min(decision.maximum, len(decision.options))
        count = self._random.randint(decision.minimum, most)
        return tuple(self._random.sample(decision.options, count))
