"""What can go wrong, told so that the reader knows what, where, whose and what next."""

from __future__ import annotations

import sys
from pathlib import PurePath
from types import ModuleType
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from cardwright_core.actions import Action

__all__ = [
    "Blame",
    "CardwrightError",
    "ConflictError",
    "EndlessError",
    "IllegalActionError",
    "InputError",
    "MissingHookError",
    "PluginError",
    "PluginWarning",
    "PurityError",
    "UnknownNameError",
    "UnsupportedError",
    "editable_folder",
    "nearest",
    "raised",
    "shown",
    "what_next",
]


class CardwrightError(Exception):
    """Base of every error that this project raises on purpose."""

    def __str__(self) -> str:
        """Return the message; signs that a terminal would obey are written out."""
        return _written_out(super().__str__())


class Blame(str):
    """A note on an exception: in whose plugin, and in which hook, it was raised."""

    __slots__ = ()


class InputError(CardwrightError):
    """A value from outside (a cost, a type line, a file) does not have the expected form."""


class UnknownNameError(InputError):
    """A name that nothing installed answers to; says the nearest names that exist."""

    def __init__(
        self,
        kind: str,
        name: str,
        known: Iterable[str],
        hint: str = "",
        called: Callable[[str], str] = str,
    ) -> None:
        """Remember the `kind` of thing and the `name` asked for, and find near ones in `known`.

        What is found there is `called` as people know it.
        """
        self.kind, self.name = kind, name
        self.near = tuple(map(called, nearest(name, known)))
        near = " or ".join(repr(shown(one)) for one in self.near)
        asked = f"; did you mean {near}?" if near else ""
        super().__init__(f"unknown {kind} {shown(name)!r}{asked}{f' ({hint})' if hint else ''}")


class IllegalActionError(CardwrightError):
    """A player may not do this (rule 733.1); the game is as it was before.

    But mana abilities that were activated on the way may have been `kept`; those that proved
    illegal themselves are `on_the_way`.
    """

    kept: bool = False
    on_the_way: tuple[Action, ...] = ()

    def __init__(self, reason: str, rule: str = "") -> None:
        """Give the `reason` in words and the `rule` number that says so."""
        self.reason, self.rule = reason, rule
        super().__init__(f"{reason} [{rule}]" if rule else reason)


class UnsupportedError(CardwrightError):
    """A part of the rules that is not there yet is needed: the game stops rather than go wrong."""

    def __init__(self, what: str, rule: str) -> None:
        """Say `what` is missing, and by which `rule` it is needed."""
        self.what, self.rule = what, rule
        super().__init__(f"not supported yet: {what} [{rule}]")


class PluginError(CardwrightError):
    """A plugin broke its contract: loading it failed, or an answer has the wrong form."""


class ConflictError(PluginError):
    """Two plugins claim the same thing; both are named."""


class MissingHookError(PluginError, AttributeError):
    """A hook is asked that no rules plugin opens: the one that would is left out."""

    def __init__(self, hook: str, asker: str) -> None:
        """Name the `hook`, and the module that is the `asker`."""
        super().__init__(f"{asker} asks the hook {hook!r}, which no rules plugin opens")


class PurityError(PluginError):
    """A plugin asked a player, or changed the game, inside a question."""


class EndlessError(PluginError):
    """What a plugin says leads to more of the same without end."""


class PluginWarning(UserWarning):
    """The game goes on without a plugin that is installed; says which, and why."""


def shown(text: str, most: int = 100) -> str:
    """Return a name from outside so that it can be printed: on one line, and not too long."""
    plain = _written_out(text).replace("\n", "\\n")
    return plain if len(plain) <= most else f"{plain[: most - 3]}..."


_NOT_A_PLUGINS = sys.stdlib_module_names | {"cardwright", "cardwright_core", "pluggy"}


def raised(error: BaseException) -> str:
    """Return an exception in words, with the last line of a plugin's code on the way to it."""
    place = ""
    trace = error.__traceback__
    while trace is not None:
        module = trace.tb_frame.f_globals.get("__name__", "")
        if module.partition(".")[0] not in _NOT_A_PLUGINS:
            place = f" [{PurePath(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}]"
        trace = trace.tb_next
    return f"{type(error).__name__}: {error}{_nearest_attribute(error)}{place}"


def _nearest_attribute(error: BaseException) -> str:
    """Return what is near to the name that a class, an enumeration or a module has not."""
    if not isinstance(error, AttributeError) or "did you mean" in str(error):
        return ""
    if not isinstance(error.obj, type | ModuleType):
        return ""
    known = [name for name in dir(error.obj) if not name.startswith("_")]
    near = " or ".join(map(repr, nearest(error.name or "", known)))
    return f"; did you mean {near}?" if near else ""


def what_next(distribution: str) -> str:
    """Say what whoever meets an error of a distribution can do about it."""
    if not distribution:
        return "correct it"
    whose, folder = shown(distribution), editable_folder(distribution)
    what = f"mend it in {shown(folder)}" if folder else f"tell the authors of {whose}"
    return f"{what}, or leave it out: CARDWRIGHT_DISABLE={whose}"


def editable_folder(distribution: str) -> str:
    """Return the folder that a distribution is installed from, if whoever runs it may edit it."""
    import json  # noqa: PLC0415 - for errors only
    from importlib import metadata  # noqa: PLC0415 - for errors only

    try:
        text = metadata.distribution(distribution).read_text("direct_url.json")
    except (metadata.PackageNotFoundError, ValueError):
        return ""
    origin = json.loads(text or "{}")
    editable = origin.get("dir_info", {}).get("editable", False)
    return unquote(urlsplit(origin["url"]).path) if editable else ""


def _written_out(text: str) -> str:
    if text.isprintable():
        return text
    return "".join(
        sign if sign.isprintable() or sign == "\n" else sign.encode("unicode_escape").decode()
        for sign in text
    )


def nearest(word: str, known: Iterable[str], count: int = 2) -> tuple[str, ...]:
    """Return up to `count` names from `known` that look like `word` or begin with it as a word."""
    import difflib  # noqa: PLC0415 - only an error needs it, and it costs start-up time

    folded = {name.casefold(): name for name in sorted(known)}
    asked = word[:100].casefold()
    alike = difflib.get_close_matches(asked, folded, n=count, cutoff=0.6)
    longer = (name for name in folded if asked and name.startswith((f"{asked} ", f"{asked}, ")))
    return tuple(folded[hit] for hit in dict.fromkeys((*alike, *longer)))[:count]
