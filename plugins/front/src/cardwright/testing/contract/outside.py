"""What is kept outside the state: attributes of plugins and of their modules."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

__all__ = ["changed_attributes", "kept"]

Kept = dict[str, object]


def kept(plugins: Iterable[object], packages: Iterable[str]) -> Kept:
    """Return all attributes of plugins, their classes and the modules of packages, by name."""
    found: Kept = {}
    for plugin in plugins:
        cls = plugin if isinstance(plugin, type) else type(plugin)
        _note(found, f"{cls.__module__}.{cls.__qualname__}", vars(cls))
        if not isinstance(plugin, type | ModuleType) and hasattr(plugin, "__dict__"):
            _note(found, f"the object {cls.__module__}.{cls.__qualname__}", vars(plugin))
    for name in _modules(packages):
        _note(found, f"module {name}", vars(sys.modules[name]))
    return found


def changed_attributes(before: Kept, after: Kept) -> Iterator[str]:
    """Yield the names of attributes that came, went or changed."""
    for name in sorted({*before, *after}):
        if before.get(name, _NONE) != after.get(name, _NONE):
            yield name


_NONE = object()


def _modules(packages: Iterable[str]) -> list[str]:
    wanted = tuple(packages)
    return sorted(
        name
        for name in tuple(sys.modules)
        if any(name == package or name.startswith(f"{package}.") for package in wanted)
    )


def _note(found: Kept, whose: str, attributes: Mapping[str, object]) -> None:
    for name, value in attributes.items():
        own = not (name.startswith("__") and name.endswith("__"))
        if own and not isinstance(value, ModuleType):
            found[f"{name} of {whose}"] = _frozen(value)


class _Same:
    """Equal to nothing but what holds the very same object; it keeps that alive."""

    def __init__(self, value: object) -> None:
        self._value = value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other._value is self._value

    def __hash__(self) -> int:
        return id(self._value)


def _frozen(value: object, depth: int = 6) -> object:
    """Return what stays equal as long as a value does: its content, where that can change."""
    if value is None or isinstance(value, str | int | float | bytes):
        return value
    if isinstance(value, type):
        return _Same(value)
    if not depth:
        return type(value)
    if isinstance(value, set | frozenset):
        return (type(value), frozenset(map(repr, value)))
    if isinstance(value, list | tuple | dict):
        inner = list(value.items()) if isinstance(value, dict) else value
        return (type(value), tuple(_frozen(one, depth - 1) for one in inner))
    attributes = getattr(value, "__dict__", None)
    return (_Same(value), _frozen(attributes, depth - 1) if attributes else None)
