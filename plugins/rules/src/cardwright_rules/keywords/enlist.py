"""Enlist (702.154)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.abilities import Cost, StaticAbility, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.decisions import Decision
from cardwright_core.errors import IllegalActionError
from cardwright_core.events import ObjectEvent
from cardwright_core.terms import Condition, Test, This
from cardwright_rules.combat.costs import being_declared
from cardwright_rules.components import Payment
from cardwright_rules.tapping import Tapped, summoning_sick
from cardwright_rules.vocabulary.attacking import MayPayToAttack
from cardwright_rules.vocabulary.counts import PowerOf
from cardwright_rules.vocabulary.lasting import Pump
from cardwright_rules.vocabulary.selections import ITSELF, Selection

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId


@record
class Enlists(ObjectEvent):
    """A creature enlists another, tapped for the cost of one of its abilities (702.154c)."""

    english = "{what} enlists a creature"

    rule: ClassVar[str] = "702.154c"

    enlisted: int
    number: int

    def apply(self, game: Game) -> Event:
        """Change nothing: it is tapped at the same time."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say what enlists what."""
        return f"{game.see(self.object).called} enlists {game.see(self.enlisted).called}"


@record
class EnlistAnother(Payment):
    """Tap an untapped creature that doesn't attack, with haste or not new (702.154a)."""

    english = "tap an untapped nonattacking creature you control"

    def payable(self, game: Game, by: Instance) -> bool:
        """Whether there is one."""
        return bool(self._options(game, by))

    def _options(self, game: Game, by: Instance) -> tuple[int, ...]:
        attacking = being_declared(game)
        return tuple(
            view.id
            for view in game.permanents(by.controller)
            if view.is_a("Creature") and view.id not in attacking
            if not game.state.status_of(view.id).tapped and not summoning_sick(game, view)
        )

    def events(self, game: Game, payer: PlayerId, by: Instance) -> Iterable[Event]:
        """Let the payer choose; another may have been enlisted meanwhile (733.1)."""
        options = self._options(game, by)
        if not options:
            message = f"{by.source.name}: no creature is left to enlist"
            raise IllegalActionError(message, "702.154a")
        decision = Decision((payer,), Enlist.name, options, rule="702.154a", source=by.source.name)
        (enlisted,) = game.choose(decision)
        return (Tapped(enlisted), Enlists(by.source.id, enlisted, by.number))

    def __str__(self) -> str:
        """Say it."""
        return "enlist a creature"


@record
class ByAbilityBefore(Test):
    """The creature was enlisted for the cost of the ability that is linked to this (702.154d)."""

    english = "for this"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it was: the two stand one after the other."""
        del game
        return isinstance(event, Enlists) and event.number + 1 == by.number


@record
class TheEnlisted(Selection):
    """The creature that was tapped."""

    english = "the tapped creature"

    def objects(self, game: Game, by: Instance) -> tuple[int, ...]:
        """Return it, if it is still there."""
        return tuple(item for item in self.known(game, by) if game.exists(item))

    def known(self, game: Game, by: Instance) -> tuple[int, ...]:
        """Return it, even if it has left (608.2h)."""
        del self, game
        return (by.event.enlisted,) if isinstance(by.event, Enlists) else ()


class Enlist(Keyword):
    name, rule = "enlist", "702.154"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.154a, 702.154b"""
        super().stands_for(parameter)
        offered = MayPayToAttack(Cost(components=(EnlistAnother(),)), self.name)
        condition = Condition(Enlists, This(), (ByAbilityBefore(),))
        return (
            StaticAbility(offered, keyword=self.name),
            TriggeredAbility(
                (condition,), Pump(PowerOf(TheEnlisted()), 0, ITSELF), keyword=self.name
            ),
        )
