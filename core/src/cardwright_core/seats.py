"""The players of a game: who they are, whose turn comes, and whom they can affect (102, 800)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.driving import Driven
from cardwright_core.errors import UnknownNameError
from cardwright_core.unasked import unasked_answer

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cardwright_core.decisions import Answer, Decision
    from cardwright_core.objects import Player
    from cardwright_core.ruleset import RuleSet
    from cardwright_core.zones import PlayerId

__all__ = ["Seated"]


class Seated(Driven):
    """A game with players in an order; they may take their turns in teams, as the rules say."""

    __slots__ = ()

    rules: RuleSet

    def player(self, name: PlayerId) -> Player:
        """Return the record of a player."""
        found = self.state.players.get(name)
        if found is None:
            raise UnknownNameError("player", name, self.state.players)
        return found

    def opponents(self, name: PlayerId) -> tuple[PlayerId, ...]:
        """Return the players of other teams who are in the game, in turn order (102.2, 102.3).

        Where the reach of players is limited, they are those within it (801).
        """
        player = self.player(name)
        team, reach = player.team, player.reach
        others = tuple(other.id for other in self.players if other.team != team)
        return others if reach is None else tuple(other for other in others if other in reach)

    def reaches(self, player: PlayerId, other: PlayerId) -> bool:
        """Whether a player can affect and see another, and what that one controls (801.2)."""
        reach = self.state.players[player].reach
        return reach is None or other in reach

    @property
    def players(self) -> Iterator[Player]:
        """The players still in the game, in seating order."""
        return (p for p in map(self.state.players.__getitem__, self.state.order) if not p.lost)

    def side(self, name: PlayerId) -> tuple[PlayerId, ...]:
        """Return who takes turns and has priority with a player, in turn order (805.4, 805.5).

        That is the player alone, or the team; the first is the primary player (805.2).
        """
        if not self.rules.shares_turns:
            return (name,)
        order, players = self.state.order, self.state.players
        team = players[name].team
        seats = [place for place, one in enumerate(order) if players[one].team == team]
        first = next((p for p in seats if (p - 1) % len(order) not in seats), seats[0])
        turned = order[first:] + order[:first]
        return tuple(n for n in turned if players[n].team == team and not players[n].lost)

    def one_of_each_side(self, names: Iterable[PlayerId]) -> tuple[PlayerId, ...]:
        """Return the first player of each side that is among these: a team acts once (805.8)."""
        return tuple(dict.fromkeys(self.side(name)[0] for name in names))

    def decider(self, player: PlayerId) -> PlayerId:
        """Return who makes the choices of a player: themself, or who controls them (723.5).

        If that one is controlled too, it is who controls them in turn (723.8).
        """
        found = [player]
        while (controller := self._in_control_of(found[-1])) not in found:
            found.append(controller)
        return found[-1]

    def _in_control_of(self, player: PlayerId) -> PlayerId:
        """Return who controls a player, by the last effect that says so (723.1a, 800.4b)."""
        said = self.rules.ask.decides_for(self, player)
        there = (one for one in reversed(said) if not self.state.players[one].lost)
        return next(there, player)

    def tells(self, player: PlayerId) -> bool:
        """Whether it is an error that what is chosen for a player proves illegal (733.1).

        An agent, or who plays a game within this move, chooses something else instead.
        """
        return not self.around and self.decider(player) not in self.agents

    def read(self, decision: Decision, reply: object) -> Answer:
        """Turn a reply to a decision into an answer: its options, or what nobody is asked for."""
        found = unasked_answer(self, decision, reply)  # type: ignore[arg-type]  # a game
        return decision.read(reply) if found is None else found

    def as_decided(self, decision: Decision) -> Decision:
        """Return a decision as one that those make who control the players whose it is (723.5)."""
        deciders = tuple(dict.fromkeys(map(self.decider, decision.deciders)))
        if deciders == decision.deciders:
            return decision
        return decision.replace(deciders=deciders, made_for=decision.deciders)

    def is_active(self, name: PlayerId) -> bool:
        """Whether it is the turn of a player, or of their team (102.1, 805.4a)."""
        active = self.state.cursor.active
        return name == active or (self.rules.shares_turns and name in self.side(active))

    def turns_from(self, first: PlayerId) -> tuple[PlayerId, ...]:
        """Return whose turns come from `first` on: each player, or one of each team (805.4)."""
        order = self.order_from(first)
        if not self.rules.shares_turns:
            return order
        return self.one_of_each_side(order)

    def priority_from(self, first: PlayerId) -> tuple[PlayerId, ...]:
        """Return who gets priority in turn order, from `first` on, who has it (117.3, 807.5a)."""
        rules, state = self.rules, self.state
        if rules.shares_turns:
            order = self.turns_from(first)
        else:  # as `order_from`, without another call
            order = _TURNED.get((state.order, first)) or _turned(state.order, first)
            for player in state.players.values():
                if player.lost:
                    order = self.order_from(first)
                    break
        if not rules.implemented["lacks_priority"].some:
            return order
        lacks = rules.ask.lacks_priority
        having = tuple(name for name in order if name == first or not any(lacks(self, name)))
        return having or order  # somebody has to let the turn of who has left go on

    def apnap(self) -> tuple[PlayerId, ...]:
        """Return the players in the game in turn order, the active player first (101.4)."""
        return self.order_from(self.state.cursor.active)

    def order_from(self, first: PlayerId) -> tuple[PlayerId, ...]:
        """Return the players in turn order from `first`; without those who have left the game."""
        state = self.state
        turned = _TURNED.get((state.order, first)) or _turned(state.order, first)
        for player in state.players.values():
            if player.lost:
                return tuple([name for name in turned if not state.players[name].lost])
        return turned


_TURNED: dict[tuple[tuple[PlayerId, ...], PlayerId], tuple[PlayerId, ...]] = {}
"""Orders of players as they go on from one of them; of many all are forgotten."""
_MOST_ORDERS = 128


def _turned(order: tuple[PlayerId, ...], first: PlayerId) -> tuple[PlayerId, ...]:
    """Return an order as it goes on from `first`, if that one is in it."""
    if len(_TURNED) >= _MOST_ORDERS:
        _TURNED.clear()
    start = order.index(first) if first in order else 0
    found = _TURNED[order, first] = order[start:] + order[:start]
    return found
