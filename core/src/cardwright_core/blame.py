"""Who is to blame: the plugin, its distribution and its hook, found when something went wrong.

Nothing here is called before that.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any, NoReturn

from cardwright_core._records import Record, field, record
from cardwright_core.cards import Origin
from cardwright_core.decisions import Pause
from cardwright_core.errors import (
    Blame,
    EndlessError,
    IllegalActionError,
    PluginError,
    PurityError,
    shown,
    what_next,
)
from cardwright_core.log import newest_first
from cardwright_core.specs import idle_test

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardwright_core.abilities import Instance
    from cardwright_core.catalog import Catalog, CheckedManager
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.index import Listener

__all__ = [
    "LIMIT",
    "Question",
    "and_next",
    "blame",
    "blame_plugin",
    "contains_itself",
    "endless",
    "endless_hook",
    "recursed",
    "refuse_change",
    "refuse_type",
    "who_answer",
    "whose",
]


def whose(catalog: Catalog, instance: Instance) -> tuple[str, Origin]:
    """Name a plugin with its distribution and the object whose ability it is; and its origin."""
    ability = instance.ability
    behaviour = getattr(ability, "behaviour", None)
    plugin = getattr(behaviour, "plugin", "") or ability.printed_on
    origin = catalog.origins.get(plugin)
    if origin is None:
        plugin = plugin or type(behaviour or ability).__qualname__
        origin = _of_module(catalog.origins.values(), type(behaviour).__module__)
    return f"{shown(plugin)} ({origin}), ability of {shown(instance.source.name)}", origin


def _of_module(known: Iterable[Origin], module: str) -> Origin:
    """Return where a class that a plugin brings comes from, by the package that it is in."""
    package = module.partition(".")[0]
    found = (o for o in known if o.entry.partition(":")[0].startswith(package))
    return next(found, Origin())


def and_next(origin: Origin) -> str:
    """Say what can be done about a plugin, as the end of a message; nothing of a test's own."""
    return f"; {what_next(origin.distribution)}" if origin.distribution else ""


def blame(error: Exception, hook: str, catalog: Catalog, instance: Instance) -> None:
    """Note on an exception in whose ability it was raised; one without end is an error of ours."""
    who, origin = whose(catalog, instance)
    if isinstance(error, RecursionError):
        message = f"hook {hook} of {who} is asked again and again within itself{and_next(origin)}"
        raise EndlessError(message) from None
    if f"hook {hook} of {who}" not in str(error):
        _note(error, f"in hook {hook} of {who}{and_next(origin)}")


def blame_plugin(error: Exception, hook: str, manager: CheckedManager) -> None:
    """Note on an exception in which rules plugin it was raised; a game's ability is noted before.

    pluggy does not say: the traceback does. What is illegal, or not what a test expects, is no
    plugin's fault.
    """
    if isinstance(error, AssertionError | IllegalActionError):
        return
    notes = getattr(error, "__notes__", ())
    if any(isinstance(note, Blame) and f"in hook {hook} of " in note for note in notes):
        return
    codes = {id(frame.f_code) for frame in _frames(error)}
    for one in getattr(manager.hook, hook).get_hookimpls():
        if one.plugin_name in manager.origins and not codes.isdisjoint(_codes_of(one.function)):
            origin = manager.origins[one.plugin_name]
            _note(error, f"in hook {hook} of {shown(one.plugin_name)} ({origin}){and_next(origin)}")


def _codes_of(implementation: object) -> Iterable[int]:
    """Yield what tells an implementation in a traceback, and the tests of whether it is idle."""
    idle = idle_test(implementation)
    tests = () if idle is None else (idle.test, idle.asked, idle.there_is)
    for function in (implementation, *tests):
        yield id(getattr(getattr(function, "__func__", function), "__code__", None))


def _frames(error: Exception) -> Iterable[Any]:
    trace = error.__traceback__
    while trace is not None:
        yield trace.tb_frame
        trace = trace.tb_next


def _note(error: Exception, text: str) -> None:
    if text not in getattr(error, "__notes__", ()):
        error.add_note(Blame(text))


@record
class Question(Record):
    """A call of a hook: what was asked, and of whom in play."""

    hook: str
    asked: dict[str, Any]
    listeners: Iterable[Listener]
    act: bool = field(kw_only=True)


def refuse_type(
    question: Question, wanted: str, answer: object, catalog: Catalog, manager: CheckedManager
) -> NoReturn:
    """Raise the error for an answer of the wrong type, with whose it is."""
    who, origin = _who_answers(question, type(answer), catalog, manager)
    message = (
        f"hook {question.hook} of {who}: the answer has to be {wanted}, "
        f"not {type(answer).__name__} ({shown(repr(answer))}){and_next(origin)}"
    )
    raise PluginError(message)


