"""Doing what a step says: acts of players, and how the game goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.scenarios.errors import did_you_mean
from cardwright.scenarios.happenings import happens
from cardwright.scenarios.kinds import (
    refuse_unknown_player,
    refuse_unknown_special_action,
    refuse_unknown_step,
)
from cardwright.scenarios.names import UnclearReferenceError
from cardwright.scenarios.report import Stopped
from cardwright.scenarios.schema import VERBS
from cardwright.scenarios.script import Script, card_taken, taken_with, told_action
from cardwright_core.abilities import ActivatedAbility
from cardwright_core.actions import PassPriority
from cardwright_core.casting import Cast
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardwright.scenarios.model import Act, Do
    from cardwright.scenarios.names import Names
    from cardwright_core.actions import Action
    from cardwright_core.game import Game
    from cardwright_core.proposal import Way

__all__ = ["legal_actions", "perform"]

_MOST_TURNS = 3
"""After so many turns of everybody, a step that did not come will not come."""
_MOST_RESOLVED = 1000
"""After so many objects, a stack that has not become empty is taken for a loop (732.4)."""


def perform(game: Game, names: Names, do: Do) -> None:
    """Do what `do` says; a :class:`Stopped` says why that is not possible."""
    script = Script(names, do)
    act = do.act
    if act is None:
        if do.choices:
            script.finish(game)
        return
    script.payer.begin(game)
    _VERBS.get(act.verb, happens)(game, script, act)
    script.finish(game)


def _play(game: Game, script: Script, until: Callable[[Game], bool]) -> None:
    game.play(dict.fromkeys(game.state.order, script), until=until)


def _settled(game: Game) -> bool:
    return game.state.cursor.stage == "priority"


def _settle(game: Game, script: Script, act: Act) -> None:
    """Check state-based actions and put what waits on the stack (117.5)."""
    del act
    _play(game, script, _settled)


# What a player does.


def _special(game: Game, script: Script, act: Act) -> None:
    """Take a special action, which is told by its word and what it is taken with (116.2)."""
    word, _, what = act.what.partition(" ")
    refuse_unknown_special_action(word)
    if not what:
        raise UnclearReferenceError(
            f"{word} what? (expected e.g. special = '{word} Grizzly Bears')"
        )
    _acts(game, script, act._replace(verb=word, what=what))


def _acts(game: Game, script: Script, act: Act) -> None:
    _play(game, script, _settled)
    _needs_priority(game, act)
    item = script.names.object(game, act.what)
    _refuse_unknown_face(game, item, act)
    _refuse_unknown_way(game, item, act)
    offered = _offered(game, script, act, item)
    missing = _if_missing(game, item, act)
    if script.do.illegal and missing:
        raise Stopped(act.line, f"{act} can't be said to be illegal{missing}")
    if script.do.illegal:
        _try_illegal(game, script, act, offered)
    elif not offered:
        why = _what_is_legal(game, script.names, act)
        raise Stopped(act.line, f"{act} is not legal{missing}; {why}")
    else:
        _perform(game, script, act, offered[0])


def _offered(game: Game, script: Script, act: Act, item: int) -> list[Action]:
    """Return what the player may do that the act could mean: one action, or none."""
    card = 0 if item else script.names.card(act.what)
    offered = [one for one in legal_actions(game, act.player) if _is(one, act.verb, item, card)]
    if act.verb not in VERBS:
        _refuse_what_is_not_offered(game, act, offered)
    if "face" in act.details:
        offered = [one for one in offered if getattr(one, "name", "") == act.details["face"]]
    if act.verb == "cast" or "way" in act.details:
        wanted = act.details.get("way", "")
        offered = [one for one in offered if _way_of(game, one) == wanted]
    if "permitted_by" in act.details:
        offered = _permitted(script, act, offered)
    if len(offered) > 1 or (offered and "ability" in act.details):
        return _the_one(game, act, offered)
    return offered


def _refuse_what_is_not_offered(game: Game, act: Act, offered: list[Action]) -> None:
    """Refuse a face or way of a special action that could be taken with other ones."""
    for key in ("face", "way"):
        known = [
            getattr(one, "name", "") if key == "face" else _way_of(game, one) for one in offered
        ]
        wanted = act.details.get(key, known[0] if known else "")
        if known and wanted not in known:
            message = f"{act} has no {key} {wanted!r}{did_you_mean(wanted, dict.fromkeys(known))}"
            raise UnclearReferenceError(message)


def _permitted(script: Script, act: Act, offered: list[Action]) -> list[Action]:
    """Return those that the object permits which the act names."""
    wanted = act.details["permitted_by"]
    known = dict.fromkeys(filter(None, map(_permitted_by, offered)))
    if known and wanted not in known and not script.do.illegal:
        text = f"{act} is not permitted by {wanted!r}{did_you_mean(wanted, known)}"
        raise Stopped(act.line, text)
    return [one for one in offered if _permitted_by(one) == wanted]


def _refuse_unknown_face(game: Game, item: int, act: Act) -> None:
    """Refuse a face that the card doesn't have: to cast it as that is never legal."""
    if "face" in act.details and item and act.verb == "cast":
        castable = game.see(item).object.copiable.castable
        known = [one.name for one in castable]
        if act.details["face"] not in known:
            message = f"{act.what} has no face {act.details['face']!r}"
            raise UnclearReferenceError(message + did_you_mean(act.details["face"], known))


