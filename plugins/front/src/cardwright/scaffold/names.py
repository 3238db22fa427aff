"""Names of packs, cards and mechanics: what they may be, and what is made of them."""

from __future__ import annotations

import json
import keyword
import re
import sys
from importlib.util import find_spec
from typing import TYPE_CHECKING

from cardwright_core.cards import slug_of
from cardwright_core.errors import InputError

if TYPE_CHECKING:
    from pathlib import Path

__all__ = [
    "class_of",
    "literal",
    "mechanic_name",
    "module_of",
    "package_of",
    "printable_name",
    "title_of",
]

_DISTRIBUTION = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?")
_MECHANIC = re.compile(r"[a-z][a-z0-9]*(?:[ -][a-z0-9]+)*")
_LONGEST = 100


def package_of(distribution: str) -> str:
    """Return the import name for the name of a distribution; refuse what can't be one."""
    if len(distribution) > _LONGEST or not _DISTRIBUTION.fullmatch(distribution):
        message = (
            f"{distribution!r} can't name a pack: use letters, digits and single hyphens, "
            f"for example 'my-cards'"
        )
        raise InputError(message)
    package = re.sub(r"[-_.]+", "_", distribution).casefold()
    if not package.isidentifier() or keyword.iskeyword(package):
        message = f"{distribution!r} can't name a pack: {package!r} can't be imported in Python"
        raise InputError(message)
    if package in sys.stdlib_module_names or find_spec(package) is not None:
        message = (
            f"{distribution!r} can't name a pack: a module {package!r} is installed already; "
            f"choose another name, for example 'my-{distribution}'"
        )
        raise InputError(message)
    return package


def printable_name(name: str) -> str:
    """Return the slug of a card's name; refuse a name that has none or can't be printed."""
    if name != name.strip() or not name.isprintable() or len(name) > _LONGEST:
        message = f"{name!r} can't name a card: one line without blanks at its ends is expected"
        raise InputError(message)
    slug = slug_of(name)
    if not slug:
        message = (
            f"{name!r} can't name a card: nothing is left of it in a slug (a to z, 0 to 9), under "
            f"which games find it"
        )
        raise InputError(message)
    return slug


def mechanic_name(kind: str, name: str) -> str:
    """Return the name of a keyword, cost or hook in words; refuse what can't be one."""
    if len(name) > _LONGEST or not _MECHANIC.fullmatch(name):
        message = (
            f"{name!r} can't name a {kind}: use small letters, digits, and blanks or hyphens "
            f"between them, for example 'deep roots'"
        )
        raise InputError(message)
    return name.replace("-", " ")


def module_of(slug: str, source: Path) -> str:
    """Return the name of the module for a slug, unlike any module of the package at `source`."""
    module = slug.replace("-", "_").replace(" ", "_")
    if not module.isidentifier() or keyword.iskeyword(module) or keyword.issoftkeyword(module):
        module = f"the_{module}"
    if (source / module).is_dir():
        message = f"{source / module} is a folder: a module {module}.py can't stand beside it"
        raise InputError(message)
    return module


def class_of(slug: str) -> str:
    """Return the name of the class for a slug."""
    from cardwright import authoring  # noqa: PLC0415 - it loads the kernel

    name = "".join(word.capitalize() for word in re.split(r"[-_ ]", slug))
    taken = not name.isidentifier() or keyword.iskeyword(name) or hasattr(authoring, name)
    return f"The{name}" if taken else name


def title_of(distribution: str) -> str:
    """Return a distribution's name in words: ``my-lanterns`` is ``My Lanterns``."""
    words = re.split(r"[-_.]+", distribution.casefold().removeprefix("cardwright-cards-"))
    return " ".join(word.capitalize() for word in words)


def literal(text: str) -> str:
    """Return a text as Python and TOML both write it."""
    return json.dumps(text, ensure_ascii=False)
