"""Whether an error is a plugin's fault, told in a few lines: what, where, whose, what next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.errors import Blame, CardwrightError, PluginError, raised, what_next

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.cards import Origin
    from cardwright_core.ruleset import RuleSet

__all__ = ["fault"]

_OURS = ("cardwright", "cardwright_core", "cardwright_rules")


def fault(error: Exception, rules: RuleSet) -> str:
    """Return what a plugin did wrong, in lines; nothing if no plugin is known to have done it."""
    notes = [str(note) for note in getattr(error, "__notes__", ())]
    what = str(error) if isinstance(error, CardwrightError) else raised(error)
    if isinstance(error, PluginError) or _is_blamed(error):
        return "\n".join((what, *(f"  {note}" for note in notes)))
    origin = _whose_code(error, rules)
    if origin is None:
        return ""
    whose = f"  in the code of {origin}; {what_next(origin.distribution)}"
    return "\n".join((what, whose, *(f"  {note}" for note in notes)))


def _is_blamed(error: Exception) -> bool:
    return any(isinstance(note, Blame) for note in getattr(error, "__notes__", ()))


def _whose_code(error: Exception, rules: RuleSet) -> Origin | None:
    """Return the distribution of the last plugin on the way to an error, ours left out."""
    origins = {**rules.manager.origins, **rules.catalog.origins}.values()
    packages = {one.entry.partition(".")[0].partition(":")[0]: one for one in origins}
    found = [packages[name] for name in _packages(error) if name in packages]
    return found[-1] if found and not isinstance(error, CardwrightError) else None


def _packages(error: Exception) -> Iterator[str]:
    trace = error.__traceback__
    while trace is not None:
        name = trace.tb_frame.f_globals.get("__name__", "").partition(".")[0]
        if name not in _OURS:
            yield name
        trace = trace.tb_next
