"""Tribute."""

from typing import ClassVar

from cardwright_core._records import record
from cardwright_core.abilities import Ability, Instance, StaticAbility
from cardwright_core.cards import Keyword
from cardwright_core.decisions import Decision
from cardwright_core.events import Event, merged_counters
from cardwright_core.game import Game
from cardwright_core.links import LinkId
from cardwright_core.terms import Test
from cardwright_core.zone_changes import Enters
from cardwright_rules.as_it_enters import AsItEnters
from cardwright_rules.counters import could_enter_with
from cardwright_rules.keywords.printed import printed_number


def _link(by: Instance) -> LinkId:
    """Return under what it is kept who paid: any ability of the creature may ask (702.104b)."""
    return (by.source.id, "", "tribute", None)


@record
class AsksForTribute(AsItEnters):
    """As it enters, an opponent of its controller's choice may put counters on it (702.104a)."""

    english = "as this enters, an opponent of your choice may put {count:+1/+1 counter} on it"

    rule: ClassVar[str] = "702.104a"

    count: int

    def entering(self, game: Game, by: Instance, event: Enters) -> Event:
        """Return how it enters, and whom its controller has chosen if they put counters on it."""
        you, name = event.controller, by.source.name
        opponents = tuple(p for p in game.apnap() if p in game.opponents(you))
        if not opponents:
            return event
        whom = Decision((you,), "player", opponents, prompt=f"tribute to {name}", rule=Tribute.rule)
        opponent = game.choose(whom)[0]
        if not could_enter_with(game, event, "+1/+1", self.count):
            return event
        prompt = f"{self.count} +1/+1 counters on {name}?"
        pays = Decision((opponent,), "tribute", (True, False), prompt=prompt, rule=Tribute.rule)
        if not game.choose(pays)[0]:
            return event
        counters = merged_counters(event.counters, "+1/+1", self.count)
        return event.replace(counters=counters, chosen=(*event.chosen, (_link(by), opponent)))


@record
class TributeWasntPaid(Test):
    """The opponent who was chosen did not have it enter with counters (702.104b)."""

    english = "tribute wasn't paid"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether they did not."""
        del event
        return not game.state.links.get(_link(by))


class Tribute(Keyword):
    name, rule = "tribute", "702.104"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.104a"""
        asks = AsksForTribute(printed_number(self.name, parameter))
        return (StaticAbility(asks, keyword=self.name),)
