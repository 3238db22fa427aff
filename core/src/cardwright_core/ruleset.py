"""The rules manager with its conductors, and the rule set that owns both managers."""

from __future__ import annotations

import inspect
import warnings
from copy import copy
from typing import TYPE_CHECKING, Any, Self

from cardwright_core.asking import Askers, Hook
from cardwright_core.blame import and_next, who_answer
from cardwright_core.catalog import Catalog, CheckedManager, LoadFailure
from cardwright_core.errors import PluginError, PluginWarning, raised, shown, what_next
from cardwright_core.flow import arranged
from cardwright_core.specs import FAMILIES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from cardwright_core.abilities import Ability
    from cardwright_core.cards import Origin
    from cardwright_core.catalog import CatalogSource
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.game import Game
    from cardwright_core.hearing import Listening
    from cardwright_core.state import Step
    from cardwright_core.zones import Zone

__all__ = ["RuleSet", "RulesManager"]


class RulesManager(CheckedManager):
    """Holds the rules plugins; every question of the game is a call of one of its hooks."""

    def __init__(self, catalog: Catalog) -> None:
        """Open the kernel's hooks, each with its conductor."""
        self.ask = Askers()
        self._catalog = catalog
        self._monitors = 0
        super().__init__()
        for family in FAMILIES:
            self._conduct(family)

    def unlist(self, hook: str, answers: object) -> list[Any]:
        """Refuse what a wrapper returned instead of a list, and name the wrappers."""
        impls = getattr(self.hook, hook).get_hookimpls()
        names = [one.plugin_name for one in impls if one.wrapper]
        found = {name: self.origins[name] for name in names if name in self.origins}
        mine = " or ".join(f"{shown(name)} ({origin})" for name, origin in found.items())
        message = (
            f"hook {hook} of {mine}: a wrapper has to return the list of answers, "
            f"not {type(answers).__name__}{''.join(map(and_next, found.values()))}"
        )
        raise PluginError(message)

    def open_hooks(self, specs: type) -> None:
        """Add hooks of a plugin's own, each with its conductor, to both managers."""
        self.add_hookspecs(specs)
        self._catalog.add_hookspecs(specs)
        self._conduct(specs)

    def register(self, plugin: object, name: str | None = None) -> str | None:
        """Register a plugin; what was proven empty is looked at again."""
        registered = super().register(plugin, name)
        self._look_again()
        return registered

    def unregister(self, plugin: object = None, name: str | None = None) -> Any:  # noqa: ANN401
        """Take a plugin out; what was not empty is looked at again."""
        gone = super().unregister(plugin, name)
        self._look_again()
        return gone

    def add_hookcall_monitoring(self, before: Any, after: Any) -> Callable[[], None]:  # noqa: ANN401 - pluggy's own
        """Let somebody see each call of a hook; nothing is skipped meanwhile."""
        stop = super().add_hookcall_monitoring(before, after)
        self._monitors += 1
        self._look_again()

        def stopped() -> None:
            stop()
            self._monitors -= 1
            self._look_again()

        return stopped

    def _conduct(self, specs: type) -> None:
        for name, function in vars(specs).items():
            opened = not name.startswith("_") and inspect.isfunction(function)
            if not opened or name in self.renamed:
                continue
            hook = Hook(name, function, self._catalog, self)
            with warnings.catch_warnings():  # a conductor takes every parameter, the old ones too
                warnings.simplefilter("ignore")
                super().register(hook.conductor(), hook.called)
            self.ask.add(hook)

    def _look_again(self) -> None:
        self.ask.look_again(bool(self._monitors))


_MOST_KNOWN = 4096


