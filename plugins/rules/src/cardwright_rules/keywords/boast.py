"""Boast, and forecast: activated abilities with a time and once each turn."""

from cardwright_core._records import record
from cardwright_core.abilities import Ability, ActivatedAbility, Cost, Effect, Instance
from cardwright_core.cards import Keyword
from cardwright_core.errors import InputError
from cardwright_core.events import Event
from cardwright_core.game import Game
from cardwright_core.terms import TargetSpec, Test
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.earlier import ThisAttackedThisTurn
from cardwright_rules.vocabulary.revealing import RevealThis
from cardwright_rules.vocabulary.shorthand import activated


def boast(paid: Cost | str, effect: Effect, *targets: TargetSpec) -> ActivatedAbility:
    """Return a boast ability: once each turn, and only if the creature attacked (702.142a)."""
    attacked = ThisAttackedThisTurn()
    made = activated(paid, effect, *targets, each_turn=1, only_if=attacked)
    return made.replace(keyword=Boast.name)


class Boast(Keyword):
    name, rule = "boast", "702.142"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.142a"""
        message = f"boast {parameter!r}: write its ability as boast(cost, effect)"
        raise InputError(message)


@record
class DuringOwnersUpkeep(Test):
    """It is the upkeep step of the card's owner (702.57b)."""

    english = "it is your upkeep"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it is."""
        del event
        cursor = game.state.cursor
        return cursor.step.name == "upkeep" and by.source.owner in game.side(cursor.active)


def forecast(paid: Cost | str, effect: Effect, *targets: TargetSpec) -> ActivatedAbility:
    """Return a forecast ability: the card is revealed from the hand for it (702.57a)."""
    when = DuringOwnersUpkeep()
    made = activated(paid, effect, *targets, each_turn=1, only_if=when, zones=(Zone.HAND,))
    shown = made.cost.plus(Cost(components=(RevealThis(),)))
    return made.replace(cost=shown, keyword=Forecast.name)


class Forecast(Keyword):
    name, rule = "forecast", "702.57"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.57a"""
        message = f"forecast {parameter!r}: write its ability as forecast(cost, effect)"
        raise InputError(message)
