"""Whether what a distribution needs of cardwright is installed: by metadata, before any import."""

from __future__ import annotations

import operator
import re
from functools import cache

from cardwright.entries import NotInstalledError, version

__all__ = ["unmet"]

_OURS = re.compile(r"cardwright(?![A-Za-z0-9])[-_.A-Za-z0-9]*")
_PLAIN = re.compile(r"(?P<name>[-_.A-Za-z0-9]+)\s*\(?(?P<range>[^;()\[\]]*)\)?")
_CLAUSE = re.compile(r"(?P<how>>=|<=|==|!=|<|>)\s*(?P<version>\d+(?:\.\d+)*)")
_COMPARE = {
    ">=": operator.ge,
    "<=": operator.le,
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    ">": operator.gt,
}


@cache
def unmet(needs: tuple[str, ...]) -> str:
    """Return which of a distribution's `needs` of cardwright is not met; nothing if all are.

    A need is a line of metadata: ``cardwright>=0.1,<1``. Needs of other projects are pip's concern.
    """
    for need in needs:
        if _OURS.match(need.strip()):
            wrong = _unmet(need.strip())
            if wrong:
                return wrong
    return ""


def _unmet(need: str) -> str:
    """Look at one need: a plain one here, any other with `packaging`, which takes 15 ms to load."""
    match = _PLAIN.fullmatch(need)
    clauses = [part.strip() for part in match["range"].split(",") if part.strip()] if match else []
    if match is None or not all(map(_CLAUSE.fullmatch, clauses)):
        return _unmet_in_any_form(need)
    there = _installed(match["name"])
    if there and not re.fullmatch(r"\d+(\.\d+)*", there):
        return _unmet_in_any_form(need)
    if there and all(_holds(there, clause) for clause in clauses):
        return ""
    return _told(need, match["name"], there)


def _holds(there: str, clause: str) -> bool:
    match = _CLAUSE.fullmatch(clause)
    assert match is not None  # noqa: S101 - it was looked at before
    compared: bool = _COMPARE[match["how"]](_release(there), _release(match["version"]))
    return compared


def _release(text: str) -> tuple[int, ...]:
    """Return the numbers of a version; zeros at its end say nothing."""
    numbers = [int(part) for part in text.split(".")]
    while numbers and not numbers[-1]:
        numbers.pop()
    return tuple(numbers)


def _unmet_in_any_form(need: str) -> str:
    from packaging.requirements import InvalidRequirement, Requirement  # noqa: PLC0415 - see above

    try:
        wanted = Requirement(need)
    except InvalidRequirement as error:
        return f"{need!r}, which is no requirement ({error})"
    if wanted.marker is not None and not wanted.marker.evaluate({"extra": ""}):
        return ""
    there = _installed(wanted.name)
    if there and wanted.specifier.contains(there, prereleases=True):
        return ""
    return _told(need, wanted.name, there)


def _installed(name: str) -> str:
    try:
        return version(name)
    except NotInstalledError:
        return ""


def _told(need: str, name: str, there: str) -> str:
    return f"{need}, but {name} {there} is installed" if there else f"{need}, which is missing"
