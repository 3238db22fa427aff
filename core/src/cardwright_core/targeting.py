"""Becoming the target of a spell or ability: what abilities such as ward wait for (115.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.events import Event, Simultaneous

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.terms import Target

__all__ = ["BecomesTarget", "report_targets"]


@record
class BecomesTarget(Event):
    """Something becomes the target of a spell or ability; it was chosen, so it is reported.

    `stacked` is the spell or ability on the stack, `instance` what it does.
    """

    english = "{permanent} becomes the target"

    rule: ClassVar[str] = "115.1"

    target: Target
    stacked: int
    instance: Instance

    @property
    def subject(self) -> int:
        """The object that is targeted; 0 for a player."""
        return self.target if isinstance(self.target, int) else 0

    def apply(self, game: Game) -> Event:
        """Change nothing: the target is chosen already."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say what becomes the target of what."""
        whom = self.target if isinstance(self.target, str) else game.see(self.target).name
        return f"{whom} becomes the target of {game.see(self.stacked).name}"


def report_targets(game: Game, stacked: int, instance: Instance) -> None:
    """Let abilities trigger on the targets that were chosen, each counted once (603.2)."""
    chosen = dict.fromkeys(target for group in instance.targets for target in group)
    events = tuple(BecomesTarget(target, stacked, instance) for target in chosen)
    if events:
        game.report(events[0] if len(events) == 1 else Simultaneous(events))
