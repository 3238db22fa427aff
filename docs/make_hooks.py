"""Write docs/hooks.md from the hook specifications: ``python docs/make_hooks.py``."""

from __future__ import annotations

import inspect
import re
import sys
import textwrap
from pathlib import Path

from cardwright import rule_set
from cardwright_core.specs import FAMILIES, spec_info

PAGE = Path(__file__).with_name("hooks.md")
_LENGTH = 100

_INTRODUCTION = Path(__file__).with_name("hooks_introduction.md")


def page() -> str:
    """Return the whole page."""
    rules = rule_set()
    kernel = {name for family in FAMILIES for name in vars(family)}
    parts = [_INTRODUCTION.read_text(encoding="utf-8")]
    parts.extend(_section(family, _title(family)) for family in FAMILIES)
    for family in rules.opened:
        own = [name for name in vars(family) if not name.startswith("_") and name not in kernel]
        if own:
            parts.append(_section(family, f"{_title(family)} (opened by a rules plugin)"))
    return "\n".join(parts)


def _title(family: type) -> str:
    name = family.__name__.removesuffix("Specs")
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name)


def _section(family: type, title: str) -> str:
    hooks = [
        _entry(name, function)
        for name, function in vars(family).items()
        if inspect.isfunction(function) and not name.startswith("_")
    ]
    module = inspect.getmodule(family)
    about = inspect.getdoc(module) or ""
    return "\n".join([f"## {title}\n", f"{about.splitlines()[0]}\n", *hooks])


def _entry(name: str, function: object) -> str:
    info = spec_info(function)
    kind = "act" if info.act else "building" if info.building else "question"
    about = f", about `{info.about}`" if info.about else ""
    text = inspect.getdoc(function) or ""
    prose, _, example = text.partition("Example::")
    code = textwrap.dedent(example).strip()
    return (
        f"### {name}\n\n```python\n{signature(name, function)}\n```\n\n"
        f"*{kind}{about}*\n\n{_marked_up(prose)}\n\n```python\n{code}\n```\n"
    )


def signature(name: str, function: object) -> str:
    """Return a hook's signature as it stands in its specification."""
    found = inspect.signature(function)  # type: ignore[arg-type]  # a hook is a function
    values = list(found.parameters.values())[1:]
    parameters = [f"{parameter.name}: {parameter.annotation}" for parameter in values]
    line = f"{name}({', '.join(parameters)}) -> {found.return_annotation}"
    if len(line) <= _LENGTH:
        return line
    inner = "".join(f"    {parameter},\n" for parameter in parameters)
    return f"{name}(\n{inner}) -> {found.return_annotation}"


def _marked_up(prose: str) -> str:
    return prose.replace("``", "`").strip()


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(PAGE.read_text(encoding="utf-8") != page())
    PAGE.write_text(page(), encoding="utf-8")