def _refuse_unknown_way(game: Game, item: int, act: Act) -> None:
    """Refuse a way to cast the card that it doesn't have: that is never legal."""
    if "way" in act.details and item and act.verb == "cast":
        ways: list[Way] = game.rules.ask.ways_to_cast(game, game.see(item))
        known = sorted({*map(str, ways), *_namesakes(game, item).values()})
        if act.details["way"] not in known:
            message = f"{act.what} can't be cast with {act.details['way']!r}"
            raise UnclearReferenceError(message + did_you_mean(act.details["way"], known))


def _namesakes(game: Game, item: int) -> dict[int, str]:
    """Return what tells a face from the first where its name does not: a prototype (718.3)."""
    values = game.see(item).object.copiable
    if values.layout is None:
        return {}
    faces = enumerate(values.castable)
    return {n: values.layout.name for n, one in faces if n and one.name == values.name}


def _way_of(game: Game, action: Action) -> str:
    """Return the way in which something is cast, or turned face up; nothing for the normal one."""
    if isinstance(action, Cast) and action.face and action.object:
        return _namesakes(game, action.object).get(action.face, "")
    return str(getattr(action, "way", None) or getattr(action, "how", ""))


def _perform(game: Game, script: Script, act: Act, action: Action) -> None:
    script.action = action
    _play(game, script, lambda game: script.acted and _settled(game))
    if action in game.state.cursor.refused:
        raise Stopped(act.line, f"{act} proved illegal: {game.log[-1].text}")


def _try_illegal(game: Game, script: Script, act: Act, offered: list[Action]) -> None:
    if not offered:
        return
    script.action = offered[0]
    _play(game, script, lambda game: script.acted and _settled(game))
    if offered[0] not in game.state.cursor.refused:
        raise Stopped(act.line, f"{act} is expected to be illegal, but it is legal")
    game.state.cursor = game.state.cursor.replace(refused=())  # may be redone legally (733.1)


def _needs_a_game(game: Game, act: Act) -> None:
    if game.over:
        raise Stopped(act.line, f"{act}: the game is over")


def _needs_priority(game: Game, act: Act) -> None:
    cursor = game.state.cursor
    _needs_a_game(game, act)
    if act.player not in game.side(cursor.priority):
        text = (
            f"{act}: {cursor.priority} has priority, not {act.player} (let {cursor.priority} pass)"
        )
        raise Stopped(act.line, text)


def legal_actions(game: Game, player: str) -> list[Action]:
    """Return what a player with priority may begin to do, passing aside."""
    game.follow()
    actions: list[Action] = game.rules.ask.legal_actions(game, player)
    refused = game.state.cursor.refused
    return sorted(
        (one for one in actions if one not in refused), key=lambda one: (one.rule, one.order)
    )


def _is(action: Action, verb: str, item: int, card: int) -> bool:
    """Whether it is what a verb means with an object, or with a card that is no object."""
    if str(action).split(" ", 1)[0] != verb:
        return False
    return taken_with(action) == item if item else card_taken(action) == card


def _the_one(game: Game, act: Act, offered: list[Action]) -> list[Action]:
    """Return the one of several that is meant; complain where the act does not say which."""
    if act.verb == "cast":
        return _the_spell(act, offered)
    if act.verb not in VERBS:
        names = dict.fromkeys(getattr(one, "name", "") for one in offered)
        said = [f"face = {name!r}" for name in names]
        if len(names) == 1:
            said = [f"way = {_way_of(game, one)!r}" for one in offered]
        raise Stopped(act.line, f"{act}: say {' or '.join(said)}")
    return _with_ability(game, act, offered)


def _the_spell(act: Act, offered: list[Action]) -> list[Action]:
    """Return how a card is cast that could be cast in several ways: by the rules alone, if so."""
    names = dict.fromkeys(getattr(one, "name", "") for one in offered)
    if len(names) > 1:
        faces = ", ".join(map(repr, names))
        raise Stopped(act.line, f"{act}: say as which of {faces} with face = ...")
    by = dict.fromkeys(map(_permitted_by, offered))
    if "" in by:
        return [one for one in offered if not _permitted_by(one)]
    which = " or ".join(f"permitted_by = {name!r}" for name in by)
    if len(by) > 1:
        raise Stopped(act.line, f"{act}: say {which}")
    return offered


