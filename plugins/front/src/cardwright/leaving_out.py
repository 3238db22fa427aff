"""What is left out of all that is installed, as whoever starts the process says."""

from __future__ import annotations

import os
import re
from functools import cache

from cardwright.entries import NotInstalledError, requires
from cardwright_core.errors import InputError

__all__ = ["DISABLE", "NO_PLUGINS", "LeftOut", "same_distribution"]

DISABLE = "CARDWRIGHT_DISABLE"
"""Distributions, packs, cards, keywords, formats or rules to leave out, with commas between."""

NO_PLUGINS = "CARDWRIGHT_NO_PLUGINS"
"""With ``1``, nothing is used but what cardwright itself and the packs of its authors bring."""

_NAME = re.compile(r"[A-Za-z0-9](?:[-_.A-Za-z0-9]*[A-Za-z0-9])?")


class LeftOut:
    """Decides from names alone, before anything is imported."""

    def __init__(self) -> None:
        """Read the environment."""
        names = (name.strip() for name in os.environ.get(DISABLE, "").split(","))
        self.names = frozenset(name for name in names if name)
        self.strangers = _switched_on(os.environ.get(NO_PLUGINS, ""))
        self._plain = frozenset(map(same_distribution, self.names))

    def __bool__(self) -> bool:
        """Whether anything is left out at all."""
        return bool(self.names) or self.strangers

    def reason(self, name: str, distribution: str) -> str:
        """Say why an entry is left out; nothing if it is not."""
        if name in self.names or (distribution and same_distribution(distribution) in self._plain):
            return f"{DISABLE} leaves it out"
        if self.strangers and same_distribution(distribution) not in _our_own():
            return f"{NO_PLUGINS} leaves out what is not cardwright's own"
        return ""


def same_distribution(name: str) -> str:
    """Return the one form in which names of the same distribution are equal."""
    return re.sub(r"[-_.]+", "-", name).casefold()


def _switched_on(value: str) -> bool:
    if value not in {"", "0", "1"}:
        message = f"{NO_PLUGINS} is 1 or 0, not {value!r}"
        raise InputError(message)
    return value == "1"


@cache
def _our_own() -> frozenset[str]:
    """Return cardwright's own distributions: what the one of that name needs or offers."""
    try:
        needs = requires("cardwright")
    except NotInstalledError:
        needs = ()
    names = (match[0] for need in needs if (match := _NAME.match(need)))
    ours = map(same_distribution, names)
    own = (name for name in ours if name.startswith("cardwright-"))
    return frozenset({"cardwright", "cardwright-core", *own})
