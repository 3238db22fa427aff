"""Copies: permanents that enter as copies or become them (707)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import Duration
from cardwright_core.cards import about, as_it_enters
from cardwright_core.decisions import Decision
from cardwright_core.events import Enters
from cardwright_core.lasting import Among, begin_continuous
from cardwright_core.layers import Change, Layer, Part, copiable_values
from cardwright_core.replacement import Replacement, ReplacementClass
from cardwright_core.specs import hookimpl
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.filters import CREATURE
from cardwright_rules.vocabulary.selections import TARGET

if TYPE_CHECKING:
    from collections.abc import Hashable

    from cardwright_core.abilities import Filter, Instance
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_rules.vocabulary.selections import Selection

__all__ = ["BecomeCopy", "CopyOf", "EntersAsCopy"]


@record
class EntersAsCopy(Record):
    """It may enter as a copy of a permanent of a set (707.5).

    The permanent is chosen before it enters (614.12a), among those that are there already. What the
    copied text says of its own entering is asked afterwards, a further choice of a copy too.
    """

    of: Filter = CREATURE

    @hookimpl
    @about(Enters)
    @as_it_enters
    def replacements(self, by: Instance, event: Enters) -> Replacement | None:
        """614.1c, 616.1c"""
        if event.becomes != by.source.id:
            return None
        key: Hashable = (by.owner, by.number, by.ability, event.values)

        def as_copy(game: Game, enters: Enters) -> Event:
            return self.as_copy(game, by, enters)

        return Replacement(key, by, as_copy, ReplacementClass.COPY, "707.5")

    def as_copy(self, game: Game, by: Instance, event: Enters) -> Event:
        """Return the event in which it enters as a copy of what its controller chooses."""
        there = tuple(v.id for v in game.permanents() if self.of.matches(game, by, v))
        prompt = f"what {by.source.name} enters as a copy of"
        decision = Decision((event.controller,), "copy", there, 0, 1, prompt=prompt, rule="707.5")
        for chosen in game.choose(decision):
            return event.replace(values=copiable_values(game, chosen))
        return event


@record
class CopyOf(Change):
    """It is a copy with these values (layer 1a, 707.2b)."""

    values: Characteristics

    def apply(self, game: Game, by: Instance, view: View) -> View:
        """Set all of them."""
        del game, by
        return view.replace(characteristics=self.values)


@record
class BecomeCopy(Record):
    """Permanents become copies of an object, whose values are taken now (707.2b, 707.4)."""

    of: Selection = TARGET
    what: Selection = TARGET
    duration: Duration = Duration.FOREVER

    def resolve(self, game: Game, by: Instance) -> None:
        """Begin the effect on the objects that are there now."""
        for original in self.of.objects(game, by)[:1]:
            affected = Among(self.what.objects(game, by))
            change = CopyOf(copiable_values(game, original))
            part = Part(Layer.COPY, affected, change, (Zone.BATTLEFIELD,))
            begin_continuous(game, by, (part,), self.duration)
