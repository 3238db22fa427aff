"""Tests of events: what a trigger condition adds to the kind of event (603.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import record
from cardwright_core.casting import SpellCast
from cardwright_core.limits import spent_on_spells
from cardwright_core.targeting import BecomesTarget
from cardwright_core.terms import Condition, Test, This
from cardwright_core.trigger import AbilityTriggered
from cardwright_core.zone_changes import Enters, ZoneChange
from cardwright_core.zones import Zone
from cardwright_rules.moving import Discarded
from cardwright_rules.vocabulary.happened import came_from

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_rules.vocabulary.selections import Selection

__all__ = [
    "WHEN_YOU_CAST_THIS",
    "CastFromYourHand",
    "CastOfThose",
    "CausedByEntering",
    "Expends",
    "Moves",
    "TargetsOnlyThis",
    "ThisIsIn",
    "ThisIsUntapped",
    "YouBecomeTargetOfOpponents",
    "YouDiscard",
    "you_discard",
    "you_expend",
]


WHEN_YOU_CAST_THIS = Condition(SpellCast, This(), zones=(Zone.STACK,))
"""What an ability that functions on the stack waits for (601.2i, 113.6k)."""


@record
class Moves(Test):
    """Something goes from one zone to another; either may be any."""

    origin: Zone | None = None
    destination: Zone | None = None

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it does."""
        del game, by
        return (
            isinstance(event, ZoneChange)
            and self.origin in {None, event.origin}
            and self.destination in {None, event.destination}
        )


@record
class CausedByEntering(Test):
    """An ability triggered because a permanent entered."""

    english = "because a permanent entered"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it did."""
        del game, by
        return isinstance(event, AbilityTriggered) and event.trigger.caused_by(Enters)


@record
class Expends(Test):
    """You pay for a spell, and have now spent so much mana to cast spells this turn (700.14)."""

    english = "you expend {total}"

    total: int

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it was less before, and is enough now."""
        if not isinstance(event, SpellCast) or event.player != by.controller:
            return False
        spent = spent_on_spells(game, event.player)
        return spent - event.spent < self.total <= spent


def you_expend(total: int) -> Condition:
    """Return the condition that you expend so much mana (700.14)."""
    return Condition(SpellCast, where=(Expends(total),))


@record
class CastFromYourHand(Test):
    """What entered was cast from its controller's hand (601.2a, 603.4)."""

    english = "you cast it from your hand"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it was a spell, and from where."""
        del game
        spell = event.spell if isinstance(event, Enters) else None
        return spell is not None and spell.zone is Zone.HAND and spell.controller == by.controller


@record
class CastOfThose(Test):
    """You cast one of certain objects: what was put on the stack was such a card (601.2a)."""

    english = "by you that was {of}"

    of: Selection

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether you do."""
        if not isinstance(event, SpellCast) or event.player != by.controller:
            return False
        return came_from(game, event.object) in self.of.known(game, by)


@record
class ThisIsIn(Test):
    """The source is in a zone, as the same object (400.7)."""

    zone: Zone

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it is."""
        del event
        there = game.state.objects.get(by.source.id)
        return there is not None and there.zone is self.zone


@record
class YouBecomeTargetOfOpponents(Test):
    """You become the target of a spell or ability that an opponent controls (115.1)."""

    english = "and it is you, of a spell or ability an opponent controls"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether you do."""
        return (
            isinstance(event, BecomesTarget)
            and event.target == by.controller
            and event.instance.controller in game.opponents(by.controller)
        )


@record
class TargetsOnlyThis(Test):
    """The spell that was cast targets the source, and nothing else."""

    english = "that targets only this"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it does."""
        spell = game.see(event.subject).object.spell if event is not None else None
        targets = {target for group in spell.targets for target in group} if spell else set()
        return targets == {by.source.id}


@record
class YouDiscard(Test):
    """It is you who discards."""

    english = "by you"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it is."""
        del game
        return isinstance(event, Discarded) and event.player == by.controller


def you_discard(*, one_or_more: bool = False) -> Condition:
    """Return the condition that you discard a card, or one or more at once (701.9a)."""
    return Condition(Discarded, where=(YouDiscard(),), together=one_or_more)


@record
class ThisIsUntapped(Test):
    """The source is an untapped permanent."""

    english = "this is untapped"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it is."""
        del event
        return game.exists(by.source.id) and not game.state.status_of(by.source.id).tapped
