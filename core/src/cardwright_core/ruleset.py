"""The rules manager with its conductors, and the rule set that owns both managers.

For each hook one generated *conductor* stands innermost (a wrapper, ``trylast``): it makes one flat
list of the rules plugins' answers and appends the answers of the ability instances that function
now. A hook that no plugin implements and for which nothing functions is proven empty, and skipped.
"""

from __future__ import annotations

import inspect
import warnings
from functools import partial
from typing import TYPE_CHECKING, Any

from cardwright_core.answers import AnswerTypes
from cardwright_core.blame import (
    Question,
    and_next,
    blame,
    blame_plugin,
    refuse_change,
    refuse_type,
)
from cardwright_core.catalog import Catalog, CheckedManager, LoadFailure
from cardwright_core.errors import PluginError, PluginWarning, raised, shown, what_next
from cardwright_core.flow import arranged
from cardwright_core.log import Witness
from cardwright_core.specs import FAMILIES, hookimpl, idle_test, spec_info

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.cards import Origin
    from cardwright_core.catalog import CatalogSource
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.game import Game
    from cardwright_core.index import Listener
    from cardwright_core.specs import SpecInfo
    from cardwright_core.state import Step

__all__ = ["RuleSet", "RulesManager"]


class RulesManager(CheckedManager):
    """Holds the rules plugins; every question of the game is a call of one of its hooks."""

    def __init__(self, catalog: Catalog) -> None:
        """Open the kernel's hooks, each with its conductor."""
        self.ask = Askers()
        self._catalog = catalog
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

    def _conduct(self, specs: type) -> None:
        for name, function in vars(specs).items():
            opened = not name.startswith("_") and inspect.isfunction(function)
            if not opened or name in self.renamed:
                continue
            conductor = _conductor(name, function, self._catalog, self)
            with warnings.catch_warnings():  # a conductor takes every parameter, the old ones too
                warnings.simplefilter("ignore")
                super().register(conductor, _called(name))
            self.ask.add(name, function, getattr(self.hook, name), self)

    def _look_again(self) -> None:
        for name, implemented in self.ask.implemented.items():
            caller = getattr(self.hook, name)
            others = [one for one in caller.get_hookimpls() if one.plugin_name != _called(name)]
            tests = [idle_test(one.function) for one in others]
            implemented.some = bool(others)
            implemented.tests = None if None in tests else tuple(filter(None, tests))
        on_events = ("prohibits", "replacements", "consequences")
        self.ask.on_events = any(self.ask.implemented[name].some for name in on_events)


class Implemented:
    """Whether plugins implement a hook, and when they do have answers (``@idle_unless``)."""

    __slots__ = ("some", "tests")

    def __init__(self) -> None:
        """Begin with no implementation."""
        self.some = False
        self.tests: tuple[Callable[..., bool], ...] | None = None

    def __bool__(self) -> bool:
        """Whether any plugin does."""
        return self.some


class Askers:
    """One function per hook that asks it, or skips it when it is proven empty.

    `on_events` says whether any plugin has a say in what becomes of events.
    """

    def __init__(self) -> None:
        """Start with none."""
        self.implemented: dict[str, Implemented] = {}
        self._makers: dict[str, Callable[[], Callable[..., list[Any]]]] = {}
        self.on_events = False

    def add(
        self, name: str, function: Callable[..., Any], caller: object, manager: RulesManager
    ) -> None:
        """Generate the asker of one hook."""
        self.implemented[name] = Implemented()
        self._makers[name] = partial(
            _asker, name, function, caller, self.implemented[name], manager
        )

    def __getattr__(self, name: str) -> Callable[..., list[Any]]:
        """Make the function of a hook that is asked for the first time: most programs ask few."""
        maker = self.__dict__["_makers"].get(name)
        if maker is None:
            message = f"no hook is named {name!r}"
            raise AttributeError(message)
        made = self.__dict__[name] = maker()
        return made  # type: ignore[no-any-return]  # what a partial returns


def _called(hook: str) -> str:
    return f"conductor of {hook}"


def _parameters(function: Callable[..., Any]) -> list[str]:
    code = function.__code__
    return [
        name
        for name in code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
        if name != "self"
    ]


def _asker(
    name: str,
    function: Callable[..., Any],
    caller: object,
    implemented: Implemented,
    manager: RulesManager,
) -> Callable[..., list[Any]]:
    info, parameters = spec_info(function), _parameters(function)
    if info.building:
        return caller  # type: ignore[return-value]  # a hook caller is a callable
    payload = [parameter for parameter in parameters if parameter not in {"game", "by"}]
    given = "".join(f", {parameter}" for parameter in payload)
    passed = "".join(f", {parameter}={parameter}" for parameter in payload)
    source = (
        f"def {name}(game{given}):\n"
        f"    asked = {_listeners(name, info.about)}\n"
        f"    if not asked and not implemented.some:\n"
        f"        return []\n"
        f"    try:\n"
        f"        if not asked and implemented.tests is not None:\n"
        f"            for holds in implemented.tests:\n"
        f"                if holds(game{given}):\n"
        f"                    break\n"
        f"            else:\n"
        f"                return []\n"
        f"        answers = caller(game=game, by=None{passed})\n"
        f"    except Exception as error:\n"
        f"        blame(error, {name!r}, manager)\n"
        f"        raise\n"
        f"    return answers if type(answers) is list else manager.unlist({name!r}, answers)\n"
    )
    names = {"caller": caller, "implemented": implemented, "manager": manager}
    return _made(source, name, blame=blame_plugin, **names)


