"""What simply happens: events that nothing in the game causes, before anybody gets priority."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardwright.scenarios.kinds import refuse_misspelt, refuse_unknown_player
from cardwright.scenarios.names import UnclearReferenceError
from cardwright.scenarios.report import Stopped
from cardwright.scenarios.schema import PLAYERS_VERBS, TOKEN_VERBS
from cardwright.scenarios.tokens import values_of
from cardwright_core.events import CountersPut, Simultaneous
from cardwright_core.zone_changes import from_library, move
from cardwright_core.zones import Zone
from cardwright_rules.counters import CountersRemoved
from cardwright_rules.destruction import Destroyed, Sacrificed
from cardwright_rules.drawing import Draw
from cardwright_rules.life import LifeGained, LifeLost
from cardwright_rules.losing import Concedes
from cardwright_rules.moving import Discarded, TokensCreated
from cardwright_rules.tapping import Tapped, Untapped

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from cardwright.scenarios.model import Act
    from cardwright.scenarios.names import Names
    from cardwright.scenarios.script import Script
    from cardwright_core.events import Event
    from cardwright_core.game import Game

__all__ = ["happens"]


def happens(game: Game, script: Script, act: Act) -> None:
    """Let an event happen that nothing in the game causes, before anybody gets priority."""
    _check_different(game, script.names, act)

    def happen(game: Game) -> None:
        events = tuple(_EVENTS[act.verb](game, script.names, act))
        game.propose(events[0] if len(events) == 1 else Simultaneous(events))
        game.state.cursor = game.state.cursor.replace(stage="settle", passes=0)

    game.intervene(happen, dict.fromkeys(game.state.order, script))


def _check_different(game: Game, names: Names, act: Act) -> None:
    """Complain of an object to which the same thing is to happen twice at the same time."""
    if isinstance(act.what, dict) or act.verb in {*PLAYERS_VERBS, *TOKEN_VERBS}:
        return
    seen: dict[int, str] = {}
    for entry in act.what:
        text = entry if isinstance(entry, str) else entry["card"]
        item = names.object(game, text) or -names.card(text)
        if item in seen:
            message = f"{seen[item]!r} and {text!r} are the same card"
            raise UnclearReferenceError(message)
        seen[item] = text


def _entering(game: Game, names: Names, act: Act) -> Iterable[Event]:
    for entry in act.what:
        if entry["controller"]:
            refuse_unknown_player(game, entry["controller"])
        item = names.object(game, entry["card"])
        if item and game.see(item).zone is Zone.BATTLEFIELD:
            raise Stopped(act.line, f"{entry['card']} is on the battlefield already")
        change: Any = _moved(game, names, entry["card"], Zone.BATTLEFIELD, entry["controller"])
        yield change.replace(tapped=True) if entry["tapped"] else change


def _creating(game: Game, names: Names, act: Act) -> Iterable[Event]:
    del names
    for one in act.what:
        yield TokensCreated(one.player, values_of(game, one), one.copies, one.tapped)


def _moved(game: Game, names: Names, text: str, to: Zone, controller: str = "") -> Event:
    item = names.object(game, text)
    if item:
        return move(game, item, to, controller=controller)
    return from_library(game, names.card(text), to, controller)


def _moving_to(destination: Zone) -> Callable[[Game, Names, Act], Iterable[Event]]:
    def events(game: Game, names: Names, act: Act) -> Iterable[Event]:
        return [_moved(game, names, text, destination) for text in act.what]

    return events


def _happening(event: Callable[[int], Event]) -> Callable[[Game, Names, Act], Iterable[Event]]:
    def events(game: Game, names: Names, act: Act) -> Iterable[Event]:
        return [event(_permanent(game, names, text, act)) for text in act.what]

    return events


def _permanent(game: Game, names: Names, text: str, act: Act) -> int:
    item = names.object(game, text)
    if not item or game.see(item).zone is not Zone.BATTLEFIELD:
        raise Stopped(act.line, f"{text} is not on the battlefield")
    return item


def _dying(game: Game, names: Names, act: Act) -> Iterable[Event]:
    for text in act.what:
        yield move(game, _permanent(game, names, text, act), Zone.GRAVEYARD)


def _discarding(game: Game, names: Names, act: Act) -> Iterable[Event]:
    for text in act.what:
        item = names.object(game, text)
        if not item or game.see(item).zone is not Zone.HAND:
            raise Stopped(act.line, f"{text} is in no hand")
        yield Discarded(game.see(item).owner, item, game.state.new_id())


def _for_players(
    event: Callable[[str, int], Event],
) -> Callable[[Game, Names, Act], Iterable[Event]]:
    def events(game: Game, names: Names, act: Act) -> Iterable[Event]:
        del names
        for player, number in act.what.items():
            refuse_unknown_player(game, player)
            yield event(player, number)

    return events


def _conceding(game: Game, names: Names, act: Act) -> Iterable[Event]:
    del names
    for player in dict.fromkeys(act.what):
        refuse_unknown_player(game, player)
        yield Concedes(player)


def _counters(game: Game, names: Names, act: Act) -> Iterable[Event]:
    for text, counters in act.what.items():
        for kind, number in counters.items():
            refuse_misspelt(game, kind)
            yield CountersPut(_permanent(game, names, text, act), kind, number)


def _counters_lost(game: Game, names: Names, act: Act) -> Iterable[Event]:
    for text, counters in act.what.items():
        for kind, number in counters.items():
            refuse_misspelt(game, kind)
            yield CountersRemoved(_permanent(game, names, text, act), kind, number)


_EVENTS: dict[str, Callable[[Game, Names, Act], Iterable[Event]]] = {
    "enters": _entering,
    "creates": _creating,
    "dies": _dying,
    "destroyed": _happening(Destroyed),
    "sacrificed": _happening(Sacrificed),
    "discarded": _discarding,
    "exiled": _moving_to(Zone.EXILE),
    "returned": _moving_to(Zone.HAND),
    "becomes_tapped": _happening(Tapped),
    "becomes_untapped": _happening(Untapped),
    "draws": _for_players(Draw),
    "gains_life": _for_players(LifeGained),
    "loses_life": _for_players(LifeLost),
    "gets_counters": _counters,
    "loses_counters": _counters_lost,
    "concedes": _conceding,
}
