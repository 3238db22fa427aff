"""The declaration of blockers (509.1)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from cardwright_core.events import Simultaneous
from cardwright_rules.combat.answering import nobody_answers
from cardwright_rules.combat.bands import with_bands
from cardwright_rules.combat.costs import (
    affordable,
    charged,
    declared_and_paid,
    pay_all,
    total_cost,
)
from cardwright_rules.combat.declaring import Declarable, Declaration
from cardwright_rules.combat.events import (
    BecomesBlocked,
    BlockedByCreature,
    Blocks,
    BlocksCreature,
    NotBlocked,
    awaited,
)
from cardwright_rules.combat.fighting import attackers, creatures
from cardwright_rules.combat.prohibited import unprohibited
from cardwright_rules.combat.restrictions import CantBlock, GroupRestriction
from cardwright_rules.combat.sides import defending_sides

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_rules.combat.fighting import Attack
    from cardwright_rules.combat.restrictions import Pair
    from cardwright_rules.combat.sides import Side

__all__ = ["declarable_blocks", "declare_blockers"]


def declare_blockers(game: Game) -> None:
    """Let each defending player or team, in turn order, declare blockers (509.1, 802.4)."""
    attacking, sides = game.worked_out(partial(_attacked, game))
    if not attacking:
        return
    declared: list[Pair] = []
    for side in sides:
        declared += _declared(game, side)
    blocks = with_bands(game, declared)
    game.propose(Simultaneous(tuple(_events(game, attacking, blocks))))


def _attacked(game: Game) -> tuple[tuple[tuple[int, Attack], ...], tuple[Side, ...]]:
    """Return the attackers, and the sides that may block some."""
    attacking = tuple(attackers(game))
    if not attacking:
        return (), ()
    defenders = {attack.defender for _, attack in attacking}
    return attacking, tuple([s for s in defending_sides(game) if not defenders.isdisjoint(s)])


def _declared(game: Game, side: Side) -> tuple[Pair, ...]:
    """Let one side declare blockers, and pay what that costs."""
    declarable = game.worked_out(partial(declarable_blocks, game, side), if_=_is_untied)
    if nobody_answers(game, "block_costs"):
        return Declaration(game, side, declarable, "block", "509.1a").made()
    return declared_and_paid(
        game,
        side,
        declarable,
        lambda left: Declaration(game, side, left, "block", "509.1a").made(),
        lambda pairs: pay_all(game, total_cost(game, pairs, game.rules.ask.block_costs(game))),
    )


def _is_untied(declarable: Declarable) -> bool:
    """Whether it is a value: what ties blocks may look at the game."""
    return not declarable.tied


def declarable_blocks(game: Game, side: Side) -> Declarable:
    """Return what blocks a side could declare now (509.1a to 509.1c)."""
    able = [view for view in creatures(game) if _may_block(game, side, view)]
    if not able:
        return Declarable({})
    attacking = [game.see(item) for item, attack in attackers(game) if attack.defender in side]
    restrictions = game.rules.ask.block_restrictions(game)
    each = [found for found in restrictions if isinstance(found, CantBlock)]
    every = tuple([attacker.id for attacker in attacking])
    choices = {
        view.id: tuple(
            attacker.id
            for attacker in attacking
            if not any(found.forbids(view, attacker) for found in each)
        )
        if each
        else every
        for view in able
    }
    blocks = unprohibited(
        game,
        BlocksCreature,
        choices,
        lambda blocker, attacker: BlocksCreature(blocker, int(attacker)),
    )
    groups = [found for found in restrictions if isinstance(found, GroupRestriction)]
    costs = game.rules.ask.block_costs(game)
    blocks = affordable(game, blocks, costs)
    capacity: dict[int, int] = {}  # one for each that is not named
    if not nobody_answers(game, "additional_blocks"):
        capacity = {view.id: 1 + sum(game.rules.ask.additional_blocks(game, view)) for view in able}
    requirements = game.rules.ask.block_requirements(game)
    paid = charged(game, blocks, costs)
    return Declarable(blocks, groups, requirements, capacity, paid)


def _may_block(game: Game, side: Side, view: View) -> bool:
    """Whether a creature is an untapped one of the side (509.1a)."""
    return view.controller in side and not game.state.status_of(view.id).tapped


def _events(
    game: Game, attacking: Iterable[tuple[int, Attack]], declared: list[Pair]
) -> Iterator[Event]:
    """Yield what happens at the same time as blockers are declared (509.1g to 509.1i)."""
    by_blocker: dict[int, list[int]] = {}
    by_attacker: dict[int, list[int]] = {item: [] for item, _ in attacking}
    for blocker, attacker in declared:
        by_blocker.setdefault(blocker, []).append(int(attacker))
        by_attacker[int(attacker)].append(blocker)
    for blocker, blocked in by_blocker.items():
        yield Blocks(blocker, tuple(blocked), game.see(blocker).controller)
        if awaited(game, BlocksCreature, blocker):
            yield from (BlocksCreature(blocker, attacker) for attacker in blocked)
    for attacker, blocking in by_attacker.items():
        if blocking:
            yield BecomesBlocked(attacker, tuple(blocking))
            if awaited(game, BlockedByCreature, attacker):
                yield from (BlockedByCreature(attacker, blocker) for blocker in blocking)
        else:
            yield NotBlocked(attacker)
