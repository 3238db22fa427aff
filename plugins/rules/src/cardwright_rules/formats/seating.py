"""Who sits where, and whom that lets creatures attack (803, 806.3, 808, 811.3)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from cardwright_core.chance import random_below, shuffled
from cardwright_core.errors import InputError
from cardwright_rules.battles import protector_of

if TYPE_CHECKING:
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId
    from cardwright_rules.combat.fighting import Attacked

__all__ = [
    "alternate_teams",
    "begin_in_the_middle_of_a_team",
    "check_teams",
    "controller_of",
    "neighbors",
    "seat_at_random",
]


def check_teams(game: Game, variant: str, *, size: int = 0, teams: int = 0) -> None:
    """Raise an :class:`InputError` unless the teams sit and count as a variant needs it.

    There are two teams at least, and the members of each sit next to each other (805.1); `size` and
    `teams`, if they are given, say how many of each there have to be.
    """
    seats = [game.player(name).team for name in game.state.order]
    sizes = Counter(seats)
    borders = sum(seats[place - 1] != team for place, team in enumerate(seats))
    if len(sizes) < 2:  # noqa: PLR2004 - somebody has to be played against
        message = f"{variant} is played by two teams at least; give each player a `team`"
    elif borders != len(sizes):
        message = f"{variant}: the players of a team sit next to each other, not {seats} (805.1)"
    elif (size and set(sizes.values()) != {size}) or (teams and len(sizes) != teams):
        wanted = f"{teams or 'any number of'} teams of {size} players"
        found = ", ".join(map(str, sizes.values()))
        message = f"{variant} is played by {wanted}, not by teams of {found}"
    else:
        return
    raise InputError(message)


def seat_at_random(game: Game) -> None:
    """Seat the players at random; who sits first has the first turn (806.3, 103.1)."""
    order = game.state.order
    places = shuffled(game.state, tuple(range(len(order))))
    game.state.order = tuple(order[place] for place in places)


def begin_in_the_middle_of_a_team(game: Game) -> None:
    """Let the center player of a random team go first, or the one left of its middle (808.4)."""
    order = game.state.order
    first = [n for n, name in enumerate(order) if _team(game, name) != _team(game, order[n - 1])]
    start = first[random_below(game.state, len(first))]
    turned = order[start:] + order[:start]
    size = sum(_team(game, name) == _team(game, turned[0]) for name in order)
    game.state.order = turned[size // 2 :] + turned[: size // 2]


def alternate_teams(game: Game) -> None:
    """Seat the players so that the teams take turns around the table (811.3)."""
    teams: dict[int, list[PlayerId]] = {}
    for name in game.state.order:
        teams.setdefault(_team(game, name), []).append(name)
    sizes = {len(members) for members in teams.values()}
    if len(teams) < 2 or len(sizes) != 1:  # noqa: PLR2004 - somebody has to be played against
        found = ", ".join(str(len(members)) for members in teams.values())
        message = f"alternating-teams is played by teams of equal size, not of {found} (811.1)"
        raise InputError(message)
    rounds = zip(*teams.values(), strict=True)
    game.state.order = tuple(name for one_of_each in rounds for name in one_of_each)


def _team(game: Game, name: PlayerId) -> int:
    return game.player(name).team


def neighbors(game: Game, player: PlayerId) -> tuple[PlayerId, PlayerId]:
    """Return who is seated immediately to the left and to the right of a player."""
    around = game.order_from(player)
    return around[1 % len(around)], around[-1]


def controller_of(game: Game, attacked: Attacked) -> PlayerId:
    """Return the player who is attacked, or who controls the planeswalker, protects the battle."""
    if isinstance(attacked, str):
        return attacked
    view = game.see(attacked)
    return (protector_of(game, attacked) if view.is_a("Battle") else "") or view.controller
