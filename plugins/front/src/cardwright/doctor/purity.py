"""Whether a question writes to the state, as far as its source shows."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from cardwright.source import source_of
from cardwright_core.specs import spec_info

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.ruleset import RuleSet

__all__ = ["writes_to_the_state"]

_RECORDS = {"add", "keep_as", "put", "remove", "set_status"}
_EFFECTS = {"change_effect", "end_effect", "start_effect"}
_COUNTERS = {"add_card", "new_id", "new_timestamp"}
_DICTS = {"clear", "pop", "popitem", "setdefault", "update"}
_WRITES = _RECORDS | _EFFECTS | _COUNTERS | _DICTS
"""The methods of the state, and of the dicts in it, that write."""


def writes_to_the_state(module: str, rules: RuleSet) -> Iterator[tuple[str, str, int]]:
    """Yield class, hook and line of each question in a module that writes to ``game.state``."""
    path = source_of(module)
    if path is None:
        return
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.ClassDef):
            for function in node.body:
                if isinstance(function, ast.FunctionDef):
                    hook = _hook(function)
                    if hook and _is_question(hook, rules):
                        for line in _writing_lines(function):
                            yield node.name, hook, line


def _hook(function: ast.FunctionDef) -> str:
    """Return the hook that a method is marked for; nothing if it is not."""
    for mark in function.decorator_list:
        called = mark.func if isinstance(mark, ast.Call) else mark
        if getattr(called, "id", getattr(called, "attr", "")) == "hookimpl":
            for keyword in mark.keywords if isinstance(mark, ast.Call) else ():
                if keyword.arg == "specname" and isinstance(keyword.value, ast.Constant):
                    return str(keyword.value.value)
            return function.name
    return ""


def _is_question(hook: str, rules: RuleSet) -> bool:
    caller = getattr(rules.hook, hook, None)
    if caller is None or caller.spec is None:
        return False
    info = spec_info(caller.spec.function)
    return not info.act and not info.building


def _writing_lines(function: ast.FunctionDef) -> Iterator[int]:
    names = {"state"} if any(one.arg == "state" for one in function.args.args) else set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and _ends_in_state(node.value):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    for node in ast.walk(function):
        if any(_is_of_state(target, names) for target in _targets(node)):
            yield node.lineno  # type: ignore[attr-defined]  # a statement or a call has a line


def _targets(node: ast.AST) -> list[ast.expr]:
    """Return what a node writes to: the targets of a statement, or the owner of a method."""
    if isinstance(node, ast.Assign | ast.Delete):
        return [one for one in node.targets if not isinstance(one, ast.Name)]
    if isinstance(node, ast.AugAssign | ast.AnnAssign):
        return [] if isinstance(node.target, ast.Name) else [node.target]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return [node.func.value] if node.func.attr in _WRITES else []
    return []


def _ends_in_state(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "state"


def _is_of_state(node: ast.expr, names: set[str]) -> bool:
    """Whether an expression is ``game.state``, or something of it."""
    while isinstance(node, ast.Attribute | ast.Subscript):
        if _ends_in_state(node):
            return True
        node = node.value
    return isinstance(node, ast.Name) and node.id in names
