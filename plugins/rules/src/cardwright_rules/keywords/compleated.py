"""Compleated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import StaticAbility
from cardwright_core.announcing import symbols_paid_otherwise
from cardwright_core.cards import Keyword, about, as_it_enters
from cardwright_core.events import merged_counters
from cardwright_core.replacement import Replacement
from cardwright_core.specs import hookimpl
from cardwright_core.zone_changes import Enters
from cardwright_rules.life import FOR_TWO_LIFE
from cardwright_rules.loyalty import LOYALTY

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game

_FEWER = 2


@record
class EntersWithLessLoyalty(Record):
    """For each Phyrexian symbol that was paid with life it enters with two counters less."""

    english = (
        "if this would enter with loyalty counters and life was paid for Phyrexian mana symbols, "
        "it enters with two fewer for each of those symbols"
    )

    @hookimpl
    @about(Enters)
    @as_it_enters
    def replacements(self, by: Instance, event: Enters) -> Replacement | None:
        """702.150a"""
        if event.becomes != by.source.id or event.spell is None:
            return None
        paid = symbols_paid_otherwise(event.spell).count(FOR_TWO_LIFE)
        if not paid or not dict(event.counters).get(LOYALTY):
            return None

        def fewer(game: Game, enters: Enters) -> Event:
            del game
            less = merged_counters(enters.counters, LOYALTY, -_FEWER * paid)
            return enters.replace(counters=less)

        return Replacement.of(by, fewer, rule="702.150a")


class Compleated(Keyword):
    name, rule = "compleated", "702.150"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.150a"""
        super().stands_for(parameter)
        return (StaticAbility(EntersWithLessLoyalty(), keyword=self.name),)
