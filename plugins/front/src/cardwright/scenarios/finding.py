"""Finding scenario files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from cardwright_core.errors import InputError

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["SUFFIX", "find"]

SUFFIX = ".scenario.toml"


def find(paths: Iterable[str | Path]) -> list[Path]:
    """Return the scenario files at `paths`, sorted; a folder means all below it."""
    found: dict[Path, None] = {}
    for path in map(Path, paths):
        found.update(dict.fromkeys(_at(path)))
    return list(found)


def _at(path: Path) -> list[Path]:
    if path.is_dir():
        below = sorted(path.rglob(f"*{SUFFIX}"))
        if not below:
            message = f"{path}: there is no *{SUFFIX} in this folder or below it"
            raise InputError(message)
        return below
    if not path.exists():
        message = f"{path}: there is no such file or folder"
        raise InputError(message)
    if not path.name.endswith(SUFFIX):
        message = f"{path}: the name of a scenario file ends in {SUFFIX}"
        raise InputError(message)
    return [path]
