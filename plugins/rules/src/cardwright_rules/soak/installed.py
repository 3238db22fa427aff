"""What is installed, as whoever stands on the rules makes it known: an entry point.

The rules import no front and no pack. A distribution that can gather rules plugins and cards names
under ``cardwright.sources`` what makes a :class:`Source`.
"""

from __future__ import annotations

import warnings
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Protocol

from cardwright_core.catalog import CatalogSource
from cardwright_core.errors import CardwrightError
from cardwright_core.ruleset import RuleSet

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardwright_core.cards import Definition, Origin

__all__ = ["GROUP", "NothingInstalledError", "Source", "Stock", "stock"]

GROUP = "cardwright.sources"


class NothingInstalledError(CardwrightError):
    """There is nothing to play with; the message says what brings it."""


class Source(CatalogSource, Protocol):
    """Where rules plugins, cards and keywords come from."""

    def rules(self) -> dict[str, tuple[object, Origin]]:
        """Return the rules plugins by name."""
        raise NotImplementedError


class Stock:
    """A rule set, and all of its cards that could be loaded."""

    def __init__(self, rules: RuleSet, slugs: Iterable[str]) -> None:
        """Load every card; one that does not load is left out with a reason (see `refused`)."""
        self.rules = rules
        self.refused: dict[str, str] = {}
        self.lands: list[str] = []
        self.others: list[str] = []
        for slug in slugs:
            self._add(slug)
        if not self.lands or not self.others:
            message = "no cards are installed to play with: pip install 'cardwright[cards]'"
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
        message = f"nothing stands under {GROUP}: pip install 'cardwright[cards]'"
        raise NothingInstalledError(message)
    sources: list[Source] = [entry.load()() for entry in entries]
    plugins: dict[str, tuple[object, Origin]] = {}
    for source in reversed(sources):
        plugins.update(source.rules())
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of what is left out: `refused` says it
        slugs = sorted({slug for source in sources for slug in source.cards()})
        return Stock(RuleSet(plugins, sources), slugs)
