"""Spells cast as though they had flash, at the price of the permanent (601.3b, 603.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import TriggeredAbility
from cardwright_core.cards import about, functions_in
from cardwright_core.casting import SpellCast
from cardwright_core.events import Event
from cardwright_core.lasting import Among, begin_delayed
from cardwright_core.specs import hookimpl
from cardwright_core.terms import Filter
from cardwright_core.zones import Zone
from cardwright_rules.spells import Flash
from cardwright_rules.timing import sorcery_timing
from cardwright_rules.vocabulary.lasting import at_the_beginning_of
from cardwright_rules.vocabulary.moves import EachSacrifices
from cardwright_rules.vocabulary.selections import Each

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.continuous import Aspect
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.zones import PlayerId

__all__ = ["FlashUntilCleanup"]


@record
class SameCard(Filter):
    """What is represented by the card that has the ability, in whatever zone."""

    english = "... represented by this card"

    @property
    def reads(self) -> frozenset[Aspect]:
        """Nothing."""
        return frozenset()

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is."""
        del self
        return view.object.card == game.see(by.source.id).object.card


@record
class FlashUntilCleanup(Record):
    """It may be cast as though it had flash; what it becomes is then sacrificed (603.7).

    That goes for each time at which no sorcery could have been cast, whatever let it be cast then.
    The controller of the permanent sacrifices it at the beginning of the next cleanup step.
    """

    english = (
        "you may cast this as though it had flash. If you cast it any time a sorcery couldn't have "
        "been cast, the controller of the permanent it becomes sacrifices it at the beginning of "
        "the next cleanup step"
    )

    @hookimpl
    @functions_in(Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND)
    def as_though_flash(self, by: Instance, player: PlayerId) -> Flash | None:
        """601.3b"""
        return Flash(SameCard(), by) if player == by.source.owner else None

    @hookimpl
    @functions_in(Zone.STACK)
    @about(SpellCast)
    def consequences(self, game: Game, by: Instance, event: SpellCast) -> Event | None:
        """603.7"""
        if event.object != by.source.id or sorcery_timing(game, event.player, event.object):
            return None
        return WillBeSacrificed(by)


@record
class WillBeSacrificed(Event):
    """An effect will have the permanent that a spell becomes sacrificed at the next cleanup."""

    rule: ClassVar[str] = "603.7"

    by: Instance

    def apply(self, game: Game) -> Event:
        """Create the delayed ability."""
        permanent = Each(Among((self.by.source.id,)))
        ability = TriggeredAbility((at_the_beginning_of("cleanup"),), EachSacrifices(permanent))
        begin_delayed(game, self.by, ability)
        return self

    def describe(self, game: Game) -> str:
        """Say what."""
        del game
        return f"{self.by.source.name} will be sacrificed at the next cleanup step"
