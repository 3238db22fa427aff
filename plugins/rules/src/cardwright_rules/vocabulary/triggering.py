"""How often abilities trigger (603.2d)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.specs import hookimpl
from cardwright_core.terms import AnyObject

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.terms import Condition, Filter
    from cardwright_core.trigger import Trigger

__all__ = ["TriggersAdditionally"]


@record
class TriggersAdditionally(Record):
    """Triggered abilities of your permanents of a set trigger an additional time (603.2d).

    That may be so only where what they trigger on meets a condition, however they are worded:
    what leaves the battlefield may die. Abilities that those abilities create are none of theirs.
    """

    english = (
        "if a triggered ability of {of:a} you control triggers{because:? because @}, "
        "it triggers an additional time"
    )

    of: Filter = AnyObject()
    because: Condition | None = None

    @hookimpl
    def additional_triggers(self, game: Game, by: Instance, trigger: Trigger) -> int | None:
        """603.2d"""
        if not trigger.of_permanent_of(by.controller):
            return None
        source = game.see(trigger.instance.source.id)
        return 1 if self.of.matches(game, by, source) and self._caused(game, by, trigger) else None

    def _caused(self, game: Game, by: Instance, trigger: Trigger) -> bool:
        cause = self.because
        return cause is None or any(
            isinstance(part, cause.event) and cause.matches(game, by, part)
            for part in trigger.event.parts
        )
