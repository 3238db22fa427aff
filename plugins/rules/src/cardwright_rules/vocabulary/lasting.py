"""Effects that last: continuous ones with a locked set, and delayed abilities (611.2, 603.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import Condition, Duration, Test, TriggeredAbility
from cardwright_core.flow import StepBegins
from cardwright_core.lasting import Among, begin_continuous, begin_delayed
from cardwright_core.layers import Layer, Part
from cardwright_rules.vocabulary.changes import AddPT, ChangeControl
from cardwright_rules.vocabulary.counts import amount
from cardwright_rules.vocabulary.selections import TARGET, THOSE_CARDS

if TYPE_CHECKING:
    from cardwright_core.abilities import Effect, Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.layers import Change
    from cardwright_rules.vocabulary.counts import Amount
    from cardwright_rules.vocabulary.selections import Selection

__all__ = ["AtNext", "GainControl", "Pump", "StepIs", "Until"]


@record
class Until(Record):
    """A continuous effect on the selected objects: changes by layer, for a duration (611.2)."""

    duration: Duration
    changes: tuple[tuple[Layer, Change], ...]
    what: Selection = TARGET

    def resolve(self, game: Game, by: Instance) -> None:
        """Begin it; the set of objects is fixed now (611.2c)."""
        affected = Among(self.what.objects(game, by))
        parts = tuple(Part(layer, affected, change) for layer, change in self.changes)
        begin_continuous(game, by, parts, self.duration)


@record
class Pump(Record):
    """Creatures get +X/+Y until end of turn; the numbers are fixed as it resolves (608.2i)."""

    power: Amount
    toughness: Amount
    what: Selection = TARGET

    def resolve(self, game: Game, by: Instance) -> None:
        """Begin it."""
        change = AddPT(amount(game, by, self.power), amount(game, by, self.toughness))
        Until(Duration.END_OF_TURN, ((Layer.MODIFY_PT, change),), self.what).resolve(game, by)


@record
class GainControl(Record):
    """Its controller gains control of permanents (613.1b)."""

    duration: Duration = Duration.FOREVER
    what: Selection = TARGET

    def resolve(self, game: Game, by: Instance) -> None:
        """Begin it."""
        Until(self.duration, ((Layer.CONTROL, ChangeControl()),), self.what).resolve(game, by)


@record
class StepIs(Test):
    """The step that begins has that name; of your own turn, if `yours`."""

    step: str
    yours: bool = False

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it is."""
        del game
        return (
            isinstance(event, StepBegins)
            and event.step.name == self.step
            and (not self.yours or event.active == by.controller)
        )


@record
class AtNext(Record):
    """At the beginning of the next step of that name, something happens to objects (603.7).

    The objects are fixed when the ability is created (603.7c); the effect finds them with
    ``THOSE_CARDS``.
    """

    step: str
    effect: Effect
    what: Selection = THOSE_CARDS
    your: bool = False

    def resolve(self, game: Game, by: Instance) -> None:
        """Create the delayed ability."""
        condition = Condition(StepBegins, where=(StepIs(self.step, self.your),))
        remembering = by.replace(captured=(("objects", self.what.objects(game, by)),))
        begin_delayed(game, remembering, TriggeredAbility((condition,), self.effect))
