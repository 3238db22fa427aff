"""Whether a kind of counter is likely meant as it is written: any word may be one (122.1)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["malformed", "misspelt"]

_SIZE = re.compile(r"[+-]\d+/[+-]\d+")
_LIKE_A_SIZE = re.compile(r"[+\-/\s]*\d[+\-/\s\d]*")
_LIKENESS = 0.8

_OF_THE_RULES = (
    *("+1/+1", "-1/-1", "age", "charge", "defense", "energy", "experience", "finality", "level"),
    *("lore", "loyalty", "poison", "rad", "shield", "stun", "time"),
    *("deathtouch", "double strike", "first strike", "flying", "haste", "hexproof"),
    *("indestructible", "lifelink", "menace", "reach", "trample", "vigilance"),
)


def malformed(kind: str) -> str:
    """Say what is wrong with a kind that looks like +1/+1 and is not (122.1a); else nothing."""
    if _SIZE.fullmatch(kind) or not _LIKE_A_SIZE.fullmatch(kind):
        return ""
    numbers = re.findall(r"([+-]?)\s*(\d+)", kind)
    sign = next((sign for sign, _ in numbers if sign), "+")
    meant = "/".join(f"{own or sign}{number}" for own, number in numbers)
    near = f"did you mean {meant!r}?" if _SIZE.fullmatch(meant) else "such a one is like '+1/+1'"
    return f"{kind!r} is no kind of counter; {near}"


def misspelt(kind: str, known: Iterable[str]) -> str:
    """Say the same, and of a word whether it is all but one that the rules or the `known` have."""
    words = {*_OF_THE_RULES, *known}
    if kind in words or _SIZE.fullmatch(kind) or malformed(kind):
        return malformed(kind)
    import difflib  # noqa: PLC0415 - only a kind that nobody knows needs it

    near = difflib.get_close_matches(kind, sorted(words), n=1, cutoff=_LIKENESS)
    nobody = f"nothing here speaks of {kind!r} counters"
    return f"{nobody}; did you mean {near[0]!r}?" if near else ""
