"""The functions that ask hooks, generated from the specifications.

For each hook one *conductor* stands innermost in the rules manager (a wrapper, ``trylast``): it
makes one flat list of the rules plugins' answers and appends the answers of the ability instances
that function now. The kernel asks through an *asker*, which skips a hook that is proven empty. As
long as nobody wraps or monitors a hook, its asker calls the implementations itself, in pluggy's
order, and does what the conductor would do; else it makes pluggy's call.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from cardwright_core.answers import AnswerTypes
from cardwright_core.blame import Question, blame, blame_plugin, refuse_change, refuse_type
from cardwright_core.errors import MissingHookError
from cardwright_core.log import Witness
from cardwright_core.specs import Idle, hookimpl, idle_test, spec_info
from cardwright_core.standing import presence

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from pluggy import HookImpl

    from cardwright_core.abilities import Instance
    from cardwright_core.catalog import Catalog
    from cardwright_core.game import Game
    from cardwright_core.index import Listener
    from cardwright_core.objects import View
    from cardwright_core.ruleset import RulesManager

__all__ = ["Askers", "Hook", "Implemented", "Plugins"]


class Implemented:
    """Whether plugins implement a hook: `impls`, in the order in which pluggy calls them.

    `seen` says whether somebody wraps or monitors the calls; `known` is what follows from all that
    for types of what is asked about.
    """

    __slots__ = ("impls", "known", "seen", "some")

    def __init__(self) -> None:
        """Begin with no implementation."""
        self.some = self.seen = False
        self.impls: tuple[HookImpl, ...] = ()
        self.known: dict[type, bool] = {}

    def __bool__(self) -> bool:
        """Whether any plugin does."""
        return self.some


class Plugins:
    """Whether any rules plugin has a say in what becomes of events (`on_events`).

    The `edition` is another one whenever other plugins may implement hooks.
    """

    __slots__ = ("edition", "on_events")

    def __init__(self) -> None:
        """Start with none."""
        self.on_events = False
        self.edition = 0


class Askers:
    """One function per hook that asks it, or skips it when it is proven empty."""

    def __init__(self) -> None:
        """Start with none."""
        self.implemented: dict[str, Implemented] = {}
        self.plugins = Plugins()
        self._hooks: dict[str, Hook] = {}

    def add(self, hook: Hook) -> None:
        """Open a hook to be asked."""
        self.implemented[hook.name] = Implemented()
        self._hooks[hook.name] = hook

    def look_again(self, monitored: bool) -> None:  # noqa: FBT001 - one call
        """Look again at who implements what."""
        for name, hook in self._hooks.items():
            impls = [one for one in hook.caller.get_hookimpls() if one.plugin_name != hook.called]
            now = self.implemented[name]
            now.some, now.impls = bool(impls), tuple(reversed(impls))
            now.seen = monitored or any(one.wrapper for one in impls)
            now.known = {}
            self.__dict__.pop(name, None)
        self.plugins.on_events = any(map(self.implemented.__getitem__, _ON_EVENTS))
        self.plugins.edition += 1

    def __getattr__(self, name: str) -> Callable[..., list[Any]]:
        """Make the function of a hook that is asked for the first time: most programs ask few."""
        hook = self.__dict__["_hooks"].get(name)
        if hook is None:
            asker = sys._getframe(1).f_globals.get("__name__", "")  # noqa: SLF001 - for the message
            raise MissingHookError(name, asker)
        made = self.__dict__[name] = hook.asker(self.implemented[name])
        return made  # type: ignore[no-any-return]  # what an untyped dict holds


_ON_EVENTS = ("prohibits", "replacements", "consequences")
_MOST_QUESTIONS = 256
_FLATTEN = "answers.extend(answer) if type(answer) is list else answers.append(answer)"


class Hook:
    """A hook of the rules manager: its specification, and the functions generated from that."""

    def __init__(
        self, name: str, function: Callable[..., Any], catalog: Catalog, manager: RulesManager
    ) -> None:
        """Take the specification."""
        self.name = name
        self.called = f"conductor of {name}"
        self._info = spec_info(function)
        self._parameters = _parameters(function)
        self._types = AnswerTypes(function)
        self._catalog = catalog
        self._manager = manager

    @property
    def caller(self) -> Any:  # noqa: ANN401 - pluggy's, called by name
        """What calls it."""
        return getattr(self._manager.hook, self.name)

    def conductor(self) -> object:
        """Generate the conductor, as an object that can be registered."""
        source = self._conductor_while_building()
        if not self._info.building:
            source = self._conductor_of_a_game()
        conduct = hookimpl(wrapper=True, trylast=True)(self._made(source))
        return type("Conductor", (), {self.name: staticmethod(conduct)})()

    def asker(self, implemented: Implemented) -> Callable[..., list[Any]]:
        """Generate the asker, for those who implement the hook now."""
        if self._info.building:
            return self.caller  # type: ignore[no-any-return]  # a hook caller is a callable
        impls = implemented.impls
        if implemented.seen:
            return self._made(self._asker_through_pluggy(impls), **self._named(impls))
        if any(_idle(impl).asked for impl in impls):
            return self._asker_by_question(impls)
        return self._asker_of(impls)

    def _asker_of(self, impls: tuple[HookImpl, ...]) -> Callable[..., list[Any]]:
        return self._made(self._asker_itself(impls), **self._named(impls))

    def _asker_by_question(self, impls: tuple[HookImpl, ...]) -> Callable[..., list[Any]]:
        """Return an asker that asks those whom a question concerns, which is known from then on.

        It knows questions by the identity of what they are about, which it keeps.
        """
        known: dict[tuple[int, ...], tuple[Any, ...]] = {}
        askers: dict[tuple[HookImpl, ...], Callable[..., list[Any]]] = {}

        def choose(*asked: object) -> tuple[Any, ...]:
            concerned = tuple(impl for impl in impls if self._concerns(impl, asked))
            if concerned not in askers:
                askers[concerned] = self._asker_of(concerned)
            if len(known) >= _MOST_QUESTIONS:
                known.clear()
            found = known[tuple(map(id, asked))] = (askers[concerned], *asked)
            return found

        passed = self._given.removeprefix(", ")
        ids = "".join(f"id({parameter}), " for parameter in self._payload)
        source = (
            f"def {self.name}(game{self._given}):\n"
            f"    found = known.get(({ids})) or choose({passed})\n"
            f"    return found[0](game{self._given})\n"
        )
        return self._made(source, known=known, choose=choose)

    def _concerns(self, impl: HookImpl, asked: tuple[object, ...]) -> bool:
        concerned = _idle(impl).asked
        try:
            return concerned is None or concerned(*asked)
        except Exception as error:
            blame_plugin(error, self.name, self._manager)
            raise

    def _named(self, impls: tuple[HookImpl, ...]) -> dict[str, object]:
        """Return what the lines of an asker name: the implementations and their tests."""
        named: dict[str, object] = {"caller": self.caller}
        tests: dict[int, Callable[[View], bool]] = {}
        for place, impl in enumerate(impls):
            idle = _idle(impl)
            named |= {f"impl{place}": impl, f"test{place}": idle.test, f"asked{place}": idle.asked}
            if idle.there_is:
                tests[place] = idle.there_is
        named["present"] = present = presence(tests)
        named["only_present"] = (present,)
        return named

    def _made(self, source: str, **named: object) -> Callable[..., list[Any]]:
        names: dict[str, object] = {
            "accuse": self._accuse,
            "blame": blame_plugin,
            "changed": self._refuse_change,
            "check": self._check,
            "manager": self._manager,
            "right": self._types.right,
            "Witness": Witness,
            **named,
        }
        exec(source, names)  # noqa: S102 - made of a checked specification's own names
        return names[self.name]  # type: ignore[return-value]  # the function just made

    def _accuse(self, error: Exception, game: Game, instance: Instance | None) -> None:
        if instance is None:
            blame_plugin(error, self.name, self._manager)
        else:
            blame(error, self.name, game.rules.catalog, instance)

    def _check(
        self, answers: list[Any], listeners: Iterable[Listener], asked: dict[str, Any]
    ) -> None:
        catalog = asked["game"].rules.catalog if "game" in asked else self._catalog
        for answer in self._types.wrong(answers):
            question = Question(self.name, asked, listeners, act=self._info.act)
            refuse_type(question, self._types.wanted, answer, catalog, self._manager)

    def _refuse_change(self, game: Game, listeners: Iterable[Listener]) -> None:
        refuse_change(self.name, game.rules.catalog, listeners)

    @property
    def _payload(self) -> list[str]:
        return [one for one in self._parameters if one not in {"game", "by"}]

    @property
    def _given(self) -> str:
        return "".join(f", {parameter}" for parameter in self._payload)

    @property
    def _listeners(self) -> str:
        name, about = self.name, self._info.about
        if about is None:
            return f"index.get(({name!r}, None)) if {name!r} in index.hooks else ()"
        found = f"(index.about({name!r}, {about}.aspect) if {name!r} in index.hooks else ())"
        return f"{found} + {about}.listeners(game, {name!r})"

    def _asker_through_pluggy(self, impls: tuple[HookImpl, ...]) -> str:
        """Return an asker that makes pluggy's call, unless it is proven empty."""
        passed = "".join(f", {parameter}={parameter}" for parameter in self._payload)
        return (
            f"def {self.name}(game{self._given}):\n"
            f"    try:\n"
            f"{self._unless_idle(impls, decided=False)}"
            f"        answers = caller(game=game, by=None{passed})\n"
            f"    except Exception as error:\n"
            f"        blame(error, {self.name!r}, manager)\n"
            f"        raise\n"
            f"    if type(answers) is not list:\n"
            f"        return manager.unlist({self.name!r}, answers)\n"
            f"    return answers\n"
        )

    def _unless_idle(self, impls: tuple[HookImpl, ...], *, decided: bool) -> str:
        """Return the lines that look who is idle, and end it if all are and no instance listens.

        Whom the question concerns at all may be `decided` already.
        """
        lines = ["        state = game.state\n        index = state.index\n"]
        lines.append(f"        asked = {self._listeners}\n")
        conditions = {
            place: found
            for place, impl in enumerate(impls)
            if (found := " and ".join(self._conditions(place, impl, decided=decided)))
        }
        if any("there[" in condition for condition in conditions.values()):
            known = "state.standing.known.get(only_present)"
            lines.append(f"        there = {known} or state.standing.once(present, game)\n")
        lines += [f"        holds{place} = {one}\n" for place, one in conditions.items()]
        if len(conditions) == len(impls):
            some = "".join(f" or holds{place}" for place in conditions)
            lines.append(f"        if not (asked{some}):\n            return []\n")
        return "".join(lines)

    def _conditions(self, place: int, impl: HookImpl, *, decided: bool) -> Iterator[str]:
        """Yield what has to hold, or the implementation is idle."""
        idle = _idle(impl)
        if idle.there_is:
            yield f"there[{place}]"
        if idle.noted:
            yield f"state.slices.get({idle.noted!r})"
        if idle.asked and not decided:
            yield f"asked{place}({self._given.removeprefix(', ')})"
        if idle.test:
            yield f"test{place}(game{self._given})"

    def _asker_itself(self, impls: tuple[HookImpl, ...]) -> str:
        """Return an asker that asks each implementation which is not idle, then the instances."""
        calls: list[str] = []
        for place, impl in enumerate(impls):
            passed = ", ".join("None" if one == "by" else one for one in impl.argnames)
            idle = _idle(impl)
            holds = f"holds{place}" if idle.test or idle.there_is or idle.noted else "True"
            calls.append(
                f"        if {holds}:\n"
                f"            answer = impl{place}.function({passed})\n"
                f"            if answer is not None:\n"
                f"                {_FLATTEN}\n"
            )
        answering = self._answering(self._unless_idle(impls, decided=True), "".join(calls))
        return f"def {self.name}(game{self._given}):\n{answering}"

    def _conductor_of_a_game(self) -> str:
        calls = f"        for answer in (yield):\n            {_FLATTEN}\n"
        listen = f"        index = state.index\n        asked = {self._listeners}\n"
        answering = self._answering("", calls + listen)
        return f"def {self.name}({', '.join(self._parameters)}):\n{answering}"

    def _answering(self, idle: str, calls: str) -> str:
        """Return the lines that make one list of what `calls` answer, and of what instances do."""
        passed = ", ".join("instance" if one == "by" else one for one in self._parameters)
        asking = "" if self._info.act else f"        game.asking = {self.name!r}\n"
        guard = (
            "        if state.dirty is not dirty and state.dirty and game.state is state:\n"
            "            changed(game, asked)\n"
        )
        if idle:
            idle = (
                f"    try:\n"
                f"{idle}"
                f"    except Exception as error:\n"
                f"        accuse(error, game, None)\n"
                f"        raise\n"
            )
        return (
            f"{idle}"
            f"    outer = game.asking\n"
            f"    instance = None\n"
            f"    try:\n"
            f"{asking}"
            f"        state = game.state\n"
            f"        dirty = state.dirty\n"
            f"        answers = []\n"
            f"{calls}"
            f"        for call, instance in asked:\n"
            f"            answer = call({passed})\n"
            f"            if answer is not None:\n"
            f"                {_FLATTEN}\n"
            f"                game.witnesses.append(Witness({self.name!r}, instance, answer))\n"
            f"        instance = None\n"
            f"{self._checked('asked')}"
            f"{'' if self._info.act else guard}"
            f"        return answers\n"
            f"    except Exception as error:\n"
            f"        accuse(error, game, instance)\n"
            f"        raise\n"
            f"    finally:\n"
            f"        game.asking = outer\n"
        )

    def _checked(self, listeners: str) -> str:
        """Return the line that looks at the types of the answers: seldom more than a set's look."""
        asked = ", ".join(
            f"{name!r}: {'None' if name == 'by' else name}" for name in self._parameters
        )
        return (
            f"        if answers and not right.issuperset(map(type, answers)):\n"
            f"            check(answers, {listeners}, {{{asked}}})\n"
        )

    def _conductor_while_building(self) -> str:
        return (
            f"def {self.name}({', '.join(self._parameters)}):\n"
            f"    try:\n"
            f"        answers = []\n"
            f"        for answer in (yield):\n"
            f"            {_FLATTEN}\n"
            f"{self._checked('()')}"
            f"        return answers\n"
            f"    except Exception as error:\n"
            f"        blame(error, {self.name!r}, manager)\n"
            f"        raise\n"
        )


def _idle(impl: HookImpl) -> Idle:
    return idle_test(impl.function) or _NEVER_IDLE


_NEVER_IDLE = Idle()


def _parameters(function: Callable[..., Any]) -> list[str]:
    code = function.__code__
    return [
        name
        for name in code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
        if name != "self"
    ]
