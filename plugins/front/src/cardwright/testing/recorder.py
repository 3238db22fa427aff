"""A wrapper around hooks that notes each call and what all answered."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from cardwright_core._records import Record, record
from cardwright_core.errors import UnknownNameError
from cardwright_core.specs import hookimpl, spec_info

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.ruleset import RuleSet

__all__ = ["Call", "hook_parameters", "hooks_of_games", "recording"]


@record
class Call(Record):
    """One call of a hook: what was asked, and the flat list of answers."""

    hook: str
    asked: dict[str, Any]
    answers: list[Any]


def hook_parameters(rules: RuleSet, hook: str) -> tuple[str, ...]:
    """Return the parameters of a hook; a hook that nobody specifies is an error."""
    caller = vars(rules.hook).get(hook)
    if caller is None or caller.spec is None:
        known = [name for name, known in vars(rules.hook).items() if known.spec is not None]
        raise UnknownNameError("hook", hook, known)
    return tuple(caller.spec.argnames)


@contextmanager
def recording(rules: RuleSet, *hooks: str) -> Iterator[list[Call]]:
    """Note all calls of `hooks` (of every hook, if none is named) while the block runs."""
    calls: list[Call] = []
    recorder = _Recorder(rules, hooks or hooks_of_games(rules), calls)
    rules.manager.register(recorder, f"recorder {id(recorder)}")
    try:
        yield calls
    finally:
        rules.manager.unregister(recorder)


def hooks_of_games(rules: RuleSet) -> tuple[str, ...]:
    """Return the hooks that are called while a game runs."""
    callers = vars(rules.hook).items()
    return tuple(
        name
        for name, caller in callers
        if caller.spec is not None and not spec_info(caller.spec.function).building
    )


class _Recorder:
    """A plugin with one generated wrapper per hook."""

    def __init__(self, rules: RuleSet, hooks: tuple[str, ...], calls: list[Call]) -> None:
        for hook in hooks:
            setattr(self, hook, _wrapper(hook, hook_parameters(rules, hook), calls))


def _wrapper(hook: str, parameters: tuple[str, ...], calls: list[Call]) -> Any:  # noqa: ANN401 - a function made for a specification
    asked = ", ".join(f"{name!r}: {name}" for name in parameters if name not in {"game", "by"})
    source = (
        f"def {hook}({', '.join(parameters)}):\n"
        f"    answers = yield\n"
        f"    calls.append(Call({hook!r}, {{{asked}}}, list(answers)))\n"
        f"    return answers\n"
    )
    namespace: dict[str, Any] = {"calls": calls, "Call": Call}
    exec(source, namespace)  # noqa: S102 - made of a checked specification's own names
    return hookimpl(wrapper=True)(namespace[hook])
