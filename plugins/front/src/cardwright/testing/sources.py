"""Rule sets for tests: one that all tests share, and isolated ones with a test's own plugins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.game import RuleSet
from cardwright.installed import Installed
from cardwright.words import check
from cardwright_core.cards import CardPlugin, Origin, slug_of
from cardwright_core.errors import InputError, PluginError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from cardwright_core.cards import Keyword
    from cardwright_core.catalog import CatalogSource

__all__ = ["MemorySource", "RuleSets"]


class MemorySource:
    """Cards and keywords that a test defines: a source for a catalog."""

    def __init__(self, plugins: Iterable[type[CardPlugin | Keyword]]) -> None:
        """Take the classes of cards and keywords."""
        self._cards: dict[str, type[CardPlugin]] = {}
        self._keywords: dict[str, type[Keyword]] = {}
        for plugin in plugins:
            if issubclass(plugin, CardPlugin):
                self._cards[slug_of(plugin.name)] = plugin
            else:
                self._keywords[plugin.name] = plugin

    def load_card(self, slug: str) -> tuple[CardPlugin, Origin] | None:
        """Return the card with that slug."""
        kind = self._cards.get(slug)
        if kind is None:
            return None
        card = kind()
        try:
            check(card)
        except InputError as error:
            message = f"card {kind.name!r}: {error}"
            raise PluginError(message) from error
        return card, _origin(kind)

    def load_keyword(self, name: str) -> tuple[Keyword, Origin] | None:
        """Return the keyword of that name."""
        keyword = self._keywords.get(name)
        return None if keyword is None else (keyword(), _origin(keyword))

    def moved(self, slug: str) -> None:
        """Return nothing: a test's own cards have kept their names."""

    def refusals(self) -> Iterable[str]:
        """Return nothing: all is there."""
        return ()

    def cards(self) -> Iterable[str]:
        """Return the slugs."""
        return self._cards

    def keywords(self) -> Iterable[str]:
        """Return the names."""
        return self._keywords


def _origin(plugin: type) -> Origin:
    return Origin(entry=f"{plugin.__module__}:{plugin.__qualname__}")


class RuleSets:
    """What is installed, read once; the rule set of it, and others that add to it."""

    def __init__(self) -> None:
        """Build the rule set that tests share."""
        self._installed = Installed()
        self._rules = self._installed.rules()
        self.shared = RuleSet(self._rules, [self._installed])

    def with_plugins(
        self,
        catalog: Iterable[type[CardPlugin | Keyword]],
        rules: Mapping[str, object],
    ) -> RuleSet:
        """Return a new rule set that also has these cards, keywords and rules plugins.

        A card or keyword of a test takes the place of an installed one of the same name.
        """
        sources: list[CatalogSource] = [MemorySource(catalog), self._installed]
        if not rules:
            return self.shared.with_cards(sources)
        added = {name: (plugin, _origin(type(plugin))) for name, plugin in rules.items()}
        return RuleSet({**self._rules, **added}, sources)
