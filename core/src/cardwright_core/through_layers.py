"""Objects as some of the layers alone make them: what is counted before the later ones (700.5a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.functioning import base_view
from cardwright_core.layers import Layer, Run

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cardwright_core.game import Game
    from cardwright_core.objects import View

__all__ = ["views_through"]


def views_through(game: Game, last: Layer) -> Mapping[int, View]:
    """Return all objects as they are after the layers up to `last`, whatever later ones do.

    It may be asked while the layers are applied: what they have come to so far does not matter.
    """
    state = game.state
    views = {item.id: base_view(game, item) for item in state.objects.values()}
    if state.layered is None:
        return views
    game.state = state.fork()
    try:
        game.state.computed = {view.id: (view.object, None, view) for view in views.values()}
        effects = game.rules.ask.continuous_effects(game)
        run = Run(game, effects, tuple(state.objects.values()))
        for layer in Layer:
            if layer <= last:
                run.layer(layer)
        return {item: run.seen(item) for item in views}
    finally:
        game.state = state
