"""Shortcuts: a player proposes choices for all players, as often as they like (732.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardwright_core.errors import IllegalActionError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from cardwright_core.decisions import Decision
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

    Otherwise = Callable[[Game, Decision], bool]

__all__ = ["take_shortcut"]


def take_shortcut(
    game: Game,
    choices: Sequence[object],
    times: int = 1,
    *,
    otherwise: Mapping[PlayerId, Otherwise] | None = None,
) -> int:
    """Make the same choices over and over; return how many were made.

    Whose priority it is proposes them: each is an option, or the text of one, for whoever decides
    then. So a loop is repeated as often as its player says. Another player may shorten it (732.2b):
    `otherwise` says for a player whether they will choose differently at a decision; there the
    shortcut ends, and the decision is theirs.

    A proposal that does not fit the decisions that come, or that ends where nobody has priority, is
    an :class:`~cardwright_core.errors.IllegalActionError`, and the game is as before (732.2a).
    """
    proposer = _who_has_priority(game)
    if proposer is None:
        raise IllegalActionError("only who has priority may propose a shortcut", "732.2a")
    ahead, made = game.fork(), 0
    for choice in (choice for _ in range(times) for choice in choices):
        decision = ahead.decision
        if decision is None:
            raise IllegalActionError(f"the game is over before choice {made + 1}", "732.2a")
        if made and _chooses_otherwise(ahead, decision, proposer, otherwise or {}):
            break
        ahead.answer(_meant(decision, choice))
        made += 1
    else:
        if ahead.decision is not None and _who_has_priority(ahead) is None:
            raise IllegalActionError("a shortcut has to end where a player has priority", "732.2a")
    _follow(game, choices, made)
    return made


def _who_has_priority(game: Game) -> PlayerId | None:
    decision = game.decision
    return decision.deciders[0] if decision is not None and decision.kind == "priority" else None


def _chooses_otherwise(
    game: Game, decision: Decision, proposer: PlayerId, otherwise: Mapping[PlayerId, Otherwise]
) -> bool:
    """Whether one of those who decide, and did not propose it, shortens it here (732.2b)."""
    return any(
        player != proposer and player in otherwise and otherwise[player](game, decision)
        for player in decision.deciders
    )


def _follow(game: Game, choices: Sequence[object], count: int) -> None:
    """Make the choices in the game itself: it goes as it did ahead."""
    for number in range(count):
        decision = game.decision
        assert decision is not None  # noqa: S101 - there was one ahead
        game.answer(_meant(decision, choices[number % len(choices)]))


def _meant(decision: Decision, choice: object) -> Any:  # noqa: ANN401 - an option can be anything
    """Return the option that a text is of; anything else is an option itself, or several."""
    if not isinstance(choice, str) or choice in decision.options:
        return choice
    return next((option for option in decision.options if str(option) == choice), choice)
