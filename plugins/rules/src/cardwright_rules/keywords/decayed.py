"""Decayed."""

from cardwright_core._records import Record, record
from cardwright_core.abilities import Ability, Instance, StaticAbility, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.specs import hookimpl
from cardwright_core.terms import Condition, This
from cardwright_rules.combat.events import Attacks
from cardwright_rules.combat.restrictions import CantBlock
from cardwright_rules.vocabulary.effects import Sacrifice
from cardwright_rules.vocabulary.lasting import AtNext
from cardwright_rules.vocabulary.selections import ITSELF, THOSE_CARDS


@record
class ThisCantBlock(Record):
    """The creature can't block (509.1b)."""

    english = "this can't block"

    @hookimpl
    def block_restrictions(self, by: Instance) -> CantBlock:
        """509.1b"""
        return CantBlock("it can't block", lambda blocker, _: blocker.id == by.source.id)


class Decayed(Keyword):
    name, rule = "decayed", "702.147"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.147a"""
        super().stands_for(parameter)
        ended = AtNext("end of combat", Sacrifice(THOSE_CARDS), ITSELF)
        return (
            StaticAbility(ThisCantBlock(), keyword=self.name),
            TriggeredAbility((Condition(Attacks, This()),), ended, keyword=self.name),
        )
