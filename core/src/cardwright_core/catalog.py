"""The catalog manager: cards and keywords, loaded when first named, checked, never called.

Being installed, or even named in a deck, is not being in play.
"""

from __future__ import annotations

import inspect
import warnings
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol

import pluggy

from cardwright_core._records import Record, record
from cardwright_core.abilities import Code
from cardwright_core.cards import (
    Origin,
    define,
    marked_methods,
    slug_of,
)
from cardwright_core.errors import (
    CardwrightError,
    PluginError,
    UnknownNameError,
    nearest,
    raised,
    shown,
    what_next,
)
from cardwright_core.moved import RenamedCardWarning, Tombstone
from cardwright_core.specs import FAMILIES, PROJECT, spec_info
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from cardwright_core.abilities import Ability
    from cardwright_core.cards import (
        CardPlugin,
        Definition,
        Keyword,
    )
    from cardwright_core.moved import Moved

__all__ = [
    "Catalog",
    "CatalogSource",
    "CheckedManager",
    "Implementation",
    "LoadFailure",
    "adapted",
    "looks_at_the_game",
]


class CatalogSource(Protocol):
    """Where cards and keywords come from: entry points, rows of data, or a test's own classes."""

    def load_card(self, slug: str) -> tuple[CardPlugin, Origin] | None:
        """Return the card with that slug, or ``None`` if this source has none."""

    def load_keyword(self, name: str) -> tuple[Keyword, Origin] | None:
        """Return the keyword of that name, or ``None``."""

    def moved(self, slug: str) -> tuple[Moved, Origin] | None:
        """Return what is said of a card that has not this name any more, or ``None``."""

    def refusals(self) -> Iterable[str]:
        """Return why cards can't be told that this source would have, one text for each reason."""
        raise NotImplementedError

    def cards(self) -> Iterable[str]:
        """Return the slugs of all cards, loading none."""
        raise NotImplementedError

    def keywords(self) -> Iterable[str]:
        """Return the names of all keywords, loading none."""
        raise NotImplementedError


@record
class LoadFailure(Record):
    """A plugin that could not be loaded; the rest goes on without it.

    `error` is what asking for it raises.
    """

    origin: Origin
    name: str
    reason: str
    error: type[PluginError] = PluginError


@record
class Implementation(Record):
    """One marked method, ready to be indexed: call it with all parameters of its hook."""

    hook: str
    about: tuple[type | None, ...]
    zones: tuple[Zone, ...]
    call: Any


class CheckedManager(pluggy.PluginManager):
    """A plugin manager that names the culprit: distribution, version, plugin and hook."""

    def __init__(self) -> None:
        """Open the kernel's hooks."""
        super().__init__(PROJECT)
        self.origins: dict[str, Origin] = {}
        self.renamed: dict[str, str] = {}
        for family in FAMILIES:
            self.add_hookspecs(family)

    def parse_hookimpl_opts(self, plugin: object, name: str) -> Any:  # noqa: ANN401 - pluggy's own
        """Skip private names, which are most of what an instance has; refuse old-style wrappers."""
        found = None if name.startswith("_") else super().parse_hookimpl_opts(plugin, name)
        if found is not None and found.get("hookwrapper"):
            message = f"{name}: hookwrapper=True could swallow a pause; use wrapper=True"
            raise PluginError(message)
        if found is None:
            return None
        old = found.get("specname") or name
        if old not in self.renamed:
            return found
        _warn_of_renamed(old, self.renamed[old], getattr(plugin, name))
        return {**found, "specname": self.renamed[old]}

    def parse_hookspec_opts(self, module_or_class: Any, name: str) -> Any:  # noqa: ANN401 - as above
        """Note a hook that was renamed; what implements it implements the new one."""
        found = None if name.startswith("_") else super().parse_hookspec_opts(module_or_class, name)
        new = "" if found is None else spec_info(getattr(module_or_class, name)).renamed_to
        if not new:
            return found
        self.renamed[name] = new
        return None

    def admit(self, plugin: object, name: str, origin: Origin) -> None:
        """Register `plugin`, or raise a :class:`PluginError` that says what is wrong with it."""
        self.origins[name] = origin
        try:
            self.register(plugin, name)
            self._refuse_unknown_hooks(plugin)
        except Exception as error:
            if self.has_plugin(name):
                self.unregister(name=name)
            reason = self._unknown_parameter(plugin) or str(error)
            message = f"{shown(name)} ({origin}): {reason}{_next(origin)}"
            raise PluginError(message) from error

    def _unknown_parameter(self, plugin: object) -> str:
        """Say which method takes a parameter that its hook has not; nothing if none does."""
        for name, member in inspect.getmembers_static(plugin):
            options = getattr(member, f"{PROJECT}_impl", None)
            caller = getattr(self.hook, (options or {}).get("specname") or name, None)
            if options is None or caller is None or not caller.has_spec():
                continue
            taken, _ = pluggy._hooks.varnames(getattr(plugin, name))  # noqa: SLF001 - as pluggy does
            has = caller.spec.argnames
            unknown = [parameter for parameter in taken if parameter not in has]
            if unknown:
                near = nearest(unknown[0], has)
                asked = f"; did you mean {near[0]}?" if near else ""
                return (
                    f"hook {caller.name} has no parameter {unknown[0]!r}{asked} "
                    f"(it has {', '.join(has)})"
                )
        return ""

    def _refuse_unknown_hooks(self, plugin: object) -> None:
        callers = self.get_hookcallers(plugin) or []
        known = [name for name, caller in vars(self.hook).items() if caller.has_spec()]
        for caller in callers:
            mine = (impl for impl in caller.get_hookimpls() if impl.plugin is plugin)
            if not caller.has_spec() and not all(impl.optionalhook for impl in mine):
                near = nearest(caller.name, known)
                asked = f"; did you mean {' or '.join(near)}?" if near else ""
                message = f"unknown hook {caller.name!r}{asked}"
                raise PluginError(message)


