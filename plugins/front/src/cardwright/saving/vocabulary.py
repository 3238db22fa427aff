"""Which classes a file may name: those of records, events and enumerations that plugins brought.

Nothing is imported because a file names it. A class is known once a rules plugin, a card or a
keyword has brought it; to make one runs no code but the setting of its fields.
"""

from __future__ import annotations

import sys
from enum import Enum
from typing import TYPE_CHECKING, Any

from cardwright.saving.errors import SaveError
from cardwright_core._records import Record
from cardwright_core.errors import nearest, shown

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

__all__ = ["Vocabulary", "called", "is_record"]

_GENERATED = "cardwright_core._records"  # the twins that records are filled in


def called(cls: type) -> str:
    """Return the name of a class in a file: ``module:Class``."""
    return f"{cls.__module__}:{cls.__qualname__}"


def is_record(cls: type) -> bool:
    """Whether a class is a record of its own: not a base without fields, nor made by hand."""
    return issubclass(cls, Record) and "__attrs_attrs__" in vars(cls)


class Vocabulary:
    """The classes that are known now."""

    def __init__(self) -> None:
        """Look at all that is loaded; of two classes of one name, the later one counts."""
        kinds = [cls for cls in _derived(Record) if cls.__module__ != _GENERATED]
        self._kinds = {called(cls): cls for cls in kinds}
        packages = {cls.__module__.partition(".")[0] for cls in kinds}
        self._enums = {
            called(cls): cls
            for cls in _derived(Enum)
            if cls.__module__.partition(".")[0] in packages
        }

    def knows(self, cls: type) -> bool:
        """Whether a file that names the class would mean this one."""
        return self._kinds.get(called(cls), self._enums.get(called(cls))) is cls

    def modules(self) -> Iterator[ModuleType]:
        """Yield the modules that the classes are from, by name."""
        names = {cls.__module__ for cls in self._kinds.values()}
        return (sys.modules[name] for name in sorted(names) if name in sys.modules)

    def kind(self, name: str, where: str) -> type[Any]:
        """Return a record, a base of records, or an enumeration by its name."""
        found = self._kinds.get(name) or self._enums.get(name)
        if found is None:
            near = " or ".join(map(repr, map(shown, nearest(name, {**self._kinds, **self._enums}))))
            asked = f"; did you mean {near}?" if near else ""
            reason = (
                f"no plugin that the game is played by has a value called {shown(name)!r}{asked}"
            )
            raise SaveError(where, reason)
        return found


def _derived(base: type) -> Iterator[type]:
    """Yield all classes derived from `base`, in the order in which they were made."""
    waiting = [base]
    while waiting:
        found = waiting.pop(0)
        yield found
        waiting.extend(type.__subclasses__(found))
