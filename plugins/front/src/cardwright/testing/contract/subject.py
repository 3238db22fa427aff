"""What a contract is about: a pack's distribution, its cards and keywords, and rules with them."""

from __future__ import annotations

from functools import cache, cached_property
from importlib.metadata import distribution, entry_points
from typing import TYPE_CHECKING, Any

from cardwright.installed import CARDS, FORMATS, KEYWORDS, PACKS, RULES, Installed
from cardwright.testing.contract.needs import needed_by, same_name
from cardwright.testing.sources import MemorySource
from cardwright_core._records import Record, record
from cardwright_core.cards import CardPlugin
from cardwright_core.ruleset import RuleSet

if TYPE_CHECKING:
    from collections.abc import Mapping
    from importlib.metadata import EntryPoint

    from cardwright_core.cards import Definition

__all__ = ["BASICS", "BEAR", "GROUPS", "Pack", "Subject", "pack_named"]

GROUPS = (CARDS, KEYWORDS, PACKS, FORMATS, RULES)
BEAR = "Contract Bear"
"""A creature that every game of a contract has, beside the pack's cards and basic lands."""


@record
class Subject(Record):
    """A card, or a keyword on a card made for it, or the rules plugins of a pack that has neither.

    `card` is the name of the card that games are played with.
    """

    kind: str
    name: str
    card: str

    def __str__(self) -> str:
        """Return what its tests are called."""
        return f"{self.kind} {self.name}"


def _made(name: str, **values: object) -> type[CardPlugin]:
    return type("Made", (CardPlugin,), {"name": name, **values})


BASICS = ("Plains", "Island", "Swamp", "Mountain", "Forest")
_MADE = (
    *(_made(name, types=f"Basic Land — {name}") for name in BASICS),
    _made(BEAR, cost="{1}{G}", types="Creature — Bear", power=2, toughness=2),
)


class Pack:
    """A pack's distribution and what it brings."""

    def __init__(self, name: str, parameters: Mapping[str, str]) -> None:
        """Read the metadata of the distribution called `name`."""
        self.distribution = distribution(name)
        self.name, self.version = self.distribution.name, self.distribution.version
        self._parameters = parameters
        self._entries: dict[str, dict[str, EntryPoint]] = {}

    def __str__(self) -> str:
        """Name the distribution and its version."""
        return f"{self.name} {self.version}"

    def entries(self, group: str) -> dict[str, EntryPoint]:
        """Return the pack's own entries of a group; the metadata are read once."""
        if group not in self._entries:
            self._entries[group] = {
                one.name: one
                for one in entry_points(group=group)
                if one.dist and same_name(one.dist.name, self.name)
            }
        return self._entries[group]

    @cached_property
    def subjects(self) -> tuple[Subject, ...]:
        """What each test runs over."""
        slugs = [*self.entries(CARDS), *self.rows]
        keywords = [name.replace("-", " ") for name in self.entries(KEYWORDS)]
        found = (
            *(Subject("card", slug, slug) for slug in sorted(slugs)),
            *(Subject("keyword", name, _bearer(name)) for name in sorted(keywords)),
        )
        return found or (Subject("pack", self.name, BEAR),)

    @cached_property
    def loadable(self) -> tuple[Subject, ...]:
        """Those that load: games are played with them."""
        return tuple(one for one in self.subjects if self._loads(one))

    def _loads(self, subject: Subject) -> bool:
        try:
            self.everything.catalog.definition(subject.card)
        except Exception:  # noqa: BLE001 - a stranger's code may raise anything; a test tells what
            return False
        return True

    @cached_property
    def rows(self) -> tuple[str, ...]:
        """The slugs of the cards that its packs of rows list."""
        packs = (entry.load() for entry in self.entries(PACKS).values())
        return tuple(slug for pack in packs for slug in pack.slugs())

    @cached_property
    def everything(self) -> RuleSet:
        """The rules and cards of all that is installed."""
        return self._rule_set(Installed())

    @cached_property
    def alone(self) -> RuleSet:
        """The same of the pack, what it needs, and cardwright itself."""
        needed = needed_by(self.name)
        others = {
            one.dist.name
            for group in GROUPS
            for one in entry_points(group=group)
            if one.dist is not None and not any(same_name(one.dist.name, name) for name in needed)
        }
        return self._rule_set(Installed(others))

    @cached_property
    def shuffled(self) -> RuleSet:
        """All that is installed, found and loaded in another order."""
        rules = self._rule_set(_Reversed())
        for subject in reversed(self.loadable):
            rules.catalog.definition(subject.card)
        return rules

    def _rule_set(self, installed: Installed) -> RuleSet:
        keywords = [name.replace("-", " ") for name in self.entries(KEYWORDS)]
        bearers = [
            _made(
                _bearer(name),
                cost="{1}",
                types="Artifact Creature — Construct",
                power=2,
                toughness=2,
                keywords=(f"{name} {self._parameters.get(name, '')}".strip(),),
            )
            for name in keywords
        ]
        plugins = installed.rules()
        if isinstance(installed, _Reversed):
            plugins = dict(reversed(plugins.items()))
        return RuleSet(plugins, [installed, MemorySource([*bearers, *_MADE])])

    def definition(self, subject: Subject) -> Definition:
        """Return the card that games are played with."""
        return self.everything.catalog.definition(subject.card)

    def plugin(self, subject: Subject, rules: RuleSet) -> Any:  # noqa: ANN401 - of either kind
        """Return the plugin object that a catalog holds: a card's, or a keyword's."""
        definition = rules.catalog.definition(subject.card)
        slug = definition.slug if subject.kind == "card" else subject.name
        return rules.catalog.get_plugin(slug)

    def whose(self, subject: Subject) -> str:
        """Name the subject, its entry and whose it is, for messages."""
        group = CARDS if subject.kind == "card" else KEYWORDS
        entry = self.entries(group).get(subject.name.replace(" ", "-"))
        where = f", {entry.value}" if entry is not None else ""
        return f"{subject} ({self}{where})"


class _Reversed(Installed):
    """What is installed, as if it had been found in the opposite order."""

    def _read(self, group: str) -> dict[str, EntryPoint]:
        return dict(reversed(super()._read(group).items()))


def _bearer(keyword: str) -> str:
    return f"Bearer of {keyword}"


@cache
def pack_named(name: str, parameters: tuple[tuple[str, str], ...] = ()) -> Pack:
    """Return the pack, made once for all its tests."""
    return Pack(name, dict(parameters))
