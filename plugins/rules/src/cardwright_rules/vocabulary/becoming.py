"""What is so of the permanent that a spell becomes, by the cost for which it was cast (702.109)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import TriggeredAbility
from cardwright_core.cards import about, functions_in
from cardwright_core.lasting import begin_delayed
from cardwright_core.replacement import Replacement, ReplacementClass
from cardwright_core.specs import hookimpl
from cardwright_core.terms import Filter
from cardwright_core.zone_changes import Enters
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.casting import was_paid
from cardwright_rules.vocabulary.lasting import at_the_beginning_of
from cardwright_rules.vocabulary.paid import Paid

if TYPE_CHECKING:
    from cardwright_core.abilities import Effect, Instance
    from cardwright_core.continuous import Aspect
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.objects import View

__all__ = ["AtNextEndIfPaid", "ThisIfPaid"]


@record
class AtNextEndIfPaid(Record):
    """If a cost of that name was paid, something happens to the permanent that the spell becomes.

    That is at the beginning of the next end step; the effect finds it as ``THOSE_CARDS``. The
    delayed ability is created as the spell becomes the permanent, whatever that has lost (603.7).
    """

    english = "if {name} was paid, at the beginning of the next end step {effect}"

    name: str
    effect: Effect

    @hookimpl
    @functions_in(Zone.STACK)
    @about(Enters)
    def replacements(self, game: Game, by: Instance, event: Enters) -> Replacement | None:
        """603.7"""
        if event.object != by.source.id or not was_paid(game, by, self.name):
            return None

        def noted(game: Game, enters: Enters) -> Event:
            whom = by.replace(captured=(("objects", (enters.becomes,)),))
            later = TriggeredAbility((at_the_beginning_of("end"),), self.effect)
            begin_delayed(game, whom, later)
            return enters

        order = ReplacementClass.SELF_REPLACEMENT
        return Replacement.of(by, noted, order, rule="603.7")


@record
class ThisIfPaid(Filter):
    """This, if a cost of that name was paid for the spell that it was (607.2q)."""

    english = "this, if {name} was paid"

    name: str

    @property
    def reads(self) -> frozenset[Aspect]:
        """Nothing that an effect changes."""
        return frozenset()

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is that."""
        del game
        spell = view.object.spell
        mine = view.id == by.source.id and spell is not None
        return mine and Paid(self.name).among(spell.paid if spell is not None else ())
