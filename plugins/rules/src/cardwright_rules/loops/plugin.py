"""Mandatory loops end the game in a draw (104.4b, 104.4f, 732.4); fragmented ones have to end.

What resolves and triggers without anybody having begun it is counted. When it has gone on for long,
the plugin looks ahead, with everybody passing, in every way that the choices on the way can go. If
all of them lead back to positions alike, there is no way out. A loop in which numbers grow never
leads to a position alike; it is a draw when it has gone on for `GROWN` rounds and only grows. That
is a bound, not a proof: something that waits for a larger number than that would still end it.

A loop that contains an action that a player may take or not is theirs to end (104.4b). If several
players take part in it with actions of their own, one of them has to end it (732.3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.specs import hookimpl, idle_unless
from cardwright_core.zones import Zone
from cardwright_rules.loops.fragments import new_fragment
from cardwright_rules.loops.looking import has_no_way_out, only_grows, turns_in_place
from cardwright_rules.losing import GameDrawn

if TYPE_CHECKING:
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = ["GROWN", "LONG", "Loops", "loops"]

LONG = 32
"""After so many rounds without a beginning one looks ahead, and again after twice as many."""

GROWN = 512
"""After so many rounds a loop that only grows is a draw."""

_WHEN = frozenset(LONG << doubled for doubled in range(24))


class Loops:
    """Notices that the game goes on in a loop that nobody can leave."""

    @hookimpl
    @idle_unless(lambda game: game.state.cursor.rounds in _WHEN or game.state.zone(Zone.STACK))
    def state_based_actions(self, game: Game) -> Event | None:
        """732.3, 732.4"""
        fragment = new_fragment(game)
        if fragment is not None:
            return fragment
        rounds = game.state.cursor.rounds
        if rounds not in _WHEN:
            return None
        if not game.state.pending:
            everybody = tuple(player.id for player in game.players)
            return _draw(game, everybody if turns_in_place(game) else (), "goes on alike")
        found = _draw(game, has_no_way_out(game), "goes on alike")
        if found is None and rounds >= GROWN:
            found = _draw(game, only_grows(game), "grows without end")
        return found


def _draw(game: Game, involved: tuple[PlayerId, ...], how: str) -> Event | None:
    """Return that it is a draw for those involved and within their range of influence (104.4f)."""
    names = tuple(
        player.id
        for player in game.players
        if any(one == player.id or game.reaches(one, player.id) for one in involved)
    )
    return GameDrawn(names, f"a loop of mandatory actions {how} (732.4)") if involved else None


loops = Loops()
