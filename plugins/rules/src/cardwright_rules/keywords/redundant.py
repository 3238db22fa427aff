"""Several instances of which only the first one counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game

__all__ = ["is_redundant"]


def is_redundant(game: Game, by: Instance, *keywords: str) -> bool:
    """Whether an ability of one of these keywords stands before this one on its object."""
    before = game.see(by.source.id).characteristics.abilities[: by.number]
    return any(ability.keyword in keywords for ability in before)
