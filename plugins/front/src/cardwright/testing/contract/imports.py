"""What a pack's modules import: of cardwright, `cardwright.authoring` and nothing else."""

from __future__ import annotations

import ast
import sys
from typing import TYPE_CHECKING

from cardwright.source import source_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

__all__ = ["wrong_imports"]

_ALLOWED = ("cardwright.authoring", "cardwright.packs")
_IMPURE = frozenset(
    {
        "asyncio",
        "datetime",
        "multiprocessing",
        "os",
        "platform",
        "random",
        "secrets",
        "socket",
        "subprocess",
        "sys",
        "tempfile",
        "threading",
        "time",
        "uuid",
    }
)


def wrong_imports(modules: Iterable[str], allowed: Iterable[str] = ()) -> Iterator[str]:
    """Yield each import that `modules`, or modules of the same packages behind them, may not have.

    `allowed` names packages of others that the pack may use.
    """
    waiting = sorted(set(modules))
    own = {module.split(".")[0] for module in waiting}
    seen: set[str] = set()
    while waiting:
        module = waiting.pop()
        path = source_of(module)
        if module in seen or path is None:
            continue
        seen.add(module)
        for line, name in _imported(module, path):
            if name.split(".")[0] in own:
                waiting.extend([name, name.rpartition(".")[0]])
            elif (wrong := _wrong(name, tuple(allowed))) is not None:
                yield f"{path}:{line}: {wrong}"


def _imported(module: str, path: Path) -> Iterator[tuple[int, str]]:
    """Yield the full names that a module imports, each with its line."""
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = _absolute(package, node)
            for alias in node.names:
                yield node.lineno, f"{base}.{alias.name}"


def _absolute(package: str, node: ast.ImportFrom) -> str:
    if not node.level:
        return node.module or ""
    parts = package.split(".")
    above = parts[: len(parts) - node.level + 1]
    return ".".join([*above, *([node.module] if node.module else [])])


def _wrong(name: str, allowed: tuple[str, ...]) -> str | None:
    first = name.partition(".")[0]
    if first in {"cardwright", "cardwright_core", "cardwright_rules"}:
        if any(f"{name}.".startswith(f"{one}.") for one in _ALLOWED):
            return None
        return f"imports {name}: import it from cardwright.authoring, the only stable surface"
    if first in allowed:
        return None
    if first in _IMPURE:
        return f"imports {name}: a game depends on nothing but its state, seed and answers"
    if first in sys.stdlib_module_names:
        return None
    return f"imports {name}: a pack imports cardwright.authoring and itself (allowed_imports)"
