"""Attacking bands (702.22): who attacks together, and is blocked together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.decisions import Decision
from cardwright_rules.combat.fighting import attack_of, block_of, blockers_of, fight
from cardwright_rules.combat.sides import attacking_side, defending_sides

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cardwright_core.game import Game
    from cardwright_rules.combat.restrictions import Pair
    from cardwright_rules.combat.sides import Side

__all__ = ["Band", "band_of", "declared_bands", "who_divides", "with_bands"]

Band = tuple[int, ...]


def _has_banding(game: Game, creature: int) -> bool:
    return any(game.rules.ask.bands(game, game.see(creature)))


def declared_bands(game: Game, side: Side, declared: Sequence[Pair]) -> tuple[Band, ...]:
    """Let players announce bands: any number with banding, up to one without (508.1e, 702.22c)."""
    banding = [item for item, _ in declared if _has_banding(game, item)]
    bands: list[Band] = []
    for leader in banding:
        left = [pair for pair in declared if not any(pair[0] in band for band in bands)]
        target = dict(left).get(leader)
        if target is not None:
            band = _band(game, side, leader, [item for item, what in left if what == target])
            bands += [band] if len(band) > 1 else []
    return tuple(bands)


def _band(game: Game, side: Side, leader: int, together: list[int]) -> Band:
    """Ask who is in a band with a creature, of those that attack the same (702.22d)."""
    others = [item for item in together if item != leader]
    alike = tuple(item for item in others if _has_banding(game, item))
    unlike = tuple(item for item in others if item not in alike)
    chosen = _chosen(game, side, leader, alike, len(alike))
    return (leader, *chosen, *_chosen(game, side, leader, unlike, 1))


def _chosen(
    game: Game, side: Side, leader: int, options: tuple[int, ...], most: int
) -> tuple[int, ...]:
    if not options:
        return ()
    name = game.see(leader).name
    prompt = f"who is in a band with {name}"
    decision = Decision(side, "band", options, 0, most, prompt=prompt, rule="508.1e", source=name)
    chosen: tuple[int, ...] = game.choose(decision)
    return chosen


def band_of(game: Game, attacker: int) -> Band:
    """Return the other creatures of the band that a creature attacks in (702.22e, 702.22f)."""
    now = fight(game)
    if now is None or not now.bands or attack_of(game, attacker) is None:
        return ()
    found = next((band for band in now.bands if attacker in band), ())
    return tuple(o for o in found if o != attacker and attack_of(game, o) is not None)


def with_bands(game: Game, declared: Iterable[Pair]) -> list[Pair]:
    """Return blocks with what follows from them: of a band each member is blocked (702.22h)."""
    pairs = [
        (blocker, other)
        for blocker, attacker in declared
        for other in (attacker, *band_of(game, int(attacker)))
    ]
    return list(dict.fromkeys(pairs))


def who_divides(game: Game, source: int, otherwise: Side) -> Side:
    """Return who says how a creature's combat damage is assigned (702.22j, 702.22k)."""
    attack, block = attack_of(game, source), block_of(game, source)
    if attack is not None and any(_has_banding(game, item) for item in blockers_of(game, source)):
        return next(side for side in defending_sides(game) if attack.defender in side)
    if block is not None and any(
        attack_of(game, item) is not None and _has_banding(game, item) for item in block.attackers
    ):
        return attacking_side(game)
    return otherwise
