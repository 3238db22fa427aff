"""Prepared permanents, and the copies of their prepare spells that wait in exile (722)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import Duration, StaticAbility
from cardwright_core.cards import about
from cardwright_core.casting import SpellCast
from cardwright_core.events import Event
from cardwright_core.functioning import instance_of
from cardwright_core.lasting import begin_effect
from cardwright_core.layers import copiable_values
from cardwright_core.objects import GameObject
from cardwright_core.permission import Permission
from cardwright_core.specs import hookimpl
from cardwright_core.terms import Test
from cardwright_core.zones import Zone
from cardwright_rules.layouts import PREPARATION
from cardwright_rules.phasing import PhasedIn

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = [
    "PREPARED",
    "BecomesPrepared",
    "BecomesUnprepared",
    "PrepareSpellReady",
    "has_prepare_spell",
    "is_prepare_spell",
    "is_prepared",
]

PREPARED = "prepared"
"""The name of the designation (722.3a)."""

_CAST_AS = "prepare spell of "
"""How the name begins under which a prepare spell is cast; the id of the permanent follows."""


def has_prepare_spell(values: Characteristics) -> bool:
    """Whether the alternative characteristics of a prepare spell exist for an object (722.2a)."""
    return values.layout == PREPARATION


def is_prepared(game: Game, item: int) -> bool:
    """Whether an object is a prepared permanent."""
    there = game.state.objects.get(item)
    return there is not None and there.zone is Zone.BATTLEFIELD and _is_designated(there)


def _is_designated(there: GameObject) -> bool:
    return there.designation(PREPARED) > 0


def is_prepare_spell(there: GameObject) -> bool:
    """Whether a spell was cast as a prepare spell, or is a copy of one (722.3d)."""
    return there.spell is not None and any(paid.startswith(_CAST_AS) for paid in there.spell.paid)


@record
class BecomesPrepared(Event):
    """A permanent gains the prepared designation, and its spell is ready in exile (722.3a)."""

    english = "{what} becomes prepared"

    rule: ClassVar[str] = "722.3a"

    object: int

    @property
    def subject(self) -> int:
        """The permanent."""
        return self.object

    def impossible(self, game: Game) -> str:
        """Say that it is no permanent with a prepare spell, or is prepared already."""
        there = game.state.objects.get(self.object)
        if there is None or there.zone is not Zone.BATTLEFIELD:
            return "it is no permanent"
        if not has_prepare_spell(game.see(self.object).characteristics):
            return "it has no prepare spell"
        return "it is prepared already" if _is_designated(there) else ""

    def right_after(self, game: Game) -> tuple[Event, ...]:
        """Return that the copy is created."""
        del game
        return (PrepareSpellReady(self.object),)

    def apply(self, game: Game) -> Event:
        """Write it."""
        _designate(game, self.object, ((PREPARED, 1),))
        return self

    def describe(self, game: Game) -> str:
        """Say what."""
        return f"{game.see(self.object).called} becomes prepared"


@record
class BecomesUnprepared(Event):
    """A permanent loses the prepared designation (722.3b)."""

    english = "{what} becomes unprepared"

    rule: ClassVar[str] = "722.3b"

    object: int

    @property
    def subject(self) -> int:
        """The permanent."""
        return self.object

    def impossible(self, game: Game) -> str:
        """Say that it is not prepared."""
        return "" if is_prepared(game, self.object) else "it is not prepared"

    def apply(self, game: Game) -> Event:
        """Take it away."""
        _designate(game, self.object, ())
        return self

    def describe(self, game: Game) -> str:
        """Say what."""
        return f"{game.see(self.object).called} becomes unprepared"


def _designate(game: Game, item: int, more: tuple[tuple[str, int], ...]) -> None:
    there = game.state.objects[item]
    left = tuple(one for one in there.designations if one[0] != PREPARED)
    game.state.put(there.replace(designations=tuple(sorted((*left, *more)))))


@record
class PrepareSpellReady(Event):
    """The controller of a prepared permanent creates a copy of its spell in exile (722.3c)."""

    rule: ClassVar[str] = "722.3c"

    object: int

    @property
    def subject(self) -> int:
        """The permanent."""
        return self.object

    def impossible(self, game: Game) -> str:
        """Say that it is not prepared any more, or was never."""
        if not is_prepared(game, self.object):
            return "it is not prepared"
        has_it = has_prepare_spell(copiable_values(game, self.object))
        return "" if has_it else "it has no prepare spell"

    def apply(self, game: Game) -> Event:
        """Put it there, for as long as the permanent stays prepared."""
        view = game.see(self.object)
        copy = _copied(game, self.object, view.controller)
        before = _effect_for(game, self.object)
        if before is not None:
            ability = before.ability.replace(behaviour=_Ready(self.object, copy))
            game.state.change_effect(before.replace(ability=ability))
            return self
        by = instance_of(view, StaticAbility(_Ready(self.object, copy)), -1)
        lasts = Duration.while_true(_StaysPrepared(self.object))
        begin_effect(game, by, _Ready(self.object, copy), lasts)
        return self

    def describe(self, game: Game) -> str:
        """Say what."""
        return f"a copy of the prepare spell of {game.see(self.object).called} is ready in exile"


def _copied(game: Game, item: int, controller: PlayerId) -> int:
    """Put an object into exile that has the characteristics of the prepare spell alone."""
    values, state = copiable_values(game, item).faces[0], game.state
    new, now = state.new_id(), state.new_timestamp()
    state.add(GameObject(new, 0, controller, controller, Zone.EXILE, values, now))
    return new


def _effect_for(game: Game, item: int) -> Instance | None:
    """Return the effect that is there for a permanent which was prepared before it phased out."""
    for effect in game.state.effects.values():
        behaviour = getattr(effect.ability, "behaviour", None)
        if isinstance(behaviour, _Ready) and behaviour.permanent == item:
            return effect
    return None


@record
class _StaysPrepared(Test):
    """A permanent has the designation, on the battlefield or phased out."""

    permanent: int

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it has: a designation is gone when the permanent is."""
        del by, event
        there = game.state.objects.get(self.permanent)
        return there is not None and _is_designated(there)


@record
class _Ready(Record):
    """What a copy of a prepare spell in exile is there for (722.3c)."""

    permanent: int
    copy: int

    @hookimpl
    def copy_remains(self, game: Game, item: int) -> bool:
        """722.3c"""
        return item == self.copy and is_prepared(game, self.permanent)

    @hookimpl
    def permits(self, game: Game, by: Instance, player: PlayerId) -> Permission | None:
        """722.3c"""
        if not is_prepared(game, self.permanent) or not game.exists(self.copy):
            return None
        if player != game.see(self.permanent).controller:
            return None
        return Permission((self.copy,), by, name=f"{_CAST_AS}{self.permanent}")

    @hookimpl
    @about(SpellCast, PhasedIn)
    def consequences(self, game: Game, event: Event) -> Event | None:
        """722.3c"""
        if isinstance(event, PhasedIn):
            mine = event.object == self.permanent
            return PrepareSpellReady(self.permanent) if mine else None
        spell = game.see(event.subject).object.spell
        mine = spell is not None and f"{_CAST_AS}{self.permanent}" in spell.paid
        return BecomesUnprepared(self.permanent) if mine else None
