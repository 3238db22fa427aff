"""Attacking bands (702.22): who attacks together, and is blocked together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.decisions import Decision
from cardwright_rules.combat.fighting import attack_of, block_of, blockers_of, fight
from cardwright_rules.combat.sides import attacking_side, defending_sides

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.terms import Filter
    from cardwright_rules.combat.restrictions import Pair
    from cardwright_rules.combat.sides import Side

__all__ = ["Band", "BandsWithOther", "band_of", "declared_bands", "who_divides", "with_bands"]

Band = tuple[int, ...]


@record
class BandsWithOther(Record):
    """What a creature bands with, that has "bands with other" of a quality (702.22b).

    The quality is told from the point of view of that ability.
    """

    quality: Filter
    by: Instance

    def covers(self, game: Game, creature: int) -> bool:
        """Whether a creature has the quality."""
        return self.quality.matches(game, self.by, game.see(creature))


def _has_banding(game: Game, creature: int) -> bool:
    answers = game.rules.ask.bands(game, game.see(creature))
    return any(answer is True for answer in answers)


def _qualities(game: Game, creature: int) -> list[BandsWithOther]:
    """Return with what a creature bands that has the quality itself."""
    answers = game.rules.ask.bands(game, game.see(creature))
    found = [answer for answer in answers if isinstance(answer, BandsWithOther)]
    return [one for one in found if one.covers(game, creature)]


def _some_have_quality(game: Game, items: Sequence[int]) -> bool:
    """Whether one bands with others of a quality, and another one has it (702.22j, 702.22k)."""
    return any(
        quality.covers(game, other)
        for item in items
        for quality in _qualities(game, item)
        for other in items
        if other != item
    )


def declared_bands(game: Game, side: Side, declared: Sequence[Pair]) -> tuple[Band, ...]:
    """Let players announce bands: any number with banding, up to one without (508.1e, 702.22c).

    Or any number with a quality, one of which bands with others of it.
    """
    banding = [item for item, _ in declared if _has_banding(game, item)]
    bands: list[Band] = []
    for leader in banding:
        left = [pair for pair in declared if not any(pair[0] in band for band in bands)]
        target = dict(left).get(leader)
        if target is not None:
            band = _band(game, side, leader, [item for item, what in left if what == target])
            bands += [band] if len(band) > 1 else []
    for leader, target in declared:
        for quality in _qualities(game, leader):
            left = [pair for pair in declared if not any(pair[0] in band for band in bands)]
            together = [item for item, what in left if what == target]
            if leader in together:
                others = tuple(o for o in together if o != leader and quality.covers(game, o))
                band = (leader, *_chosen(game, side, leader, others, len(others)))
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
    if attack is not None and _band_together(game, blockers_of(game, source)):
        return next(side for side in defending_sides(game) if attack.defender in side)
    if block is not None and _band_together(
        game, [item for item in block.attackers if attack_of(game, item) is not None]
    ):
        return attacking_side(game)
    return otherwise


def _band_together(game: Game, items: Sequence[int]) -> bool:
    return any(_has_banding(game, item) for item in items) or _some_have_quality(game, items)
