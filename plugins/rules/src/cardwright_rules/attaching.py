"""Auras and Equipment: what they can be attached to, attaching, and coming off (301.5, 303.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import Behaviour, StaticAbility
from cardwright_core.events import ObjectEvent
from cardwright_core.functioning import instances
from cardwright_core.specs import hookimpl, idle_unless
from cardwright_core.zone_changes import move
from cardwright_core.zones import PlayerId, Zone
from cardwright_rules.this_turn import note_this_turn, noted_this_turn

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.objects import GameObject, View
    from cardwright_core.terms import Filter

__all__ = [
    "Attached",
    "Attaching",
    "EnchantRestriction",
    "Host",
    "Unattached",
    "attached_as_it_left",
    "attached_to",
    "attaching",
    "can_attach",
    "hosts",
]

Host = int | PlayerId
"""What something is attached to: a permanent by its id, or a player."""


@record
class Attached(ObjectEvent):
    """An Aura or Equipment on the battlefield is attached to something (701.3a)."""

    english = "{what} becomes attached"

    rule: ClassVar[str] = "701.3a"

    to: Host

    def apply(self, game: Game) -> Event:
        """Move it there, with a new timestamp (613.7e)."""
        item = game.state.objects[self.object]
        game.state.put(item.replace(attached=self.to, timestamp=game.state.new_timestamp()))
        return self

    def describe(self, game: Game) -> str:
        """Say what is attached to what."""
        to = self.to if isinstance(self.to, str) else game.see(self.to).name
        return f"{game.see(self.object).name} becomes attached to {to}"


_HAD = "attached as the host left"


def attached_as_it_left(game: Game, host: int) -> tuple[int, ...]:
    """Return what was attached to an object that has left this turn (608.2h)."""
    noted = noted_this_turn(game, _HAD)
    off = [one[1] for one in noted if isinstance(one, tuple) and one[0] == host]
    gone = [item for item, view in game.state.last_known.items() if view.object.attached == host]
    return (*off, *gone)


@record
class Unattached(ObjectEvent):
    """Something that was attached is so no longer, and stays on the battlefield (701.3d)."""

    english = "{what} becomes unattached"

    rule: ClassVar[str] = "701.3d"

    def apply(self, game: Game) -> Event:
        """Take it off, if it did not leave at the same time (704.8).

        If its host has left, it was attached to it until then.
        """
        item = game.state.objects.get(self.object)
        if item is None:
            return self
        if isinstance(item.attached, int) and not game.exists(item.attached):
            note_this_turn(game, _HAD, (item.attached, item.id))
        game.state.put(item.replace(attached=None))
        return self

    def describe(self, game: Game) -> str:
        """Say what comes off."""
        return f"{game.see(self.object).name} becomes unattached"


@record
class Attaching(Record):
    """The act of attaching, about which something may say that it can't be (702.16c, d).

    `view` is what would be attached, as it is or as it would enter.
    """

    view: View
    to: Host

    @property
    def aspect(self) -> type[Attaching]:
        """The type under which listeners find it."""
        return Attaching

    def listeners(self, game: Game, hook: str) -> tuple[()]:
        """Return no listeners beside those of the index."""
        del game, hook
        return ()


@record
class EnchantRestriction(Behaviour):
    """What an enchant ability says: only this can be enchanted (702.5a).

    As the Aura enters other than by resolving, its controller chooses what it enchants (303.4f).
    """

    english = "enchant {what}"

    what: Filter

    def allows(self, game: Game, by: Instance, to: Host) -> bool:
        """Whether it can enchant that permanent or player."""
        if isinstance(to, str):
            return self.what.matches_player(game, by, to)
        return self.what.matches(game, by, game.see(to))


def attached_to(game: Game, item: int) -> Host | None:
    """Return what an object is attached to, or was as it last existed."""
    return game.see(item).object.attached


def can_attach(game: Game, view: View, to: Host) -> bool:
    """Whether an Aura or Equipment can be attached to something (301.5, 303.4, 701.3a)."""
    if to == view.id or _stands_alone(view) or not _is_there(game, to):
        return False
    return _fits(game, view, to) and not game.rules.ask.prohibits(game, Attaching(view, to))


def _stands_alone(view: View) -> bool:
    """Whether it is a creature or a battle, unless it stops being one for that (702.151b)."""
    creature = view.is_a("Creature") and not view.has("reconfigure")
    return creature or view.is_a("Battle")


def hosts(game: Game, view: View) -> tuple[Host, ...]:
    """Return all that an Aura or Equipment can be attached to: permanents, then players."""
    every: tuple[Host, ...] = (
        *game.state.zone(Zone.BATTLEFIELD),
        *(player.id for player in game.players),
    )
    return tuple(one for one in every if can_attach(game, view, one))


def _is_there(game: Game, to: Host) -> bool:
    if isinstance(to, str):
        return not game.player(to).lost
    return game.exists(to) and game.see(to).zone is Zone.BATTLEFIELD


def _fits(game: Game, view: View, to: Host) -> bool:
    if view.is_a("Aura"):
        restrictions = tuple(_enchant_abilities(view))
        return bool(restrictions) and all(
            restriction.allows(game, by, to) for restriction, by in restrictions
        )
    if not isinstance(to, int):
        return False
    host = game.see(to)
    equips = view.is_a("Equipment") and host.is_a("Creature")
    return equips or (view.is_a("Fortification") and host.is_a("Land"))


def _enchant_abilities(view: View) -> Iterator[tuple[EnchantRestriction, Instance]]:
    for instance in instances(view):
        ability = instance.ability
        if isinstance(ability, StaticAbility) and isinstance(ability.behaviour, EnchantRestriction):
            yield ability.behaviour, instance


def _could_come_off(view: View) -> bool:
    """Whether it is a permanent that is an Aura, or attached to something."""
    return view.object.attached is not None or "Aura" in view.characteristics.subtypes


class Attachments:
    """Auras without a legal host go to the graveyard, all else just comes off."""

    @hookimpl
    @idle_unless(there_is=_could_come_off)
    def state_based_actions(self, game: Game) -> list[Event]:
        """704.5m, 704.5n, 704.5p"""
        views = map(game.see, _in_question(game))
        return [event for view in views for event in _what_comes_off(game, view)]


def _in_question(game: Game) -> tuple[int, ...]:
    return game.state.standing.permanents(_could_come_off, game)


def _what_comes_off(game: Game, view: View) -> Iterator[Event]:
    to = view.object.attached
    is_aura = "Aura" in view.characteristics.subtypes
    if to is None:
        if is_aura:
            yield move(game, view.id, Zone.GRAVEYARD)
    elif not can_attach(game, view, to):
        stays = not is_aura or _comes_off(game, view.object)
        yield Unattached(view.id) if stays else move(game, view.id, Zone.GRAVEYARD)


def _comes_off(game: Game, aura: GameObject) -> bool:
    """Whether an effect has an Aura come off instead: it says so by ``unattaches`` (702.103f)."""
    behaviours = (getattr(one.ability, "behaviour", None) for one in game.state.effects.values())
    telling = (getattr(one, "unattaches", None) for one in behaviours)
    return any(tells(aura) for tells in telling if tells is not None)


attaching = Attachments()
