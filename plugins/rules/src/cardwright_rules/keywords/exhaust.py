"""Exhaust (702.177)."""

from cardwright_core._records import record
from cardwright_core.abilities import Ability, ActivatedAbility, Cost, Effect, Instance
from cardwright_core.cards import Keyword
from cardwright_core.errors import InputError
from cardwright_core.events import Event
from cardwright_core.game import Game
from cardwright_core.terms import TargetSpec, Test
from cardwright_rules.exhausting import EXHAUST, CountedOnce, begun_to_exhaust, is_exhausted
from cardwright_rules.vocabulary.shorthand import activated


@record
class NotExhausted(Test):
    """The ability has not been activated, as far as it matters (702.177a)."""

    english = "it hasn't been activated yet"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it has not."""
        del event
        return not is_exhausted(game, by)


@record
class NothingExhaustedThisTurn(Test):
    """Its controller has not begun to activate an exhaust ability this turn (702.177b)."""

    english = "you haven't activated an exhaust ability this turn"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether they have not."""
        del event
        return not begun_to_exhaust(game, by.controller)


def only_once(ability: ActivatedAbility) -> ActivatedAbility:
    """Return an ability as one that can be activated only once, as long as its object is that."""
    counted = ability.cost.plus(Cost(components=(CountedOnce(),)))
    return ability.replace(cost=counted, only_if=NotExhausted())


def exhaust(
    paid: Cost | str, effect: Effect, *targets: TargetSpec, as_a_sorcery: bool = False
) -> ActivatedAbility:
    """Return an exhaust ability: one that is activated only once (702.177a)."""
    made = activated(paid, effect, *targets, as_a_sorcery=as_a_sorcery)
    return only_once(made).replace(keyword=EXHAUST)


class Exhaust(Keyword):
    name, rule = EXHAUST, "702.177"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.177a"""
        message = f"exhaust {parameter!r}: write its ability as exhaust(cost, effect)"
        raise InputError(message)
