"""cardwright: a plugin-based framework for card effects under the rules of Magic: The Gathering.

``import cardwright`` is light: it loads no card and no rules plugin before they are asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["Game", "RuleSet", "__version__", "new_game", "rule_set"]

__version__ = "0.1.0"

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardwright.game import Game, RuleSet


def rule_set(without: Iterable[str] = (), *, formats: Iterable[str] = ()) -> RuleSet:
    """Return the rules and cards of everything installed, except what `without` names.

    `formats` are the installed formats that the rules are to be those of.
    """
    from cardwright.game import rule_set  # noqa: PLC0415 - `import cardwright` stays light

    return rule_set(without, formats=formats)


def new_game(seed: int = 0, *, rules: RuleSet | None = None) -> Game:
    """Return an empty game; add players with ``game.add_player`` and then look at its decision."""
    return (rules or rule_set()).new_game(seed)


def __getattr__(name: str) -> object:
    if name in {"Game", "RuleSet"}:
        from cardwright import game  # noqa: PLC0415 - as above

        return getattr(game, name)
    message = f"module 'cardwright' has no attribute {name!r}"
    raise AttributeError(message)
