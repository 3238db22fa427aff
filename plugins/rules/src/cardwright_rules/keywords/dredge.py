"""Dredge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import StaticAbility
from cardwright_core.cards import Keyword, about, functions_in
from cardwright_core.decisions import Decision
from cardwright_core.replacement import Replacement
from cardwright_core.specs import hookimpl
from cardwright_core.zone_changes import move
from cardwright_core.zones import Zone
from cardwright_rules.drawing import CardDrawn
from cardwright_rules.keywords.printed import printed_number
from cardwright_rules.milling import Mills

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game


@record
class Dredges(Record):
    """If its owner would draw, they may mill so many cards and return it instead (702.52a)."""

    english = "if you would draw a card, you may mill {count} cards and return this to your hand"

    count: int

    @hookimpl
    @functions_in(Zone.GRAVEYARD)
    @about(CardDrawn)
    def replacements(self, game: Game, by: Instance, event: CardDrawn) -> Replacement | None:
        """702.52a; not with fewer cards in the library (702.52b)"""
        owner = by.source.owner
        if event.player != owner or len(game.state.library(owner)) < self.count:
            return None
        return Replacement.of(by, lambda g, drawn: self._asked(g, by, drawn), rule="702.52a")

    def _asked(self, game: Game, by: Instance, event: CardDrawn) -> tuple[Event, ...]:
        prompt = f"dredge {by.source.name}?"
        you = (event.player,)
        decision = Decision(you, Dredge.name, (True, False), prompt=prompt, rule="702.52a")
        if not game.choose(decision)[0]:
            return (event,)
        return (Mills(event.player, self.count), move(game, by.source.id, Zone.HAND))


class Dredge(Keyword):
    name, rule = "dredge", "702.52"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.52a"""
        behaviour = Dredges(printed_number(self.name, parameter))
        return (StaticAbility(behaviour, keyword=self.name),)
