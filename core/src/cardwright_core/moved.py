"""Cards that were renamed or removed: what a pack says so that their old names go on being told."""

from __future__ import annotations

from cardwright_core._records import Record, record

__all__ = ["Moved", "Redirect", "RenamedCardWarning", "Tombstone"]


@record
class Redirect(Record):
    """A card is known by another name since a version of its pack; both names find it."""

    to: str
    since: str = ""


@record
class Tombstone(Record):
    """A card is gone since a version of its pack, and why; its name is an error that says so."""

    why: str
    since: str = ""


Moved = Redirect | Tombstone
"""What an entry of the group ``cardwright.redirects`` is, under the old slug."""


class RenamedCardWarning(FutureWarning):
    """A card is asked for by a name that it had once."""
