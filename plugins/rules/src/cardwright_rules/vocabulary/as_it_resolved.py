"""What a spell does last as it resolves: "... for the rest of the game" (702.50, 702.192)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.cards import about, functions_in
from cardwright_core.replacement import Replacement, ReplacementClass
from cardwright_core.specs import hookimpl
from cardwright_core.zone_changes import ZoneChange
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.happened import is_resolving

if TYPE_CHECKING:
    from cardwright_core.abilities import Effect, Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game

__all__ = ["LastOfAll"]


@record
class LastOfAll(Record):
    """As a spell has done all else that it does, it does this, and goes `to` where it goes.

    It is a spell ability of its own, behind the others; it is carried out as the spell leaves the
    stack, which is the end of its resolving (608.2n).
    """

    english = "{effect}{to:?; put this into @}"

    effect: Effect
    to: Zone | None = None

    @hookimpl
    @functions_in(Zone.STACK)
    @about(ZoneChange)
    def replacements(self, game: Game, by: Instance, event: ZoneChange) -> Replacement | None:
        """608.2n"""
        leaves = event.object == by.source.id and event.origin is Zone.STACK
        if not leaves or not is_resolving(game, by.source.id):
            return None

        def last(game: Game, change: ZoneChange) -> Event:
            spell = game.see(by.source.id).object.spell
            self.effect.resolve(game, by if spell is None else spell.replace(ability=by.ability))
            return change if self.to is None else change.to(self.to)

        return Replacement.of(by, last, ReplacementClass.SELF_REPLACEMENT, "608.2n")
