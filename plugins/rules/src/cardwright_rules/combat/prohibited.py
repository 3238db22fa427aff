"""What the kernel's own "can't" takes out of a declaration before it is offered (101.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_rules.combat.fighting import Attacked

__all__ = ["unprohibited"]


def unprohibited(
    game: Game,
    kind: type[Event],
    choices: Mapping[int, tuple[Attacked, ...]],
    event: Callable[[int, Attacked], Event],
) -> Mapping[int, tuple[Attacked, ...]]:
    """Return the choices whose `event`, of type `kind`, is not prohibited."""
    asked = game.rules.implemented["prohibits"] or game.concerned("prohibits", kind)
    if not asked:
        return choices
    return {
        creature: tuple(
            target
            for target in targets
            if not game.rules.ask.prohibits(game, event(creature, target))
        )
        for creature, targets in choices.items()
    }
