"""Increment."""

from cardwright_core._records import record
from cardwright_core.abilities import Ability, Instance, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.casting import SpellCast
from cardwright_core.events import Event
from cardwright_core.game import Game
from cardwright_core.terms import Condition, Test
from cardwright_rules.vocabulary.effects import PutCounters
from cardwright_rules.vocabulary.filters import YOU_CONTROL
from cardwright_rules.vocabulary.selections import ITSELF


@record
class SpentMoreThanItsSize(Test):
    """This is a creature, and more mana was spent on the spell than its power or toughness."""

    english = "the mana spent on it is more than the power or the toughness of this creature"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it is one, and it was."""
        this = game.see(by.source.id)
        values = this.characteristics
        spent = event.spent if isinstance(event, SpellCast) else 0
        least = min(values.power or 0, values.toughness or 0)
        return this.is_a("Creature") and spent > least


class Increment(Keyword):
    name, rule = "increment", "702.191"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.191a"""
        super().stands_for(parameter)
        cast, effect = Condition(SpellCast, YOU_CONTROL), PutCounters("+1/+1", 1, ITSELF)
        only_if = SpentMoreThanItsSize()
        return (TriggeredAbility((cast,), effect, only_if=only_if, keyword=self.name),)
