"""Write docs/table.md from :class:`cardwright.testing.Table`: ``python docs/make_table.py``."""

from __future__ import annotations

import inspect
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from cardwright.testing.place import Deck, Place
from cardwright.testing.table import Table
from cardwright_core._records import field_names
from cardwright_core.characteristics import Characteristics
from cardwright_core.objects import GameObject, Status, View

if TYPE_CHECKING:
    from collections.abc import Iterator

PAGE = Path(__file__).with_name("table.md")
_INTRODUCTION = PAGE.with_name("table_introduction.md")
_HEADING = re.compile(r"^    # (?P<title>[A-Z].*?)\.$", re.MULTILINE)


def page() -> str:
    """Return the whole page."""
    parts = [_INTRODUCTION.read_text(encoding="utf-8")]
    for title, names in _sections():
        entries = "\n".join(_entry("table", name, vars(Table)[name]) for name in names)
        parts.append(f"## {title}\n\n{entries}\n")
    for title, prefix, kind in (
        ("Zones: battlefield, hand, graveyard, exile, command", "table.battlefield", Place),
        ("Libraries", "table.library", Deck),
    ):
        members = {name: vars(kind)[name] for name in ("__call__", "names")}
        entries = "\n".join(_entry(prefix, name, member) for name, member in members.items())
        parts.append(f"## {title}\n\n{_text(kind)}\n\n{entries}\n")
    parts.append(f"## What `table.see` returns\n\n{_text(View)}\n\n{_seen()}\n")
    return "\n".join(parts)


def _seen() -> str:
    """Return what can be read of a view: its fields with theirs, and what is told from them."""
    kinds = {"object": GameObject, "characteristics": Characteristics, "status": Status}
    fields = [
        f"- `view.{name}`: {', '.join(f'`{one}`' for one in field_names(kind))}"
        for name, kind in kinds.items()
    ]
    fields.insert(2, "- `view.controller`")
    told = {name: member for name, member in vars(View).items() if _is_told(name, member)}
    return "\n".join((*fields, *(_entry("view", name, one) for name, one in told.items())))


def _is_told(name: str, member: object) -> bool:
    if name.startswith("_") or name == "replace":
        return False
    return isinstance(member, property) or inspect.isfunction(member)


def _sections() -> Iterator[tuple[str, list[str]]]:
    """Yield the public members of the class under the comments that part its source."""
    source = inspect.getsource(Table)
    places = [(0, "The rules"), *((m.start(), m["title"]) for m in _HEADING.finditer(source))]
    found: dict[str, list[str]] = {title: [] for _, title in places}
    for name, member in vars(Table).items():
        if _is_told(name, member):
            at = source.index(f"    def {name}(")
            found[max(one for one in places if one[0] <= at)[1]].append(name)
    return ((title, names) for title, names in found.items() if names)


def _entry(prefix: str, name: str, member: object) -> str:
    told = f"{prefix}{'' if name == '__call__' else '.' + name}"
    if inspect.isfunction(member):
        signature = inspect.signature(member)
        parameters = list(signature.parameters.values())[1:]
        signature = signature.replace(parameters=parameters)
        told += re.sub(r"(: |-> )'([^']*)'", r"\1\2", str(signature))
    about = _text(member).replace("\n", "\n  ").replace("\n  \n", "\n\n")
    return f"- `{told}`\n  {about}"


def _text(member: object) -> str:
    text = re.sub(r":\w+:`[~.]?([\w.]+)`", r"`\1`", inspect.getdoc(member) or "")
    return text.replace("``", "`")


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(PAGE.read_text(encoding="utf-8") != page())
    PAGE.write_text(page(), encoding="utf-8")