def _listeners(name: str, about: str | None) -> str:
    if about is None:
        return f"game.state.index.get(({name!r}, None))"
    found = f"game.state.index.about({name!r}, {about}.aspect)"
    return f"{found} + {about}.listeners(game, {name!r})"


_FLATTEN = "answers.extend(answer) if type(answer) is list else answers.append(answer)"


def _conductor(
    name: str, function: Callable[..., Any], catalog: Catalog, manager: RulesManager
) -> object:
    """Generate the conductor of one hook, as an object that can be registered."""
    info, parameters = spec_info(function), _parameters(function)
    types = AnswerTypes(function)
    source = _conductor_while_building(name, parameters)
    if not info.building:
        source = _conductor_of_a_game(name, parameters, info)

    def accuse(error: Exception, instance: Instance | None) -> None:
        if instance is None:
            blame_plugin(error, name, manager)
        else:
            blame(error, name, catalog, instance)

    def check(answers: list[Any], listeners: Iterable[Listener], asked: dict[str, Any]) -> None:
        for answer in types.wrong(answers):
            question = Question(name, asked, listeners, act=info.act)
            refuse_type(question, types.wanted, answer, catalog, manager)

    def changed(listeners: Iterable[Listener]) -> None:
        refuse_change(name, catalog, listeners)

    names = {"accuse": accuse, "check": check, "changed": changed, "right": types.right}
    conduct = hookimpl(wrapper=True, trylast=True)(_made(source, name, Witness=Witness, **names))
    return type("Conductor", (), {name: staticmethod(conduct)})()


def _checked(parameters: list[str], listeners: str) -> str:
    """Return the line that looks at the types of the answers: seldom more than a set's look."""
    asked = ", ".join(f"{name!r}: {name}" for name in parameters)
    return (
        f"        if answers and not right.issuperset(map(type, answers)):\n"
        f"            check(answers, {listeners}, {{{asked}}})\n"
    )


def _conductor_while_building(name: str, parameters: list[str]) -> str:
    return (
        f"def {name}({', '.join(parameters)}):\n"
        f"    try:\n"
        f"        answers = []\n"
        f"        for answer in (yield):\n"
        f"            {_FLATTEN}\n"
        f"{_checked(parameters, '()')}"
        f"        return answers\n"
        f"    except Exception as error:\n"
        f"        accuse(error, None)\n"
        f"        raise\n"
    )


def _conductor_of_a_game(name: str, parameters: list[str], info: SpecInfo) -> str:
    passed = ", ".join("instance" if parameter == "by" else parameter for parameter in parameters)
    listeners = _listeners(name, info.about)
    guard = (
        f"        if state.dirty is not dirty and state.dirty and game.state is state:\n"
        f"            changed({listeners})\n"
    )
    return (
        f"def {name}({', '.join(parameters)}):\n"
        f"    outer = game.asking\n"
        f"    game.asking = {'outer' if info.act else repr(name)}\n"
        f"    state = game.state\n"
        f"    dirty = state.dirty\n"
        f"    instance = None\n"
        f"    try:\n"
        f"        answers = []\n"
        f"        for answer in (yield):\n"
        f"            {_FLATTEN}\n"
        f"        for call, instance in {listeners}:\n"
        f"            answer = call({passed})\n"
        f"            if answer is not None:\n"
        f"                {_FLATTEN}\n"
        f"                game.witnesses.append(Witness({name!r}, instance, answer))\n"
        f"        instance = None\n"
        f"{_checked(parameters, listeners)}"
        f"{'' if info.act else guard}"
        f"        return answers\n"
        f"    except Exception as error:\n"
        f"        accuse(error, instance)\n"
        f"        raise\n"
        f"    finally:\n"
        f"        game.asking = outer\n"
    )


def _made(source: str, name: str, **names: object) -> Callable[..., list[Any]]:
    namespace = dict(names)
    exec(source, namespace)  # noqa: S102 - made of a checked specification's own names
    return namespace[name]  # type: ignore[return-value]  # the function just made


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
        self._of_counter: dict[str, tuple[Ability, ...]] = {}
        self._intrinsic: dict[tuple[tuple[str, ...], ...], tuple[Ability, ...]] = {}
        self.failures: list[LoadFailure] = []
        ordered = [(name, *plugin) for name, plugin in sorted(plugins.items())]
        fitting = [one for one in ordered if self._fits(*one, self._open)]
        for one in fitting:
            self._fits(*one, self.manager.admit)
        self.steps: tuple[Step, ...] = arranged(self.hook.turn_structure())
        self.card_types: tuple[str, ...] = tuple(sorted({*self.hook.card_types()}))
        self.shares_turns = any(self.hook.shares_turns())
        lives = self.hook.starting_life()
        self.starting_life: int = self.the_one(lives, "starting life") if lives else 20

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

    def of_counter(self, kind: str) -> tuple[Ability, ...]:
        """Return how counters of a kind act on what they are on (122.1c, 122.1d, 122.1h)."""
        found = self._of_counter.get(kind)
        if found is None:
            answers = self.hook.counter_abilities(counter=kind)
            found = self._of_counter[kind] = tuple(answers)
        return found

    def the_one(self, answers: list[Any], what: str) -> Any:  # noqa: ANN401 - any hook's answer
        """Return the only answer; none or several is a :class:`PluginError` that says so."""
        if len(answers) == 1:
            return answers[0]
        message = f"{what}: expected one answer, got {len(answers)}: {answers}"
        raise PluginError(message)

    def new_game(self, seed: int = 0) -> Game:
        """Return an empty game by these rules."""
        from cardwright_core.game import Game  # noqa: PLC0415 - a game needs its rules first

        return Game(self, seed)
