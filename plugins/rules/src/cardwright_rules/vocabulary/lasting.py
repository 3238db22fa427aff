"""Effects that last: continuous ones with a locked set, and delayed abilities (611.2, 603.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import Duration, TriggeredAbility
from cardwright_core.flow import PlayersStepBegins, StepBegins
from cardwright_core.lasting import Among, begin_continuous, begin_delayed, begin_effect
from cardwright_core.layers import Layer, Part
from cardwright_core.terms import Condition, Filter, Test
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.changes import AddPT, ChangeControl, ControlledBy
from cardwright_rules.vocabulary.counts import amount
from cardwright_rules.vocabulary.selections import ITSELF, TARGET, TARGET_PLAYER, THOSE_CARDS

if TYPE_CHECKING:
    from cardwright_core.abilities import Effect, Instance
    from cardwright_core.continuous import Aspect
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.layers import Change
    from cardwright_core.objects import View
    from cardwright_core.terms import TargetSpec
    from cardwright_rules.vocabulary.counts import Amount
    from cardwright_rules.vocabulary.selections import Players, Selection

__all__ = [
    "AmongThose",
    "AtNext",
    "ExchangeControl",
    "GainControl",
    "GiveControl",
    "Lasts",
    "Later",
    "Pump",
    "StepIs",
    "Until",
    "at_the_beginning_of",
]


@record
class Until(Record):
    """A continuous effect on the selected objects: changes by layer, for a duration (611.2)."""

    english = "{what:each} {changes} {duration}"

    duration: Duration
    changes: tuple[tuple[Layer, Change], ...]
    what: Selection = TARGET

    def resolve(self, game: Game, by: Instance) -> None:
        """Begin it; the set of objects is fixed now (611.2c), spells and what they become too."""
        items = self.what.objects(game, by)
        zones = tuple(dict.fromkeys((Zone.BATTLEFIELD, *(game.see(item).zone for item in items))))
        parts = tuple(Part(layer, Among(items), change, zones) for layer, change in self.changes)
        begin_continuous(game, by, parts, self.duration)


@record
class Pump(Record):
    """Creatures get +X/+Y until end of turn; the numbers are fixed as it resolves (608.2i)."""

    english = "{what:each} gets {power:+}/{toughness:+} until end of turn"

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

    english = "you gain control of {what} {duration}"

    duration: Duration = Duration.FOREVER
    what: Selection = TARGET

    def resolve(self, game: Game, by: Instance) -> None:
        """Begin it."""
        Until(self.duration, ((Layer.CONTROL, ChangeControl()),), self.what).resolve(game, by)


@record
class GiveControl(Record):
    """A player gains control of permanents (613.1b)."""

    english = "{to:gain} control of {what} {duration}"

    to: Players = TARGET_PLAYER
    what: Selection = ITSELF
    duration: Duration = Duration.FOREVER

    def resolve(self, game: Game, by: Instance) -> None:
        """Begin it; of several players, none is told from the others."""
        for player in self.to.players(game, by)[:1]:
            Until(self.duration, ((Layer.CONTROL, ControlledBy(player)),), self.what).resolve(
                game, by
            )


@record
class ExchangeControl(Record):
    """Players exchange control of two permanents, or nothing happens at all (701.12a, 701.12b)."""

    english = "exchange control of {one} and {other}"

    one: Selection
    other: Selection
    duration: Duration = Duration.FOREVER

    def resolve(self, game: Game, by: Instance) -> None:
        """Let each change sides, if both are there and on different ones."""
        pair = (*self.one.objects(game, by)[:1], *self.other.objects(game, by)[:1])
        views = [game.see(item) for item in pair]
        if len({view.controller for view in views}) < 2:  # noqa: PLR2004 - two sides
            return
        first, second = views
        for view, gainer in ((first, second.controller), (second, first.controller)):
            part = Part(Layer.CONTROL, Among((view.id,)), ChangeControl())
            begin_continuous(game, by.replace(controller=gainer), (part,), self.duration)


@record
class StepIs(Test):
    """The step that begins has that name; of your own turn, if `yours`."""

    step: str
    yours: bool = False

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it is."""
        if isinstance(event, PlayersStepBegins):
            return event.step.name == self.step
        return (
            isinstance(event, StepBegins)
            and event.step.name == self.step
            and (not self.yours or by.controller in game.side(event.active))
        )


def at_the_beginning_of(step: str, *, yours: bool = False, each_player: bool = False) -> Condition:
    """Return the condition that a step begins: each one of that name, or yours (603.2b).

    With `each_player` it is each player's, and the effect speaks of ``EVENT_PLAYER``: of a team
    that has its turn, the ability triggers for each (805.4d).
    """
    return Condition(PlayersStepBegins if each_player else StepBegins, where=(StepIs(step, yours),))


@record
class Lasts(Record):
    """For a time something is so that would else be a static ability's to say (611.2)."""

    english = "{behaviour} {duration}"

    behaviour: Record
    duration: Duration = Duration.END_OF_TURN

    def resolve(self, game: Game, by: Instance) -> None:
        """Begin it."""
        begin_effect(game, by, self.behaviour, self.duration)


@record
class Later(Record):
    """A delayed ability: later, when one of `conditions` is met, something happens (603.7).

    The objects that it is about are fixed as it is created; the effect finds them with
    ``THOSE_CARDS`` (603.7c), and a condition with ``AmongThose()``. About none there is nothing to
    do, and no ability (101.3). Without a duration it triggers once (603.7b).
    """

    english = "{conditions}, {effect}"

    conditions: tuple[Condition, ...]
    effect: Effect
    what: Selection | None = None
    duration: Duration | None = None
    targets: tuple[TargetSpec, ...] = ()

    def resolve(self, game: Game, by: Instance) -> None:
        """Create it."""
        ability = TriggeredAbility(self.conditions, self.effect, self.targets)
        if self.what is None:
            begin_delayed(game, by, ability, self.duration)
            return
        objects = self.what.objects(game, by)
        if objects:
            remembering = by.replace(captured=(("objects", objects),))
            begin_delayed(game, remembering, ability, self.duration)


@record
class AtNext(Record):
    """At the beginning of the next step of that name, something happens to objects (603.7).

    A step that has begun already is not the next one (513.2).
    """

    english = "at the beginning of the next {your:?your }{step} step, {effect}"

    step: str
    effect: Effect
    what: Selection | None = THOSE_CARDS
    your: bool = False

    def resolve(self, game: Game, by: Instance) -> None:
        """Create the delayed ability."""
        condition = Condition(StepBegins, where=(StepIs(self.step, self.your),))
        Later((condition,), self.effect, self.what).resolve(game, by)


@record
class AmongThose(Filter):
    """The objects that a delayed ability is about."""

    english = "... that this is about"

    @property
    def reads(self) -> frozenset[Aspect]:
        """Nothing."""
        return frozenset()

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is one of them."""
        del self, game
        remembered = by.recall("objects")
        return isinstance(remembered, tuple) and view.id in remembered
