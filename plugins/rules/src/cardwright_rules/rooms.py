"""Rooms: split cards that are permanents, whose halves are locked or unlocked (709.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import StaticAbility, TriggeredAbility
from cardwright_core.cards import about, as_it_enters
from cardwright_core.continuous import Change, ContinuousEffect, Layer, Part
from cardwright_core.events import ObjectEvent
from cardwright_core.faces import Layout
from cardwright_core.layers import copiable_values
from cardwright_core.mana import ManaCost
from cardwright_core.replacement import Replacement, ReplacementClass
from cardwright_core.specs import hookimpl
from cardwright_core.terms import Test, This
from cardwright_core.zone_changes import Enters
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.objects import GameObject, View
    from cardwright_core.zones import PlayerId

__all__ = [
    "ROOM",
    "FullyUnlocked",
    "HalfLocked",
    "HalfUnlocked",
    "ThisDoor",
    "halves_of_room",
    "is_room",
    "is_unlocked",
    "locked_halves",
    "unlocked_halves",
]

_UNLOCKED = ("left half unlocked", "right half unlocked")
"""The names of the designations, by the number of the half (709.5c)."""


@record
class ThisDoor(Test):
    """What is unlocked is the half of which the ability is; the layout says which that is."""

    english = "at this door"

    half: int = -1

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it is."""
        del game, by
        return isinstance(event, HalfUnlocked) and event.half == self.half


@record
class LosesLockedHalf(Change):
    """It has not the name, the mana cost and the text of a half of it that is locked (709.5)."""

    half: int

    def apply(self, game: Game, by: Instance, view: View) -> View:
        """Take them away; its colors are those of the mana cost that is left (202.2)."""
        del game, by
        was = view.characteristics
        if _is_designated(view.object, self.half) or not isinstance(was.layout, _Rooms):
            return view
        mine = next((face for face in was.faces if _number_of(face) == self.half), None)
        if mine is None:
            return view
        return view.replace(characteristics=_without(was, mine))


def _without(was: Characteristics, locked: Characteristics) -> Characteristics:
    left = tuple(face for face in was.faces if face is not locked)
    abilities = list(was.abilities)
    for ability in locked.abilities:
        if ability in abilities:
            abilities.remove(ability)
    by_cost = was.colors == _colors(was.faces)
    return was.replace(
        name=" // ".join(face.name for face in left),
        cost=_cost(left) if was.cost is not None else None,
        colors=_colors(left) if by_cost else was.colors,
        abilities=tuple(abilities),
        faces=left,
    )


def _cost(halves: tuple[Characteristics, ...]) -> ManaCost | None:
    costs = [half.cost.symbols for half in halves if half.cost is not None]
    return ManaCost(tuple(symbol for one in costs for symbol in one)) if costs else None


def _colors(halves: tuple[Characteristics, ...]) -> frozenset[object]:
    return frozenset[object]().union(*(half.colors for half in halves))


@record
class LockedHalf(Record):
    """As long as a half of it is locked, it has not what is of that half (709.5).

    The shared type line stands for one such ability for each half. The first of them says as well
    which half is unlocked as it enters (709.5d).
    """

    english = (
        "as long as half {half} of this is locked, it doesn't have the name, mana cost or rules "
        "text of that half"
    )

    half: int

    @hookimpl
    def continuous_effects(self, by: Instance) -> ContinuousEffect:
        """709.5"""
        return ContinuousEffect.of(by, Part(Layer.TEXT, This(), LosesLockedHalf(self.half)))

    @hookimpl
    @about(Enters)
    @as_it_enters
    def replacements(self, game: Game, by: Instance, event: Enters) -> Replacement | None:
        """709.5d"""
        if event.becomes != by.source.id or self.half != _half_cast(game, event):
            return None
        return Replacement.of(by, self.unlocked, rule="709.5d")

    def unlocked(self, game: Game, event: Enters) -> Event:
        """Return the event in which it enters with the half unlocked."""
        del game
        unlocked = (*event.designations, (_UNLOCKED[self.half], 1))
        return event.replace(designations=tuple(sorted(unlocked)))

    @hookimpl
    @about(Enters)
    def consequences(self, by: Instance, event: Enters) -> Event | None:
        """709.5h: it was given the designation as it entered."""
        mine = event.becomes == by.source.id and dict(event.designations).get(_UNLOCKED[self.half])
        return (
            HalfUnlocked(event.becomes, by.controller, self.half, entering=True) if mine else None
        )


