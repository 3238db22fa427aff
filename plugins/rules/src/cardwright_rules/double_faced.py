"""Double-faced permanents: turning them over (701.27, 701.28, 712)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.copying import sides
from cardwright_core.events import ObjectEvent, Simultaneous
from cardwright_core.faces import Form
from cardwright_core.zone_changes import printed_on
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardwright_core.abilities import Instance
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.objects import GameObject
    from cardwright_core.zone_changes import ZoneChange

__all__ = ["PERMANENT_TYPES", "Transformed", "face_up", "has_back", "transform", "transformed"]

PERMANENT_TYPES = frozenset(
    {"Artifact", "Battle", "Creature", "Enchantment", "Land", "Planeswalker"}
)
"""The types of cards that can be permanents (110.4)."""


@record
class Transformed(ObjectEvent):
    """A double-faced permanent turns over so that its other face is up; it is the same object.

    `because` names the ability that has it do so, for what only one ability may do (702.145b).
    """

    english = "{what} transforms"

    rule: ClassVar[str] = "701.27a"

    because: str = ""

    def impossible(self, game: Game) -> str:
        """Say that it has no other face that could be up (701.27c, 701.27d, 712.4c)."""
        there = game.state.objects.get(self.object)
        if there is None or there.zone is not Zone.BATTLEFIELD:
            return "it is not on the battlefield"
        whole = sides(game, there)
        if whole is None or whole.layout is None or not whole.layout.turns:
            return "nothing represents it that could be turned over (712.9)"
        if PERMANENT_TYPES.isdisjoint(whole.sets[1 - face_up(there)].types):
            return "its other face is no permanent's (712.10)"
        return ""

    def apply(self, game: Game) -> Event:
        """Turn it over; what it is a copy of, it stays a copy of (712.9)."""
        state = game.state
        there = state.objects[self.object]
        whole = sides(game, there)
        assert whole is not None  # noqa: S101 - else it is impossible
        face, now = face_up(there), state.new_timestamp()
        form = (there.form or Form()).replace(face=1 - face, turned=now)
        values = there.copiable
        if values == whole.sets[face]:
            values = whole.sets[1 - face]
        state.put(there.replace(copiable=values, form=form, timestamp=now))
        return self

    def describe(self, game: Game) -> str:
        """Say what."""
        return f"{game.see(self.object).called} transforms"


def face_up(item: GameObject) -> int:
    """Return which face of an object is up: 0 for the front."""
    return item.form.face if item.form is not None else 0


def transform(game: Game, by: Instance, items: Iterable[int]) -> None:
    """Transform permanents at once, but none that an ability of its own comes too late for."""
    turning = tuple(Transformed(item) for item in items if not _turned_since(game, by, item))
    if turning:
        game.propose(turning[0] if len(turning) == 1 else Simultaneous(turning), by)


def _turned_since(game: Game, by: Instance, item: int) -> bool:
    """Whether it was turned over since an ability of its own began to wait (701.27f)."""
    there = game.state.objects[item]
    if by.source.id != item or there.form is None or not there.form.turned:
        return False
    return there.form.turned > _since(game, by)


def _since(game: Game, by: Instance) -> int:
    """Return when an ability was put on the stack; a delayed one, when it was created."""
    if by.effect:
        return by.timestamp
    state = game.state
    for item in reversed(state.zone(Zone.STACK)):
        stacked = state.objects[item]
        if stacked.spell is not None and (stacked.spell.source, stacked.spell.ability) == (
            by.source,
            by.ability,
        ):
            return stacked.timestamp
    return state.clock


def transformed(game: Game, change: ZoneChange) -> ZoneChange | None:
    """Return the move with the back face up; ``None`` for what has none that could be (712.14a)."""
    whole = _whole(game, change)
    if whole is None or PERMANENT_TYPES.isdisjoint(whole.sets[1].types):
        return None
    return change.replace(form=Form(1, None if change.card else whole))


def has_back(game: Game, change: ZoneChange) -> bool:
    """Whether what enters is represented by a double-faced card or token (712.9)."""
    return _whole(game, change) is not None


def _whole(game: Game, change: ZoneChange) -> Characteristics | None:
    """Return all sets of characteristics of what has a back to turn to."""
    if change.card:
        whole: Characteristics | None = printed_on(game, change.card)
    else:
        whole = change.form.whole if change.form is not None else None
    return whole if whole is not None and whole.layout and whole.layout.turns else None
