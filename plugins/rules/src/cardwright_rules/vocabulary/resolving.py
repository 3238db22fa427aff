"""Where an instant or sorcery goes as it resolves, instead of its owner's graveyard (608.2n)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import TriggeredAbility
from cardwright_core.cards import about, functions_in
from cardwright_core.lasting import begin_delayed
from cardwright_core.replacement import Replacement
from cardwright_core.specs import hookimpl
from cardwright_core.terms import Test
from cardwright_core.zone_changes import ZoneChange
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.happened import is_resolving
from cardwright_rules.vocabulary.lasting import at_the_beginning_of

if TYPE_CHECKING:
    from cardwright_core.abilities import Effect, Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game

__all__ = ["AsItResolves", "WasCastFrom"]


@record
class AsItResolves(Record):
    """If so, the spell goes elsewhere as it resolves, instead of to its owner's graveyard (614.1a).

    At the beginning of your next upkeep something may happen to it there; the effect finds it as
    ``THOSE_CARDS``.
    """

    english = (
        "if {only_if}, put this into {to} instead of into a graveyard as it resolves"
        "{at_your_upkeep:?; at the beginning of your next upkeep, @}"
    )

    to: Zone
    only_if: Test
    at_your_upkeep: Effect | None = None

    @hookimpl
    @functions_in(Zone.STACK)
    @about(ZoneChange)
    def replacements(self, game: Game, by: Instance, event: ZoneChange) -> Replacement | None:
        """614.1a"""
        if event.object != by.source.id or event.destination is not Zone.GRAVEYARD:
            return None
        if not is_resolving(game, by.source.id) or not self.only_if.holds(game, by, event):
            return None

        def instead(game: Game, change: ZoneChange) -> Event:
            if self.at_your_upkeep is not None:
                later = TriggeredAbility((_YOUR_UPKEEP,), self.at_your_upkeep)
                about_it = by.replace(captured=(("objects", (change.becomes,)),))
                begin_delayed(game, about_it, later)
            return change.to(self.to)

        return Replacement.of(by, instead, rule="614.1a")


_YOUR_UPKEEP = at_the_beginning_of("upkeep", yours=True)


@record
class WasCastFrom(Test):
    """The source, a spell, was cast from a zone; a copy was cast from nowhere (707.10)."""

    english = "it was cast from your {zone}"

    zone: Zone

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it was, by its owner."""
        del event
        spell = game.see(by.source.id).object.spell
        return spell is not None and (spell.zone, spell.controller) == (
            self.zone,
            by.source.owner,
        )
