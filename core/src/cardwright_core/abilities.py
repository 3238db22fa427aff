"""Abilities as values, and the instances of them that function (113, 602, 603, 604).

An ability never holds a function. What it does is a *behaviour*: either a value of a vocabulary
class that carries the methods itself, or a :class:`Code` that names a plugin and a key.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Protocol, runtime_checkable

from cardwright_core._records import Record, field, record
from cardwright_core.cost import Cost, CostComponent
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Hashable

    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.terms import Condition, Target, TargetSpec, Test
    from cardwright_core.zones import PlayerId

__all__ = [
    "Ability",
    "ActivatedAbility",
    "Behaviour",
    "Code",
    "Cost",
    "CostComponent",
    "Duration",
    "Effect",
    "Grant",
    "InTurn",
    "Instance",
    "Mode",
    "Modes",
    "Source",
    "SpellAbility",
    "StaticAbility",
    "TriggeredAbility",
]


@runtime_checkable
class Effect(Protocol):
    """What an ability or a spell does as it resolves: a value with a ``resolve`` method."""

    def resolve(self, game: Game, by: Instance) -> None:
        """Carry out the instructions in order (608.2c)."""


@record
class Code(Record):
    """Behaviour that a plugin holds in its own methods: the plugin's slug and a key there."""

    plugin: str
    key: str

    def resolve(self, game: Game, by: Instance) -> None:
        """Resolve the plugin's method of that name."""
        game.rules.catalog.method(self)(game, by)


class Behaviour(Record):
    """Base of what makes a static ability though it answers no hook: a rule looks for it."""

    __slots__ = ()


@record
class Mode(Record):
    """One mode of a modal spell or ability (700.2)."""

    effect: Effect
    targets: tuple[TargetSpec, ...] = ()
    text: str = ""

    def __str__(self) -> str:
        """Say it."""
        return self.text or str(self.effect)


@record
class Modes(Record):
    """A modal effect: between `minimum` and `maximum` of `modes`, chosen as it is announced."""

    modes: tuple[Mode, ...]
    minimum: int = 1
    maximum: int = 1
    one_of_them: ClassVar[bool] = True

    @property
    def range(self) -> tuple[int, int]:
        """The fewest and the most modes that some choice of costs could let be chosen (601.4)."""
        return self.minimum, self.maximum

    def allows(self, by: Instance) -> bool:
        """Whether so many modes can be chosen with the costs that are paid (601.4)."""
        return self.minimum <= len(by.modes) <= self.maximum

    @property
    def inner(self) -> tuple[Effect, ...]:
        """The effects of all modes."""
        return tuple(mode.effect for mode in self.modes)

    def targets_of(self, by: Instance) -> tuple[TargetSpec, ...]:
        """Return what the chosen modes target (601.2c)."""
        return tuple(spec for number in sorted(by.modes) for spec in self.modes[number].targets)

    def resolve(self, game: Game, by: Instance) -> None:
        """Carry out the chosen modes in printed order, each with its own targets (700.2a)."""
        targets = list(by.targets)
        for number in sorted(by.modes):
            mode = self.modes[number]
            own, targets = targets[: len(mode.targets)], targets[len(mode.targets) :]
            mode.effect.resolve(game, by.replace(targets=tuple(own)))


@record
class Ability(Record):
    """Base of the kinds of abilities (113.3).

    `keyword` is set for those that a keyword stands for, `grant` for those that an effect gave.
    `printed_on` is the slug of the card that it is printed on: linked abilities share it (607.1).
    """

    kind: ClassVar[str] = "ability"
    keyword: str = field(default="", kw_only=True)
    grant: Grant | None = field(default=None, kw_only=True)
    printed_on: str = field(default="", kw_only=True)


@record
class StaticAbility(Ability):
    """A static ability: its behaviour answers hooks while it functions (113.3d, 604)."""

    kind: ClassVar[str] = "static"
    behaviour: Record


@record
class TriggeredAbility(Ability):
    """A triggered ability: any of `conditions` triggers it (113.3c, 603).

    `only_if` is its intervening "if" (603.4). With `state` it has no condition but triggers as soon
    as that is true (603.8). `each_turn` limits how often it triggers in a turn (0: no limit).
    """

    kind: ClassVar[str] = "triggered"
    conditions: tuple[Condition, ...]
    effect: Effect
    targets: tuple[TargetSpec, ...] = ()
    only_if: Test | None = None
    state: Test | None = None
    each_turn: int = 0


@record
class ActivatedAbility(Ability):
    """An activated ability: a cost, then what it does (113.3b, 602).

    `each_turn` limits how often it can be activated in a turn (602.5b; 0: no limit); `only_if` is a
    condition on activating it. A `loyalty` ability is never a mana ability (605.1a). One that is
    for when its controller could cast an instant (`as_an_instant`) can't be activated while paying.
    """

    kind: ClassVar[str] = "activated"
    cost: Cost
    effect: Effect
    targets: tuple[TargetSpec, ...] = ()
    zones: tuple[Zone, ...] = (Zone.BATTLEFIELD,)
    as_a_sorcery: bool = False
    each_turn: int = 0
    only_if: Test | None = None
    loyalty: bool = False
    as_an_instant: bool = False


