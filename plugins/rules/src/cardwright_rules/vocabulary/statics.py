"""Static abilities that many cards have, as values that carry their own hooks (604, 614)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.cards import about, as_it_enters, functions_in
from cardwright_core.events import merged_counters
from cardwright_core.layers import ContinuousEffect
from cardwright_core.replacement import Replacement
from cardwright_core.specs import hookimpl
from cardwright_core.zone_changes import Enters
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.counts import amount

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.layers import Part
    from cardwright_core.terms import Test
    from cardwright_rules.vocabulary.counts import Amount

__all__ = ["EVERYWHERE", "Continuous", "Defining", "EntersWithCounters"]

EVERYWHERE = tuple(zone for zone in Zone if zone is not Zone.OUTSIDE)
"""Every zone of a game."""


@record
class EntersWithCounters(Record):
    """It enters with counters on it, always or if so (614.1c)."""

    english = "this enters with {count:{counter} counter} on it{only_if:? if @}"

    counter: str
    count: Amount = 1
    only_if: Test | None = None

    @hookimpl
    @about(Enters)
    @as_it_enters
    def replacements(self, game: Game, by: Instance, event: Enters) -> Replacement | None:
        """614.1c"""
        if event.becomes != by.source.id:
            return None
        if self.only_if is not None and not self.only_if.holds(game, by, event):
            return None

        def with_counters(game: Game, enters: Enters) -> Event:
            count = amount(game, by, self.count)
            return enters.replace(counters=merged_counters(enters.counters, self.counter, count))

        return Replacement.of(by, with_counters, rule="614.1c")


@record
class Continuous(Record):
    """A static ability that generates a continuous effect on characteristics or control (611.3)."""

    english = "{parts}"

    parts: tuple[Part, ...]
    defines: bool = False

    @hookimpl
    def continuous_effects(self, by: Instance) -> ContinuousEffect:
        """611.3a"""
        return ContinuousEffect(by, self.parts, self.defines)


@record
class Defining(Continuous):
    """A characteristic-defining ability: it functions in every zone (604.3, 113.6a)."""

    @hookimpl
    @functions_in(*EVERYWHERE)
    def continuous_effects(self, by: Instance) -> ContinuousEffect:
        """604.3"""
        return ContinuousEffect(by, self.parts, defines=True)
