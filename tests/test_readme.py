"""The README shows what is there: its excerpt, its module, its example and its commands."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"

pytestmark = pytest.mark.skipif(not README.exists(), reason="only a checkout has the README")


def block_after(comment):
    found = re.search(rf"<!-- {comment}(.*?) -->\n```\w+\n(.*?)```", README.read_text(), re.DOTALL)
    assert found, comment
    return found[1].strip(), found[2]


def test_the_module_is_the_module():
    path, block = block_after("module:")
    assert block == (ROOT / path).read_text()


def test_the_excerpt_is_what_is_printed():
    command, block = block_after("excerpt of: cardwright")
    printed = subprocess.run(
        [sys.executable, "-m", "cardwright", *command.split()],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    ).stdout
    lines = [line.strip() for line in printed.splitlines()]
    excerpt = [line.strip() for line in block.splitlines()]
    assert excerpt[0] in lines
    start = lines.index(excerpt[1], lines.index(excerpt[0]))
    assert lines[start : start + len(excerpt) - 1] == excerpt[1:]


def test_the_example_runs():
    code = re.search(r"## Embed it\n\n```python\n(.*?)```", README.read_text(), re.DOTALL)[1]
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert re.match(r"[0-9a-f]{32}", done.stdout)


def test_there_are_the_two_commands():
    commands = re.findall(r"^python3 -m venv \.venv && .*$", README.read_text(), re.MULTILINE)
    assert len(commands) == 2
    assert "requirements.txt" in commands[0]
    assert "requirements-dev.txt" in commands[1]


def test_every_link_leads_somewhere():
    for target in re.findall(r"\]\(((?!https?:)[^)#]+)\)", README.read_text()):
        assert (ROOT / target).exists(), target
