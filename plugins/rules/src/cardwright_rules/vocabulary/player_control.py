"""Effects that let a player control another one (723)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.lasting import begin_effect
from cardwright_rules.player_control import (
    CONTROLLED,
    ControlsPlayer,
    ControlsPlayerNextTurn,
    overwrite,
)
from cardwright_rules.vocabulary.selections import TARGET_PLAYER, YOU, Players

if TYPE_CHECKING:
    from cardwright_core.abilities import Effect, Instance
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = ["CONTROLLED_PLAYER", "ControlPlayerNextTurn", "ControlPlayerWhile"]


@record
class ControlledPlayer(Players):
    """The player who is controlled, where an effect says what they may do meanwhile (723.7)."""

    english = "the controlled player"

    def players(self, game: Game, by: Instance) -> tuple[PlayerId, ...]:
        """Return them, if they are in the game still."""
        return tuple(one for one in game.apnap() if one == by.recall(CONTROLLED))


CONTROLLED_PLAYER = ControlledPlayer()


@record
class ControlPlayerNextTurn(Record):
    """A player controls others, each during the next turn that one takes (723.1).

    Meanwhile the static abilities in `rules` are in force: with ``who=CONTROLLED_PLAYER`` they
    restrict or demand what that player does (723.7).
    """

    english = "{by_whom:control} {who} during that player's next turn{rules:?. Meanwhile, @}"

    who: Players = TARGET_PLAYER
    by_whom: Players = YOU
    rules: tuple[Record, ...] = ()

    def resolve(self, game: Game, by: Instance) -> None:
        """Let it wait for their turns; it takes the place of what waits for them (723.1a)."""
        now = game.state.cursor.turn
        for controller in self.by_whom.players(game, by):
            for player in self.who.players(game, by):
                overwrite(game, player)
                control = ControlsPlayerNextTurn(controller, player, now, self.rules)
                begin_effect(game, by, control, None)


@record
class ControlPlayerWhile(Record):
    """Its controller controls players until an effect is over: a limited duration (723.2)."""

    english = "you control {who} until this has happened: {effect}"

    effect: Effect
    who: Players = TARGET_PLAYER

    @property
    def inner(self) -> tuple[Effect, ...]:
        """What happens meanwhile."""
        return (self.effect,)

    def resolve(self, game: Game, by: Instance) -> None:
        """Begin to control them, let it happen, and end that."""
        players = self.who.players(game, by)
        begun = [begin_effect(game, by, ControlsPlayer(by.controller, p), None) for p in players]
        self.effect.resolve(game, by)
        for effect in begun:
            if effect in game.state.effects:
                game.state.end_effect(effect)
        game.follow()