def _half_cast(game: Game, event: Enters) -> int:
    """Return which half was cast as the spell that becomes the permanent; -1 if none was."""
    if event.origin is not Zone.STACK or not event.card:
        return -1
    return _number_of(game.see(event.object).object.copiable)


@record
class EntersWhole(Record):
    """A copy of a half that becomes a permanent has both halves (709.5b)."""

    english = "this has both halves as a permanent"

    @hookimpl
    @about(Enters)
    @as_it_enters
    def replacements(self, by: Instance, event: Enters) -> Replacement | None:
        """709.5b"""
        if event.becomes != by.source.id:
            return None
        return Replacement.of(by, _made_whole, ReplacementClass.SELF_REPLACEMENT, "709.5b")


def _made_whole(game: Game, event: Enters) -> Event:
    return event.replace(values=_whole(event.shown(game)))


def _whole(half: Characteristics) -> Characteristics:
    """Return the values of a permanent with both halves, of which a spell is one."""
    assert isinstance(half.layout, _HalfOfRoom)  # noqa: S101 - no other spell has the ability
    front = half.replace(name=half.layout.of, abilities=(), faces=(), layout=None)
    return ROOM.arranged(front, half.faces)


@record
class _HalfOfRoom(Layout):
    """A half, while it is a spell; its `faces` are both halves (709.5b)."""

    number: int = 0
    of: str = ""


def _number_of(values: Characteristics) -> int:
    return values.layout.number if isinstance(values.layout, _HalfOfRoom) else -1


@record
class _Rooms(Layout):
    """Two halves with a shared type line (709.5)."""

    def arranged(
        self, front: Characteristics, faces: tuple[Characteristics, ...]
    ) -> Characteristics:
        """Let the halves have the types of the front, and the front all that they have."""
        plain = tuple(_plain(front, face, number) for number, face in enumerate(faces))
        halves = tuple(_as_spell(front, plain, number) for number in range(len(plain)))
        shared = tuple(StaticAbility(LockedHalf(number)) for number in range(len(plain)))
        abilities = tuple(ability for half in plain for ability in half.abilities)
        return front.replace(
            cost=_cost(plain),
            colors=_colors(plain),
            abilities=(*shared, *abilities),
            faces=halves,
            layout=self,
        )


ROOM = _Rooms("room", combined=True, castable=True)
"""A split card with a shared type line (709.5)."""


def _plain(front: Characteristics, face: Characteristics, number: int) -> Characteristics:
    return face.replace(
        supertypes=front.supertypes,
        types=front.types,
        subtypes=front.subtypes,
        abilities=tuple(_of_half(ability, number) for ability in face.abilities),
    )


def _of_half(ability: Ability, number: int) -> Ability:
    """Return an ability that knows of which half it is, if it says "this door"."""
    if not isinstance(ability, TriggeredAbility):
        return ability
    conditions = tuple(
        one.replace(where=tuple(_numbered(test, number) for test in one.where))
        for one in ability.conditions
    )
    return ability.replace(conditions=conditions)


def _numbered(test: Test, number: int) -> Test:
    return ThisDoor(number) if isinstance(test, ThisDoor) else test


def _as_spell(
    front: Characteristics, plain: tuple[Characteristics, ...], number: int
) -> Characteristics:
    layout = _HalfOfRoom("half of a room", number=number, of=front.name)
    half = plain[number]
    whole = StaticAbility(EntersWhole())
    return half.replace(abilities=(*half.abilities, whole), faces=plain, layout=layout)


