"""From a file to a :class:`Scenario`: the form is checked here, the references when it is run."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from cardwright.scenarios.errors import ScenarioError
from cardwright.scenarios.loading_steps import check_player, expectations_of, steps_of
from cardwright.scenarios.model import Placed, Scenario, Seat, Start
from cardwright.scenarios.reading import read_table
from cardwright.scenarios.schema import MOST_CARDS, SCHEMA, ZONES
from cardwright_core.errors import InputError
from cardwright_core.mana import mana

if TYPE_CHECKING:
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
        expectations=expectations_of(table, seats),
        steps=steps_of(table, seats),
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
    names = [seat.name for seat in seats]
    for seat in seats:
        if not seat.name.strip():
            players.fail("a player needs a name (expected e.g. [players.P1])", seat.name)
        for _, cards in seat.zones:
            for placed in cards:
                if placed.owner:
                    check_player(players, placed.owner, names, seat.name)
                if placed.alias and placed.alias in names:
                    reason = f"the alias {placed.alias!r} is the name of a player"
                    raise ScenarioError(whole.file, placed.line, reason)
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
        copies=entry.between(1, MOST_CARDS, entry.take("count", int, 1), "count"),
    )
    if word in ZONES:
        commander = entry.take("commander", bool, default=word == "command")
        placed = placed._replace(commander=commander)
    if placed.alias and placed.copies != 1:
        entry.fail("an alias is for one card, so it can't go with a count", "as")
    if word == "battlefield":
        placed = _permanent(placed, entry)
    if word == "command":
        placed = placed._replace(agenda=entry.texts("agenda"))
    if word == "outside":
        placed = placed._replace(companion=entry.take("companion", bool, default=False))
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
    check_player(entry, start.active, [seat.name for seat in seats], "active")
    if start.turn < 1:
        entry.fail("turns are numbered from 1", "turn")
    entry.finish()
    return start
