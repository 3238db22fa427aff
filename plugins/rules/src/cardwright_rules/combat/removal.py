"""What is removed from combat because of what it is, as soon as it is that (506.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_rules.combat.events import AttackedNoMore, FightsNoMore, RemovedFromCombat
from cardwright_rules.combat.fighting import (
    Attack,
    Block,
    attack_of,
    attacked_by,
    attackers,
    block_of,
    fight,
    still_fits,
)

if TYPE_CHECKING:
    from cardwright_core.events import Event
    from cardwright_core.game import Game

__all__ = ["removals"]


def removals(game: Game) -> list[Event]:
    """Return how combat goes on without what does not fit in it any more, though on record."""
    now = fight(game)
    if now is None:
        return []
    unfit: list[int] = []
    lost: list[int] = []
    for item in (*now.attackers, *now.blockers):
        combat = game.state.status_of(item).combat
        if not isinstance(combat, Attack | Block) or combat.removed:
            continue
        if not still_fits(game, item, combat):
            unfit.append(item)
        if (
            isinstance(combat, Attack)
            and isinstance(combat.target, int)
            and attacked_by(game, combat) is None
        ):
            lost.append(combat.target)
    both = dict.fromkeys((*unfit, *lost))
    return [_removal(game, item, fights=item not in unfit, held=item not in lost) for item in both]


def _removal(game: Game, item: int, *, fights: bool, held: bool) -> Event:
    """Return the end of one part in combat if it plays another one yet, or of all (506.4d)."""
    if held and any(attack.target == item for _, attack in attackers(game)):
        return FightsNoMore(item)
    if fights and (attack_of(game, item) or block_of(game, item)):
        return AttackedNoMore(item)
    return RemovedFromCombat(item)
