"""What a game is played by, told in a file: rules plugins, cards and keywords, with versions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.saving.errors import SaveError
from cardwright_core.cards import Origin
from cardwright_core.errors import CardwrightError, nearest, shown, what_next

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from cardwright.game import RuleSet as Rules
    from cardwright_core.ruleset import RuleSet

__all__ = ["packs_now", "plugins_now", "rules_for", "rules_now", "whose", "with_plugins"]

_FORMAT = "format "  # what the name of a format begins with among the plugins of a rule set


def rules_now(rules: RuleSet) -> dict[str, str]:
    """Return the rules plugins of a rule set by name, each with distribution and version."""
    found = rules.manager.origins
    return {name: str(found[name]) for name in sorted(found) if rules.manager.has_plugin(name)}


def plugins_now(rules: RuleSet, names: Iterable[str]) -> dict[str, str]:
    """Return those cards and keywords, each with distribution and version."""
    origins = rules.catalog.origins
    return {name: str(origins.get(name, Origin())) for name in sorted(names)}


def packs_now(rules: RuleSet, names: Iterable[str]) -> dict[str, str]:
    """Return the distributions that bring these cards, with their versions."""
    origins = (rules.catalog.origins.get(name, Origin()) for name in names)
    return dict(
        sorted({one.distribution: one.version for one in origins if one.distribution}.items())
    )


def whose(rules: RuleSet, modules: Iterable[str]) -> str:
    """Name the plugin that brought one of these modules, and what to do about it."""
    of_package = {
        origin.entry.partition(":")[0].partition(".")[0]: (name, origin)
        for manager in (rules.manager, rules.catalog)
        for name, origin in manager.origins.items()
    }
    for module in modules:
        found = of_package.get(module.partition(".")[0])
        if found is not None:
            name, origin = found
            what = (
                f" (of the plugin {shown(name)!r}, {origin}); "
                if not origin.distribution
                else f" (of {origin}); "
            )
            return f"{what}{what_next(origin.distribution)}"
    return ""


def rules_for(names: Mapping[str, str]) -> Rules:
    """Return a rule set of exactly these installed rules plugins and formats."""
    from cardwright.game import rule_set  # noqa: PLC0415 - a game needs what is saved of it

    formats = tuple(name.removeprefix(_FORMAT) for name in names if name.startswith(_FORMAT))
    try:
        return rule_set(formats=formats, only=frozenset(names))
    except CardwrightError as error:
        raise SaveError("rules", str(error)) from error


def with_plugins(rules: RuleSet, saved: Mapping[str, str], plugins: Mapping[str, str]) -> list[str]:
    """Load the cards and keywords that a file names; say what has another version now.

    Rules plugins that are missing, or too many, are a :class:`SaveError`; so is what can't be
    loaded.
    """
    now = rules_now(rules)
    for name, origin in saved.items():
        if name not in now:
            near = " or ".join(map(repr, map(shown, nearest(name, now))))
            asked = f"; did you mean {near}?" if near else ""
            reason = f"it was played by {shown(name)!r} ({shown(origin)}), which is not here{asked}"
            raise SaveError("rules", reason)
    extra = [name for name in now if name not in saved]
    if extra:
        reason = f"it was played without {extra[0]!r} ({now[extra[0]]}), by which it would be now"
        raise SaveError("rules", reason)
    for name, origin in plugins.items():
        try:
            rules.catalog.load(name)
        except CardwrightError as error:
            raise SaveError("plugins", f"{error} (it was from {shown(origin)})") from error
    here = {**now, **plugins_now(rules, plugins)}
    was = {**saved, **plugins}
    changes = {f"{shown(was[one])} is {here[one]} now" for one in was if was[one] != here[one]}
    return sorted(changes)
