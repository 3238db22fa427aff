"""Fill the examples of docs/pipelines from what is printed: ``python docs/make_examples.py``.

A block after ``<!-- explained: PATH -->`` is what ``cardwright run PATH --explain`` prints; one
after ``<!-- module: PATH -->`` is that file.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGES = sorted((ROOT / "docs" / "pipelines").glob("*.md"))
_BLOCK = re.compile(r"<!-- (explained|module): (\S+) -->\n```(\w+)\n.*?```", re.DOTALL)


def filled(text: str) -> str:
    """Return a page with its examples made anew."""
    return _BLOCK.sub(_example, text)


def _example(found: re.Match[str]) -> str:
    kind, path, language = found.groups()
    content = explained(path) if kind == "explained" else (ROOT / path).read_text(encoding="utf-8")
    return f"<!-- {kind}: {path} -->\n```{language}\n{content.rstrip()}\n```"


def explained(path: str) -> str:
    """Return the account of one scenario."""
    command = [sys.executable, "-m", "cardwright", "run", path, "--explain"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)  # noqa: S603 - our own command
    account, _, _summary = done.stdout.rstrip().rpartition("\n\n")  # the summary has a time in it
    return account


if __name__ == "__main__":
    for page in PAGES:
        page.write_text(filled(page.read_text(encoding="utf-8")), encoding="utf-8")
