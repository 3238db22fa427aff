"""``cardwright new pack``: a pack that installs and whose tests are green at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright import __version__
from cardwright.scaffold.filling import filled, write
from cardwright.scaffold.names import class_of, literal, module_of, package_of, title_of
from cardwright_core.cards import slug_of
from cardwright_core.errors import InputError

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["new_pack"]


def new_pack(name: str, root: Path) -> list[Path]:
    """Write a new pack into the folder `root`, which must be new or empty; return its files."""
    package = package_of(name)
    if root.exists() and (not root.is_dir() or any(root.iterdir())):
        message = f"{root} is there already and is no empty folder; nothing was written"
        raise InputError(message)
    source = root / "src" / package
    values = _values(name, package, module_of(f"keeper-of-{slug_of(title_of(name))}", source))
    module = values["module"]
    contents = {
        root / "pyproject.toml": "pyproject.toml",
        root / "README.md": "README.md",
        root / ".gitignore": "gitignore",
        root / ".github" / "workflows" / "test.yml": "workflow.yml",
        source / "__init__.py": "init.py",
        source / f"{module}.py": "first_card.py",
        root / "tests" / "test_contract.py": "test_contract.py",
        root / "tests" / f"test_{module}.py": "test_first_card.py",
        root / "tests" / f"{module}.scenario.toml": "first_card.scenario.toml",
    }
    files = {path: filled(template, values) for path, template in contents.items()}
    write({**files, source / "py.typed": ""})
    return sorted([*files, source / "py.typed"])


def _values(name: str, package: str, module: str) -> dict[str, str]:
    title = title_of(name)
    card = f"Keeper of {title}"
    slug = slug_of(card)
    return {
        "distribution": name,
        "package": package,
        "title": title,
        "range": range_of(__version__),
        "name": card,
        "name_literal": literal(card),
        "scenario_literal": literal(f"{card}: its controller gains more"),
        "slug": slug,
        "module": module,
        "class_name": class_of(slug),
    }


def range_of(version: str) -> str:
    """Return the versions of cardwright that a pack made with this one works with."""
    major, minor = version.split(".")[:2]
    return f">={major}.{minor},<{int(major) + 1}"
