"""What shows only when everything is loaded: what can't be, does not fit, or takes long."""

from __future__ import annotations

import warnings
from time import perf_counter
from typing import TYPE_CHECKING, Any

import click

from cardwright.doctor.findings import Finding
from cardwright.doctor.metadata import COMMANDS, look_at_metadata
from cardwright.doctor.purity import writes_to_the_state
from cardwright.installed import (
    CARDS,
    FORMATS,
    KEYWORDS,
    PACKS,
    REDIRECTS,
    RULES,
    SYMBOLS,
    Installed,
    is_well_formed,
    loaded,
    origin_of,
    told,
)
from cardwright_core.cards import slug_of
from cardwright_core.errors import (
    CardwrightError,
    ConflictError,
    PluginError,
    PluginWarning,
    raised,
    shown,
    what_next,
)
from cardwright_core.ruleset import RuleSet

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator
    from importlib.metadata import EntryPoint

__all__ = ["look_at_everything"]

SLOW = 0.5
"""How many seconds an import may take before it is told."""


def look_at_everything() -> tuple[list[Finding], int]:
    """Return what is found, errors first, and at how many entries was looked."""
    installed = Installed()
    doctor = _Doctor(installed)
    found = dict.fromkeys([*look_at_metadata(installed), *doctor.findings()])
    told = {f"{_WITHOUT}{one.what}" for one in found}
    unique = [one for one in found if one.what not in told]
    return sorted(unique, key=lambda one: (one.level, one.whose, one.kind)), doctor.looked_at


_WITHOUT = "the game goes on without "


class _Doctor:
    """Loads all that is installed, one after another."""

    def __init__(self, installed: Installed) -> None:
        self.installed = installed
        self.looked_at = 0

    def findings(self) -> Iterator[Finding]:
        """Yield what is found."""
        yield from _warm_up()
        with warnings.catch_warnings(record=True) as warned:
            warnings.simplefilter("always")
            yield from self._refused()
            yield from self._imports()
            rules = yield from self._rules()
            if rules is not None:
                yield from self._fitting(rules)
                yield from self._done_without(rules)
        yield from map(_of_warning, warned)

    def _refused(self) -> Iterator[Finding]:
        """Yield what two claim; what needs something else was seen in the metadata."""
        for group in (CARDS, KEYWORDS, PACKS, FORMATS, REDIRECTS, SYMBOLS):
            for one in self.installed.refused(group).values():
                if issubclass(one.error, ConflictError):
                    yield Finding("error", "conflict", str(one.origin), one.reason)

    def _imports(self) -> Iterator[Finding]:
        """Import each entry, and look at how long it takes."""
        groups = (CARDS, KEYWORDS, PACKS, FORMATS, REDIRECTS, SYMBOLS, COMMANDS, RULES)
        for group in groups:
            try:
                entries = self.installed.group(group)
            except ConflictError as error:
                yield Finding("error", "conflict", "", str(error))
                continue
            for entry in entries.values():
                self.looked_at += 1
                yield from _imported(entry)

    def _rules(self) -> Generator[Finding, None, RuleSet | None]:
        """Build the rule set of all that can be used; return it."""
        try:
            return RuleSet(self.installed.rules(), [self.installed])
        except ConflictError:
            return None  # it was told
        except Exception as error:  # noqa: BLE001 - a stranger's code may raise anything
            notes = "; ".join(getattr(error, "__notes__", ()))
            yield Finding("error", "rules", "", f"no rules can be made: {raised(error)}; {notes}")
            return None

    def _fitting(self, rules: RuleSet) -> Iterator[Finding]:
        """Look whether each fits its hooks, its facts and its neighbours."""
        looks: dict[str, Callable[[RuleSet, str], Iterator[str]]] = {
            CARDS: self._card,
            KEYWORDS: self._keyword,
            FORMATS: self._format,
            SYMBOLS: self._symbol,
            REDIRECTS: self._redirect,
        }
        for group, look in looks.items():
            for name, entry in self.installed.group(group).items():
                yield from _told_of(entry, look(rules, name))
        for group in (CARDS, KEYWORDS, RULES):
            for entry in self.installed.group(group).values():
                yield from _told_of(entry, _impure(entry, rules))
        yield from self._rows(rules)

    def _done_without(self, rules: RuleSet) -> Iterator[Finding]:
        """Yield the rules plugins that do not fit, and the packs of rows that can't be read."""
        read = {entry.name for entry, _ in self.installed.packs}
        packs = self.installed.group(PACKS)
        unread = [self.installed.refused(PACKS)[name] for name in packs if name not in read]
        for one in (*rules.failures, *unread):
            yield Finding("error", "fit", str(one.origin), one.reason)

    def _card(self, rules: RuleSet, slug: str) -> Iterator[str]:
        if slug != slug_of(slug):
            yield f"no name of a card leads to an entry that is called {shown(slug)!r}"
            return
        name = rules.catalog.definition(slug).name
        if slug_of(name) != slug:
            yield (
                f"card {shown(name)!r} is not found by its name: "
                f"its entry has to be called {shown(slug_of(name))}, not {shown(slug)}"
            )

    def _keyword(self, rules: RuleSet, name: str) -> Iterator[str]:
        name = name.replace("-", " ")
        found = self.installed.load_keyword(name)
        if found is not None and not rules.catalog.has_plugin(name):
            rules.catalog.admit(found[0], name, found[1])
        yield from ()

    def _format(self, rules: RuleSet, name: str) -> Iterator[str]:
        del rules
        found = self.installed.load_format(name)
        if found is not None:
            RuleSet({**self.installed.rules(), f"format {name}": found}, [self.installed])
        yield from ()

    def _symbol(self, rules: RuleSet, name: str) -> Iterator[str]:
        del rules
        self.installed.load_symbol(name)
        yield from ()

    def _redirect(self, rules: RuleSet, slug: str) -> Iterator[str]:
        moved = self.installed.moved(slug)
        target = getattr(moved[0], "to", "") if moved is not None else ""
        if target:
            rules.catalog.definition(target)
        yield from ()

    def _rows(self, rules: RuleSet) -> Iterator[Finding]:
        """Look at the cards of packs of rows, and at who else has one of the same name."""
        modules = self.installed.group(CARDS)
        for entry, pack in self.installed.packs:
            for slug in pack.slugs():
                self.looked_at += 1
                if slug in modules:
                    other = told(modules[slug])
                    what = f"card {shown(slug)!r} is hidden by {other}: take one of them out"
                    yield Finding("error", "conflict", str(origin_of(entry)), what)
                else:
                    yield from _told_of(entry, self._card(rules, slug))


