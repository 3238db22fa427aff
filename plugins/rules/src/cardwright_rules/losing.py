"""Losing, winning, and the end of the game (104)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.continuous import Layer
from cardwright_core.events import Event
from cardwright_core.lasting import Lasting
from cardwright_core.objects import Library
from cardwright_core.zone_changes import move
from cardwright_core.zones import Zone
from cardwright_rules.teams import sharing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.objects import GameObject
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

    def impossible(self, game: Game) -> str:
        """Say that one of the team can't lose, so that none of them can (810.8a)."""
        for name in () if self.with_team else sharing(game, self.player):
            for reason in game.rules.ask.prohibits(game, self.replace(player=name)):
                return f"{name}: {reason}"
        return ""

    def contains(self, game: Game) -> tuple[Event, ...]:
        """Return that the others of the team lose, unless it is they with whom they lose.

        If the game goes on without them, what is theirs leaves it (800.4a).
        """
        why = f"{self.player} loses (810.8a)"
        team = () if self.with_team else sharing(game, self.player)
        together = tuple(Loses(name, why, with_team=True) for name in team)
        leaving = _leaving(game, self.player) if _goes_on(game, self.player) else ()
        return (*together, *leaving)

    def apply(self, game: Game) -> Event:
        """Take the player out; the game ends when one team is left, or none (104.2a, 104.4a)."""
        if _goes_on(game, self.player):
            game.state.libraries[self.player] = Library()
            _end_control(game, self.player)
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


def _goes_on(game: Game, loser: PlayerId) -> bool:
    """Whether several teams are left without a player and those who lose with them (104.2a)."""
    out = (loser, *sharing(game, loser))
    return len({player.team for player in game.players if player.id not in out}) > 1


def _leaving(game: Game, player: PlayerId) -> Iterator[Event]:
    """Yield what happens to the objects of a player who leaves (800.4a).

    All that they own leaves the game, and their abilities on the stack cease to exist. What else
    they control, and not only for as long as something of theirs says so, is exiled.
    """
    for item in game.state.objects.values():
        if item.owner == player or (_is_ability(item) and item.controller == player):
            yield move(game, item.id, Zone.OUTSIDE)
        elif item.controller == player and item.zone in _CONTROLLED:
            yield move(game, item.id, Zone.EXILE)


_CONTROLLED = frozenset({Zone.BATTLEFIELD, Zone.STACK})


def _is_ability(item: GameObject) -> bool:
    return item.zone is Zone.STACK and not item.card


def _end_control(game: Game, player: PlayerId) -> None:
    """End the effects that give a player control of objects (800.4a)."""
    for number, effect in list(game.state.effects.items()):
        if effect.controller == player and _gives_control(effect):
            game.state.end_effect(number)


def _gives_control(effect: Instance) -> bool:
    behaviour = getattr(effect.ability, "behaviour", None)
    parts = behaviour.parts if isinstance(behaviour, Lasting) else ()
    return any(part.layer is Layer.CONTROL for part in parts)
