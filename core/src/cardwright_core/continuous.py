"""Continuous effects as values: their parts in layers, and what those change (611, 613.1)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, ClassVar, Literal

from cardwright_core._records import Record, by_identity, record
from cardwright_core.watching import NOTHING
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable

    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.terms import Filter
    from cardwright_core.zones import PlayerId

__all__ = [
    "Aspect",
    "Change",
    "ContinuousEffect",
    "Layer",
    "Part",
    "Step",
    "are_alone",
    "with_abilities",
]


class Layer(IntEnum):
    """The layers and sublayers in their order (613.1, 613.2, 613.4)."""

    COPY = 10
    FACE_DOWN = 11
    CONTROL = 20
    TEXT = 30
    TYPE = 40
    COLOR = 50
    ABILITY = 60
    DEFINE_PT = 70
    SET_PT = 71
    MODIFY_PT = 72
    SWITCH_PT = 73

    @property
    def aspect(self) -> Aspect:
        """What the layer changes, as ``reads`` of filters and changes name it."""
        return _ASPECTS[self]


Aspect = Literal["copy", "control", "text", "type", "color", "ability", "power and toughness"]
"""What a layer changes of objects."""

_ASPECTS: dict[Layer, Aspect] = {
    Layer.COPY: "copy",
    Layer.FACE_DOWN: "copy",
    Layer.CONTROL: "control",
    Layer.TEXT: "text",
    Layer.TYPE: "type",
    Layer.COLOR: "color",
    Layer.ABILITY: "ability",
    Layer.DEFINE_PT: "power and toughness",
    Layer.SET_PT: "power and toughness",
    Layer.MODIFY_PT: "power and toughness",
    Layer.SWITCH_PT: "power and toughness",
}


class Change(Record):
    """What a part of an effect does to one object: a value."""

    __slots__ = ()
    forbids: ClassVar[frozenset[str]] = frozenset()
    removes: ClassVar[bool] = True
    """Whether it could take an ability away, so that what that one generates does not exist."""

    def gives(self, game: Game) -> frozenset[str]:
        """Return the keywords that it adds, so that what can't have them is left out (113.11)."""
        del game
        return frozenset()

    def without(self, game: Game, keywords: frozenset[str]) -> Change | None:
        """Return what is left of it for an object that can't have some `keywords` that it adds."""
        del game, keywords
        return None

    def gainer(self, by: Instance) -> PlayerId:
        """Return to whom it gives control of an object, if it changes that (layer 2)."""
        return by.controller

    @property
    def reads(self) -> frozenset[Aspect] | None:
        """The aspects of the object that :meth:`does` depends on.

        ``None`` if it may be any, or if it depends on more than that object.
        """
        return frozenset()

    @property
    def reads_anywhere(self) -> frozenset[Aspect] | None:
        """The aspects that :meth:`does` depends on, be it those of other objects; see `reads`."""
        return self.reads

    @property
    def watches(self) -> frozenset[str]:
        """What :meth:`does` depends on beside objects: a status, a player, the turn."""
        return NOTHING

    def does(self, game: Game, by: Instance, view: View) -> Hashable:
        """Return what the change comes to for this object, whatever the object is (613.8a)."""
        del game, by, view
        return None

    def apply(self, game: Game, by: Instance, view: View) -> View:
        """Return the object with the change made."""
        raise NotImplementedError


REACHES_OTHERS = frozenset({"copy", "control", "text", "type", "ability"})
"""What effects of these layers do can decide whether other effects exist, and on what they work."""


@record
class Part(Record):
    """What an effect does in one layer: which objects, in which zones, and what becomes of them."""

    layer: Layer
    affects: Filter
    change: Change
    zones: tuple[Zone, ...] = (Zone.BATTLEFIELD,)


@by_identity
def _watches(part: Part) -> frozenset[str]:
    return part.affects.watches | part.change.watches


@record
class ContinuousEffect(Record):
    """A continuous effect on characteristics or control, with the instance that generates it.

    `defines` marks a characteristic-defining ability (604.3).
    """

    by: Instance
    parts: tuple[Part, ...]
    defines: bool = False

    @property
    def watches(self) -> frozenset[str]:
        """What it depends on beside objects: who is attacking, life totals, whose turn it is.

        When that changes, all is computed again.
        """
        found = NOTHING
        for part in self.parts:
            found |= _watches(part)
        return found

    @staticmethod
    def of(by: Instance, *parts: Part) -> ContinuousEffect:
        """Return the effect that `by` generates."""
        return ContinuousEffect(by, parts)


def are_alone(effects: Iterable[ContinuousEffect]) -> bool:
    """Whether what each effect does to an object depends on that object alone, in any order."""
    return all(
        not effect.watches and all(map(_looks_at_nothing_else, effect.parts)) for effect in effects
    )


def _looks_at_nothing_else(part: Part) -> bool:
    reads = (part.affects.reads, part.change.reads)
    return (
        part.layer.aspect not in REACHES_OTHERS
        and not part.change.forbids
        and not any(aspects is None or part.layer.aspect in aspects for aspects in reads)
    )


@record
class Step(Record):
    """One part of one effect, about to be applied in its layer."""

    effect: ContinuousEffect
    part: Part

    @property
    def order(self) -> tuple[bool, tuple[int, int, int]]:
        """Characteristic-defining abilities first, then by timestamp (613.3, 613.7)."""
        return (not self.effect.defines, self.effect.by.order)


def with_abilities(view: View, abilities: Iterable[Ability]) -> View:
    """Return an object with other abilities."""
    return view.replace(characteristics=view.characteristics.replace(abilities=tuple(abilities)))
