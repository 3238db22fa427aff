"""More counters than an effect would put; moving and removing counters (122, 614.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.cards import about
from cardwright_core.decisions import Decision
from cardwright_core.events import CountersPut
from cardwright_core.layers import entering_view
from cardwright_core.replacement import Replacement
from cardwright_core.specs import hookimpl
from cardwright_core.zone_changes import Enters
from cardwright_core.zones import Zone
from cardwright_rules.counters import CountersRemoved
from cardwright_rules.vocabulary.counts import amount
from cardwright_rules.vocabulary.selections import TARGET

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.terms import Filter
    from cardwright_rules.vocabulary.counts import Amount
    from cardwright_rules.vocabulary.selections import Selection

__all__ = ["CountersIncreased", "MoveCounters", "RemoveCounters"]


@record
class CountersIncreased(Record):
    """Counters that would be put on permanents of a set are `times` as many, `plus` some (614.16).

    `plus` may be negative; of none at all nothing is left of the event (614.6). That counts for
    permanents that enter with counters too (122.6). Without a `counter` it is about
    every kind; with `only_effects` not about counters that are put on to pay a cost.
    """

    what: Filter
    counter: str = ""
    times: int = 1
    plus: int = 0
    only_effects: bool = False

    @hookimpl
    @about(CountersPut, Enters)
    def replacements(
        self, game: Game, by: Instance, event: CountersPut | Enters
    ) -> Replacement | None:
        """614.16, 122.6a"""
        if not any(self._is_meant(kind) for kind, _ in _counters_of(event)):
            return None
        if self.only_effects and isinstance(event, CountersPut) and not event.by_effect:
            return None
        if self.what.matches(game, by, _permanent(game, event)):
            return Replacement.of(by, self.increased, rule="614.16")
        return None

    def increased(self, game: Game, event: CountersPut | Enters) -> Event | None:
        """Return the event with more of each kind that is meant; ``None`` for no counters."""
        del game
        counted = (
            (kind, count * self.times + self.plus if self._is_meant(kind) else count)
            for kind, count in _counters_of(event)
        )
        counters = tuple((kind, count) for kind, count in counted if count > 0)
        if isinstance(event, Enters):
            return event.replace(counters=counters)
        return event.replace(count=counters[0][1]) if counters else None

    def _is_meant(self, kind: str) -> bool:
        return not self.counter or kind == self.counter


def _counters_of(event: CountersPut | Enters) -> tuple[tuple[str, int], ...]:
    return event.counters if isinstance(event, Enters) else ((event.counter, event.count),)


def _permanent(game: Game, event: CountersPut | Enters) -> View:
    """Return the permanent, as it is or as it would enter (614.12)."""
    return entering_view(game, event) if isinstance(event, Enters) else game.see(event.object)


@record
class RemoveCounters(Record):
    """Counters are removed from objects, as many as there are (122.1)."""

    english = "remove {count:{counter} counter} from {what}"

    counter: str
    count: Amount = 1
    what: Selection = TARGET

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it for each."""
        count = amount(game, by, self.count)
        for item in self.what.objects(game, by):
            there = min(count, game.state.objects[item].count(self.counter))
            if there > 0:
                game.propose(CountersRemoved(item, self.counter, there), by)


@record
class MoveCounters(Record):
    """Counters of a kind, or one of any kind, are moved from one permanent onto another (122.5).

    Nothing happens if they are the same, one is not there, or nothing could be put on the second.
    """

    english = "move {count:{counter} counter} from {source} onto {onto}"

    onto: Selection
    source: Selection = TARGET
    counter: str = ""
    count: Amount = 1

    def resolve(self, game: Game, by: Instance) -> None:
        """Remove them from the first and put as many onto the second."""
        for first in self.source.objects(game, by)[:1]:
            for second in self.onto.objects(game, by)[:1]:
                if first != second and _is_permanent(game, first) and _is_permanent(game, second):
                    self._move(game, by, first, second)

    def _move(self, game: Game, by: Instance, first: int, second: int) -> None:
        counter = self.counter or _kind_chosen(game, by, first)
        count = min(amount(game, by, self.count), game.state.objects[first].count(counter))
        put = CountersPut(second, counter, count)
        if count and not game.rules.ask.prohibits(game, put):
            game.propose(CountersRemoved(first, counter, count), by)
            game.propose(put, by)


def _kind_chosen(game: Game, by: Instance, item: int) -> str:
    kinds = tuple(kind for kind, _ in game.state.objects[item].counters)
    if not kinds:
        return ""
    decision = Decision((by.controller,), "counter", kinds, rule="122.5")
    chosen: str = game.choose(decision)[0]
    return chosen


def _is_permanent(game: Game, item: int) -> bool:
    return game.exists(item) and game.see(item).zone is Zone.BATTLEFIELD
