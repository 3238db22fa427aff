"""The log: what happened and why, one entry after another (step 4 of an event)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardwright_core._records import Record, record

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event

__all__ = ["Entry", "Log", "Witness", "entries"]


@record
class Witness(Record):
    """An answer that mattered: which instance gave it, to which hook."""

    hook: str
    by: Instance
    answer: Any


@record
class Entry(Record):
    """One line of the log.

    `kind` is ``event``, ``replaced``, ``prohibited``, ``suppressed``, ``triggered``, ``resolves``
    or ``note``; `by` is the ability instance behind it, `rule` the rule number, `witnesses` those
    whose answers counted.
    """

    kind: str
    event: Event | None
    by: Instance | None
    rule: str
    depth: int = 0
    times: int = 1
    text: str = ""
    witnesses: tuple[Witness, ...] = ()


Log = Any
"""A linked list, newest first: ``(entry, older)`` or ``None``; forks share it and add for free."""


def entries(log: Log) -> list[Entry]:
    """Return the entries, oldest first."""
    found: list[Entry] = []
    while log is not None:
        entry, log = log
        found.append(entry)
    found.reverse()
    return found
