"""Permissions: what lets a player do more than the rules alone (601.3, 305.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance

__all__ = ["Permission"]


@record
class Permission(Record):
    """Lets a player cast or play `objects` where or when they otherwise could not.

    It is recorded in the proposal that uses it, with the instance that gave it.
    """

    act: str
    objects: tuple[int, ...]
    by: Instance | None = None
    without_paying: bool = False
