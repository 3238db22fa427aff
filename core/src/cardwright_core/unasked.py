"""What nobody is asked for: conceding, instead of any decision of who has priority (104.3a).

It is no option, so that agents that take one at random do not take it; as an answer it is undone,
saved and played back like any other. Its position is told by a number below 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.actions import Action
from cardwright_core.decisions import Answer
from cardwright_core.errors import IllegalActionError

if TYPE_CHECKING:
    from cardwright_core.decisions import Decision
    from cardwright_core.game import Game

__all__ = ["unasked_answer"]


def unasked_answer(game: Game, decision: Decision, reply: object) -> Answer | None:
    """Return a reply to the decision of who has priority that is none of its options, if it may be.

    An answer that was given before is told by its position.
    """
    if isinstance(reply, Answer):
        return _at(game, decision, reply.positions)
    if not isinstance(reply, Action) or not type(reply).unasked:
        return None
    those = _those(game, decision)
    if reply not in those:
        known = "; ".join(map(str, those)) or "none"
        message = f"{decision.kind}: {reply} can't be done now ({known})"
        raise IllegalActionError(message, decision.rule)
    return Answer((-1 - those.index(reply),), (reply,))


def _at(game: Game, decision: Decision, positions: tuple[int, ...]) -> Answer | None:
    if not positions or positions[0] >= 0:
        return None
    place, those = -1 - positions[0], _those(game, decision)
    if len(positions) > 1 or place >= len(those):
        return None  # it is refused like any position that is none
    return Answer(positions, (those[place],))


def _those(game: Game, decision: Decision) -> list[Action]:
    if decision.kind != "priority":
        return []
    found: list[Action] = game.rules.ask.unasked_actions(game)
    return found
