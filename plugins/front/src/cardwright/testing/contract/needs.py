"""Which distributions a pack needs, by the metadata of what is installed."""

from __future__ import annotations

import re
from importlib.metadata import PackageNotFoundError, requires

__all__ = ["needed_by", "same_name"]

_NAME = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?")


def same_name(one: str, other: str) -> bool:
    """Whether two names of distributions are the same one, written in different ways."""
    return _plain(one) == _plain(other)


def needed_by(name: str) -> set[str]:
    """Return a distribution and all that it needs, directly or not, as far as it is installed."""
    found: set[str] = set()
    waiting = [_plain(name)]
    while waiting:
        one = waiting.pop()
        if one in found:
            continue
        found.add(one)
        try:
            needs = requires(one) or ()
        except PackageNotFoundError:
            continue
        for need in needs:
            match = _NAME.match(need)
            if match is not None and "extra ==" not in need:
                waiting.append(_plain(match[0]))
    return found


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).casefold()
