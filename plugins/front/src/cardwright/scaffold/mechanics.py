"""``cardwright new keyword``, ``cost`` and ``hook``: a module with a plugin, a test, an entry."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.installed import KEYWORDS, RULES, Installed, origin_of
from cardwright.scaffold.filling import filled, write
from cardwright.scaffold.names import class_of, literal, mechanic_name, module_of, title_of
from cardwright.scaffold.project import Project
from cardwright_core.errors import InputError
from cardwright_core.specs import FAMILIES

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["new_cost", "new_hook", "new_keyword"]


def new_keyword(name: str, root: Path) -> list[Path]:
    """Write a keyword ability into the pack at `root`."""
    return _new("keyword", KEYWORDS, name, root)


def new_cost(name: str, root: Path) -> list[Path]:
    """Write a kind of cost, and the rules plugin that pays it, into the pack at `root`."""
    return _new("cost", RULES, name, root)


def new_hook(name: str, root: Path) -> list[Path]:
    """Write a rules plugin that opens and asks a hook into the pack at `root`."""
    return _new("hook", RULES, name, root)


def _new(kind: str, group: str, name: str, root: Path) -> list[Path]:
    words = mechanic_name(kind, name)
    slug = words.replace(" ", "-")
    project = Project(root)
    _refuse_known(kind, group, slug, project)
    module = module_of(slug, project.source)
    if kind == "hook":
        _refuse_hook(module)
    class_name = class_of(slug)
    target = class_name if group == KEYWORDS else "plugin"
    values = {
        "name": words,
        "Name": words[0].upper() + words[1:],
        "name_literal": literal(words),
        "function": module,
        "class_name": class_name,
        "package": project.package,
        "module": module,
        "bearer_literal": literal(f"{title_of(project.name)} Bearer"),
        "other_literal": literal(f"{title_of(project.name)} Other"),
    }
    new = {
        project.source / f"{module}.py": filled(f"{kind}.py", values),
        project.tests / f"test_{module}.py": filled(f"test_{kind}.py", values),
    }
    entry = f"{project.package}.{module}:{target}"
    write(new, {project.file: project.with_entry(group, slug, entry)})
    return [*new, project.file]


def _refuse_known(kind: str, group: str, slug: str, project: Project) -> None:
    """Refuse a name under which some installed pack has a plugin already."""
    entry = Installed().group(group).get(slug)
    if entry is not None:
        what = kind if group == KEYWORDS else "rules plugin"
        message = (
            f"{origin_of(entry)} has a {what} {slug!r} already; choose another name for that of "
            f"{project.name}"
        )
        raise InputError(message)


def _refuse_hook(name: str) -> None:
    for family in FAMILIES:
        if hasattr(family, name):
            message = f"the kernel has a hook {name!r} already ({family.__name__}); choose another"
            raise InputError(message)
