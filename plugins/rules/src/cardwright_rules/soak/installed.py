"""What is installed, as whoever stands on the rules makes it known: an entry point.

The rules import no front and no pack. A distribution that can gather rules plugins and cards names
under ``cardwright.rule_sets`` what returns a rule set of all that is installed.
"""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import TYPE_CHECKING

from cardwright_core.errors import CardwrightError

if TYPE_CHECKING:
    from cardwright_core.cards import Definition
    from cardwright_core.ruleset import RuleSet

__all__ = ["GROUP", "NothingInstalledError", "Stock", "stock"]

GROUP = "cardwright.rule_sets"
_BRINGS_CARDS = "pip install 'cardwright[cards]'"


class NothingInstalledError(CardwrightError):
    """There is nothing to play with; the message says what brings it."""


class Stock:
    """A rule set, and all of its cards that could be loaded."""

    def __init__(self, rules: RuleSet) -> None:
        """Load every card; one that does not load is left out with a reason (see `refused`)."""
        self.rules = rules
        self.refused: dict[str, str] = {}
        self.lands: list[str] = []
        self.others: list[str] = []
        for slug in sorted({slug for source in rules.catalog.sources for slug in source.cards()}):
            self._add(slug)
        if not self.lands or not self.others:
            message = f"no cards are installed to play with: {_BRINGS_CARDS}"
            raise NothingInstalledError(message)

    def definition(self, slug: str) -> Definition:
        """Return a card's definition."""
        return self.rules.catalog.definition(slug)

    def is_permanent(self, slug: str) -> bool:
        """Whether it could be on the battlefield when a game begins."""
        types = self.definition(slug).characteristics.types
        return bool(types) and not {"Instant", "Sorcery"} & set(types)

    def _add(self, slug: str) -> None:
        try:
            line = self.definition(slug).characteristics
        except CardwrightError as error:
            self.refused[slug] = str(error)
            return
        (self.lands if "Basic" in line.supertypes else self.others).append(slug)


def stock() -> Stock:
    """Return all that is installed; an error that says what to install, if that is not enough."""
    entries = sorted(entry_points(group=GROUP), key=lambda entry: entry.name)
    if not entries:
        message = f"nothing that is installed gathers cards ({GROUP}): {_BRINGS_CARDS}"
        raise NothingInstalledError(message)
    return Stock(entries[0].load()())