def _next(origin: Origin) -> str:
    return f"; {what_next(origin.distribution)}" if origin.distribution else ""


def _called(card: CardPlugin, slug: str) -> str:
    """Return a card's name; a class without one, or with no text for it, is called by its slug."""
    name: object = getattr(card, "name", slug)
    return shown(name if isinstance(name, str) else slug)


def _warn_of_renamed(old: str, new: str, method: Any) -> None:  # noqa: ANN401 - a marked method
    """Warn at the place where the method is written."""
    code = getattr(method, "__func__", method).__code__
    message = f"hook {old} is called {new} now: rename the method (or its specname)"
    warnings.warn_explicit(message, DeprecationWarning, code.co_filename, code.co_firstlineno)


class Catalog(CheckedManager):
    """Cards and keywords by slug and name, and what their marked methods implement."""

    def __init__(self, sources: Iterable[CatalogSource]) -> None:
        """Take the `sources` in the order in which they are asked."""
        super().__init__()
        self.sources = tuple(sources)
        self.failures: list[LoadFailure] = []
        self._definitions: dict[str, Definition] = {}
        self._redirected: list[str] = []
        self._keyword_names: frozenset[str] | None = None
        self._keywords: dict[str, tuple[Ability, ...]] = {}
        self._implementations: dict[object, tuple[Implementation, ...]] = {}

    def definition(self, name: str) -> Definition:
        """Return the card with that name or slug; :class:`UnknownNameError` if nobody has it."""
        slug = slug_of(name)
        found = self._definitions.get(slug)
        if found is None:
            try:
                found = self._definitions[slug] = self._load_definition(slug, name)
            except PluginError as error:
                self._note_failure(slug, error)
                raise
        return found

    def _note_failure(self, slug: str, error: PluginError) -> None:
        failure = LoadFailure(self.origins.get(slug, Origin()), slug, str(error), type(error))
        if failure not in self.failures:
            self.failures.append(failure)

    def has_keyword(self, name: str) -> bool:
        """Whether some source has a keyword of that name; loads none."""
        known = self._keyword_names
        if known is None:
            names = (name for source in self.sources for name in source.keywords())
            known = self._keyword_names = frozenset(names)
        return name in known

    def expand(self, printed: str) -> tuple[Ability, ...]:
        """Return the abilities that a printed keyword (``vigilance``, ``ward {2}``) stands for."""
        found = self._keywords.get(printed)
        if found is None:
            keyword, parameter = self._load_keyword(printed)
            found = self._keywords[printed] = keyword.stands_for(parameter)
        return found

    def load(self, name: str) -> None:
        """Load the card or keyword that a :class:`Code` names, if nothing did before."""
        if self.has_plugin(name):
            return
        if self.has_keyword(name):
            self._load_keyword(name)
        else:
            self.definition(name)

    def method(self, code: Code) -> Callable[..., Any]:
        """Return the plugin's method that `code` names."""
        plugin = self.get_plugin(code.plugin)
        method: Callable[..., Any] | None = getattr(plugin, code.key, None)
        if method is None:
            message = f"{code.plugin} ({self.origins.get(code.plugin)}) has no method {code.key!r}"
            raise PluginError(message)
        return method

    def implementations(self, behaviour: Record) -> tuple[Implementation, ...]:
        """Return what a static ability's behaviour implements; never asks it anything."""
        found = self._implementations.get(behaviour)
        if found is None:
            found = self._implementations[behaviour] = tuple(self._find_implementations(behaviour))
        return found

    def _load_definition(self, slug: str, name: str) -> Definition:
        for source in self.sources:
            loaded = source.load_card(slug)
            if loaded is not None:
                card, origin = loaded
                self.admit(card, slug, origin)
                try:
                    return define(slug, card, origin, self.expand)
                except Exception as error:
                    self.unregister(name=slug)
                    reason = error if isinstance(error, CardwrightError) else raised(error)
                    message = f"card {_called(card, slug)!r} ({origin}): {reason}{_next(origin)}"
                    raise PluginError(message) from error
        return self._moved_definition(slug, name)

    def _printed(self, slug: str) -> str:
        """Return the name that a card is printed with; its slug, if it does not load."""
        try:
            return self.definition(slug).name
        except Exception:  # noqa: BLE001 - a stranger's code may raise anything; this is a hint
            return slug

    def _moved_definition(self, slug: str, name: str) -> Definition:
        """Return the card that has another name now; say so, or why it is gone."""
        found = [said for one in self.sources if (said := one.moved(slug)) is not None]
        if not found:
            raise self._unknown(name)
        moved, origin = found[0]
        since = f" since {origin.distribution} {moved.since}" if moved.since else ""
        if isinstance(moved, Tombstone):
            message = f"card {name!r} is gone{since}: {moved.why}"
            raise PluginError(message)
        if slug in self._redirected:
            message = f"card {name!r} ({origin}): its redirects lead back to itself"
            raise PluginError(message)
        self._redirected.append(slug)
        try:
            definition = self.definition(moved.to)
        finally:
            self._redirected.pop()
        if not self._redirected:  # this is the name that was asked for
            message = f"card {name!r} is called {definition.name!r}{since}; use that name"
            warnings.warn(message, RenamedCardWarning, stacklevel=2)
        return definition

    def _unknown(self, name: str) -> UnknownNameError | PluginError:
        """Return the error that nobody has such a card, or only who is refused."""
        known = (slug for source in self.sources for slug in source.cards())
        hint = "cardwright cards lists those installed"
        unknown = UnknownNameError("card", name, known, hint, self._printed)
        refusals = "; ".join(one for source in self.sources for one in source.refusals())
        if not refusals:
            return unknown
        near = "".join(f", but {one!r} is" for one in unknown.near[:1])
        return PluginError(
            f"card {shown(name)!r} is not among those that can be loaded{near}; "
            f"it may be in what is refused: {refusals}"
        )

    def _load_keyword(self, printed: str) -> tuple[Keyword, str]:
        words = printed.split()
        for length in range(len(words), 0, -1):
            name, parameter = " ".join(words[:length]), " ".join(words[length:])
            for source in self.sources:
                loaded = source.load_keyword(name)
                if loaded is not None:
                    keyword, origin = loaded
                    if not self.has_plugin(name):
                        self.admit(keyword, name, origin)
                    return keyword, parameter
        known = (name for source in self.sources for name in source.keywords())
        raise UnknownNameError("keyword", printed, known)

    def _find_implementations(self, behaviour: Record) -> Iterable[Implementation]:
        if isinstance(behaviour, Code):
            plugin: object = self.get_plugin(behaviour.plugin)
            key: str | None = behaviour.key
        else:
            plugin, key = behaviour, None
            self._admit_vocabulary(type(behaviour))
        for name, function in marked_methods(type(plugin)):
            if key is None or getattr(function, "cardwright_part", name) == key:
                yield self._implementation(getattr(plugin, name), name, function)

    def _admit_vocabulary(self, cls: type) -> None:
        name = f"{cls.__module__}.{cls.__qualname__}"
        if not self.has_plugin(name):
            self.admit(cls, name, Origin())

    def _implementation(self, method: Any, name: str, function: Any) -> Implementation:  # noqa: ANN401
        hook = function.cardwright_impl.get("specname") or name
        hook = self.renamed.get(hook, hook)
        spec = getattr(self.hook, hook).spec
        return Implementation(
            hook,
            getattr(function, "cardwright_about", (None,)),
            getattr(function, "cardwright_zones", (Zone.BATTLEFIELD,)),
            adapted(method, tuple(spec.argnames)),
        )


def adapted(method: Any, parameters: tuple[str, ...]) -> Any:  # noqa: ANN401 - calls of any shape
    """Return `method` as a call that takes all `parameters` of its hook, in order."""
    accepted, _ = pluggy._hooks.varnames(method)  # noqa: SLF001 - what pluggy itself goes by
    if tuple(accepted) == parameters:
        return method
    call = _adapter(parameters, tuple(accepted))(method)
    call.looks_at_the_game = "game" in accepted
    return call


def looks_at_the_game(call: object) -> bool:
    """Whether an adapted method is given the game; else its answer follows from the rest alone."""
    return getattr(call, "looks_at_the_game", True)


@cache
def _adapter(parameters: tuple[str, ...], accepted: tuple[str, ...]) -> Any:  # noqa: ANN401
    passed = ", ".join(f"{name}={name}" for name in accepted)
    source = f"lambda method: lambda {', '.join(parameters)}: method({passed})"
    return eval(source)  # noqa: S307 - made of parameter names of a checked specification
