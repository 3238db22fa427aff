"""Vanishing."""

from cardwright_core._records import record
from cardwright_core.abilities import Ability, Instance, StaticAbility, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.events import Event
from cardwright_core.game import Game
from cardwright_core.terms import Condition, Test, This
from cardwright_rules.counters import CountersRemoved
from cardwright_rules.keywords.printed import printed_number
from cardwright_rules.vocabulary.comparing import AtLeast
from cardwright_rules.vocabulary.counters import RemoveCounters
from cardwright_rules.vocabulary.counts import CountersOnThis
from cardwright_rules.vocabulary.effects import Sacrifice
from cardwright_rules.vocabulary.lasting import at_the_beginning_of
from cardwright_rules.vocabulary.selections import ITSELF
from cardwright_rules.vocabulary.statics import EntersWithCounters


@record
class TheLastOne(Test):
    """The last counter of a kind is removed from the source (702.62a, 702.63a)."""

    english = "the last {counter} counter"

    counter: str

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it is, and none is left."""
        removed = isinstance(event, CountersRemoved) and event.counter == self.counter
        return removed and not game.see(by.source.id).object.count(self.counter)


class Vanishing(Keyword):
    name, rule = "vanishing", "702.63"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.63a; without a number nothing is put on it (702.63b)"""
        counter = "time"
        enters: tuple[Ability, ...] = ()
        if parameter:
            number = printed_number(self.name, parameter)
            enters = (StaticAbility(EntersWithCounters(counter, number), keyword=self.name),)
        upkeep = at_the_beginning_of("upkeep", yours=True)
        less = RemoveCounters(counter, 1, ITSELF)
        some = AtLeast(CountersOnThis(counter))
        last = Condition(CountersRemoved, This(), (TheLastOne(counter),))
        return (
            *enters,
            TriggeredAbility((upkeep,), less, only_if=some, keyword=self.name),
            TriggeredAbility((last,), Sacrifice(ITSELF), keyword=self.name),
        )
