"""Regeneration: a shield that takes the place of the next destruction this turn (701.19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import Duration
from cardwright_core.cards import about
from cardwright_core.events import ObjectEvent
from cardwright_core.lasting import begin_effect
from cardwright_core.replacement import Replacement
from cardwright_core.specs import hookimpl
from cardwright_rules.combat.events import RemovedFromCombat
from cardwright_rules.destruction import Destroyed
from cardwright_rules.tapping import Tapped
from cardwright_rules.vocabulary.selections import TARGET

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_rules.vocabulary.selections import Selection

__all__ = ["CantRegenerateThisTurn", "Regenerate", "Regenerated"]


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
    def replacements(self, game: Game, by: Instance, event: Destroyed) -> Replacement | None:
        """701.19a; not where it can't be regenerated (701.19c)"""
        instead = Regenerated(self.item, by.effect)
        if event.object != self.item or not event.regenerates:
            return None
        if game.rules.ask.prohibits(game, instead):
            return None
        return Replacement.of(by, lambda _, __: instead, rule="701.19a")


@record
class CantRegenerateThisTurn(Record):
    """Permanents can't be regenerated this turn (701.19c)."""

    english = "{what} can't be regenerated this turn"

    what: Selection = TARGET

    def resolve(self, game: Game, by: Instance) -> None:
        """Begin it for each; a player that was targeted is none."""
        for item in self.what.objects(game, by):
            begin_effect(game, by, _CantRegenerate(item), Duration.END_OF_TURN)


@record
class Regenerated(ObjectEvent):
    """A permanent regenerates: its damage is removed, it is tapped, and leaves combat (701.19a)."""

    english = "{what} regenerates"

    rule: ClassVar[str] = "701.19a"

    shield: int

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


@record
class _CantRegenerate(Record):
    """One permanent can't be regenerated."""

    item: int

    @hookimpl
    @about(Regenerated)
    def prohibits(self, act: Regenerated) -> str | None:
        """701.19c"""
        return "it can't be regenerated" if act.object == self.item else None
