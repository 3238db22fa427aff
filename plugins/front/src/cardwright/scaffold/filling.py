"""Templates and files: filled, and written all or not at all."""

from __future__ import annotations

import os
from importlib.resources import files
from string import Template
from typing import TYPE_CHECKING

from cardwright_core.errors import InputError

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

__all__ = ["filled", "write"]


def filled(template: str, values: Mapping[str, str]) -> str:
    """Return a template of this package with its places filled."""
    path = files("cardwright.scaffold").joinpath("templates", f"{template}.template")
    return Template(path.read_text(encoding="utf-8")).substitute(values)


def write(new: Mapping[Path, str], changed: Mapping[Path, str] | None = None) -> None:
    """Write new files and change others; if one can't be written, none is."""
    for path in new:
        if os.path.lexists(path):
            message = f"{path} is there already; nothing was written"
            raise InputError(message)
    before = {path: path.read_bytes() for path in changed or ()}
    done: list[Path] = []
    try:
        for path, text in new.items():
            done.extend(_make_folders(path.parent))
            done.append(path)
            path.write_text(text, encoding="utf-8", newline="")
        for path, text in (changed or {}).items():
            path.write_text(text, encoding="utf-8", newline="")
    except OSError as error:
        _take_back(done, before)
        message = f"{error.filename or 'a file'} can't be written ({error}); nothing was written"
        raise InputError(message) from error


def _make_folders(folder: Path) -> list[Path]:
    """Make a folder and those above it; return the new ones, the outermost first."""
    missing = [one for one in (folder, *folder.parents) if not one.exists()]
    for one in reversed(missing):
        one.mkdir()
    return missing[::-1]


def _take_back(done: list[Path], before: Mapping[Path, bytes]) -> None:
    for path in reversed(done):
        if path.is_dir():
            path.rmdir()
        else:
            path.unlink(missing_ok=True)
    for path, content in before.items():
        if path.read_bytes() != content:
            path.write_bytes(content)
