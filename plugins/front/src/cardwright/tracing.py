"""Each hook call while a game runs: what was asked, who answered what, and how long it took."""

from __future__ import annotations

from contextlib import contextmanager
from time import perf_counter_ns
from typing import TYPE_CHECKING, Any

import attrs

from cardwright.testing.recorder import hook_parameters, hooks_of_games
from cardwright_core.blame import whose
from cardwright_core.specs import hookimpl

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cardwright_core.game import Game
    from cardwright_core.ruleset import RuleSet

__all__ = ["Said", "Traced", "tracing"]


@attrs.frozen
class Said:
    """An answer: the plugin's name, its distribution, the object whose ability it is, what."""

    plugin: str
    distribution: str
    version: str
    source: str
    answer: Any


@attrs.define
class Traced:
    """One call of a hook, as it was when the question was put."""

    number: int
    depth: int
    hook: str
    asked: dict[str, str]
    said: list[Said] = attrs.field(factory=list)
    nanoseconds: int = 0


@contextmanager
def tracing(rules: RuleSet, hooks: tuple[str, ...] = ()) -> Iterator[list[Traced]]:
    """Note all calls of `hooks` (of every hook, if none is named) while the block runs."""
    trace = _Trace(rules)
    named = {hook: hook_parameters(rules, hook) for hook in hooks or hooks_of_games(rules)}
    plugin = type("Tracing", (), {})()
    for hook, parameters in named.items():
        setattr(plugin, hook, _wrapper(hook, parameters, trace))
    name = f"trace {id(trace)}"
    with trace.listening(named):
        rules.manager.register(plugin, name)
        try:
            yield trace.calls
        finally:
            rules.manager.unregister(name=name)


class _Trace:
    """The calls so far, and those that are not over yet."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.calls: list[Traced] = []
        self._open: list[Traced] = []

    def begin(self, hook: str, game: Game, asked: dict[str, Any]) -> tuple[Traced, int]:
        told = {name: _told(game, value) for name, value in asked.items()}
        call = Traced(len(self.calls) + 1, len(self._open), hook, told)
        self.calls.append(call)
        self._open.append(call)
        return call, perf_counter_ns()

    def end(self, call: Traced, began: int, game: Game, place: int) -> None:
        call.nanoseconds = perf_counter_ns() - began
        del self._open[call.depth :]
        for witness in game.witnesses[place:]:
            if witness.hook == call.hook:
                who, origin = whose(self.rules.catalog, witness.by)
                plugin = who.partition(" (")[0]
                where = witness.by.source.name
                said = Said(plugin, origin.distribution, origin.version, where, witness.answer)
                call.said.append(said)

    @contextmanager
    def listening(self, hooks: dict[str, tuple[str, ...]]) -> Iterator[None]:
        """Note what each rules plugin answers: pluggy tells only of all of them together."""
        manager = self.rules.manager
        impls = [i for hook in hooks for i in getattr(manager.hook, hook).get_hookimpls()]
        ours = [i for i in impls if i.plugin_name in manager.origins and not i.wrapper]
        were: list[tuple[Any, Callable[..., Any]]] = [(impl, impl.function) for impl in ours]
        try:
            for impl, function in were:
                impl.function = self._noting(impl.plugin_name, function)
            yield
        finally:
            for impl, function in were:
                impl.function = function

    def _noting(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        origin = self.rules.manager.origins[name]

        def noting(*given: Any) -> Any:  # noqa: ANN401 - whatever the hook gives and takes
            answer = function(*given)
            if answer is not None and answer != [] and self._open:
                said = Said(name, origin.distribution, origin.version, "", answer)
                self._open[-1].said.append(said)
            return answer

        return noting


def _wrapper(hook: str, parameters: tuple[str, ...], trace: _Trace) -> Any:  # noqa: ANN401 - a function made for a specification
    asked = ", ".join(f"{name!r}: {name}" for name in parameters if name not in {"game", "by"})
    source = (
        f"def {hook}({', '.join(parameters)}):\n"
        f"    call, began = begin({hook!r}, game, {{{asked}}})\n"
        f"    place = len(game.witnesses)\n"
        f"    try:\n"
        f"        return (yield)\n"
        f"    finally:\n"
        f"        end(call, began, game, place)\n"
    )
    namespace: dict[str, Any] = {"begin": trace.begin, "end": trace.end}
    exec(source, namespace)  # noqa: S102 - made of a checked specification's own names
    return hookimpl(wrapper=True)(namespace[hook])


def _told(game: Game, value: Any) -> str:  # noqa: ANN401 - whatever is asked about
    """Return what was asked about in a few words, as it was then."""
    instance = getattr(value, "instance", None)
    if instance is not None and hasattr(value, "event"):
        return f"{instance.source.name}: {value.event.describe(game)}"
    describe = getattr(value, "describe", None)
    if describe is not None:
        return str(describe(game))
    source = getattr(value, "source", None)
    if source is not None and hasattr(source, "name"):
        return f"ability of {source.name}"
    name = getattr(value, "name", None)
    return name if isinstance(name, str) else str(value)
