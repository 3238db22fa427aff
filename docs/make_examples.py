"""Fill the examples of docs/pipelines from what is printed: ``python docs/make_examples.py``.

A block after ``<!-- explained: PATH -->`` is what ``cardwright run PATH --explain`` prints; one
after ``<!-- module: PATH -->`` is that file, and after ``<!-- code: PATH NAME ... -->`` are the
definitions with these names in it. A paragraph after ``<!-- words: HOOK -->`` is the words of
``cardwright.authoring`` that answer this hook.
"""

from __future__ import annotations

import ast
import inspect
import re
import subprocess
import sys
import textwrap
from pathlib import Path

from cardwright import authoring
from cardwright_core.cards import marked_methods

ROOT = Path(__file__).parent.parent
PAGES = sorted((ROOT / "docs" / "pipelines").glob("*.md"))
_BLOCK = re.compile(r"<!-- (explained|module|code): ([^>]+) -->\n```(\w+)\n.*?```", re.DOTALL)
_WORDS = re.compile(r"<!-- words: (\w+) -->\n.*?\n\n", re.DOTALL)


def filled(text: str) -> str:
    """Return a page with its examples made anew."""
    return _WORDS.sub(_listing, _BLOCK.sub(_example, text))


def _listing(found: re.Match[str]) -> str:
    listed = ", ".join(f"`{name}`" for name in words(found[1]))
    lines = textwrap.wrap(f"{listed}.", 125, break_on_hyphens=False)
    return "\n".join((f"<!-- words: {found[1]} -->", *lines, "", ""))


def words(hook: str) -> list[str]:
    """Return the words of which a static ability is made that answers a hook."""
    kinds = {name: getattr(authoring, name) for name in authoring.__all__}
    return [
        name
        for name, kind in sorted(kinds.items(), key=lambda one: one[0].casefold())
        if inspect.isclass(kind) and issubclass(kind, authoring.Record)
        if hook in dict(marked_methods(kind))
    ]


def _example(found: re.Match[str]) -> str:
    kind, what, language = found.groups()
    content = _MADE[kind](what).rstrip()
    return f"<!-- {kind}: {what} -->\n```{language}\n{content}\n```"


def module(path: str) -> str:
    """Return a whole file."""
    return (ROOT / path).read_text(encoding="utf-8")


def code(what: str) -> str:
    """Return some definitions of a file, in the order asked for."""
    path, *names = what.split()
    text = module(path)
    lines = text.splitlines()
    found = {
        node.name: node
        for node in ast.parse(text).body
        if isinstance(node, ast.ClassDef | ast.FunctionDef)
    }
    return "\n\n\n".join("\n".join(_lines(lines, found[name])) for name in names)


def _lines(lines: list[str], node: ast.ClassDef | ast.FunctionDef) -> list[str]:
    first = min([node.lineno, *(one.lineno for one in node.decorator_list)])
    return lines[first - 1 : node.end_lineno]


def explained(path: str) -> str:
    """Return the account of one scenario."""
    command = [sys.executable, "-m", "cardwright", "run", path, "--explain"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)  # noqa: S603 - our own command
    account, _, _summary = done.stdout.rstrip().rpartition("\n\n")  # the summary has a time in it
    return account


_MADE = {"explained": explained, "module": module, "code": code}

if __name__ == "__main__":
    for page in PAGES:
        page.write_text(filled(page.read_text(encoding="utf-8")), encoding="utf-8")