class RuleSet:
    """Both managers, and what follows from the rules plugins: the steps of a turn.

    A rule set is built once and serves any number of games. A plugin of a distribution that does
    not fit is left out with a warning (see `failures`); one that is handed over is an error.
    """

    def __init__(
        self,
        plugins: Mapping[str, tuple[object, Origin]],
        sources: Iterable[CatalogSource],
    ) -> None:
        """Register the rules `plugins` by name, in the order of their names."""
        self.opened: list[type] = []
        self.catalog = Catalog(sources)
        self.manager = RulesManager(self.catalog)
        self.hook = self.manager.hook
        self.ask = self.manager.ask
        self.implemented, self.plugins = self.ask.implemented, self.ask.plugins
        self._know_nothing()
        self.failures: list[LoadFailure] = []
        ordered = [(name, *plugin) for name, plugin in sorted(plugins.items())]
        fitting = [one for one in ordered if self._fits(*one, self._open)]
        for one in fitting:
            self._fits(*one, self.manager.admit)
        self.steps: tuple[Step, ...] = arranged(self.hook.turn_structure())
        self.card_types: tuple[str, ...] = tuple(sorted({*self.hook.card_types()}))
        self.commanding = frozenset(self.hook.functions_in_command_zone())
        self.shares_turns = any(self.hook.shares_turns())
        lives = self.hook.starting_life()
        self.starting_life: int = self.the_one(lives, "starting_life") if lives else 20

    def with_cards(self, sources: Iterable[CatalogSource]) -> Self:
        """Return the same rules with other cards and keywords; both share the rules plugins."""
        new = copy(self)
        new.catalog = Catalog(sources)
        for specs in self.opened:
            new.catalog.add_hookspecs(specs)
        new._know_nothing()  # noqa: SLF001 - of its own kind
        return new

    def _know_nothing(self) -> None:
        self._of_counter: dict[str, tuple[Ability, ...]] = {}
        self._intrinsic: dict[tuple[tuple[str, ...], ...], tuple[Ability, ...]] = {}
        self._with_intrinsic: dict[int, tuple[Characteristics, Characteristics]] = {}
        self.listening: dict[tuple[int, Zone], Listening] = {}

    def _open(self, plugin: object, name: str, origin: Origin) -> None:
        """Let a plugin open hooks of its own."""
        open_hooks = getattr(plugin, "add_hookspecs", None)
        try:
            if open_hooks is not None:
                open_hooks(rules=self)
        except Exception as error:
            what = f"{shown(name)} ({origin}) can't open its hooks: {raised(error)}"
            message = f"{what}; {what_next(origin.distribution)}"
            raise PluginError(message) from error

    def _fits(
        self,
        name: str,
        plugin: object,
        origin: Origin,
        admit: Callable[[object, str, Origin], None],
    ) -> bool:
        try:
            admit(plugin, name, origin)
        except PluginError as error:
            if not origin.distribution:
                raise
            self.failures.append(LoadFailure(origin, name, str(error)))
            warnings.warn(f"the game goes on without {error}", PluginWarning, stacklevel=3)
            return False
        return True

    def add_hookspecs(self, specs: type) -> None:
        """Open a plugin's own hooks; call it from the hook ``add_hookspecs``."""
        self.manager.open_hooks(specs)
        self.opened.append(specs)

    def intrinsic(self, characteristics: Characteristics) -> tuple[Ability, ...]:
        """Return the abilities that an object has by its types alone (305.6)."""
        types = (characteristics.types, characteristics.subtypes)
        found = self._intrinsic.get(types)
        if found is None:
            answers = self.hook.intrinsic_abilities(characteristics=characteristics)
            found = self._intrinsic[types] = tuple(answers)
        return found

    def with_intrinsic(self, printed: Characteristics) -> Characteristics:
        """Return copiable values with the abilities that the types give (305.6).

        The very same values give the very same ones, for as long as they are known.
        """
        known = self._with_intrinsic.get(id(printed))
        if known is None:
            if len(self._with_intrinsic) >= _MOST_KNOWN:
                self._with_intrinsic.clear()
            more = [one for one in self.intrinsic(printed) if one not in printed.abilities]
            whole = printed.replace(abilities=(*printed.abilities, *more)) if more else printed
            known = self._with_intrinsic[id(printed)] = (printed, whole)
        return known[1]

    def of_counter(self, kind: str) -> tuple[Ability, ...]:
        """Return how counters of a kind act on what they are on (122.1c, 122.1d, 122.1h)."""
        found = self._of_counter.get(kind)
        if found is None:
            answers = self.hook.counter_abilities(counter=kind)
            found = self._of_counter[kind] = tuple(answers)
        return found

    def the_one(self, answers: list[Any], hook: str, about: str = "", **asked: object) -> Any:  # noqa: ANN401 - any hook's answer
        """Return the only answer; none or several is a :class:`PluginError` that says whose."""
        if len(answers) == 1:
            return answers[0]
        who = who_answer(self.manager, hook, {**asked, "by": None})
        message = f"hook {hook}{about}: expected one answer, got {len(answers)}, of {who}"
        raise PluginError(message)

    def new_game(self, seed: int = 0) -> Game:
        """Return an empty game by these rules."""
        from cardwright_core.game import Game  # noqa: PLC0415 - a game needs its rules first

        return Game(self, seed)
