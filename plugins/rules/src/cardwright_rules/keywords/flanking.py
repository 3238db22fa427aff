"""Flanking."""

from cardwright_core._records import record
from cardwright_core.abilities import Ability, Instance, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.events import Event
from cardwright_core.game import Game
from cardwright_core.terms import Condition, Test, This
from cardwright_rules.combat.events import BlockedByCreature
from cardwright_rules.vocabulary.fights import THE_BLOCKER
from cardwright_rules.vocabulary.lasting import Pump


@record
class BlockerHasNoFlanking(Test):
    """The creature that blocks has no flanking."""

    english = "without flanking"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it has none."""
        del by
        return isinstance(event, BlockedByCreature) and not game.see(event.blocker).has("flanking")


class Flanking(Keyword):
    name, rule = "flanking", "702.25"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.25a"""
        super().stands_for(parameter)
        condition = Condition(BlockedByCreature, This(), (BlockerHasNoFlanking(),))
        return (TriggeredAbility((condition,), Pump(-1, -1, THE_BLOCKER), keyword=self.name),)
