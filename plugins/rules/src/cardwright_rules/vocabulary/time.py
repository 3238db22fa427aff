"""Time counters everywhere: time travel; Incubator tokens, which turn over (701.53, 701.56)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.decisions import Decision
from cardwright_core.events import CountersPut
from cardwright_core.faces import Form
from cardwright_core.zones import Zone
from cardwright_rules.counters import CountersRemoved
from cardwright_rules.layouts import TRANSFORMING
from cardwright_rules.moving import TokensCreated
from cardwright_rules.vocabulary.counts import amount
from cardwright_rules.vocabulary.effects import at_once
from cardwright_rules.vocabulary.shorthand import activated, token
from cardwright_rules.vocabulary.turning import Transform

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_rules.vocabulary.counts import Amount

__all__ = ["INCUBATOR", "Incubate", "TimeTravel"]

_TIME = "time"


@record
class TimeTravel(Record):
    """For any number of your permanents and suspended cards, one time counter more or less."""

    english = "time travel"
    rule: ClassVar[str] = "701.56a"

    def resolve(self, game: Game, by: Instance) -> None:
        """Let its controller choose which, and for each of them what."""
        mine = (view.id for view in game.permanents(by.controller))
        exiled = (
            item
            for item in game.state.zone(Zone.EXILE)
            if game.see(item).owner == by.controller and game.see(item).has("suspend")
        )
        options = tuple(i for i in (*mine, *exiled) if game.state.objects[i].count(_TIME))
        decision = Decision(
            (by.controller,), "time travel", options, 0, len(options), rule=self.rule
        )
        chosen = game.choose(decision) if options else ()
        at_once(game, by, [self._changed(game, by, item) for item in chosen])

    def _changed(self, game: Game, by: Instance, item: int) -> Event:
        prompt = f"a time counter on {game.see(item).name}"
        ways = ("put", "remove")
        decision = Decision((by.controller,), "time counter", ways, prompt=prompt, rule=self.rule)
        if game.choose(decision)[0] == "put":
            return CountersPut(item, _TIME, 1)
        return CountersRemoved(item, _TIME, 1)


_PHYREXIAN = token("Artifact Creature — Phyrexian", 0, 0, name="Phyrexian Token")
INCUBATOR = TRANSFORMING.arranged(
    token("Artifact — Incubator", abilities=(activated("{2}", Transform()),)), (_PHYREXIAN,)
)
"""111.10i"""


@record
class TokensWithCounters(TokensCreated):
    """Tokens are created that enter with counters on them."""

    counter: str = ""
    number: int = 0

    def contains(self, game: Game) -> tuple[Event, ...]:
        """Return one entering for each, with its counters."""
        counters = ((self.counter, self.number),) if self.number else ()
        entering = TokensCreated.contains(self, game)
        return tuple(one.replace(counters=counters) for one in entering)


@record
class Incubate(Record):
    """Create an Incubator token that enters with +1/+1 counters on it (701.53a)."""

    english = "incubate {count}"

    count: Amount

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it."""
        count = amount(game, by, self.count)
        front, form = INCUBATOR.sets[0], Form(0, INCUBATOR)
        incubator = TokensWithCounters(by.controller, front, form=form)
        game.propose(incubator.replace(counter="+1/+1", number=count), by)
