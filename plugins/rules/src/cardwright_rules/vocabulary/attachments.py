"""What Auras and Equipment do, and attaching them (301.5, 303.4, 701.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import StaticAbility
from cardwright_core.lasting import Among
from cardwright_core.layers import ContinuousEffect, Part
from cardwright_core.specs import hookimpl
from cardwright_core.terms import Filter
from cardwright_core.watching import NOTHING
from cardwright_rules.attaching import (
    Attached,
    EnchantRestriction,
    attached_as_it_left,
    attached_to,
    can_attach,
)
from cardwright_rules.combat.restrictions import GroupRestriction
from cardwright_rules.vocabulary.counts import Count
from cardwright_rules.vocabulary.selections import ITSELF, TARGET, Players, Selection

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.continuous import Aspect
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.zones import PlayerId
    from cardwright_rules.vocabulary.wording import LayeredChange

__all__ = [
    "ENCHANTED_PLAYER",
    "EQUIPPED",
    "Attach",
    "AttachedTo",
    "AttachedToThis",
    "EnchantedPlayer",
    "Equipped",
    "OnHost",
    "OwnedBy",
    "enchant",
    "enchanted",
    "enchanted_blocked_by_at_most",
    "equipped",
]


@record
class OnHost(Record):
    """A continuous effect on whatever this is attached to (301.5f, 303.4m)."""

    english = "the permanent this is attached to {changes}"

    changes: tuple[LayeredChange, ...]

    @hookimpl
    def continuous_effects(self, game: Game, by: Instance) -> ContinuousEffect | None:
        """611.3a"""
        host = game.state.objects[by.source.id].attached
        if not isinstance(host, int):
            return None
        affected = Among((host,))
        parts = tuple(Part(layer, affected, change) for layer, change in self.changes)
        return ContinuousEffect(by, parts)


def enchant(what: Filter) -> StaticAbility:
    """Return an enchant ability of a quality that no word of the printed keyword tells (702.5a)."""
    return StaticAbility(EnchantRestriction(what), keyword="enchant")


def equipped(*changes: LayeredChange) -> StaticAbility:
    """Return the ability that the equipped (or enchanted) creature gets or has something."""
    return StaticAbility(OnHost(changes))


enchanted = equipped


@record
class HostBlockedByAtMost(Record):
    """What this is attached to can't be blocked by more than so many creatures (509.1b)."""

    english = "the permanent this is attached to can't be blocked by more than {count:creature}"

    count: int

    @hookimpl
    def block_restrictions(self, game: Game, by: Instance) -> GroupRestriction:
        """509.1b"""
        host = attached_to(game, by.source.id)
        return GroupRestriction.at_most(
            self.count, by.source.name, lambda _blocker, attacker: attacker == host
        )


def enchanted_blocked_by_at_most(count: int) -> StaticAbility:
    """Return the ability that the enchanted creature can't be blocked by more than so many."""
    return StaticAbility(HostBlockedByAtMost(count))


@record
class Equipped(Filter):
    """The object that the source is attached to."""

    english = "... this is attached to"

    @property
    def watches(self) -> frozenset[str]:
        """It looks at objects only."""
        return NOTHING

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is that."""
        return attached_to(game, by.source.id) == view.id


@record
class AttachedTo(Selection):
    """The object that the source is attached to, if it is still there."""

    english = "the permanent this is attached to"

    def objects(self, game: Game, by: Instance) -> tuple[int, ...]:
        """Return it."""
        host = attached_to(game, by.source.id)
        return (host,) if isinstance(host, int) and game.exists(host) else ()


@record
class EnchantedPlayer(Players):
    """The player that the source is attached to (303.4)."""

    english = "enchanted player"

    def players(self, game: Game, by: Instance) -> tuple[PlayerId, ...]:
        """Return them, if they are in the game still."""
        host = attached_to(game, by.source.id)
        return tuple(player for player in game.apnap() if player == host)


@record
class AttachedToPlayer(Filter):
    """What is attached to one of certain players (303.4)."""

    english = "... attached to {who}"

    who: Players

    @property
    def reads(self) -> frozenset[Aspect]:
        """Nothing that an effect changes."""
        return frozenset()

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is."""
        return view.object.attached in self.who.players(game, by)


@record
class ControlledByPlayer(Filter):
    """What one of certain players controls."""

    english = "... controlled by {who}"

    who: Players

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is."""
        return view.controller in self.who.players(game, by)


@record
class OwnedBy(Filter):
    """What certain players own."""

    english = "... owned by {who}"

    who: Players

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether one of them does."""
        return view.owner in self.who.players(game, by)


@record
class AttachedToThis(Count):
    """How many objects of a set are attached to the source, or were as it left (608.2h)."""

    english = "the number of {what:s} attached to this"

    what: Filter

    @property
    def watches(self) -> frozenset[str]:
        """What its parts do."""
        return self.what.watches

    def value(self, game: Game, by: Instance) -> int:
        """Count them."""
        host = by.source.id
        if game.exists(host):
            there = tuple(v.id for v in game.permanents() if v.object.attached == host)
        else:
            there = attached_as_it_left(game, host)
        return sum(self.what.matches(game, by, game.see(item)) for item in there)


@record
class Attach(Record):
    """Something is attached to an object, if it can be (701.3a, 701.3b)."""

    english = "attach {what} to {to}"

    to: Selection = TARGET
    what: Selection = ITSELF

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it; where it is already or can't be, nothing moves."""
        for item in self.what.objects(game, by):
            for host in self.to.objects(game, by)[:1]:
                view = game.see(item)
                if view.object.attached != host and can_attach(game, view, host):
                    game.propose(Attached(item, host), by)


ENCHANTED_PLAYER = EnchantedPlayer()
EQUIPPED = Equipped()