def _who_answers(
    question: Question, kind: type, catalog: Catalog, manager: CheckedManager
) -> tuple[str, Origin]:
    """Ask each again, to find who answers with something of that type; an act is not repeated."""
    if not question.act:
        for call, instance in question.listeners:
            if _has(call(*{**question.asked, "by": instance}.values()), kind):
                return whose(catalog, instance)
    for one in getattr(manager.hook, question.hook).get_hookimpls():
        name = one.plugin_name
        if one.wrapper or name not in manager.origins:
            continue
        given = [question.asked[parameter] for parameter in one.argnames]
        if question.act or _has(one.function(*given), kind):
            return f"{shown(name)} ({manager.origins[name]})", manager.origins[name]
    return "a wrapper", Origin()


def _has(answer: object, kind: type) -> bool:
    answers = answer if isinstance(answer, list) else [answer]
    return any(type(one) is kind for one in answers)


def who_answer(manager: CheckedManager, hook: str, asked: dict[str, Any]) -> str:
    """Name the rules plugins that answer a hook, and what next; each is asked by itself once more.

    What an act does to the game meanwhile is thrown away.
    """
    game: Game | None = asked.get("game")
    named: list[tuple[str, Origin]] = []
    for one in getattr(manager.hook, hook).get_hookimpls():
        origin = manager.origins.get(one.plugin_name)
        if origin is not None and not one.wrapper and _answers(game, one, asked):
            named.append((f"{shown(one.plugin_name)} ({origin})", origin))
    nexts = "".join(dict.fromkeys(and_next(origin) for _, origin in sorted(named, key=str)))
    return f"{' and '.join(sorted(name for name, _ in named)) or 'no plugin'}{nexts}"


def _answers(game: Game | None, implementation: Any, asked: dict[str, Any]) -> bool:  # noqa: ANN401 - pluggy's own
    state = None if game is None else game.state
    try:
        if game is not None:
            game.state = game.state.fork()
        given = (asked[name] for name in implementation.argnames)
        return implementation.function(*given) is not None
    except (Exception, Pause):  # noqa: BLE001 - it was about to do something
        return True
    finally:
        if game is not None and state is not None:
            game.state = state


def refuse_change(hook: str, catalog: Catalog, listeners: Iterable[Listener]) -> NoReturn:
    """Raise the error for a question that wrote to the state."""
    asked = {whose(catalog, instance) for _, instance in listeners}
    who = " or ".join(sorted({name for name, _ in asked})) or "a rules plugin"
    nexts = sorted({and_next(origin) for _, origin in asked})
    message = (
        f"hook {hook} of {who} changes the state: a question may only look; "
        f"what it wants to do belongs into its answer{''.join(nexts)}"
    )
    raise PurityError(message)


LIMIT = 2_000
"""How often one thing may lead to the next before it is taken to go on without end."""


def endless(catalog: Catalog, what: str, instances: Iterable[Instance]) -> EndlessError:
    """Return the error for what never comes to an end, naming those whose abilities go on."""
    found = dict.fromkeys(whose(catalog, instance) for instance in instances)
    named = sorted(found, key=lambda one: one[0])[:3]
    who = " and ".join(name for name, _ in named) or "a rules plugin"
    nexts = "".join(dict.fromkeys(and_next(origin) for _, origin in named))
    return EndlessError(f"{what} without end, because of {who}{nexts}")


def endless_hook(game: Game, hook: str) -> EndlessError:
    """Return the error for a hook whose answers lead to the same question, naming who answers."""
    manager = game.rules.manager
    named: list[tuple[str, Origin]] = []
    given = {"game": game, "by": None}
    for one in getattr(manager.hook, hook).get_hookimpls():
        origin = manager.origins.get(one.plugin_name)
        if origin is not None and not one.wrapper:
            answer = one.function(*(given[name] for name in one.argnames))
            if answer:
                named.append((f"{shown(one.plugin_name)} ({origin})", origin))
    for call, instance in game.state.index.get((hook, None)):
        if call(game, instance):
            named.append(whose(game.rules.catalog, instance))
    who = " or ".join(dict.fromkeys(name for name, _ in named))
    nexts = "".join(dict.fromkeys(and_next(origin) for _, origin in named))
    return EndlessError(f"hook {hook} of {who} has something to do without end{nexts}")


def recursed(game: Game) -> EndlessError:
    """Return the error for events that lead to events, by the last abilities in the log."""
    instances: list[Instance] = []
    for entry in islice(newest_first(game.state.log), _RECENT):
        instances.extend([entry.by] if entry.by is not None else [])
        instances.extend(witness.by for witness in entry.witnesses)
    return endless(game.rules.catalog, "one event leads to the next", instances)


def contains_itself(game: Game, part: Event) -> EndlessError:
    """Return the error for an event in which there is always one more, by where its class is."""
    kind = type(part)
    known = (*game.rules.manager.origins.values(), *game.rules.catalog.origins.values())
    origin = _of_module(known, kind.__module__)
    what = f"{shown(kind.__qualname__)} of {shown(kind.__module__)} ({origin})"
    return EndlessError(f"{what} contains one event after another without end{and_next(origin)}")


_RECENT = 40
