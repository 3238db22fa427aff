"""Computed characteristics: what an object is after all continuous effects (613)."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from cardwright_core.objects import View

if TYPE_CHECKING:
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.game import Game
    from cardwright_core.objects import Counters, GameObject

__all__ = ["computed_view", "hypothetical_view"]

_POWER_TOUGHNESS = re.compile(r"([+-]\d+)/([+-]\d+)")


def computed_view(game: Game, item: GameObject) -> View:
    """Return an object as it is now, and remember it while nothing that it depends on changes."""
    view = hypothetical_view(game, item)
    game.state.computed[item.id] = (item, game.state.layered, view)
    return view


def hypothetical_view(game: Game, item: GameObject) -> View:
    """Return how an object with that record would be."""
    characteristics = _with_intrinsic_abilities(game, item.copiable)
    if item.counters:
        characteristics = _with_counters(characteristics, item.counters)
    return View(item, characteristics, item.controller)


def _with_intrinsic_abilities(game: Game, printed: Characteristics) -> Characteristics:
    intrinsic = game.rules.intrinsic(printed)
    return printed.replace(abilities=(*printed.abilities, *intrinsic)) if intrinsic else printed


def _with_counters(before: Characteristics, counters: Counters) -> Characteristics:
    """Add what power and toughness counters say (122.1a, layer 7c)."""
    power, toughness = _modification(counters)
    if before.power is None or before.toughness is None:
        return before
    return before.replace(power=before.power + power, toughness=before.toughness + toughness)


@lru_cache(maxsize=1024)
def _modification(counters: Counters) -> tuple[int, int]:
    """Return what counters like ``+1/+1`` add to power and toughness in all."""
    power = toughness = 0
    for kind, count in counters:
        match = _POWER_TOUGHNESS.fullmatch(kind)
        if match is not None:
            power += int(match[1]) * count
            toughness += int(match[2]) * count
    return power, toughness
