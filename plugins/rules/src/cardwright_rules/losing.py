"""Losing, winning, draws, and the end of the game (104)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.actions import Action
from cardwright_core.errors import IllegalActionError
from cardwright_core.events import Event, PlayerEvent
from cardwright_rules.leaving import LeavesGame
from cardwright_rules.teams import sharing, sharing_fate

if TYPE_CHECKING:
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = ["Concede", "Concedes", "GameDrawn", "Loses", "Wins"]


@record
class Loses(PlayerEvent):
    """A player loses the game, and so does their team if they lose together (104.3, 810.8a)."""

    english = "{player} loses the game"

    rule: ClassVar[str] = "104.3"

    why: str
    with_team: bool = False

    def impossible(self, game: Game) -> str:
        """Say that one of the team can't lose, so that none of them can (810.8a)."""
        return "" if self.with_team else _prohibited_to_teammates(game, self)

    def contains(self, game: Game) -> tuple[Event, ...]:
        """Return that the others of the team lose."""
        why = f"{self.player} loses (809.5b, 810.8a)"
        team = () if self.with_team else sharing_fate(game, self.player)
        return tuple(Loses(name, why, with_team=True) for name in team)

    def right_after(self, game: Game) -> tuple[Event, ...]:
        """Return that they leave the game (104.5)."""
        del game
        return (LeavesGame(self.player),)

    def apply(self, game: Game) -> Event:
        """Change nothing: that they leave comes right after."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say who loses, and why."""
        del game
        return f"{self.player} loses the game: {self.why}"


@record
class Concedes(PlayerEvent):
    """A player concedes: they lose and leave at once, whatever says that they can't (104.3a).

    So does their team, if they lose together (810.8b).
    """

    english = "{player} concedes"

    rule: ClassVar[str] = "104.3a"

    def contains(self, game: Game) -> tuple[Event, ...]:
        """Return that they leave the game, with those who lose with them."""
        return tuple(map(LeavesGame, (self.player, *sharing_fate(game, self.player))))

    def apply(self, game: Game) -> Event:
        """Change nothing: that they leave is contained."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say who."""
        del game
        return f"{self.player} concedes"


@record
class Concede(Action):
    """A player concedes: answer it, for anybody, to any decision of who has priority (104.3a)."""

    rule: ClassVar[str] = "104.3a"
    unasked: ClassVar[bool] = True

    player: PlayerId

    def perform(self, game: Game) -> None:
        """Let them concede the innermost game that they have not left."""
        if game.player(self.player).lost:
            message = f"{self.player} has left the game"
            raise IllegalActionError(message, "104.3a")
        game.propose(Concedes(self.player))

    def __str__(self) -> str:
        """Say who."""
        return f"{self.player} concedes"


@record
class Wins(PlayerEvent):
    """An effect says that a player wins the game; their team wins with them (104.2b, 810.8a).

    With a limited range of influence the opponents within it lose instead (104.3h, 801.14).
    """

    english = "{player} wins the game"

    rule: ClassVar[str] = "104.2b"

    def impossible(self, game: Game) -> str:
        """Say that one of the team can't win, so that none of them can (810.8a)."""
        return _prohibited_to_teammates(game, self)

    def contains(self, game: Game) -> tuple[Event, ...]:
        """Return that opponents lose instead, where the range of influence is limited."""
        if game.player(self.player).reach is None:
            return ()
        why = f"{self.player} wins (801.14)"
        return tuple(Loses(name, why) for name in game.opponents(self.player))

    def apply(self, game: Game) -> Event:
        """End the game (104.1)."""
        winner = game.player(self.player)
        if winner.reach is None and not winner.lost:
            game.state.winners = tuple(
                name for name in game.state.order if game.player(name).team == winner.team
            )
        return self

    def describe(self, game: Game) -> str:
        """Say who."""
        del game
        return f"{self.player} wins the game"


@record
class GameDrawn(Event):
    """The game is a draw for some players, who leave it; for all of them it ends (104.4)."""

    english = "the game is a draw"

    rule: ClassVar[str] = "104.4"

    players: tuple[PlayerId, ...]
    why: str

    def contains(self, game: Game) -> tuple[Event, ...]:
        """Return that they leave the game, with those who share their fate (104.5, 809.5c)."""
        everybody = (one for name in self.players for one in (name, *sharing_fate(game, name)))
        return tuple(map(LeavesGame, dict.fromkeys(everybody)))

    def apply(self, game: Game) -> Event:
        """Change nothing: that they leave is contained."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say for whom, and why."""
        del game
        return f"the game is a draw for {', '.join(self.players)}: {self.why}"


def _prohibited_to_teammates(game: Game, event: Loses | Wins) -> str:
    for name in sharing(game, event.player):
        for reason in game.rules.ask.prohibits(game, event.replace(player=name)):
            return f"{name}: {reason}"
    return ""
