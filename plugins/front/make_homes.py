"""Writes src/cardwright/_homes.py: where each name of ``cardwright.authoring`` comes from."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["HOMES", "homes"]

_SOURCE = Path(__file__).parent / "src" / "cardwright"
HOMES = _SOURCE / "_homes.py"

_HEAD = '''"""Where each name of ``cardwright.authoring`` comes from; written by ``make_homes.py``.

The name there is given after a colon where it is another one.
"""

from __future__ import annotations

__all__ = ["HOMES"]

HOMES = {
'''


def homes() -> str:
    """Return the text of the module, from the imports that type checkers read."""
    lines = (f'    "{name}": "{home}",\n' for name, home in sorted(_imported()))
    return f"{_HEAD}{''.join(lines)}}}\n"


def _imported() -> Iterator[tuple[str, str]]:
    tree = ast.parse((_SOURCE / "authoring.py").read_text(encoding="utf-8"))
    for block in tree.body:
        if isinstance(block, ast.If):
            for line in block.body:
                if isinstance(line, ast.ImportFrom):
                    for one in line.names:
                        other = f":{one.name}" if one.asname else ""
                        yield one.asname or one.name, f"{line.module}{other}"


if __name__ == "__main__":
    HOMES.write_text(homes(), encoding="utf-8")
