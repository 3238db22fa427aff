"""Fading."""

from cardwright_core.abilities import Ability, StaticAbility, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_rules.keywords.printed import printed_number
from cardwright_rules.vocabulary.comparing import AtLeast
from cardwright_rules.vocabulary.counters import RemoveCounters
from cardwright_rules.vocabulary.counts import CountersOnThis
from cardwright_rules.vocabulary.effects import If, Sacrifice
from cardwright_rules.vocabulary.lasting import at_the_beginning_of
from cardwright_rules.vocabulary.selections import ITSELF
from cardwright_rules.vocabulary.statics import EntersWithCounters


class Fading(Keyword):
    name, rule = "fading", "702.32"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.32a"""
        counter = "fade"
        enters = EntersWithCounters(counter, printed_number(self.name, parameter))
        some = AtLeast(CountersOnThis(counter))
        fades = If(some, RemoveCounters(counter, 1, ITSELF), Sacrifice(ITSELF))
        upkeep = at_the_beginning_of("upkeep", yours=True)
        return (
            StaticAbility(enters, keyword=self.name),
            TriggeredAbility((upkeep,), fades, keyword=self.name),
        )
