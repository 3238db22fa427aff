"""The index: which ability instances listen to which question or event now.

An index is immutable; a changed one shares nothing that could be written, so that forks and the
state before an event (603.10) keep theirs for free. A listener is a prepared call and the instance
that it is made for, or a trigger condition and its instance.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardwright_core.events import stands_alone

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event

__all__ = ["EMPTY_INDEX", "Index", "Key", "Listener"]

Key = tuple[str, "type | None"]
"""A hook's name (or ``"trigger"``, ``"activated"``), and the type of event it is about, if any."""

Listener = tuple[Any, "Instance"]
"""What is called or matched, and the instance that it is for."""


class Index:
    """Listeners by key, each group in timestamp order; see :meth:`changed`."""

    __slots__ = ("_about", "_by_owner", "_groups", "_silent", "_undisputed", "hooks")

    def __init__(
        self, groups: dict[Key, tuple[Listener, ...]], by_owner: dict[int, tuple[Key, ...]]
    ) -> None:
        """Take the `groups` of listeners, and the keys under which each owner has some."""
        self._groups = groups
        self._by_owner = by_owner
        self._about: dict[Key, tuple[Listener, ...]] = {}
        self._silent: dict[type, bool] = {}
        self._undisputed: dict[type, bool] = {}
        self.hooks = frozenset(key[0] for key in groups)

    def get(self, key: Key) -> tuple[Listener, ...]:
        """Return the listeners under exactly this key."""
        return self._groups.get(key, ())

    def about(self, hook: str, kind: type) -> tuple[Listener, ...]:
        """Return the listeners of `hook` for a payload of type `kind` or of any, oldest first."""
        found = self._about.get((hook, kind))
        if found is None:
            found = self._about[hook, kind] = self._merged(hook, kind)
        return found

    def silent(self, kind: type) -> bool:
        """Whether no listener has a say in such an event, nor waits for it or for a state."""
        found = self._silent.get(kind)
        if found is None:
            found = not (self.get(("state", None)) or any(self.about(one, kind) for one in _HEARD))
            self._silent[kind] = found
        return found

    def undisputed(self, kind: type[Event]) -> bool:
        """Whether no listener has a say in such an event, and it comes alone (see `Event`)."""
        found = self._undisputed.get(kind)
        if found is None:
            found = self._undisputed[kind] = self.silent(kind) and stands_alone(kind)  # type: ignore[arg-type]  # a class is hashable
        return found

    def _merged(self, hook: str, kind: type) -> tuple[Listener, ...]:
        if hook not in self.hooks:
            return ()
        groups = [
            group
            for base in (*kind.__mro__, None)
            if (group := self._groups.get((hook, base))) is not None
        ]
        if len(groups) < 2:  # noqa: PLR2004 - nothing to merge
            return groups[0] if groups else ()
        merged = [listener for group in groups for listener in group]
        return tuple(sorted(merged, key=_order))

    def owns(self, owner: int) -> bool:
        """Whether the object or effect with that id has a listener here."""
        return owner in self._by_owner

    def changed(self, new: Mapping[int, Iterable[tuple[Key, Listener]]]) -> Index:
        """Return an index in which the owners in `new` have exactly the listeners given there.

        What generates continuous effects is kept under the owner's id negated, apart from the rest.
        """
        groups = dict(self._groups)
        by_owner = dict(self._by_owner)
        for owner in new:
            for key in by_owner.pop(owner, ()):
                _take_out(groups, key, owner)
        unsorted: set[Key] = set()
        for owner, listeners in new.items():
            keys: dict[Key, None] = {}
            for key, listener in listeners:
                group = groups.get(key, ())
                if group and _order(group[-1]) > _order(listener):
                    unsorted.add(key)
                groups[key] = (*group, listener)
                keys[key] = None
            if keys:
                by_owner[owner] = tuple(keys)
        for key in unsorted:
            groups[key] = tuple(sorted(groups[key], key=_order))
        return Index(groups, by_owner)


_HEARD = ("prohibits", "replacements", "consequences", "trigger")


def _take_out(groups: dict[Key, tuple[Listener, ...]], key: Key, owner: int) -> None:
    left = tuple(listener for listener in groups[key] if listener[1].owner != abs(owner))
    if left:
        groups[key] = left
    else:
        del groups[key]


def _order(listener: Listener) -> tuple[int, int, int]:
    return listener[1].order


EMPTY_INDEX = Index({}, {})
"""An index with no listener."""
