"""What can be seen without importing anything: groups, needs, names, claims."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, entry_points, requires, version
from typing import TYPE_CHECKING

from cardwright.doctor.findings import Finding
from cardwright.installed import (
    CARDS,
    FORMATS,
    KEYWORDS,
    PACKS,
    REDIRECTS,
    RULES,
    SYMBOLS,
    origin_of,
    told,
)
from cardwright.leaving_out import DISABLE, same_distribution
from cardwright_core.errors import nearest, shown, what_next

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from importlib.metadata import EntryPoint

    from cardwright.installed import Installed

__all__ = ["COMMANDS", "GROUPS", "all_entries", "look_at_metadata"]

COMMANDS = "cardwright.commands"
RULE_SETS = "cardwright.rule_sets"
GROUPS = (CARDS, KEYWORDS, PACKS, FORMATS, RULES, REDIRECTS, SYMBOLS, COMMANDS, RULE_SETS)


def all_entries() -> list[EntryPoint]:
    """Return every entry of a group that begins with ``cardwright.``, known or not."""
    found = entry_points()
    return [
        entry
        for group in sorted(found.groups)
        if group.startswith("cardwright.")
        for entry in sorted(found.select(group=group), key=lambda one: (one.name, one.value))
    ]


def look_at_metadata(installed: Installed) -> Iterator[Finding]:
    """Yield what names and metadata alone say."""
    entries = all_entries()
    for entry in entries:
        yield from _group(entry)
        yield from _name(entry)
    names = {origin_of(entry).distribution for entry in entries} - {""}
    for name in sorted(names):
        yield from _needs(name)
    yield from _circles(names)
    yield from _unknown_names(installed, entries, names)


def _group(entry: EntryPoint) -> Iterator[Finding]:
    if entry.group in GROUPS:
        return
    near = nearest(entry.group, GROUPS)
    asked = f"; did you mean {near[0]}?" if near else ""
    origin = origin_of(entry)
    what = f"{told(entry)} is never used: there is no such group{asked}"
    yield Finding("error", "orphan", str(origin), f"{what}; {what_next(origin.distribution)}")


def _name(entry: EntryPoint) -> Iterator[Finding]:
    name, origin = entry.name, origin_of(entry)
    wrong = ""
    if not name.isprintable():
        wrong = "has signs that a terminal would obey"
    elif len(name) > _LONG:
        wrong = f"is {len(name)} signs long"
    elif "/" in name or "\\" in name or ".." in name:
        wrong = "looks like a path"
    if wrong:
        what = f"the name {shown(name)!r} in {entry.group} {wrong}"
        yield Finding("warning", "name", str(origin), f"{what}; {what_next(origin.distribution)}")


_LONG = 200


def _needs(name: str) -> Iterator[Finding]:
    """Yield each need of a distribution that is not met, whoever's it is."""
    from packaging.requirements import InvalidRequirement, Requirement  # noqa: PLC0415 - slow

    for need in requires(name) or ():
        whose = f"{shown(name)} {shown(version(name))}"
        try:
            wanted = Requirement(need)
        except InvalidRequirement as error:
            what = f"needs {shown(need)!r}, which is no requirement: {error}"
            yield Finding("error", "needs", whose, f"{what}; {what_next(name)}")
            continue
        if wanted.marker is not None and not wanted.marker.evaluate({"extra": ""}):
            continue
        there = _version(wanted.name)
        if there and wanted.specifier.contains(there, prereleases=True):
            continue
        is_there = f"{wanted.name} {there} is installed" if there else "it is missing"
        what = f"needs {shown(need)}, but {is_there}: pip install {shown(repr(str(wanted)))}"
        if wanted.name.startswith("cardwright"):
            what += "; until then nothing of it is used"
        yield Finding("error", "needs", whose, what)


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return ""


def _circles(names: set[str]) -> Iterator[Finding]:
    """Yield each circle of packs that need each other."""
    plain = {same_distribution(name): name for name in names}
    graph = {one: sorted(_needed(plain[one], plain)) for one in sorted(plain)}
    seen: set[frozenset[str]] = set()
    for start in graph:
        circle = _way_back(graph, start)
        if circle and frozenset(circle) not in seen:
            seen.add(frozenset(circle))
            way = " -> ".join(shown(plain[one]) for one in (*circle, start))
            what = f"packs need each other in a circle: {way}; put what they share into another one"
            yield Finding("error", "needs", shown(plain[start]), what)


def _needed(name: str, plain: Mapping[str, str]) -> set[str]:
    needs = [need for need in requires(name) or () if "extra ==" not in need]
    heads = {same_distribution(_head(need)) for need in needs}
    return heads & plain.keys()


def _head(need: str) -> str:
    for place, sign in enumerate(need):
        if not (sign.isalnum() or sign in "-_."):
            return need[:place]
    return need


def _way_back(graph: Mapping[str, list[str]], start: str) -> tuple[str, ...]:
    """Return a shortest way from `start` to itself, without the end; nothing if there is none."""
    ways: list[tuple[str, ...]] = [(start,)]
    been: set[str] = set()
    while ways:
        way = ways.pop(0)
        for following in graph[way[-1]]:
            if following == start:
                return way
            if following not in been:
                been.add(following)
                ways.append((*way, following))
    return ()


def _unknown_names(
    installed: Installed, entries: list[EntryPoint], names: set[str]
) -> Iterator[Finding]:
    """Yield what is left out by a name that nothing has."""
    known = {*names, *(entry.name for entry in entries)}
    plain = set(map(same_distribution, known))
    for name in sorted(installed.left_out.names):
        if name not in known and same_distribution(name) not in plain:
            what = f"{DISABLE} names {shown(name)!r}, which is no entry and no distribution here"
            yield Finding("warning", "left out", "", what)
