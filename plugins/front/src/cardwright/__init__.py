"""cardwright: a plugin-based framework for card effects under the rules of Magic: The Gathering.

``import cardwright`` is light: it loads no card and no rules plugin before they are asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["Game", "RuleSet", "__version__", "new_game", "rule_set"]

__version__ = "0.1.0"

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardwright_core.game import Game
    from cardwright_core.ruleset import RuleSet


def rule_set(without: Iterable[str] = ()) -> RuleSet:
    """Return the rules and cards of everything installed, except what `without` names."""
    from cardwright.installed import Installed  # noqa: PLC0415 - `import cardwright` stays light
    from cardwright_core.ruleset import RuleSet  # noqa: PLC0415 - as above

    installed = Installed(without)
    return RuleSet(installed.rules(), [installed])


def new_game(seed: int = 0, *, rules: RuleSet | None = None) -> Game:
    """Return an empty game; add players with ``game.add_player`` and then look at its decision."""
    return (rules or rule_set()).new_game(seed)


def __getattr__(name: str) -> object:
    if name == "Game":
        from cardwright_core.game import Game  # noqa: PLC0415 - as above

        return Game
    if name == "RuleSet":
        from cardwright_core.ruleset import RuleSet  # noqa: PLC0415 - as above

        return RuleSet
    message = f"module 'cardwright' has no attribute {name!r}"
    raise AttributeError(message)