# What is locked and unlocked.


def halves_of_room(game: Game, item: int) -> tuple[Characteristics, ...]:
    """Return both halves of a Room permanent, locked or not; none of anything else (709.5j)."""
    there = game.state.objects.get(item)
    if there is None or there.zone is not Zone.BATTLEFIELD:
        return ()
    values = copiable_values(game, item)
    return values.faces if isinstance(values.layout, _Rooms) else ()


def _is_designated(there: GameObject, half: int) -> bool:
    return there.designation(_UNLOCKED[half]) > 0


def is_unlocked(game: Game, item: int, half: int) -> bool:
    """Whether a half of a permanent is unlocked (709.5c)."""
    return _is_designated(game.state.objects[item], half)


def locked_halves(game: Game, item: int) -> tuple[int, ...]:
    """Return the numbers of the locked halves of a Room permanent."""
    halves = range(len(halves_of_room(game, item)))
    return tuple(half for half in halves if not is_unlocked(game, item, half))


def unlocked_halves(game: Game, item: int) -> tuple[int, ...]:
    """Return the numbers of the unlocked halves of a Room permanent."""
    halves = range(len(halves_of_room(game, item)))
    return tuple(half for half in halves if is_unlocked(game, item, half))


@record
class HalfUnlocked(ObjectEvent):
    """A player unlocks a half of a permanent, or it enters with it unlocked (709.5d to 709.5h)."""

    english = "{what} is unlocked"

    rule: ClassVar[str] = "709.5c"

    player: PlayerId
    half: int
    entering: bool = False

    def impossible(self, game: Game) -> str:
        """Say that there is no such locked half."""
        if self.entering or self.half in locked_halves(game, self.object):
            return ""
        return "there is no such locked half"

    def right_after(self, game: Game) -> tuple[Event, ...]:
        """Return that it is fully unlocked, if both halves are (709.5i)."""
        both = halves_of_room(game, self.object) and not locked_halves(game, self.object)
        return (FullyUnlocked(self.object, self.player),) if both else ()

    def apply(self, game: Game) -> Event:
        """Give it the designation."""
        if not self.entering:
            _designate(game, self.object, _UNLOCKED[self.half], given=True)
        return self

    def describe(self, game: Game) -> str:
        """Say who unlocks what."""
        halves = halves_of_room(game, self.object)
        what = halves[self.half].name if halves else game.see(self.object).called
        return f"{self.player} unlocks {what}"


@record
class FullyUnlocked(ObjectEvent):
    """A player fully unlocks a permanent: now it has both designations (709.5i)."""

    english = "{what} is fully unlocked"

    rule: ClassVar[str] = "709.5i"

    player: PlayerId

    def apply(self, game: Game) -> Event:
        """Change nothing: it is so already."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say who did it."""
        return f"{self.player} fully unlocks {game.see(self.object).called}"


@record
class HalfLocked(ObjectEvent):
    """A player locks a half of a permanent (709.5g)."""

    english = "{what} is locked"

    rule: ClassVar[str] = "709.5g"

    player: PlayerId
    half: int

    def impossible(self, game: Game) -> str:
        """Say that there is no such unlocked half."""
        there = self.half in unlocked_halves(game, self.object)
        return "" if there else "there is no such unlocked half"

    def apply(self, game: Game) -> Event:
        """Take the designation away."""
        _designate(game, self.object, _UNLOCKED[self.half], given=False)
        return self

    def describe(self, game: Game) -> str:
        """Say who locks what."""
        return f"{self.player} locks {halves_of_room(game, self.object)[self.half].name}"


def _designate(game: Game, item: int, name: str, *, given: bool) -> None:
    there = game.state.objects[item]
    left = tuple(one for one in there.designations if one[0] != name)
    more = ((name, 1),) if given else ()
    game.state.put(there.replace(designations=tuple(sorted((*left, *more)))))


def is_room(view: View) -> bool:
    """Whether it has the layout of a Room."""
    return isinstance(view.characteristics.layout, _Rooms)
