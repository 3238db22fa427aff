"""Where a module's source lies, found without importing it."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

__all__ = ["source_of", "toml_hint"]


def toml_hint(message: str) -> str:
    """Return what is likely wrong where a parser of TOML says no more than that it is lost."""
    lost = message.startswith(("Unclosed array", "Unclosed inline table"))
    return "; a comma may be missing there" if lost else ""


def source_of(module: str) -> Path | None:
    """Return where a module's source lies, importing neither it nor its package."""
    package, *inner = module.split(".")
    spec = find_spec(package)  # of a top-level name: it imports nothing
    if spec is None:
        return None
    if not inner:
        return Path(spec.origin) if spec.origin else None
    for folder in spec.submodule_search_locations or ():
        path = Path(folder, *inner)
        for found in (path.with_suffix(".py"), path / "__init__.py"):
            if found.is_file():
                return found
    return None
