"""What enters plainly: an object that says nothing of how it enters (614.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.abilities import StaticAbility
from cardwright_core.catalog import looks_at_the_game
from cardwright_core.continuous import REACHES_OTHERS
from cardwright_core.functioning import GENERATES, ask_only, generating, heard
from cardwright_core.objects import View

if TYPE_CHECKING:
    from cardwright_core.continuous import ContinuousEffect
    from cardwright_core.game import Game
    from cardwright_core.zone_changes import Enters

__all__ = ["enters_plainly"]


def enters_plainly(game: Game, change: Enters) -> bool:
    """Whether none of an object's abilities is certain to say anything of its own entering."""
    epoch = game.state.layered
    if change.counters or (epoch is not None and not epoch.aspects.isdisjoint(REACHES_OTHERS)):
        return False
    values = game.rules.with_intrinsic(change.shown(game))
    if not any(isinstance(ability, StaticAbility) for ability in values.abilities):
        return True
    known = None if epoch is None else epoch.enters_plainly
    if known is not None and known[0] is change:
        return known[1]
    item = change.made(game, game.state.clock + 1)
    view = View(item, values, item.controller)
    plainly = not heard(game, view).anywhere and _keeps_its_abilities(game, view)
    if epoch is not None:
        epoch.enters_plainly = (change, plainly)
    return plainly


def _keeps_its_abilities(game: Game, view: View) -> bool:
    """Whether no effect of its own could give or take abilities, its own ones included."""
    own = tuple(listener for _, listener in generating(game, view))
    if any(looks_at_the_game(call) for call, _ in own):
        return False
    effects: list[ContinuousEffect] = ask_only(game, own, GENERATES) if own else []
    return all(part.layer.aspect not in REACHES_OTHERS for one in effects for part in one.parts)
