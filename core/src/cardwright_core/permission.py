"""Permissions: what lets a player cast or play more than the rules alone (601.3, 305.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.abilities import Cost, Instance, TriggeredAbility
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.game import Game
    from cardwright_core.terms import Filter

__all__ = ["Permission"]


@record
class Permission(Record):
    """Lets a player cast (or play, lands included) `objects` that they otherwise could not.

    `cards` are cards in a library, by their numbers: they are no objects there (see ``Library``).
    It is recorded in the proposal that makes use of it; the spell has to be in each of the `sets`,
    once all choices are made for it (601.3b). With `instead` that is the alternative cost that has
    to be paid (118.9b), under the `name`; an empty one means "without paying its mana cost". With
    `any_time` the timing of a sorcery does not bind it; `any_type` lets mana of any type pay
    (118.14). `faces` are those as which a card with several may be played, where they are not those
    that it lets choose from itself: not as an Adventure (715.3d), or transformed (712.11a). Whoever
    casts a spell so has a delayed ability of the source of `by`, about the spell, `then` (603.7g).
    """

    objects: tuple[int, ...]
    by: Instance | None = None
    lands: bool = False
    instead: Cost | None = None
    any_time: bool = False
    any_type: bool = False
    faces: tuple[int, ...] | None = None
    cards: tuple[int, ...] = ()
    name: str = ""
    sets: tuple[tuple[Filter, Instance], ...] = ()
    then: TriggeredAbility | None = None

    def covers(self, game: Game, spell: int) -> bool:
        """Whether a spell is what it lets be cast."""
        view = game.see(spell) if self.sets else None
        return view is None or all(what.matches(game, by, view) for what, by in self.sets)

    def allowed(self, values: Characteristics) -> Iterator[tuple[int, Characteristics]]:
        """Yield the sets of characteristics as which it lets a card be played, by number."""
        if self.faces is None:
            yield from enumerate(values.castable)
            return
        for number in self.faces:
            if number < len(values.sets):
                yield number, values.sets[number]

    def __str__(self) -> str:
        """Name the object that gives it."""
        return f"as {self.by.source.name} permits" if self.by else "as the rules permit"
