"""The index: which ability instances listen to which question or event now.

An index is immutable; a changed one shares nothing that could be written, so that forks and the
state before an event (603.10) keep theirs for free. A listener is a prepared call and the instance
that it is made for, or a trigger condition and its instance.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from cardwright_core.events import stands_alone

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Mapping

    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event

__all__ = ["EMPTY_INDEX", "Index", "Key", "Listener", "Say", "Shape"]

Key = tuple[str, "type | None"]
"""A hook's name (or ``"trigger"``, ``"activated"``), and the type of event it is about, if any."""

Listener = tuple[Any, "Instance"]
"""What is called or matched, and the instance that it is for."""


class Shape:
    """Under which keys there are listeners at all, and what follows from that alone.

    Indexes with other listeners under the same keys share it. `own` are the events that any object
    of this game ever had a triggered ability for about itself; those are found on the object.
    """

    __slots__ = ("_known", "_silent", "_unquestioned", "found", "hooks", "keys", "own", "said")

    def __init__(self, keys: frozenset[Key], own: frozenset[type[Event]]) -> None:
        """Take the `keys`, and the events that objects of this game wait for themselves."""
        self.keys = keys
        self.own = own
        self.hooks = frozenset(hook for hook, _ in keys)
        self.found: dict[Key, tuple[Key, ...]] = {}
        self._silent: dict[type, bool] = {}
        self.said: dict[type[Event], Say] = {}
        self._unquestioned: dict[type, bool] = {}
        self._known: dict[Hashable, bool] = {}

    def once(self, what: Callable[..., bool], *rest: Hashable) -> bool:
        """Return ``what(shape, *rest)``, looked at only the first time."""
        key = (what, *rest)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = what(self, *rest)
        return found

    def about(self, hook: str, kind: type) -> tuple[Key, ...]:
        """Return the keys of listeners of `hook` for a payload of type `kind` or of any."""
        found = self.found.get((hook, kind))
        if found is None:
            keys = ((hook, base) for base in (*kind.__mro__, None))
            found = tuple(key for key in keys if key in self.keys) if hook in self.hooks else ()
            self.found[hook, kind] = found
        return found

    def silent(self, kind: type) -> bool:
        """Whether no listener has a say in such an event, nor waits for it or for a state."""
        found = self._silent.get(kind)
        if found is None:
            heard = ("state", None) in self.keys or any(self.about(one, kind) for one in _HEARD)
            found = self._silent[kind] = not heard
        return found

    def say(self, kind: type[Event]) -> Say:
        """Return who has a say in such an event, or waits for it."""
        found = self.said.get(kind)
        if found is None:
            found = self.said[kind] = self._say(kind)
        return found

    def _say(self, kind: type[Event]) -> Say:
        if kind.looks_back or not self.silent(kind) or not stands_alone(kind):  # type: ignore[arg-type]  # a class is hashable
            return Say.SOME
        return Say.ITS_OBJECT if self.on_own(kind) else Say.NOBODY

    def on_own(self, kind: type[Event]) -> bool:
        """Whether any object ever had an ability that triggers if such an event happens to it."""
        return issubclass(kind, tuple(self.own))

    def unquestioned(self, kind: type[Event]) -> bool:
        """Whether no listener can prevent or replace such an event."""
        found = self._unquestioned.get(kind)
        if found is None:
            asked = any(self.about(one, kind) for one in ("prohibits", "replacements"))
            found = self._unquestioned[kind] = not asked
        return found


class Say(IntEnum):
    """Who may have a say in a kind of event, or wait for it."""

    NOBODY = 1
    ITS_OBJECT = 2
    SOME = 3


