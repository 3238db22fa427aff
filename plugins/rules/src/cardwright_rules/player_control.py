"""Controlling another player (723): who decides for whom, and for how long."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import Duration
from cardwright_core.cards import about
from cardwright_core.events import PlayerEvent
from cardwright_core.flow import TurnBegins
from cardwright_core.lasting import begin_effect, end_effects
from cardwright_core.specs import hookimpl
from cardwright_rules.leaving import LeavesGame

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = [
    "CONTROLLED",
    "ControlsPlayer",
    "ControlsPlayerNextTurn",
    "PlayerControlBegins",
    "PlayerControlEnds",
    "overwrite",
]

CONTROLLED = "controlled player"
"""Under which name the player is remembered for what an effect demands of them."""


@record
class PlayerControlBegins(PlayerEvent):
    """A turn begins during which a player is controlled, with what the effect demands of them.

    723.1, 723.7
    """

    english = "{controller} controls {player} during their turn"

    rule: ClassVar[str] = "723.1"

    controller: PlayerId
    by: Instance
    rules: tuple[Record, ...] = ()

    def apply(self, game: Game) -> Event:
        """Let the restrictions and requirements begin (723.7)."""
        by = self.by.replace(captured=(*self.by.captured, (CONTROLLED, self.player)))
        for behaviour in self.rules:
            begin_effect(game, by, behaviour, Duration(_until_the_end_of(self.by.effect)))
        return self

    def describe(self, game: Game) -> str:
        """Say who controls whom."""
        del game
        return f"{self.controller} controls {self.player} during this turn"


@record
class PlayerControlEnds(PlayerEvent):
    """A player is not controlled any more: the next turn begins, or one left (723.1, 800.4a)."""

    english = "{player} is not controlled any more"

    rule: ClassVar[str] = "723.1"

    controller: PlayerId
    effect: int

    def apply(self, game: Game) -> Event:
        """End the effect, and what it demanded."""
        game.state.end_effect(self.effect)
        end_effects(game, _until_the_end_of(self.effect))
        return self

    def describe(self, game: Game) -> str:
        """Say who is free of whom."""
        del game
        return f"{self.controller} does not control {self.player} any more"


def _until_the_end_of(effect: int) -> str:
    return f"end of effect {effect}"


@record
class ControlsPlayer(Record):
    """A player controls another one as long as the effect lasts (723.2)."""

    english = "{controller} controls {player}"

    controller: PlayerId
    player: PlayerId

    @hookimpl
    def decides_for(self, game: Game, player: PlayerId) -> PlayerId | None:
        """723.5, 805.8"""
        return self.controller if player in game.side(self.player) else None


@record
class ControlsPlayerNextTurn(Record):
    """A player controls another one during the first turn that one takes `after` a turn (723.1).

    While they are controlled, they are under these `rules` too (723.7).
    """

    english = "{controller} controls {player} during their next turn"

    controller: PlayerId
    player: PlayerId
    after: int
    rules: tuple[Record, ...] = ()

    @hookimpl
    def decides_for(self, game: Game, player: PlayerId) -> PlayerId | None:
        """723.5, 805.8"""
        affected = self.is_on(game) and player in game.side(self.player)
        return self.controller if affected else None

    @hookimpl
    @about(TurnBegins, LeavesGame)
    def consequences(self, game: Game, by: Instance, event: Event) -> Event | None:
        """723.1, 723.1b, 800.4a"""
        if isinstance(event, LeavesGame):
            return self._ended(by) if event.player in {self.controller, self.player} else None
        return self._as_a_turn_begins(game, by, event) if type(event) is TurnBegins else None

    def _as_a_turn_begins(self, game: Game, by: Instance, event: TurnBegins) -> Event | None:
        """Return what becomes of it; that of a turn that is skipped does not begin (614.10)."""
        if self.is_on(game):
            return self._ended(by)
        if self.player in game.side(event.active):
            return PlayerControlBegins(self.player, self.controller, by, self.rules)
        return None

    def _ended(self, by: Instance) -> Event:
        return PlayerControlEnds(self.player, self.controller, by.effect)

    def is_on(self, game: Game) -> bool:
        """Whether this is the turn."""
        return game.state.cursor.turn > self.after and game.is_active(self.player)


def overwrite(game: Game, player: PlayerId) -> None:
    """End what would have controlled a player, or their team, in a turn to come (723.1a, 805.8)."""
    for item, effect in list(game.state.effects.items()):
        control = getattr(effect.ability, "behaviour", None)
        if not isinstance(control, ControlsPlayerNextTurn) or control.is_on(game):
            continue
        if control.player in game.side(player):
            game.state.end_effect(item)