@record
class SpellAbility(Ability):
    """What an instant or sorcery does as it resolves (113.3a)."""

    kind: ClassVar[str] = "spell"
    effect: Effect
    targets: tuple[TargetSpec, ...] = ()


@record
class InTurn(Record):
    """What a spell does to whose text that of others was added: one after another (702.47b)."""

    abilities: tuple[SpellAbility, ...]

    @property
    def inner(self) -> tuple[Effect, ...]:
        """The effects of all of them."""
        return tuple(ability.effect for ability in self.abilities)

    def targets_of(self, by: Instance) -> tuple[TargetSpec, ...]:
        """Return what all of them target (702.47d)."""
        return tuple(spec for ability in self.abilities for spec in self._targets(ability, by))

    def _targets(self, ability: SpellAbility, by: Instance) -> tuple[TargetSpec, ...]:
        chosen = getattr(ability.effect, "targets_of", None)
        found: tuple[TargetSpec, ...] = ability.targets if chosen is None else chosen(by)
        return found

    def resolve(self, game: Game, by: Instance) -> None:
        """Carry them out, each with its own targets."""
        left = by.targets
        for ability in self.abilities:
            number = len(self._targets(ability, by))
            ability.effect.resolve(game, by.replace(targets=left[:number]))
            left = left[number:]


@record
class Source(Record):
    """What never changes about the object that an ability comes from; see it with ``game.see``."""

    id: int
    owner: PlayerId
    name: str


@record
class Grant(Record):
    """Why an object has an ability that is not printed on it (613.1f).

    The grant stays the same while nothing changes; `epoch` tells a later one of its kind apart, and
    `place` equal abilities of one donor: with it the pairs of linked ones are told apart. What is
    printed `within` the ability that gives it counts as printed on that object (607.1a).
    """

    by: int
    donor: int
    epoch: int
    timestamp: int
    place: int = 0
    within: bool = False


@record
class Duration(Record):
    """How long an effect of a resolution lasts (611.2a): until a moment, or as long as a test says.

    `until` names the moment; the rules plugin that knows it ends the effect then. A moment of a
    player's turn is one of the effect's controller, unless `player` is named; `since` is the turn
    in which the effect began. With `as_long_as` the effect ends, for good, at the first event after
    which that is not true (611.2b). With neither it lasts for the rest of the game.
    """

    END_OF_TURN: ClassVar[Duration]
    END_OF_COMBAT: ClassVar[Duration]
    YOUR_NEXT_TURN: ClassVar[Duration]
    END_OF_YOUR_NEXT_TURN: ClassVar[Duration]
    FOREVER: ClassVar[Duration]

    until: str = ""
    player: PlayerId = ""
    as_long_as: Test | None = None
    since: int = 0

    @staticmethod
    def while_true(test: Test) -> Duration:
        """Return the duration "for as long as" `test` holds."""
        return Duration(as_long_as=test)


Duration.END_OF_TURN = Duration("end of turn")
Duration.END_OF_COMBAT = Duration("end of combat")
Duration.YOUR_NEXT_TURN = Duration("next turn")
Duration.END_OF_YOUR_NEXT_TURN = Duration("end of next turn")
Duration.FOREVER = Duration()


@record
class Instance(Record):
    """One ability of one object, as it functions or stands on the stack: the `by` of every hook.

    `zone` is where its source is, or of a spell on the stack, where it was cast from. `targets` (a
    group for each :class:`TargetSpec`), `modes`, `x`, `paid` (the alternative and additional costs,
    by name) and `event` are filled for an ability or a spell on the stack; `captured` holds
    whatever else it has to remember, by name.
    """

    ability: Ability
    source: Source
    controller: PlayerId
    zone: Zone
    timestamp: int = 0
    number: int = 0
    effect: int = 0
    duration: Duration | None = None
    targets: tuple[tuple[Target, ...], ...] = ()
    modes: tuple[int, ...] = ()
    x: int | None = None
    paid: tuple[str, ...] = ()
    event: Event | None = None
    captured: tuple[tuple[str, Hashable], ...] = ()

    @property
    def owner(self) -> int:
        """The id of what it functions for: an effect that outlives its source, or the source."""
        return self.effect or self.source.id

    def recall(self, name: str) -> Hashable:
        """Return what was captured under `name`; a ``KeyError`` if nothing was."""
        return dict(self.captured)[name]

    @property
    def grant(self) -> Grant | None:
        """Why the object has the ability, if it is not printed on it."""
        return self.ability.grant

    @property
    def order(self) -> tuple[int, int, int]:
        """Where it stands among others: by timestamp, then object, then place on the object."""
        return (self.timestamp, self.source.id, self.number)
