"""Becoming the target of a spell or ability: what abilities such as ward wait for (115.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.events import Event, Simultaneous
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.terms import Target
    from cardwright_core.zones import PlayerId

__all__ = ["BecomesTarget", "report_targets"]


@record
class BecomesTarget(Event):
    """Something becomes the target of a spell or ability; it was chosen, so it is reported.

    `stacked` is the spell or ability on the stack, `instance` what it does. `whose` is the player
    who is targeted, who controls the permanent, spell or ability, or in whose graveyard the card
    is. `announced` is false where a target was changed, or a copy has it.
    """

    english = "{permanent} becomes the target"

    rule: ClassVar[str] = "115.1"

    target: Target
    stacked: int
    instance: Instance
    whose: PlayerId = ""
    announced: bool = False

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


def report_targets(
    game: Game, stacked: int, instance: Instance, *, announced: bool = False
) -> None:
    """Let abilities trigger on the targets that were chosen, each counted once (603.2)."""
    chosen = dict.fromkeys(target for group in instance.targets for target in group)
    events = tuple(
        BecomesTarget(target, stacked, instance, _whose(game, target), announced)
        for target in chosen
    )
    if events:
        game.report(events[0] if len(events) == 1 else Simultaneous(events))


def _whose(game: Game, target: Target) -> PlayerId:
    if isinstance(target, str):
        return target
    view = game.see(target)
    if view.zone is Zone.GRAVEYARD:
        return view.owner
    return view.controller if view.zone in _CONTROLLED else ""


_CONTROLLED = (Zone.BATTLEFIELD, Zone.STACK)
