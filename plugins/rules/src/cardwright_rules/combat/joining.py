"""Creatures that attack or block without having been declared (506.3, 508.4, 509.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeVar

from cardwright_core._records import record
from cardwright_core.decisions import Decision
from cardwright_core.events import ObjectEvent
from cardwright_core.replacement import together
from cardwright_core.zone_changes import Enters
from cardwright_core.zones import Zone
from cardwright_rules.combat.attackers import attackable
from cardwright_rules.combat.bands import band_of
from cardwright_rules.combat.events import BecomesBlocked, BlockedByCreature
from cardwright_rules.combat.fighting import (
    Block,
    attack_of,
    attackers,
    attacking,
    enlist,
    fight,
)
from cardwright_rules.combat.sides import attacking_side, defending_sides

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.zones import PlayerId
    from cardwright_rules.combat.fighting import Attacked

__all__ = ["JoinsAttack", "JoinsBlock", "become_blocked", "join_attack", "join_block"]

_T = TypeVar("_T", bound="Attacked")
_BLOCKS_ARE_DONE = frozenset({"declare blockers", "combat damage", "end of combat"})


@record
class JoinsAttack(ObjectEvent):
    """A creature is attacking from now on, but never attacked (508.4)."""

    rule: ClassVar[str] = "508.4"

    target: Attacked
    defender: PlayerId
    controller: PlayerId

    def affected(self, game: Game) -> PlayerId:
        """Return who controls it, or will as it enters."""
        del game
        return self.controller

    def impossible(self, game: Game) -> str:
        """Say that it is not on the battlefield, and does not enter: it goes elsewhere (614.6)."""
        there = game.state.objects.get(self.object)
        if there is not None and there.zone is Zone.BATTLEFIELD:
            return ""
        enters = any(isinstance(p, Enters) and p.becomes == self.object for p in together(game))
        return "" if enters else "it does not enter the battlefield (508.4)"

    def apply(self, game: Game) -> Event:
        """Let it attack; once blockers are declared, it is unblocked (508.4d)."""
        blocked = False if game.state.cursor.step.name in _BLOCKS_ARE_DONE else None
        attack = attacking(game, self.target, self.defender, self.controller, blocked=blocked)
        enlist(game, self.object, attack, declared=False)
        return self

    def describe(self, game: Game) -> str:
        """Say it; what never entered has no name."""
        known = self.object in game.state.objects or self.object in game.state.last_known
        return f"{game.see(self.object).name if known else 'it'} is attacking"


@record
class JoinsBlock(ObjectEvent):
    """A creature is blocking from now on, but never blocked (509.4)."""

    rule: ClassVar[str] = "509.4"

    attacker: int
    controller: PlayerId

    def apply(self, game: Game) -> Event:
        """Let it block."""
        blocked = (self.attacker, *band_of(game, self.attacker))
        enlist(game, self.object, Block(blocked, self.controller), declared=False)
        return self

    def describe(self, game: Game) -> str:
        """Say it."""
        return f"{game.see(self.object).name} is blocking {game.see(self.attacker).name}"


def join_attack(game: Game, item: int, by: Instance, target: Attacked | None = None) -> None:
    """Let a creature that entered be attacking `target`, or what its controller chooses (508.4).

    It doesn't become an attacker where the rules say that it can't (506.3a, 506.3b, 508.4a).
    """
    view = game.see(item)
    if not _may_join(game, item) or view.controller not in attacking_side(game):
        return
    possible = attackable(game)
    if target is None:
        target = _chosen(game, view, tuple(possible), "attack", "508.4")
    if target in possible:
        game.propose(JoinsAttack(item, target, possible[target], view.controller), by)


def join_block(game: Game, item: int, by: Instance, attacker: int | None = None) -> None:
    """Let a creature that entered be blocking `attacker`, or what its controller chooses (509.4).

    It doesn't become a blocker where the rules say that it can't (506.3e, 509.4a).
    """
    view = game.see(item)
    side = next((side for side in defending_sides(game) if view.controller in side), ())
    possible = [other for other, attack in attackers(game) if attack.defender in side]
    if not _may_join(game, item) or not possible:
        return
    if attacker is None:
        attacker = _chosen(game, view, tuple(possible), "block", "509.4")
    if attacker not in possible:
        return
    game.propose(JoinsBlock(item, attacker, view.controller), by)
    for blocked in (attacker, *band_of(game, attacker)):
        game.propose(BlockedByCreature(blocked, item), by)  # 509.3d
        attack = attack_of(game, blocked)
        if attack is not None and not attack.blocked:
            game.propose(BecomesBlocked(blocked, (item,)), by)  # 509.3c


def become_blocked(game: Game, attacker: int, by: Instance) -> None:
    """Let an effect block an attacking creature, and all of its band (509.1h, 702.22i)."""
    for blocked in (attacker, *band_of(game, attacker)):
        attack = attack_of(game, blocked)
        if attack is not None and not attack.blocked:
            game.propose(BecomesBlocked(blocked), by)


def _may_join(game: Game, item: int) -> bool:
    """Whether it is a creature on the battlefield, during combat, and not in it yet (506.3)."""
    if not game.exists(item) or game.state.cursor.step.phase != "combat":
        return False
    view, now = game.see(item), fight(game)
    fights = now is not None and item in (*now.attackers, *now.blockers)
    return view.is_a("Creature") and not view.is_a("Battle") and not fights


def _chosen(game: Game, view: View, options: tuple[_T, ...], kind: str, rule: str) -> _T:
    decision = Decision(
        (view.controller,),
        kind,
        options,
        prompt=f"what {view.name} is to {kind}",
        rule=rule,
        source=view.name,
    )
    chosen: _T = game.choose(decision)[0]
    return chosen
