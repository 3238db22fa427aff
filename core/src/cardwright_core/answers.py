"""Which types a hook's answers may have, by the return type that its specification is written with.

A conductor remembers the types that were right, so that an answer costs it one look into a set.
"""

from __future__ import annotations

import builtins
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["AnswerTypes"]


class AnswerTypes:
    """The types that answers of one hook had, and those that they may have."""

    def __init__(self, function: Callable[..., Any]) -> None:
        """Take the hook's specification."""
        self.function = function
        self.right: set[type] = set()
        self.wanted = str(getattr(function, "__annotations__", {}).get("return", "")).strip("'\"")

    def wrong(self, answers: list[Any]) -> list[Any]:
        """Return the answers of a wrong type; remember the types of the right ones."""
        allowed = self._allowed()
        if allowed is None:
            self.right.update(map(type, answers))
            return []
        found = [one for one in answers if not isinstance(one, allowed)]
        self.right.update({type(one) for one in answers} - {type(one) for one in found})
        return found

    def _allowed(self) -> tuple[type, ...] | None:
        """Return the types, or nothing if the specification does not say, or not all of them."""
        names = [name.strip() for name in self.wanted.split("|")]
        names = [n.removeprefix("list[").removesuffix("]") for n in names if n not in {"", "None"}]
        found = [self._meant(name.partition("[")[0]) for name in names]
        known = [one for meant in found for one in meant if isinstance(one, type)]
        if not all(found) or len(known) < sum(map(len, found)):
            return None
        return tuple(known) or None

    def _meant(self, name: str) -> tuple[object, ...]:
        """Return what has that name where the specification is written, or is loaded near it.

        Types are imported there for type checkers only.
        """
        if name in _ANYTHING:
            return ()
        there = getattr(self.function, "__globals__", {}).get(name) or getattr(builtins, name, None)
        if there is not None:
            return (there,)
        package = self.function.__module__.partition(".")[0]
        near = (one for one in sorted(sys.modules) if one.startswith((package, "cardwright_")))
        found = (vars(sys.modules[module]).get(name) for module in near)
        return tuple(one for one in found if one is not None)


_ANYTHING = frozenset({"Any", "object"})
