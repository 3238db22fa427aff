"""Where something goes instead: exiled instead of put into a graveyard (614.1a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.cards import about, functions_in
from cardwright_core.chance import random_below
from cardwright_core.events import merged_counters, with_more_counters
from cardwright_core.lasting import begin_effect
from cardwright_core.layers import entering_view, view_in_library
from cardwright_core.replacement import Replacement, ReplacementClass, together
from cardwright_core.specs import hookimpl
from cardwright_core.terms import AnyObject
from cardwright_core.zone_changes import Enters, ZoneChange
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.searching import Shuffled
from cardwright_rules.vocabulary.selections import THOSE_CARDS

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.terms import Filter
    from cardwright_rules.vocabulary.selections import Selection

__all__ = ["CountersRemain", "ExileIfItWouldLeave", "GoesInstead", "ShuffledInInstead"]


@record
class GoesInstead(Record):
    """What would be put `into` a zone, from anywhere without an `origin`, goes elsewhere (614.1a).

    `None` is any zone: `into=Zone.GRAVEYARD, origin=None` is "into a graveyard from anywhere". It
    is looked at as it is before it goes; what would enter, as it would exist on the battlefield
    (614.12).
    """

    to: Zone
    what: Filter = AnyObject()
    into: Zone | None = Zone.GRAVEYARD
    origin: Zone | None = None
    position: int = 0
    counter: str = ""

    @hookimpl
    @about(ZoneChange)
    def replacements(self, game: Game, by: Instance, event: ZoneChange) -> Replacement | None:
        """614.1a"""
        goes = self.into in {None, event.destination} and self.origin in {None, event.origin}
        if not goes or event.destination is self.to:
            return None
        if not self.what.matches(game, by, _looked_at(game, event)):
            return None
        return Replacement.of(by, self._instead, rule="614.1a")

    def _instead(self, game: Game, change: ZoneChange) -> ZoneChange:
        del game
        changed = change.to(self.to).replace(position=self.position)
        if not self.counter:
            return changed
        return changed.replace(counters=merged_counters(changed.counters, self.counter, 1))


@record
class CountersRemain(Record):
    """Counters remain on it as it moves to any zone but a hand or library (122.2)."""

    english = "counters remain on this as it moves to any zone but a hand or a library"

    @hookimpl
    @functions_in(*(zone for zone in Zone if zone is not Zone.OUTSIDE))
    @about(ZoneChange)
    def replacements(self, game: Game, by: Instance, event: ZoneChange) -> Replacement | None:
        """122.2, 614.1c"""
        there = game.state.objects.get(by.source.id)  # none for a card in a library
        if there is None or event.object != there.id or event.destination in _NONE_REMAIN:
            return None
        counters = there.counters
        if not counters:
            return None

        def with_them(game: Game, change: ZoneChange) -> ZoneChange:
            del game
            return change.replace(counters=with_more_counters(counters, change.counters))

        return Replacement.of(by, with_them, order=ReplacementClass.SELF_REPLACEMENT, rule="122.2")


_NONE_REMAIN = frozenset({Zone.HAND, Zone.LIBRARY})


@record
class ShuffledInInstead(Record):
    """If it would be put into a graveyard, it is shuffled into its owner's library instead."""

    english = (
        "if this would be put into a graveyard from anywhere, "
        "shuffle it into its owner's library instead"
    )

    @hookimpl
    @functions_in(*(zone for zone in Zone if zone is not Zone.OUTSIDE))
    @about(ZoneChange)
    def replacements(self, by: Instance, event: ZoneChange) -> Replacement | None:
        """614.1a, 113.6j"""
        if event.object != by.source.id or event.destination is not Zone.GRAVEYARD:
            return None
        return Replacement.of(by, _shuffled_in, rule="614.1a")


def _shuffled_in(game: Game, change: ZoneChange) -> ZoneChange:
    """Shuffle, and return the move to a random place: what gets a certain place has it (701.24g).

    The place is counted from the bottom, so that what is put on top meanwhile stays there.
    """
    game.propose(Shuffled(change.owner))
    others = sum(
        isinstance(part, ZoneChange)
        and (part.destination, part.owner) == (Zone.LIBRARY, change.owner)
        and part.position < 0
        for part in together(game)
    )
    below = random_below(game.state, len(game.state.library(change.owner)) + others + 1)
    return change.to(Zone.LIBRARY).replace(position=-1 - below)


def _looked_at(game: Game, event: ZoneChange) -> View:
    if isinstance(event, Enters):
        return entering_view(game, event)
    return game.see(event.object) if event.object else view_in_library(game, event.card)


@record
class ExileIfItWouldLeave(Record):
    """Objects are exiled if they would leave the battlefield from now on (614.1a)."""

    english = "if {what:each} would leave the battlefield, exile it instead"

    what: Selection = THOSE_CARDS

    def resolve(self, game: Game, by: Instance) -> None:
        """Begin it for each."""
        for item in self.what.objects(game, by):
            begin_effect(game, by, _LeavesToExile(item), None)


@record
class _LeavesToExile(Record):
    """One permanent is exiled if it would leave the battlefield."""

    item: int

    @hookimpl
    @about(ZoneChange)
    def replacements(self, by: Instance, event: ZoneChange) -> Replacement | None:
        """614.1a"""
        if event.object != self.item or event.destination is Zone.EXILE:
            return None
        return Replacement.of(by, lambda _, change: change.to(Zone.EXILE), rule="614.1a")
