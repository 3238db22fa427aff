"""The log: what happened and why, one entry after another (step 4 of an event)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardwright_core._records import Record, record

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event

__all__ = ["Entry", "Log", "Witness", "added", "entries", "happened", "newest_first"]


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
"""A linked list, newest first; forks share it and add for free.

A link is ``(what, by, depth, older)``: an event that happened and what is behind it, or any other
entry; the oldest one has ``None`` as the older.
"""


def added(log: Log, entry: Entry) -> Log:
    """Return the log with one more entry."""
    return (entry, None, 0, log)


def newest_first(log: Log, since: Log = None) -> Iterator[Entry]:
    """Yield the entries that came after `since`, the newest one first."""
    while log is not None and log is not since:
        what, by, depth, log = log
        yield what if isinstance(what, Entry) else Entry("event", what, by, what.rule, depth)


def happened(log: Log, since: Log = None) -> Iterator[Event]:
    """Yield the events that happened after `since`, the newest one first.

    What was replaced or prohibited never happened (614.6, 614.17), and what an ability triggered on
    happened once, however many entries tell of it.
    """
    while log is not None and log is not since:
        what, _, _, log = log
        if not isinstance(what, Entry):
            yield what
        elif what.kind == "event" and what.event is not None:
            yield what.event


def entries(log: Log) -> list[Entry]:
    """Return the entries, oldest first."""
    found = list(newest_first(log))
    found.reverse()
    return found
