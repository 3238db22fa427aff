"""A player leaves the game, and what is theirs with them (800.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.continuous import Layer
from cardwright_core.events import PlayerEvent, Simultaneous
from cardwright_core.lasting import Lasting
from cardwright_core.objects import Library
from cardwright_core.specs import hookimpl, idle_unless
from cardwright_core.zone_changes import move
from cardwright_core.zones import Zone
from cardwright_rules.teams import sharing_fate

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.abilities import Instance
    from cardwright_core.actions import Action
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.objects import GameObject
    from cardwright_core.zones import PlayerId

__all__ = [
    "LeavesGame",
    "exile_what_nobody_controls",
    "has_somebody_left",
    "leaving",
    "turns_passed_over",
]

_CONTROLLED = frozenset({Zone.BATTLEFIELD, Zone.STACK})


@record
class LeavesGame(PlayerEvent):
    """A player leaves the game, who lost it or for whom it is a draw (104.5, 800.4a)."""

    english = "{player} leaves the game"

    rule: ClassVar[str] = "800.4a"

    def contains(self, game: Game) -> tuple[Event, ...]:
        """Return what happens to what is theirs, if the game goes on without them.

        All that they own leaves the game, and their abilities on the stack cease to exist.
        """
        return tuple(_taken_out(game, self.player)) if _goes_on(game, self.player) else ()

    def right_after(self, game: Game) -> tuple[Event, ...]:
        """Return that what they control even then is exiled."""
        return tuple(_still_controlled(game, self.player)) if game.state.winners is None else ()

    def apply(self, game: Game) -> Event:
        """Take the player out; the game ends when one team is left, or none (104.2a, 104.4a).

        Who would have won at the same time has lost (104.3f).
        """
        if game.player(self.player).lost:
            return self
        if _goes_on(game, self.player):
            game.state.libraries[self.player] = Library()
            _end_control(game, self.player)
            _leave_priority(game, self.player)
        game.state.players[self.player] = game.player(self.player).replace(lost=True)
        teams = {player.team for player in game.players}
        if game.state.winners and all(game.player(name).lost for name in game.state.winners):
            game.state.winners = None
        if len(teams) < 2:  # noqa: PLR2004 - nobody is left to play against
            game.state.winners = tuple(
                name for name in game.state.order if game.player(name).team in teams
            )
        return self

    def describe(self, game: Game) -> str:
        """Say who."""
        del game
        return f"{self.player} leaves the game"


def _goes_on(game: Game, leaver: PlayerId) -> bool:
    """Whether several teams are left without a player and those who lose with them (104.2a)."""
    out = (leaver, *sharing_fate(game, leaver))
    return len({player.team for player in game.players if player.id not in out}) > 1


def _taken_out(game: Game, player: PlayerId) -> Iterator[Event]:
    for item in game.state.objects.values():
        if item.owner == player or (_is_ability(item) and item.controller == player):
            yield move(game, item.id, Zone.OUTSIDE)


def _still_controlled(game: Game, player: PlayerId) -> Iterator[Event]:
    for item in list(game.state.objects.values()):
        if item.zone in _CONTROLLED and game.see(item.id).controller == player:
            yield move(game, item.id, Zone.EXILE)


def _is_ability(item: GameObject) -> bool:
    return item.zone is Zone.STACK and not item.card


def _end_control(game: Game, player: PlayerId) -> None:
    """End the effects that give a player control of objects (800.4a)."""
    for number, effect in list(game.state.effects.items()):
        if _gives_control(effect, player):
            game.state.end_effect(number)


def _gives_control(effect: Instance, player: PlayerId) -> bool:
    behaviour = getattr(effect.ability, "behaviour", None)
    parts = behaviour.parts if isinstance(behaviour, Lasting) else ()
    given = (part.change for part in parts if part.layer is Layer.CONTROL)
    return any(change.gainer(effect) == player for change in given)


def _leave_priority(game: Game, player: PlayerId) -> None:
    """Let priority go on, and the passes be those of who is still there (800.4a, 117.4)."""
    cursor = game.state.cursor
    if game.side(player) == (player,):
        turns = game.priority_from(cursor.priority)
        if player in turns[len(turns) - cursor.passes :]:
            cursor = cursor.replace(passes=cursor.passes - 1)
    if cursor.priority == player and cursor.stage == "priority":
        cursor = cursor.replace(stage="settle")
    game.state.cursor = cursor


def turns_passed_over(game: Game) -> Iterator[PlayerId]:
    """Yield the players who have left, and whose turns would have come just before this one."""
    order, active = game.state.order, game.state.cursor.active
    place = order.index(active)
    for player in (*reversed(order[:place]), *reversed(order[place + 1 :])):
        if not game.player(player).lost:
            return
        yield player


# Control that ends later, when who would control the permanent again has left (800.4c).


def exile_what_nobody_controls(game: Game) -> None:
    """Exile the permanents that came back under the control of players who have left (800.4c)."""
    if has_somebody_left(game):
        game.follow()
        events = tuple(_uncontrolled(game))
        if events:
            game.propose(Simultaneous(events))


def has_somebody_left(game: Game) -> bool:
    """Whether any player has left the game."""
    for player in game.state.players.values():  # noqa: SIM110 - asked at each check: no generator
        if player.lost:
            return True
    return False


def _uncontrolled(game: Game) -> Iterator[Event]:
    for view in game.permanents():
        if game.player(view.controller).lost:
            yield move(game, view.id, Zone.EXILE)


class Leaving:
    """Exiles what nobody controls any more; lets players concede."""

    @hookimpl
    def unasked_actions(self, game: Game) -> list[Action]:
        """104.3a"""
        from cardwright_rules.losing import Concede  # noqa: PLC0415 - who loses leaves, too

        outermost = game.around[0] if game.around else game.state
        return [Concede(player) for player in outermost.players]

    @hookimpl
    @idle_unless(lambda game: has_somebody_left(game) and any(True for _ in _uncontrolled(game)))
    def state_based_actions(self, game: Game) -> list[Event]:
        """800.4c"""
        return list(_uncontrolled(game)) if has_somebody_left(game) else []


leaving = Leaving()
