"""Damage and its results (120)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.events import Event
from cardwright_core.functioning import entering
from cardwright_core.specs import hookimpl, hookspec
from cardwright_core.zones import PlayerId, Zone
from cardwright_rules.counters import CountersRemoved
from cardwright_rules.life import LifeLost

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.index import Listener
    from cardwright_core.ruleset import RuleSet

__all__ = ["DamageDealt", "DamageSpecs", "Recipient", "damage", "damaging"]

Recipient = int | PlayerId
"""What is dealt damage: a permanent by its id, or a player."""

_RECIPIENTS = frozenset({"Creature", "Planeswalker"})
_OF_THE_SOURCE = frozenset({"damage_results", "lethal_damage"})


@record
class DamageDealt(Event):
    """A source deals damage to a permanent or a player (120.3)."""

    rule: ClassVar[str] = "120.3"

    source: int
    recipient: Recipient
    amount: int
    combat: bool = False

    @property
    def subject(self) -> int:
        """The permanent that is dealt damage; 0 for a player."""
        return self.recipient if isinstance(self.recipient, int) else 0

    def affected(self, game: Game) -> PlayerId:
        """Return the player, or the permanent's controller (616.1)."""
        if isinstance(self.recipient, str):
            return self.recipient
        return game.see(self.recipient).controller

    def listeners(self, game: Game, hook: str) -> tuple[Listener, ...]:
        """Return what the source's own abilities say, wherever it is or was (702.2d, 702.15d)."""
        if hook not in _OF_THE_SOURCE:
            return ()
        return entering(game, game.see(self.source), hook, type(self))

    def contains(self, game: Game) -> tuple[Event, ...]:
        """Return its results (120.4c), but for the damage that is marked."""
        further = game.rules.ask.damage_results(game, self)
        if isinstance(self.recipient, str):
            return (LifeLost(self.recipient, self.amount), *further)
        return (*_loyalty_lost(game, self.recipient, self.amount), *further)

    def apply(self, game: Game) -> Event:
        """Mark damage on a creature (120.3e)."""
        item = self.recipient
        if isinstance(item, int) and game.exists(item) and game.see(item).is_a("Creature"):
            _mark(game, item, self)
        return self

    def describe(self, game: Game) -> str:
        """Say who deals how much to whom."""
        to = self.recipient if isinstance(self.recipient, str) else game.see(self.recipient).name
        kind = "combat damage" if self.combat else "damage"
        return f"{game.see(self.source).name} deals {self.amount} {kind} to {to}"


def damaging(game: Game, source: int, recipient: Recipient, amount: int) -> DamageDealt | None:
    """Return the event that a source deals damage; ``None`` where there is none (120.1a, 120.8)."""
    if amount <= 0:
        return None
    if isinstance(recipient, int):
        view = game.see(recipient)
        on_battlefield = game.exists(recipient) and view.zone is Zone.BATTLEFIELD
        if not on_battlefield or _RECIPIENTS.isdisjoint(view.characteristics.types):
            return None
    return DamageDealt(source, recipient, amount)


def _mark(game: Game, item: int, dealt: DamageDealt) -> None:
    status = game.state.status_of(item)
    lethal = any(game.rules.ask.lethal_damage(game, dealt))
    marked = status.replace(
        damage=status.damage + dealt.amount, deathtouched=status.deathtouched or lethal
    )
    game.state.set_status(item, marked)


def _loyalty_lost(game: Game, item: int, amount: int) -> tuple[Event, ...]:
    """Return the loss of loyalty of a planeswalker (120.3c), as far as it has any."""
    view = game.see(item)
    if not game.exists(item) or not view.is_a("Planeswalker"):
        return ()
    loyalty = min(amount, view.object.count("loyalty"))
    return (CountersRemoved(item, "loyalty", loyalty),) if loyalty else ()


class DamageSpecs:
    """What the abilities of a source of damage add to it.

    Only the source's own abilities answer, wherever it is or last was: mark an implementation with
    ``@functions_in()``, in no zone, so that it is found on the source alone.
    """

    @hookspec(about="damage")
    def damage_results(self, game: Game, by: Instance, damage: DamageDealt) -> Event | None:
        """State a further result of `damage`, beside those of 120.3a to 120.3e.

        Called: once for each damage that is dealt, after prevention and replacement (120.4c). `by`
        is an ability of the damage's source. Answer: an event, or a list of them. Combines: all
        happen, in order. Since 0.1.

        Example::

            @hookimpl
            @functions_in()
            def damage_results(self, by, damage):
                return LifeGained(by.controller, damage.amount)
        """

    @hookspec(about="damage")
    def lethal_damage(self, game: Game, by: Instance, damage: DamageDealt) -> bool | None:
        """Say whether any amount of `damage` is lethal to a creature (702.2b, 702.2c).

        Called: when damage is dealt to a creature, and when combat damage is assigned that may be
        excess. `by` is an ability of the damage's source. Answer: ``True`` if it is. Combines: any.
        Since 0.1.

        Example::

            @hookimpl
            @functions_in()
            def lethal_damage(self):
                return True
        """


class Damage:
    """Opens the hooks of damage."""

    @hookimpl
    def add_hookspecs(self, rules: RuleSet) -> None:
        """120.3"""
        rules.add_hookspecs(DamageSpecs)


damage = Damage()
