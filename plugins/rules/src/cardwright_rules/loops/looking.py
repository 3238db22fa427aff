"""Looking ahead, with everybody passing: whether there is a way out of what goes on (104.4b).

Nobody can be forced to act to end a loop (732.5), nor to do what an effect asks for "unless" which
it goes on (732.6). All else that players choose is tried in every way.
"""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

from cardwright_core.decisions import Pause
from cardwright_core.events import Simultaneous
from cardwright_core.zones import Zone
from cardwright_rules.loops.likeness import likeness

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator

    from cardwright_core.decisions import Decision
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = ["has_no_way_out", "only_grows", "turns_in_place"]

_MOST_PLACES, _MOST_WAYS = 120, 12
"""So many positions, and ways to answer one decision, are looked at before it is left open."""

_AHEAD, _LONGEST = 60, 12
"""So many resolutions ahead events have to repeat; after at most so many the same come again."""

_UNLESS = "118.12"


class Place(NamedTuple):
    """A moment in which a player gets priority, and what has just resolved, whose."""

    game: Game
    resolved: Hashable
    controller: PlayerId


def turns_in_place(game: Game) -> bool:
    """Whether state-based actions alone lead to the same position again (704.3).

    If one changes nothing at all, that is no loop of the game but a mistake of who says so.
    """
    ahead = _supposed(game)
    known: set[Hashable] = set()
    for _ in range(_MOST_PLACES):
        before = ahead.key()
        if not _performs_something(ahead) or ahead.over or ahead.key() == before:
            return False
        now = likeness(ahead.state)
        if now in known:
            return True
        known.add(now)
    return False


def _performs_something(game: Game) -> bool:
    """Whether state-based actions are performed, without a choice (704.3)."""
    try:
        events = game.rules.ask.state_based_actions(game)
        done = bool(events) and game.propose(Simultaneous(tuple(events))) is not None
        game.follow()
    except (Exception, Pause):  # noqa: BLE001 - the game itself will come to it, and tell
        return False
    return done


def has_no_way_out(game: Game) -> tuple[PlayerId, ...]:
    """Return whose objects take part in a loop that nobody can leave; nobody if it is none."""
    known: set[Hashable] = set()
    whose: dict[PlayerId, None] = {}
    left = [Place(_supposed(game), None, "")]
    while left:
        for place in _next_places(left.pop()):
            if place is None or len(known) > _MOST_PLACES:
                return ()
            whose[place.controller] = None
            alike = likeness(place.game.state)
            if alike not in known:
                known.add(alike)
                left.append(place)
    return tuple(whose)


def only_grows(game: Game) -> tuple[PlayerId, ...]:
    """Return whose objects take part in a loop that changes nothing but numbers that get larger.

    The same abilities resolve again and again, nobody has a choice, and nothing that could run out
    gets less: neither the stack nor a library, life above 0, nor what there is of objects and
    counters. It may still end one day, by something that waits for a number; see the plugin.
    """
    places = [Place(_supposed(game), None, "")]
    while len(places) <= _AHEAD:
        following = list(_next_places(places[-1]))
        if len(following) != 1 or following[0] is None:
            return ()
        places.append(following[0])
    places = places[1:]
    stocks = [_stock(place.game) for place in places]
    for length in range(1, _LONGEST + 1):
        pairs = list(zip(range(len(places)), range(length, len(places)), strict=False))
        if all(
            places[one].resolved == places[other].resolved
            and _nothing_less(stocks[one], stocks[other])
            for one, other in pairs
        ):
            return tuple(dict.fromkeys(place.controller for place in places))
    return ()


def _nothing_less(before: Counter[Hashable], after: Counter[Hashable]) -> bool:
    return all(after[what] >= number for what, number in before.items())


def _stock(game: Game) -> Counter[Hashable]:
    """Return how many there are of all that could run out."""
    state = game.state
    stock: Counter[Hashable] = Counter()
    for player in game.players:
        stock["life", player.id] = max(player.life, 0)
        stock["library", player.id] = len(state.library(player.id))
        stock["mana", player.id] = len(player.pool)
        for kind, count in player.counters:
            stock[player.id, kind] = count
    for item in state.objects.values():
        stock[item.zone, item.owner, item.copiable.name] += 1
        for kind, count in item.counters:
            stock[item.zone, item.owner, item.copiable.name, kind] += count
    return stock


def _supposed(game: Game) -> Game:
    """Return a copy in which nobody is asked inside, and rounds are not counted again."""
    ahead = game.fork()
    ahead.agents, ahead.asking, ahead.telling = {}, "", False
    ahead.state.unsettled = True
    ahead.state.cursor = ahead.state.cursor.replace(rounds=-_FAR)
    return ahead


_FAR = 10**9


def _next_places(place: Place) -> Iterator[Place | None]:
    """Yield what can follow when all pass; ``None`` for a way out, or if it can't be said."""
    left = [Place(place.game.fork(), None, "")]
    while left:
        now = left.pop()
        decision = _asked(now.game)
        if decision is None:
            yield None
            return
        between = decision.kind == "priority" and now.resolved is not None
        if between and not now.game.state.cursor.passes:
            yield now
            continue
        following = _following(now, decision)
        if not following:
            yield None
            return
        left.extend(following)


def _asked(game: Game) -> Decision | None:
    """Return what is to be decided; ``None`` if the game ends, or can't go on."""
    try:
        return game.decision
    except Exception:  # noqa: BLE001 - the game itself will come to it, and tell
        return None


def _following(place: Place, decision: Decision) -> list[Place]:
    """Return where each answer leads; nowhere, if there are none to try or too many."""
    top, controller = place.resolved, place.controller
    if decision.kind == "priority":
        stack = place.game.state.zone(Zone.STACK)
        if not stack:
            return []
        ways: list[Any] = [decision.options[0]]
        top, controller = _top(place.game, stack[-1])
    else:
        ways = [answer.chosen for answer in islice(decision.answers(), _MOST_WAYS + 1)]
        if decision.rule == _UNLESS:
            ways = [way for way in ways if way == (False,)] or ways
        if len(ways) > _MOST_WAYS:
            return []
    found: list[Place] = []
    for way in ways:
        ahead = place.game.fork()
        try:
            ahead.answer(way)
        except Exception:  # noqa: BLE001 - as above
            return []
        found.append(Place(ahead, top, controller))
    return found


def _top(game: Game, item: int) -> tuple[Hashable, PlayerId]:
    """Return what tells an object on the stack from others, whichever of several alike it is."""
    there = game.state.objects[item]
    by = there.spell
    what = there.copiable.name if by is None else (by.source.name, by.ability.replace(grant=None))
    return (there.controller, what), there.controller
