"""Hooks of trigger dispatch (603)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.specs._markers import hookspec

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.trigger import Occurrence, Trigger

__all__ = ["TriggerSpecs"]


class TriggerSpecs:
    """Whether and how often abilities trigger."""

    @hookspec(about="occurrence")
    def suppresses_trigger(self, game: Game, by: Instance, occurrence: Occurrence) -> bool | None:
        """Say whether `occurrence` does not cause the ability to trigger.

        Called: once for each ability and each part of an event that matches one of its conditions,
        before parts are grouped (603.2c). `by` is the instance that answers. `occurrence` knows the
        triggered ability, the event, and tells ``caused_by`` and ``of_permanent_of``.
        Answer: ``True`` to suppress it. Combines: any. Since 0.1.

        Example::

            @hookimpl
            def suppresses_trigger(self, occurrence):
                return occurrence.caused_by(Enters)
        """

    @hookspec(about="trigger")
    def additional_triggers(self, game: Game, by: Instance, trigger: Trigger) -> int | None:
        """Say how many additional times `trigger` happens.

        Called: once for each ability that triggers, with what it triggered on; for an ability that
        looks back (603.10), the instances of the state before are asked. `by` is the instance that
        answers.
        Answer: a positive number. Combines: sum; the ability triggers ``1 + sum`` times and the
        count is fixed (603.2d). Since 0.1.

        Example::

            @hookimpl
            def additional_triggers(self, by, trigger):
                return 1 if trigger.of_permanent_of(by.controller) else None
        """
