"""Regeneration: a shield that takes the place of the next destruction this turn (701.19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import Duration
from cardwright_core.cards import about
from cardwright_core.events import Event
from cardwright_core.lasting import begin_effect
from cardwright_core.replacement import Replacement
from cardwright_core.specs import hookimpl
from cardwright_rules.combat.events import RemovedFromCombat
from cardwright_rules.destruction import Destroyed
from cardwright_rules.tapping import Tapped
from cardwright_rules.vocabulary.selections import TARGET

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_rules.vocabulary.selections import Selection

__all__ = ["Regenerate", "Regenerated"]


@record
class Regenerate(Record):
    """The next time that permanents would be destroyed this turn, they regenerate (701.19a)."""

    english = "regenerate {what}"

    what: Selection = TARGET

    def resolve(self, game: Game, by: Instance) -> None:
        """Give each a shield."""
        for item in self.what.objects(game, by):
            begin_effect(game, by, RegenerationShield(item), Duration.END_OF_TURN)


@record
class RegenerationShield(Record):
    """What replaces the destruction of one permanent, once."""

    item: int

    @hookimpl
    @about(Destroyed)
    def replacements(self, by: Instance, event: Destroyed) -> Replacement | None:
        """701.19a"""
        if event.object != self.item or not event.regenerates:
            return None
        return Replacement.of(by, lambda _, __: Regenerated(self.item, by.effect), rule="701.19a")


@record
class Regenerated(Event):
    """A permanent regenerates: its damage is removed, it is tapped, and leaves combat (701.19a)."""

    english = "{what} regenerates"

    rule: ClassVar[str] = "701.19a"

    object: int
    shield: int

    @property
    def subject(self) -> int:
        """The permanent."""
        return self.object

    def contains(self, game: Game) -> tuple[Event, ...]:
        """Return that it becomes tapped, and is removed from combat."""
        status = game.state.status_of(self.object)
        tapped = () if status.tapped else (Tapped(self.object),)
        return (*tapped, *((RemovedFromCombat(self.object),) if status.combat else ()))

    def apply(self, game: Game) -> Event:
        """Remove the damage, and use the shield up."""
        status = game.state.status_of(self.object)
        game.state.set_status(self.object, status.replace(damage=0))
        game.state.end_effect(self.shield)
        return self

    def describe(self, game: Game) -> str:
        """Say what."""
        return f"{game.see(self.object).name} regenerates"