class Index:
    """Listeners by key, each group in timestamp order; see :meth:`changed`."""

    __slots__ = ("_about", "_by_owner", "_groups", "hooks", "shape")

    def __init__(
        self,
        groups: dict[Key, tuple[Listener, ...]],
        by_owner: dict[int, tuple[tuple[Key, Listener], ...]],
        shape: Shape | None = None,
    ) -> None:
        """Take the `groups` of listeners, and what each owner has in them."""
        self._groups = groups
        self._by_owner = by_owner
        self._about: dict[Key, tuple[Listener, ...]] = {}
        self.shape = shape or _shape(frozenset(groups), frozenset())
        self.hooks = self.shape.hooks

    def get(self, key: Key) -> tuple[Listener, ...]:
        """Return the listeners under exactly this key."""
        return self._groups.get(key, ())

    def about(self, hook: str, kind: type) -> tuple[Listener, ...]:
        """Return the listeners of `hook` for a payload of type `kind` or of any, oldest first."""
        keys = self.shape.found.get((hook, kind))
        if keys is None:
            keys = self.shape.about(hook, kind)
        if not keys:
            return ()
        if len(keys) == 1:
            return self._groups[keys[0]]
        found = self._about.get((hook, kind))
        if found is None:
            merged = [listener for key in keys for listener in self._groups[key]]
            found = self._about[hook, kind] = tuple(sorted(merged, key=_order))
        return found

    def silent(self, kind: type) -> bool:
        """Whether no listener has a say in such an event, nor waits for it or for a state."""
        return self.shape.silent(kind)

    def undisputed(self, kind: type[Event]) -> bool:
        """Whether no listener has a say in such an event, or waits for it, and it comes alone."""
        return self.shape.say(kind) is not Say.SOME

    def owns(self, owner: int) -> bool:
        """Whether the object or effect with that id has a listener here."""
        return owner in self._by_owner

    def changed(
        self,
        new: Mapping[int, Iterable[tuple[Key, Listener]]],
        own: frozenset[type[Event]] = frozenset(),
    ) -> Index:
        """Return an index in which the owners in `new` have exactly the listeners given there.

        Objects among them wait for their `own` events of these types.

        What generates continuous effects is kept under the owner's id negated, apart from the rest.
        """
        different = {
            owner: now
            for owner, listeners in new.items()
            if (now := tuple(listeners)) != self._by_owner.get(owner, ())
        }
        if not different and own <= self.shape.own:
            return self
        groups, by_owner = self._groups.copy(), self._by_owner.copy()
        unsorted: set[Key] = set()
        for owner, now in different.items():
            for key, listener in by_owner.get(owner, ()):
                _take_out(groups, key, listener)
            for key, listener in now:
                group = groups.get(key, ())
                if group and _order(group[-1]) > _order(listener):
                    unsorted.add(key)
                groups[key] = (*group, listener)
            if now:
                by_owner[owner] = now
            else:
                del by_owner[owner]
        for key in unsorted & groups.keys():
            groups[key] = tuple(sorted(groups[key], key=_order))
        shape = self.shape
        if groups.keys() != shape.keys or not own <= shape.own:
            shape = _shape(frozenset(groups), shape.own | own)
        return Index(groups, by_owner, shape)


_HEARD = ("prohibits", "replacements", "consequences", "trigger")


def _take_out(groups: dict[Key, tuple[Listener, ...]], key: Key, taken: Listener) -> None:
    left = tuple([listener for listener in groups[key] if listener is not taken])
    if left:
        groups[key] = left
    else:
        del groups[key]


def _order(listener: Listener) -> tuple[int, int, int]:
    return listener[1].order


_SHAPES: dict[tuple[frozenset[Key], frozenset[type[Event]]], Shape] = {}
_MOST_KNOWN = 1024


def _shape(keys: frozenset[Key], own: frozenset[type[Event]]) -> Shape:
    """Return the one shape with these keys: boards come to look alike again and again."""
    found = _SHAPES.get((keys, own))
    if found is None:
        if len(_SHAPES) >= _MOST_KNOWN:
            _SHAPES.clear()
        found = _SHAPES[keys, own] = Shape(keys, own)
    return found


EMPTY_INDEX = Index({}, {})
"""An index with no listener."""
