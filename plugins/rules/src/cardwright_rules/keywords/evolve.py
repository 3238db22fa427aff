"""Evolve."""

from cardwright_core._records import record
from cardwright_core.abilities import Ability, Instance, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.events import Event
from cardwright_core.game import Game
from cardwright_core.objects import View
from cardwright_core.terms import Condition, Test
from cardwright_core.zone_changes import Enters
from cardwright_rules.vocabulary.effects import PutCounters
from cardwright_rules.vocabulary.filters import CREATURE, YOU_CONTROL, all_of
from cardwright_rules.vocabulary.selections import ITSELF


@record
class IsGreater(Test):
    """What entered has greater power or greater toughness than this, both being creatures."""

    english = "its power or its toughness is greater than that of this"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it has, as they are or last were (702.100c)."""
        if event is None:
            return False
        new, this = game.see(event.subject), game.see(by.source.id)
        return new.is_a("Creature") and this.is_a("Creature") and _greater(new, this)


def _greater(new: View, this: View) -> bool:
    theirs, own = new.characteristics, this.characteristics
    return (theirs.power or 0) > (own.power or 0) or (theirs.toughness or 0) > (own.toughness or 0)


class Evolve(Keyword):
    name, rule = "evolve", "702.100"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.100a"""
        super().stands_for(parameter)
        condition = Condition(Enters, all_of(CREATURE, YOU_CONTROL))
        effect = PutCounters("+1/+1", 1, ITSELF)
        return (TriggeredAbility((condition,), effect, only_if=IsGreater(), keyword=self.name),)
