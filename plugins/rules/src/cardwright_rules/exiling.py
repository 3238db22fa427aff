"""Components of costs by which something is exiled: cards of a hand, permanents (118, 601.2h)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.zone_changes import move
from cardwright_core.zones import Zone
from cardwright_rules.components import Chosen, OfPermanents
from cardwright_rules.vocabulary.measures import mana_value

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = ["ExileFromHand", "ExilePermanent"]


@record
class ExileFromHand(Chosen):
    """Exile cards of a set from your hand; with `of_value_x` their mana value is the announced X.

    The card itself, that is about to be cast, is none of them.
    """

    english = "exile {count:{what:of card}}{of_value_x:? with mana value X} from your hand"

    out_of: ClassVar[Zone | None] = Zone.HAND

    of_value_x: bool = False

    @property
    def variable(self) -> bool:
        """Whether X is announced."""
        return self.of_value_x or not isinstance(self.count, int)

    def options(self, game: Game, payer: PlayerId, by: Instance) -> tuple[int, ...]:
        """Return the cards; before X is announced, those of any mana value."""
        hand = (game.see(item) for item in game.state.zone(Zone.HAND, payer))
        return tuple(
            view.id
            for view in hand
            if view.id != by.source.id and self.what.matches(game, by, view)
            if not self.of_value_x or by.x is None or mana_value(game, view) == by.x
        )

    def most(self, game: Game, by: Instance) -> int | None:
        """Return the greatest of their mana values, if it is X (107.3a)."""
        if not self.of_value_x:
            return Chosen.most(self, game, by)
        found = self.options(game, by.controller, by.replace(x=None))
        return max((mana_value(game, game.see(item)) for item in found), default=0)

    def event(self, game: Game, payer: PlayerId, item: int) -> Event:
        """Exile one."""
        del payer
        return move(game, item, Zone.EXILE)

    def __str__(self) -> str:
        """Say it."""
        return "exile from your hand"


@record
class ExilePermanent(OfPermanents):
    """Exile permanents that you control."""

    english = "exile {count:{what:of permanent}} you control"

    def uses_up(self, game: Game, by: Instance) -> tuple[int, ...] | None:
        """Return those that may be exiled, if it is one."""
        return self.options(game, by.controller, by) if self.count == 1 else None

    def event(self, game: Game, payer: PlayerId, item: int) -> Event:
        """Exile one."""
        del payer
        return move(game, item, Zone.EXILE)

    def __str__(self) -> str:
        """Say it."""
        return "exile"
