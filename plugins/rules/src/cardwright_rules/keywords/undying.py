"""Undying and persist: what comes back once (702.79, 702.93)."""

from typing import ClassVar

from cardwright_core._records import record
from cardwright_core.abilities import Ability, Instance, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.events import Event
from cardwright_core.game import Game
from cardwright_core.terms import Condition, Test, This
from cardwright_core.zone_changes import Dies
from cardwright_rules.vocabulary.moves import PutOntoBattlefield
from cardwright_rules.vocabulary.selections import IT


@record
class HadNoCounters(Test):
    """The source had no counter of a kind on it as it last existed on the battlefield (603.10a)."""

    english = "it had no {counter} counters on it"

    counter: str

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it had none."""
        del event
        return not game.see(by.source.id).object.count(self.counter)


class Returning(Keyword):
    """Base of both: the kind of counter that it comes back with, and must not have had."""

    counter: ClassVar[str]

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.79a, 702.93a"""
        super().stands_for(parameter)
        return (
            TriggeredAbility(
                (Condition(Dies, This()),),
                PutOntoBattlefield(IT, counter=self.counter),
                only_if=HadNoCounters(self.counter),
                keyword=self.name,
            ),
        )


class Undying(Returning):
    name, rule, counter = "undying", "702.93", "+1/+1"


class Persist(Returning):
    name, rule, counter = "persist", "702.79", "-1/-1"
