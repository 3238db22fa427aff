"""From a file to a :class:`Scenario`: the form is checked here, the references when it is run."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardwright.scenarios.errors import did_you_mean
from cardwright.scenarios.model import Act, Choice, Do, Expectation, Placed, Scenario, Seat, Start
from cardwright.scenarios.reading import read_table
from cardwright.scenarios.schema import (
    GAME_EXPECTATIONS,
    OBJECT_EXPECTATIONS,
    PLAYER_EXPECTATIONS,
    PLAYER_VERBS,
    SCHEMA,
    VERBS,
    ZONES,
)
from cardwright_core.errors import InputError
from cardwright_core.mana import mana

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardwright.scenarios.reading import Table
    from cardwright_core.zones import Zone

__all__ = ["load"]

_RULE = re.compile(r"\d{3}(\.\d+[a-z]?)?(#\d+)?")


def load(path: str | Path) -> Scenario:
    """Read a scenario file; a :class:`ScenarioError` says what is wrong with it, and where."""
    table = read_table(Path(path))
    _check_schema(table)
    return Scenario(
        path=Path(path),
        name=table.take("name", str),
        rules=_rules(table),
        about=table.take("about", str, ""),
        formats=_formats(table),
        seats=(seats := _seats(table.table("players"), table)),
        start=_start(table, seats),
        expectations=_expectations(table, seats),
        steps=_steps(table, seats),
        table=_finished(table),
    )


def _formats(table: Table) -> tuple[str, ...]:
    """Return the formats: a variant and options beside it are a list (800.2)."""
    value = table.take_any("format", "")
    if isinstance(value, list):
        return tuple(table.expect(one, str, "format", n) for n, one in enumerate(value))
    name = table.expect(value, str, "format")
    return (name,) if name else ()


def _finished(table: Table) -> Table:
    table.finish()
    return table


def _check_schema(table: Table) -> None:
    found = table.take("schema", int)
    if found != SCHEMA:
        reason = f"schema {found} is not known here (expected {SCHEMA}); is cardwright too old?"
        table.fail(reason, "schema")


def _rules(table: Table) -> tuple[str, ...]:
    rules = table.texts("rules")
    for number, rule in enumerate(rules):
        if not _RULE.fullmatch(rule):
            table.fail(f"not a rule number: {rule!r} (expected e.g. '603.2d')", "rules", number)
    return rules


# The board.


def _seats(players: Table, whole: Table) -> tuple[Seat, ...]:
    seats = [
        _seat(name, players.within(name, players.expect(content, dict, name)))
        for name, content in players.rest()
    ]
    if not seats:
        whole.fail("there are no players (expected e.g. a table [players.P1])")
    for seat in seats:
        for _, cards in seat.zones:
            for placed in cards:
                if placed.owner:
                    _check_player(players, placed.owner, [s.name for s in seats], seat.name)
    return tuple(seats)


def _seat(name: str, table: Table) -> Seat:
    seat = Seat(
        name=name,
        line=table.line(),
        life=table.take("life", int, 20) if table.has("life") else None,
        team=table.take("team", int, 0),
        counters=_counters(table, "counters"),
        mana=_mana(table, "mana"),
        zones=_zones(table),
        outside=_placed_in(table, "outside"),
    )
    table.finish()
    return seat


def _zones(table: Table) -> tuple[tuple[Zone, tuple[Placed, ...]], ...]:
    """Return what is in each zone, in the order of the file: that is how cards are numbered."""
    written = [word for word in table.keys if word in ZONES]
    order = [*written, *(word for word in ZONES if word not in written)]
    return tuple((ZONES[word], _placed_in(table, word)) for word in order)


def _mana(table: Table, key: str) -> str:
    text = table.take(key, str, "")
    try:
        mana(text)
    except InputError as error:
        table.fail(str(error), key)
    return text


def _counters(table: Table, key: str) -> tuple[tuple[str, int], ...]:
    found = table.take(key, dict, {})
    for kind, count in found.items():
        table.at_least(0, count, key, kind)
    return tuple(sorted(found.items()))


def _placed_in(table: Table, word: str) -> tuple[Placed, ...]:
    members = table.take(word, list, [])
    return tuple(_placed(table, word, number, member) for number, member in enumerate(members))


def _placed(table: Table, word: str, number: int, member: object) -> Placed:
    line = table.line(word, number)
    if isinstance(member, str):
        return Placed(line, member, commander=word == "command")
    entry = table.within((word, number), table.expect(member, dict, word, number))
    placed = Placed(
        line,
        card=entry.take("card", str),
        alias=entry.take("as", str, ""),
        copies=entry.at_least(1, entry.take("count", int, 1), "count"),
    )
    if word in ZONES:
        commander = entry.take("commander", bool, default=word == "command")
        placed = placed._replace(commander=commander)
    if placed.alias and placed.copies != 1:
        entry.fail("an alias is for one card, so it can't go with a count", "as")
    if word == "battlefield":
        placed = _permanent(placed, entry)
    entry.finish()
    return placed


def _permanent(placed: Placed, entry: Table) -> Placed:
    return placed._replace(
        owner=entry.take("owner", str, ""),
        tapped=entry.take("tapped", bool, default=False),
        summoning_sick=entry.take("summoning_sick", bool, default=False),
        damage=entry.at_least(0, entry.take("damage", int, 0), "damage"),
        counters=_counters(entry, "counters"),
        attached_to=entry.take("attached_to", str, ""),
    )


def _start(table: Table, seats: tuple[Seat, ...]) -> Start:
    entry = table.table("start")
    start = Start(
        line=entry.line(),
        turn=entry.take("turn", int, len(seats) + 1),
        active=entry.take("active", str, seats[0].name),
        step=entry.take("step", str, "precombat main"),
    )
    _check_player(entry, start.active, [seat.name for seat in seats], "active")
    if start.turn < 1:
        entry.fail("turns are numbered from 1", "turn")
    entry.finish()
    return start


def _check_player(table: Table, name: str, names: Iterable[str], *steps: str | int) -> None:
    if name not in names:
        table.fail(f"unknown player {name!r}{did_you_mean(name, names)}", *steps)


# What is done.


def _steps(table: Table, seats: tuple[Seat, ...]) -> tuple[Do, ...]:
    return tuple(_do(entry, number, seats) for number, entry in enumerate(table.tables("do"), 1))


def _do(entry: Table, number: int, seats: tuple[Seat, ...]) -> Do:
    act = _act(entry, seats)
    do = Do(
        line=entry.line(),
        number=number,
        act=act,
        choices=tuple(_choice(choice, seats) for choice in entry.tables("choose")),
        pay_line=entry.line("pay"),
        pay=_pay(entry),
        illegal=entry.take("illegal", bool, default=False),
        expectations=_expectations(entry, seats),
    )
    entry.finish()
    if act is None and not do.expectations:
        entry.fail(f"nothing is done or expected here{did_you_mean('', VERBS)}")
    if do.illegal and (act is None or act.verb not in PLAYER_VERBS):
        entry.fail("only what a player does can be illegal", "illegal")
    return do


def _act(entry: Table, seats: tuple[Seat, ...]) -> Act | None:
    verbs = [verb for verb in VERBS if entry.has(verb)]
    if len(verbs) > 1:
        entry.fail(f"one act at a time, not {' and '.join(verbs)}: begin another [[do]]", verbs[1])
    player = entry.take("player", str, "")
    if player:
        _check_player(entry, player, [seat.name for seat in seats], "player")
    if not verbs:
        return None
    verb = verbs[0]
    if verb in PLAYER_VERBS and not player:
        entry.fail(f'who does it? (expected e.g. player = "{seats[0].name}")', verb)
    if verb not in PLAYER_VERBS and player:
        entry.fail(f"{verb} is not what a player does, so player is not wanted", "player")
    return Act(entry.line(verb), verb, _what(entry, verb), player, _details(entry, verb))


def _what(entry: Table, verb: str) -> Any:  # noqa: ANN401 - what stands in the file
    kind = VERBS[verb]
    if verb == "resolve":
        return _how_many(entry, verb)
    what: Any = entry.take(verb, kind)
    if what is False:
        entry.fail(f"{verb} can only be true", verb)
    if verb == "enters":
        return tuple(_entering(entry, number, member) for number, member in enumerate(what))
    if kind is list:
        return tuple(entry.expect(member, str, verb, place) for place, member in enumerate(what))
    if kind is dict:
        _check_amounts(entry, verb, what)
    return what


def _how_many(entry: Table, verb: str) -> Any:  # noqa: ANN401 - a number, or "all"
    what = entry.take_any(verb)
    if what != "all" and (not isinstance(what, int) or isinstance(what, bool) or what < 1):
        entry.fail(f"{verb} has to be a number or 'all', not {what!r}", verb)
    return what


def _check_amounts(entry: Table, verb: str, what: dict[str, Any]) -> None:
    for of, amount in what.items():
        if verb not in {"gets_counters", "loses_counters"}:
            entry.at_least(0, amount, verb, of)
            continue
        for kind, number in entry.expect(amount, dict, verb, of).items():
            entry.at_least(0, number, verb, of, kind)


def _entering(entry: Table, number: int, member: object) -> dict[str, Any]:
    """Return what enters, under whose control, and whether tapped."""
    if isinstance(member, str):
        return {"card": member, "controller": "", "tapped": False}
    table = entry.within(("enters", number), entry.expect(member, dict, "enters", number))
    entering = {
        "card": table.take("card", str),
        "controller": table.take("controller", str, ""),
        "tapped": table.take("tapped", bool, default=False),
    }
    table.finish()
    return entering


def _details(entry: Table, verb: str) -> dict[str, Any]:
    if verb == "activate" and entry.has("ability"):
        return {"ability": entry.at_least(1, entry.take("ability", int), "ability")}
    if verb == "cast":
        return {
            key: entry.take(key, str) for key in ("face", "way", "permitted_by") if entry.has(key)
        }
    if verb == "go_to" and entry.has("turn_of"):
        return {"turn_of": entry.take("turn_of", str)}
    return {}


def _pay(entry: Table) -> Any:  # noqa: ANN401 - "auto", or a list of texts
    if not entry.has("pay"):
        return None
    pay = entry.take_any("pay")
    if pay == "auto":
        return pay
    if isinstance(pay, str):
        entry.fail("pay has to be a list of permanents and mana, or 'auto'", "pay")
    members = entry.expect(pay, list, "pay")
    return tuple(entry.expect(member, str, "pay", place) for place, member in enumerate(members))


def _choice(table: Table, seats: tuple[Seat, ...]) -> Choice:
    player = table.take("player", str)
    _check_player(table, player, [seat.name for seat in seats], "player")
    options = tuple(table.take("options", list)) if table.has("options") else None
    kinds = list(table.rest())
    if len(kinds) != 1:
        table.fail('a choice is one key and its value, e.g. { player = "P1", target = "..." }')
    kind, value = kinds[0]
    return Choice(table.line(), player, kind.replace("_", " "), value, options)


# What is expected.


def _expectations(table: Table, seats: tuple[Seat, ...]) -> tuple[Expectation, ...]:
    entry = table.table("expect")
    found = [
        *(one for kind in PLAYER_EXPECTATIONS for one in _of_players(entry, kind, seats)),
        *(
            Expectation(entry.line(kind), kind, "", _typed(entry, kind, GAME_EXPECTATIONS[kind]))
            for kind in GAME_EXPECTATIONS
            if entry.has(kind)
        ),
        *_of_objects(entry.table("object")),
    ]
    entry.finish()
    return tuple(sorted(found, key=lambda one: one.line))


def _of_players(entry: Table, kind: str, seats: tuple[Seat, ...]) -> list[Expectation]:
    names = [seat.name for seat in seats]
    table = entry.table(kind)
    found: list[Expectation] = []
    for name in names:
        if table.has(name):
            value = _typed(table, name, PLAYER_EXPECTATIONS[kind])
            found.append(Expectation(table.line(name), kind, name, value))
    for name, _ in table.rest():
        table.fail(f"unknown player {name!r}{did_you_mean(name, names)}", name)
    return found


def _of_objects(table: Table) -> list[Expectation]:
    found: list[Expectation] = []
    for name, content in table.rest():
        entry = table.within(name, table.expect(content, dict, name))
        for kind, kinds in OBJECT_EXPECTATIONS.items():
            if entry.has(kind):
                value = _typed(entry, kind, kinds)
                found.append(Expectation(entry.line(kind), f"object {kind}", name, value))
        entry.finish()
    return found


def _typed(table: Table, key: str, kinds: tuple[type, ...]) -> Any:  # noqa: ANN401 - of those kinds
    value = table.take_any(key)
    for kind in kinds[1:]:
        if isinstance(value, kind) and not isinstance(value, bool):
            return value
    return table.expect(value, kinds[0], key)
