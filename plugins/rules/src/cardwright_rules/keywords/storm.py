"""Storm."""

from cardwright_core._records import Record, record
from cardwright_core.abilities import Ability, Instance, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.casting import SpellCast
from cardwright_core.copying import copy_on_stack
from cardwright_core.game import Game
from cardwright_core.limits import spells_cast_before
from cardwright_core.terms import Condition, This
from cardwright_core.zones import Zone


@record
class CopyForEachCastBefore(Record):
    """Copy the spell for each other spell that was cast before it this turn (702.40a)."""

    english = (
        "copy it for each other spell cast before it this turn; "
        "you may choose new targets for the copies"
    )

    def resolve(self, game: Game, by: Instance) -> None:
        """Copy it as it is, or last was (707.10); each copy may get new targets."""
        for _ in range(spells_cast_before(game, by.source.id)):
            copy_on_stack(game, by.source.id, by.controller, new_targets=True)


class Storm(Keyword):
    name, rule = "storm", "702.40"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.40a"""
        super().stands_for(parameter)
        condition = Condition(SpellCast, This(), zones=(Zone.STACK,))
        return (TriggeredAbility((condition,), CopyForEachCastBefore(), keyword=self.name),)
