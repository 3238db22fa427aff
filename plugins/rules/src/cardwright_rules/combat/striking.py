"""The combat damage step: who strikes now, and all damage at once (510.2, 510.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.events import Simultaneous
from cardwright_rules.combat.answering import nobody_answers
from cardwright_rules.combat.assignment import assigned_damage
from cardwright_rules.combat.fighting import attackers, blockers, fight, record_fight
from cardwright_rules.damage import DamageDealt, dealt_at_once

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardwright_core.game import Game
    from cardwright_rules.combat.fighting import Fight

__all__ = ["deal_combat_damage"]


def deal_combat_damage(game: Game) -> None:
    """Let the creatures that strike in this step assign their damage, and deal it."""
    now = fight(game)
    if now is None:
        return
    strikes = _who_strikes(game, now)
    dealt = tuple(
        [
            DamageDealt(share.source, share.recipient, share.amount, combat=True)
            for share in assigned_damage(game, strikes)
        ]
    )
    if dealt and not dealt_at_once(game, dealt):
        game.propose(dealt[0] if len(dealt) == 1 else Simultaneous(dealt))


def _who_strikes(game: Game, now: Fight) -> Callable[[int], bool]:
    """Tell who strikes; if some strike first, a second combat damage step is to come (510.4)."""
    struck = now.struck
    if struck is not None:
        return lambda item: item not in struck or _strikes_again(game, item)
    if nobody_answers(game, "strikes_first"):
        return lambda _: True
    first = tuple([item for item in _fighting(game) if _strikes_first(game, item)])
    if not first:
        return lambda _: True
    record_fight(game, now.replace(struck=first))
    cursor = game.state.cursor
    game.state.cursor = cursor.replace(ahead=(cursor.step, *cursor.ahead))
    return lambda item: item in first


def _fighting(game: Game) -> list[int]:
    return [item for item, _ in (*attackers(game), *blockers(game))]


def _strikes_first(game: Game, item: int) -> bool:
    return any(game.rules.ask.strikes_first(game, game.see(item)))


def _strikes_again(game: Game, item: int) -> bool:
    return any(game.rules.ask.strikes_again(game, game.see(item)))
