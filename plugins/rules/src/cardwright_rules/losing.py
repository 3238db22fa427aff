"""Losing, winning, and the end of the game (104)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.events import Event
from cardwright_rules.teams import sharing

if TYPE_CHECKING:
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = ["Loses"]


@record
class Loses(Event):
    """A player loses the game, and so does their team if they lose together (104.3, 810.8a)."""

    rule: ClassVar[str] = "104.3"

    player: PlayerId
    why: str
    with_team: bool = False

    def affected(self, game: Game) -> PlayerId:
        """Return the player."""
        del game
        return self.player

    def contains(self, game: Game) -> tuple[Event, ...]:
        """Return that the others of the team lose, unless it is they with whom they lose."""
        if self.with_team:
            return ()
        why = f"{self.player} loses (810.8a)"
        return tuple(Loses(name, why, with_team=True) for name in sharing(game, self.player))

    def apply(self, game: Game) -> Event:
        """Take the player out; the game ends when one team is left, or none (104.2a, 104.4a)."""
        game.state.players[self.player] = game.player(self.player).replace(lost=True)
        teams = {player.team for player in game.players}
        if len(teams) < 2:  # noqa: PLR2004 - nobody is left to play against
            game.state.winners = tuple(
                name for name in game.state.order if game.player(name).team in teams
            )
        return self

    def describe(self, game: Game) -> str:
        """Say who loses, and why."""
        del game
        return f"{self.player} loses the game: {self.why}"
