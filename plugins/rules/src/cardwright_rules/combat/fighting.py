"""Who fights: the records of attacking and blocking creatures, and how they are read (506.4).

A creature that attacks or blocks has an :class:`Attack` or a :class:`Block` in its status, which
goes with it when it leaves; the state's slice ``"combat"`` holds the :class:`Fight`, the order in
which they joined. What no longer fits (another controller, no creature any more) is not read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.zones import PlayerId, Zone
from cardwright_rules.battles import protector_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.game import Game
    from cardwright_core.objects import View

__all__ = [
    "Attack",
    "Attacked",
    "Block",
    "Fight",
    "attack_of",
    "attacked_by",
    "attackers",
    "attacking",
    "attacks_alone",
    "block_of",
    "blockers",
    "blockers_of",
    "blocks_alone",
    "creatures",
    "defending_player",
    "enlist",
    "fight",
    "record_fight",
    "stand_down",
    "still_fits",
]

Attacked = PlayerId | int
"""What is attacked: a player, or a planeswalker or battle by its id."""

_SLICE = "combat"


@record
class Attack(Record):
    """That a creature attacks (508.1k): `target`, and the `defender` who defends it (508.5).

    `target` is ``None`` if it left combat (506.4c); `blocked` is ``None`` until blockers are
    declared (509.1h). One that was `removed` from combat only remembers its defender. `of` is who
    controlled the planeswalker or battle that is attacked, and whether it is a `planeswalker`.
    """

    target: Attacked | None
    defender: PlayerId
    controller: PlayerId
    blocked: bool | None = None
    removed: bool = False
    of: PlayerId = ""
    planeswalker: bool = False


@record
class Block(Record):
    """That a creature blocks, and which attackers (509.1g)."""

    attackers: tuple[int, ...]
    controller: PlayerId
    removed: bool = False


@record
class Fight(Record):
    """A combat phase with attackers: who joined it, in order.

    `entered` are those that were never declared (508.4, 509.4); `struck` are those that had first
    or double strike as the first of two combat damage steps began (510.4); `bands` are the groups
    in which creatures attack (702.22c); `had_to` are those that effects required to attack (506.6).
    """

    attackers: tuple[int, ...] = ()
    blockers: tuple[int, ...] = ()
    entered: tuple[int, ...] = ()
    struck: tuple[int, ...] | None = None
    bands: tuple[tuple[int, ...], ...] = ()
    had_to: tuple[int, ...] = ()


def fight(game: Game) -> Fight | None:
    """Return the fight of this combat phase; ``None`` if no creature attacked in it."""
    found: Fight | None = game.state.slices.get(_SLICE)
    return found


def record_fight(game: Game, now: Fight) -> None:
    """Write the fight."""
    game.state.slices[_SLICE] = now


def enlist(game: Game, item: int, combat: Attack | Block, *, declared: bool) -> None:
    """Let a creature attack or block from now on."""
    now = fight(game) or Fight()
    if isinstance(combat, Attack):
        now = now.replace(attackers=(*now.attackers, item))
    else:
        now = now.replace(blockers=(*now.blockers, item))
    record_fight(game, now if declared else now.replace(entered=(*now.entered, item)))
    write(game, item, combat)


def attacking(
    game: Game,
    target: Attacked,
    defender: PlayerId,
    controller: PlayerId,
    *,
    blocked: bool | None = None,
) -> Attack:
    """Return the record of a creature that attacks something from now on."""
    attack = Attack(target, defender, controller, blocked)
    if isinstance(target, str):
        return attack
    view = game.see(target)
    walker = view.is_a("Planeswalker") and not view.is_a("Battle")
    return attack.replace(of=view.controller, planeswalker=walker)


def write(game: Game, item: int, combat: Attack | Block | None) -> None:
    """Write a permanent's part in the combat."""
    game.state.set_status(item, game.state.status_of(item).replace(combat=combat))


