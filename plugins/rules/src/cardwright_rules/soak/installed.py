"""What is installed, as whoever stands on the rules makes it known: an entry point.

The rules import no front and no pack. A distribution that can gather rules plugins and cards names
under ``cardwright.rule_sets`` what returns a rule set of all that is installed.
"""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Protocol

from cardwright_core.errors import CardwrightError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardwright_core.cards import Definition
    from cardwright_core.ruleset import RuleSet

__all__ = ["GROUP", "Gathers", "NothingInstalledError", "Stock", "stock"]

GROUP = "cardwright.rule_sets"
_BRINGS_CARDS = "pip install 'cardwright[cards]'"


class NothingInstalledError(CardwrightError):
    """There is nothing to play with; the message says what brings it."""


class Gathers(Protocol):
    """What stands under :data:`GROUP`: it returns the rule set of all that is installed."""

    def __call__(self, *, formats: Iterable[str] = ()) -> RuleSet:
        """Return it, with the named formats."""
        raise NotImplementedError


class Stock:
    """A rule set, and all of its cards that could be loaded; with what `gathers`, formats too."""

    def __init__(self, rules: RuleSet, gathers: Gathers | None = None) -> None:
        """Load every card; one that does not load is left out with a reason (see `refused`)."""
        self.rules = rules
        self._gathers = gathers
        self._by_format = {"": rules}
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

    def rules_of(self, name: str) -> RuleSet:
        """Return the rule set with the format of that name; without one for no name."""
        found = self._by_format.get(name)
        if found is None:
            if self._gathers is None:
                message = f"nothing gathers the format {name!r}"
                raise NothingInstalledError(message)
            found = self._by_format[name] = self._gathers(formats=[name])
        return found

    @property
    def has_formats(self) -> bool:
        """Whether games can be played in formats."""
        return self._gathers is not None

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
    gathers: Gathers = entries[0].load()
    return Stock(gathers(), gathers)
