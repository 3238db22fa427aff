"""Grand Melee: many players, of whom several take turns at the same time (807).

How turns that are taken at the same time are played is said in ``turn_markers``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.events import Event
from cardwright_core.flow import SetupAction
from cardwright_core.specs import hookimpl
from cardwright_core.state import Cursor
from cardwright_core.zones import Zone
from cardwright_rules.formats.multiplayer import AttackNeighbors
from cardwright_rules.formats.neighbors_in_range import NeighborsInRange
from cardwright_rules.formats.range_of_influence import LimitedRange
from cardwright_rules.formats.seating import seat_at_random
from cardwright_rules.formats.turn_markers import (
    after_leaving,
    hand_out,
    markers_of,
    next_turn,
    write,
)
from cardwright_rules.leaving import LeavesGame

if TYPE_CHECKING:
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = ["GrandMelee", "TurnMarkersChange", "grand_melee"]


@record
class TurnMarkersChange(Event):
    """Players have left, and turn markers with them (807.4c, 807.4e)."""

    rule: ClassVar[str] = "807.4e"

    def apply(self, game: Game) -> Event:
        """Pass on, designate and remove what has to be."""
        write(game, after_leaving(game))
        return self

    def describe(self, game: Game) -> str:
        """Say who has a turn marker now."""
        holders = ", ".join(one.holder for one in markers_of(game).there)
        return f"turn markers after a player has left; before, {holders} had one"


class GrandMelee(NeighborsInRange):
    """The format as a plugin."""

    name: ClassVar[str] = "grand-melee"

    def __init__(self) -> None:
        """Let creatures attack to the left, and players reach one seat (807.2a, 807.2b)."""
        AttackNeighbors.__init__(self, right=False)
        LimitedRange.__init__(self, 1)

    @hookimpl
    def setup(self) -> list[SetupAction]:
        """807.3, 807.4b; and the ranges once everybody is seated"""
        return [SetupAction("103.1", self.begin), *super().setup()]

    def begin(self, game: Game) -> None:
        """Seat the players at random, and hand out the turn markers."""
        seat_at_random(game)
        write(game, hand_out(game))

    @hookimpl
    def laid_out(self, game: Game) -> None:
        """801.2c, 807.4b"""
        super().laid_out(game)
        write(game, hand_out(game))

    @hookimpl
    def arrange_next_turn(self, game: Game, ended: Cursor) -> Cursor:
        """807.4c, 807.4d, 807.4i, 807.4j"""
        markers, following = next_turn(game, ended.turns)
        write(game, markers)
        turn = following.turns[0]
        return Cursor(active=following.holder, extra=0 if turn is None else turn.id)

    @hookimpl
    def consequences(self, event: Event) -> Event | None:
        """807.4c, 807.4e"""
        return TurnMarkersChange() if isinstance(event, LeavesGame) else None

    @hookimpl
    def lacks_priority(self, game: Game, player: PlayerId) -> bool:
        """807.5a"""
        near = {game.state.cursor.active}
        near.update(game.see(item).controller for item in game.state.zone(Zone.STACK))
        return not any(game.reaches(player, one) for one in near)


grand_melee = GrandMelee()