def stand_down(game: Game) -> None:
    """Remove everything from combat; the fight is over (511.3)."""
    now = fight(game)
    if now is None:
        return
    for item in (*now.attackers, *now.blockers):
        if item in game.state.objects:
            write(game, item, None)
    del game.state.slices[_SLICE]


# Read.


def creatures(game: Game) -> Iterator[View]:
    """Yield the creatures that could fight, oldest first: no battle does (310.11)."""
    those = game.state.standing.permanents(_could_fight, game)
    for item in game.state.zone(Zone.BATTLEFIELD) if those else ():
        if item in those:
            yield game.see(item)


def _could_fight(view: View) -> bool:
    types = view.characteristics.types
    return "Creature" in types and "Battle" not in types


def attack_of(game: Game, item: int) -> Attack | None:
    """Return how a creature attacks; ``None`` if it is no attacking creature."""
    combat = game.state.status_of(item).combat
    if not isinstance(combat, Attack) or combat.removed or not still_fits(game, item, combat):
        return None
    return combat


def block_of(game: Game, item: int) -> Block | None:
    """Return what a creature blocks; ``None`` if it is no blocking creature."""
    combat = game.state.status_of(item).combat
    if not isinstance(combat, Block) or combat.removed or not still_fits(game, item, combat):
        return None
    return combat


def still_fits(game: Game, item: int, combat: Attack | Block) -> bool:
    """Whether nothing about the permanent removes it from combat (506.4)."""
    view = game.see(item)
    types = view.characteristics.types
    return view.controller == combat.controller and "Creature" in types and "Battle" not in types


def attackers(game: Game) -> list[tuple[int, Attack]]:
    """Return the attacking creatures, in the order in which they became that."""
    now = fight(game)
    joined = now.attackers if now is not None else ()
    return [(item, attack) for item in joined if (attack := attack_of(game, item)) is not None]


def blockers(game: Game) -> list[tuple[int, Block]]:
    """Return the blocking creatures, in the order in which they became that."""
    now = fight(game)
    joined = now.blockers if now is not None else ()
    return [(item, block) for item in joined if (block := block_of(game, item)) is not None]


def blockers_of(game: Game, attacker: int) -> list[int]:
    """Return the creatures that block an attacker now."""
    return [item for item, block in blockers(game) if attacker in block.attackers]


def attacked_by(game: Game, attack: Attack) -> Attacked | None:
    """Return what is attacked, if it still can be (506.4c, 800.4e)."""
    target = attack.target
    if isinstance(target, str):
        return None if game.player(target).lost else target
    if target is None or not _still_attacked(game, target, attack):
        return None
    return target


def _still_attacked(game: Game, permanent: int, attack: Attack) -> bool:
    """Whether neither its controller nor its protector nor its type removed it (506.4, 506.4e)."""
    if permanent not in game.state.objects:
        return False
    view = game.see(permanent)
    if view.zone is not Zone.BATTLEFIELD or (attack.of and view.controller != attack.of):
        return False
    if view.is_a("Battle"):
        return protector_of(game, permanent) == attack.defender
    return view.is_a("Planeswalker") and view.controller == attack.defender


def defending_player(game: Game, attacker: int) -> PlayerId | None:
    """Return who defends against a creature, or did before it was removed from combat (508.5)."""
    combat = game.snapshot(attacker).status.combat
    return combat.defender if isinstance(combat, Attack) else None


def attacks_alone(game: Game, item: int) -> bool:
    """Whether it was the only creature declared as an attacker (506.5)."""
    now = fight(game)
    return now is not None and _declared(now, now.attackers) == [item]


def blocks_alone(game: Game, item: int) -> bool:
    """Whether it was the only creature declared as a blocker (506.5)."""
    now = fight(game)
    return now is not None and _declared(now, now.blockers) == [item]


def _declared(now: Fight, joined: tuple[int, ...]) -> list[int]:
    return [item for item in joined if item not in now.entered]
