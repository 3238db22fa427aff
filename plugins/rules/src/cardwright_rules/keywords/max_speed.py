"""Start your engines! and max speed."""

from cardwright_core._records import record
from cardwright_core.abilities import Ability, Instance, StaticAbility
from cardwright_core.cards import Keyword, functions_in
from cardwright_core.continuous import ContinuousEffect, Layer, Part
from cardwright_core.errors import InputError
from cardwright_core.events import Event
from cardwright_core.game import Game
from cardwright_core.specs import hookimpl
from cardwright_core.terms import Test, This
from cardwright_core.zones import Zone
from cardwright_rules.speed import MAX_SPEED, SPEEDS, START_YOUR_ENGINES, speed_of
from cardwright_rules.vocabulary.changes import AddAbilities
from cardwright_rules.vocabulary.comparing import AsLongAs
from cardwright_rules.vocabulary.counts import Count
from cardwright_rules.vocabulary.statics import EVERYWHERE, Continuous


class StartYourEngines(Keyword):
    """What it does, a state-based action does (702.179a)."""

    name, rule = START_YOUR_ENGINES, "702.179"


@record
class YourSpeed(Count):
    """The speed of the controller; without any it is 0 (702.179f)."""

    english = "your speed"

    @property
    def watches(self) -> frozenset[str]:
        """The speeds of players."""
        return frozenset({SPEEDS})

    def value(self, game: Game, by: Instance) -> int:
        """Look it up."""
        del self
        return speed_of(game, by.controller)


@record
class YouHaveMaxSpeed(Test):
    """The speed of the controller is 4 (702.179e)."""

    english = "you have max speed"

    @property
    def watches(self) -> frozenset[str]:
        """The speeds of players."""
        return frozenset({SPEEDS})

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it is."""
        del event
        return speed_of(game, by.controller) == MAX_SPEED


@record
class ContinuousAnywhere(Continuous):
    """A continuous effect of a static ability that functions in every zone (113.6c)."""

    @hookimpl
    @functions_in(*EVERYWHERE)
    def continuous_effects(self, by: Instance) -> ContinuousEffect:
        """611.3a"""
        return ContinuousEffect(by, self.parts, self.defines)


def max_speed(*abilities: Ability) -> StaticAbility:
    """Return the ability that this has others as long as your speed is 4 (702.178a).

    It functions where those do that name their zones (702.178b).
    """
    zones = tuple(dict.fromkeys(zone for one in abilities for zone in _zones(one)))
    has_it = AsLongAs(This(), YouHaveMaxSpeed())
    part = Part(Layer.ABILITY, has_it, AddAbilities(abilities), zones)
    kind = Continuous if zones == (Zone.BATTLEFIELD,) else ContinuousAnywhere
    return StaticAbility(kind((part,)), keyword=MaxSpeed.name)


def _zones(ability: Ability) -> tuple[Zone, ...]:
    named: tuple[Zone, ...] = getattr(ability, "zones", (Zone.BATTLEFIELD,))
    return named


class MaxSpeed(Keyword):
    name, rule = "max speed", "702.178"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.178a"""
        message = f"max speed {parameter!r}: write what it gives as max_speed(ability)"
        raise InputError(message)
