"""Graft."""

from cardwright_core.abilities import Ability, StaticAbility, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.terms import Condition
from cardwright_core.zone_changes import Enters
from cardwright_rules.keywords.printed import printed_number
from cardwright_rules.vocabulary.comparing import AtLeast
from cardwright_rules.vocabulary.counters import MoveCounters
from cardwright_rules.vocabulary.counts import CountersOnThis
from cardwright_rules.vocabulary.effects import May
from cardwright_rules.vocabulary.filters import CREATURE, another
from cardwright_rules.vocabulary.selections import IT, ITSELF
from cardwright_rules.vocabulary.statics import EntersWithCounters


class Graft(Keyword):
    name, rule = "graft", "702.58"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.58a"""
        counter = "+1/+1"
        enters = EntersWithCounters(counter, printed_number(self.name, parameter))
        moves = May(MoveCounters(IT, ITSELF, counter))
        has_one = AtLeast(CountersOnThis(counter))
        other = Condition(Enters, another(CREATURE))
        return (
            StaticAbility(enters, keyword=self.name),
            TriggeredAbility((other,), moves, only_if=has_one, keyword=self.name),
        )
