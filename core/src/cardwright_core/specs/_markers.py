"""The markers of hooks: pluggy's own, with what the conductors need to know beside."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import pluggy

from cardwright_core._records import Record, record

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cardwright_core.objects import View

__all__ = [
    "PROJECT",
    "Idle",
    "SpecInfo",
    "hookimpl",
    "hookspec",
    "idle_test",
    "idle_unless",
    "spec_info",
]

PROJECT = "cardwright"
"""The project name under which pluggy marks specifications and implementations."""

hookimpl = pluggy.HookimplMarker(PROJECT)
"""Mark a method of a card, keyword or rules plugin as the implementation of a hook."""

_pluggy_hookspec = pluggy.HookspecMarker(PROJECT)
_F = TypeVar("_F", bound=Callable[..., Any])


@record
class SpecInfo(Record):
    """What a conductor has to know of a hook.

    An `act` may ask players and change the game; a question may not. `about` names the parameter
    whose type implementations may narrow with ``@about(EventType)``; such hooks are found in the
    index by that type. A `building` hook is asked while a rule set is built, when no game is there
    and no ability functions. `renamed_to` is the new name of a hook that is opened no more: what
    implements the old one implements that.
    """

    act: bool = False
    about: str | None = None
    building: bool = False
    renamed_to: str = ""


def hookspec(  # noqa: PLR0913 - what is said of a hook, by name
    *,
    act: bool = False,
    about: str | None = None,
    building: bool = False,
    renamed_to: str = "",
    warn_on_impl: Warning | None = None,
    warn_on_impl_args: Mapping[str, Warning] | None = None,
) -> Callable[[_F], _F]:
    """Mark a method as a hook's specification; it is a pure question unless `act` is set.

    `warn_on_impl` and `warn_on_impl_args` are pluggy's own: the warning for whoever implements a
    hook that will go, or takes a parameter that will. `renamed_to` forwards to the new hook.
    """

    def mark(function: _F) -> _F:
        marked = _pluggy_hookspec(
            function, warn_on_impl=warn_on_impl, warn_on_impl_args=warn_on_impl_args
        )
        vars(marked)["cardwright_info"] = SpecInfo(act, about, building, renamed_to)
        return marked

    return mark


@record
class Idle(Record):
    """When an implementation has no answer: unless each of these tests that is given holds."""

    test: Callable[..., bool] | None = None
    asked: Callable[..., bool] | None = None
    there_is: Callable[[View], bool] | None = None
    noted: str = ""


def idle_unless(
    test: Callable[..., bool] | None = None,
    *,
    asked: Callable[..., bool] | None = None,
    there_is: Callable[[View], bool] | None = None,
    noted: str = "",
) -> Callable[[_F], _F]:
    """Mark an implementation of a rules plugin that has no answer unless what is given holds.

    `test` is called with the game and then what the hook is asked about, all by position; it is
    pure, and cheaper than an answer. `asked` is called with what the hook is asked about alone (a
    step), and remembered: it is for what there are few of. `there_is` has to hold of the view of a
    permanent, and is asked of each again only when that changes. Under the name `noted` something
    has to be in ``state.slices``. A hook is not called while all who implement it are idle.
    """

    def mark(function: _F) -> _F:
        vars(function)["cardwright_idle"] = Idle(test, asked, there_is, noted)
        return function

    return mark


def idle_test(function: object) -> Idle | None:
    """Return the tests with which an implementation is marked, if it is."""
    found: Idle | None = getattr(function, "cardwright_idle", None)
    return found


def spec_info(function: object) -> SpecInfo:
    """Return what :func:`hookspec` noted; a plain pluggy specification is a question."""
    found = getattr(function, "cardwright_info", None)
    return found if isinstance(found, SpecInfo) else SpecInfo()
