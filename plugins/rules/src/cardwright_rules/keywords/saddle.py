"""Saddle (702.171)."""

from cardwright_core._records import Record, record
from cardwright_core.abilities import Ability, ActivatedAbility, Cost, Instance
from cardwright_core.cards import Keyword
from cardwright_core.events import Event
from cardwright_core.game import Game
from cardwright_core.objects import View
from cardwright_core.terms import Filter, Test
from cardwright_rules.designations import Designated
from cardwright_rules.keywords.crew import CrewCost
from cardwright_rules.keywords.printed import printed_number
from cardwright_rules.vocabulary.selections import ITSELF

_SADDLED = "saddled"
"""The designation; its number is the turn until whose end it lasts (702.171b)."""


@record
class BecomesSaddled(Record):
    """This becomes saddled until end of turn (702.171a)."""

    english = "this becomes saddled until end of turn"

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it."""
        for item in ITSELF.objects(game, by):
            game.propose(Designated(item, _SADDLED, game.state.cursor.turn), by)


@record
class IsSaddled(Filter):
    """What is saddled."""

    english = "saddled ..."

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it became that this turn."""
        del by
        return view.object.designation(_SADDLED) == game.state.cursor.turn


IS_SADDLED = IsSaddled()


@record
class ThisIsSaddled(Test):
    """The source is saddled, or last was (608.2h)."""

    english = "this is saddled"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it is."""
        del event
        return IS_SADDLED.matches(game, by, game.see(by.source.id))


class Saddle(Keyword):
    name, rule = "saddle", "702.171"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.171a"""
        team = CrewCost(printed_number(self.name, parameter), self.name)
        paid = Cost(components=(team,))
        return (ActivatedAbility(paid, BecomesSaddled(), as_a_sorcery=True, keyword=self.name),)