def _warm_up() -> Iterator[Finding]:
    """Import what every card may use, so that the first one is not taken to be slow.

    Each name that is not there is told.
    """
    from cardwright import authoring  # noqa: PLC0415 - for this command only

    for name in authoring.__all__:
        try:
            getattr(authoring, name)
        except (ImportError, AttributeError) as error:
            yield Finding("error", "versions", "cardwright", str(error))


def _imported(entry: EntryPoint) -> Iterator[Finding]:
    began = perf_counter()
    try:
        found: Any = loaded(entry)
    except PluginError as error:
        kind = "orphan" if _is_orphaned(entry, error) else "import"
        yield Finding("error", kind, str(origin_of(entry)), str(error))
        return
    seconds = perf_counter() - began
    whose = origin_of(entry)
    if seconds > SLOW:
        what = f"{told(entry)} takes {seconds:.1f} s to import: whoever names it waits"
        next_ = what_next(whose.distribution)
        yield Finding("warning", "slow", str(whose), f"{what}; {next_}")
    if entry.group == COMMANDS and not isinstance(found, click.Command):
        what = f"{told(entry)} is no click command; {what_next(whose.distribution)}"
        yield Finding("error", "import", str(whose), what)


def _is_orphaned(entry: EntryPoint, error: PluginError) -> bool:
    """Whether an entry names what is not there."""
    cause = error.__cause__
    if not is_well_formed(entry):
        return True
    if isinstance(cause, ModuleNotFoundError):
        return bool(cause.name) and f"{entry.module}.".startswith(f"{cause.name}.")
    return isinstance(cause, AttributeError) and f"no attribute {entry.attr!r}" in str(cause)


def _told_of(entry: EntryPoint, problems: Iterator[str]) -> Iterator[Finding]:
    origin = origin_of(entry)
    try:
        for problem in problems:
            what = f"{problem}; {what_next(origin.distribution)}"
            yield Finding("error", "fit", str(origin), what)
    except CardwrightError as error:
        if not _was_told(error):
            yield Finding("error", "fit", str(origin), str(error))
    except Exception as error:  # noqa: BLE001 - a stranger's code may raise anything
        what = f"{told(entry)}: {raised(error)}; {what_next(origin.distribution)}"
        yield Finding("error", "fit", str(origin), what)


def _was_told(error: CardwrightError) -> bool:
    """Whether it was found already as everything was imported."""
    return "failed to load" in str(error) or "is not of the form" in str(error)


def _impure(entry: EntryPoint, rules: RuleSet) -> Iterator[str]:
    if not is_well_formed(entry):
        return
    for owner, hook, line in writes_to_the_state(entry.module, rules):
        if owner == entry.attr or entry.group == RULES:
            yield (
                f"{shown(entry.module)}:{line}: {shown(owner)} writes to the state in hook {hook}: "
                f"a question may only look"
            )


def _of_warning(warned: warnings.WarningMessage) -> Finding:
    text = str(warned.message)
    if issubclass(warned.category, PluginWarning):
        return Finding("error", "fit", "", text)
    return Finding("warning", "deprecated", "", text)
