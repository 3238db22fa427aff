"""The mark ``rule``: each number that a test cites has to exist."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from cardwright_core.errors import nearest

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

__all__ = ["Citations"]

_FORM = re.compile(r"(?P<rule>\d{3}(?:\.\d+[a-z]?)?)(?:#(?P<example>[1-9]\d*))?")


class Citations:
    """The rule numbers that exist, and how many examples each rule has; without them, any."""

    def __init__(self, numbers: Path | None, examples: Path | None) -> None:
        """Read the files that the settings name."""
        text = numbers.read_text(encoding="utf-8") if numbers is not None else ""
        self._numbers = frozenset(text.split())
        self._examples: dict[str, int] | None = None
        if examples is not None:
            self._examples = json.loads(examples.read_text(encoding="utf-8"))

    def wrong(self, item: pytest.Item) -> list[str]:
        """Return what is wrong with the citations of a test."""
        found: list[str] = []
        for mark in item.iter_markers("rule"):
            if mark.kwargs or not mark.args:
                found.append(f"{item.nodeid}: the mark rule takes one number or more, as texts")
            problems = map(self._problem, mark.args)
            found.extend(f"{item.nodeid}: {problem}" for problem in problems if problem)
        return found

    def _problem(self, number: object) -> str:
        form = _FORM.fullmatch(number) if isinstance(number, str) else None
        if form is None:
            return f"{number!r} is no rule number (expected e.g. '603.2d', an example '603.2d#1')"
        rule, example = form["rule"], form["example"]
        if self._numbers and rule not in self._numbers:
            near = " or ".join(self._near(rule))
            return f"there is no rule {rule}; the nearest is {near}"
        if example is None or self._examples is None:
            return ""
        count = self._examples.get(rule, 0)
        return (
            f"rule {rule} has no example {example} (examples: {count})"
            if int(example) > count
            else ""
        )

    def _near(self, rule: str) -> tuple[str, ...]:
        """Return numbers that look like it: first the rule that it would be a part of."""
        above = rule.rstrip("abcdefghijklmnopqrstuvwxyz")
        if above != rule and above in self._numbers:
            part = [number for number in self._numbers if number.startswith(above)]
            return (max(part, key=lambda number: (number <= rule, number)),)
        return nearest(rule, self._numbers, 1) or nearest(rule[:3], self._numbers, 1)
