"""What the doctor finds."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["Finding"]


class Finding(NamedTuple):
    """Something that is wrong (``error``), or that somebody may want to know (``warning``)."""

    level: str
    kind: str
    whose: str
    what: str