def _with_ability(game: Game, act: Act, offered: list[Action]) -> list[Action]:
    """Return the one that `ability` means: its number among the activated abilities."""
    wanted = act.details.get("ability")
    if wanted is None:
        text = f"{act}: it has several abilities, so say which one with e.g. ability = 1"
        raise Stopped(act.line, text)
    places = _places(game, offered[0].object)  # type: ignore[attr-defined]  # `_is` found it there
    return [one for one in offered if getattr(one, "number", None) in places[wanted - 1 : wanted]]


def _permitted_by(action: Action) -> str:
    """Return the name of what lets a player do something; nothing for the rules alone."""
    permission = getattr(action, "permission", None)
    return permission.by.source.name if permission is not None and permission.by else ""


def _places(game: Game, item: int) -> list[int]:
    """Return the places of an object's activated abilities among all that it has."""
    abilities = game.see(item).characteristics.abilities
    return [place for place, one in enumerate(abilities) if isinstance(one, ActivatedAbility)]


def _if_missing(game: Game, item: int, act: Act) -> str:
    """Say how many activated abilities there are, if one is meant beyond them."""
    there = len(_places(game, item)) if item and act.verb == "activate" else 0
    abilities = f"{there} activated abilit{'y' if there == 1 else 'ies'}"
    return f": it has {abilities}" if act.details.get("ability", 0) > there else ""


def _what_is_legal(game: Game, names: Names, act: Act) -> str:
    told = (told_action(game, names, one) for one in legal_actions(game, act.player))
    return f"{act.player} may: {', '.join([*dict.fromkeys(told), 'pass'])}"


def _pass(game: Game, script: Script, act: Act) -> None:
    _play(game, script, _settled)
    _needs_priority(game, act)
    if script.do.illegal:
        raise Stopped(act.line, f"{act} is expected to be illegal, but passing is always legal")
    script.action = PassPriority(game.state.cursor.priority)
    _play(game, script, lambda game: script.acted and _settled(game))


# How the game goes on.


def _resolve(game: Game, script: Script, act: Act) -> None:
    """Let all players pass until so many objects of the stack have resolved, or all."""
    resolved = 0

    def enough(game: Game) -> bool:
        nonlocal resolved
        resolved += game.state.cursor.stage == "resolve"
        empty = not game.state.zone(Zone.STACK)
        if act.what == "all" and resolved > _MOST_RESOLVED:
            text = f"{_MOST_RESOLVED} objects have resolved and the stack is not empty (732.4)"
            raise Stopped(act.line, f"{text}: say how many resolve")
        return _settled(game) and (empty or (act.what != "all" and resolved >= act.what))

    _play(game, script, enough)
    if resolved < (1 if act.what == "all" else act.what):
        _needs_a_game(game, act)
    if act.what == "all" and not resolved:
        raise Stopped(act.line, "there is nothing on the stack to resolve")
    if act.what != "all" and resolved < act.what:
        raise Stopped(act.line, f"resolve {act.what}: the stack is empty after {resolved}")


def _go_to(game: Game, script: Script, act: Act) -> None:
    """Let all players pass until a step comes, or a certain player's."""
    refuse_unknown_step(game, act.what)
    whose = act.details.get("turn_of")
    if whose is not None:
        refuse_unknown_player(game, whose)
    began = (game.state.cursor.turn, game.state.cursor.step)
    last = game.state.cursor.turn + _MOST_TURNS * len(game.state.order)

    def there(game: Game) -> bool:
        cursor = game.state.cursor
        if cursor.turn > last:
            raise Stopped(act.line, f"nobody gets priority in {act.what!r}")
        if not _settled(game):
            return False
        if (
            (cursor.turn, cursor.step) != began
            and cursor.step.name == act.what
            and whose in {None, *game.side(cursor.active)}
        ):
            return True
        if game.state.zone(Zone.STACK):
            text = (
                f"on the way to {act.what!r} something is on the stack in {cursor.active}'s "
                f"{cursor.step.name}: go there first, and resolve it"
            )
            raise Stopped(act.line, text)
        return False

    _play(game, script, there)
    _needs_a_game(game, act)


_VERBS: dict[str, Callable[[Game, Script, Act], None]] = {
    "play": _acts,
    "cast": _acts,
    "activate": _acts,
    "special": _special,
    "pass": _pass,
    "settle": _settle,
    "resolve": _resolve,
    "go_to": _go_to,
}
