"""Permissions: what lets a player cast or play more than the rules alone (601.3, 305.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record

if TYPE_CHECKING:
    from cardwright_core.abilities import Cost, Instance

__all__ = ["Permission"]


@record
class Permission(Record):
    """Lets a player cast (or play, lands included) `objects` that they otherwise could not.

    It is recorded in the proposal that makes use of it. With `instead` that is the alternative cost
    that has to be paid (118.9b); an empty one means "without paying its mana cost". With
    `any_time` the timing of a sorcery does not bind it; `any_type` lets mana of any type pay
    (118.14). `faces` are those as which a card with several may be cast (715.3d).
    """

    objects: tuple[int, ...]
    by: Instance | None = None
    lands: bool = False
    instead: Cost | None = None
    any_time: bool = False
    any_type: bool = False
    faces: tuple[int, ...] = (0, 1)

    def __str__(self) -> str:
        """Name the object that gives it."""
        return f"as {self.by.source.name} permits" if self.by else "as the rules permit"
