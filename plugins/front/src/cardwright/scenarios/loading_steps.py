"""The steps of a scenario file, and what is expected: from tables to values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardwright.scenarios.errors import did_you_mean
from cardwright.scenarios.model import Act, Choice, Created, Do, Expectation
from cardwright.scenarios.schema import (
    GAME_EXPECTATIONS,
    MOST_CARDS,
    OBJECT_EXPECTATIONS,
    PLAYER_EXPECTATIONS,
    PLAYER_VERBS,
    VERBS,
)
from cardwright_core.characteristics import TypeLine
from cardwright_core.errors import InputError
from cardwright_core.mana import COLOR_LETTERS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardwright.scenarios.model import Seat
    from cardwright.scenarios.reading import Table

__all__ = ["check_player", "expectations_of", "steps_of"]


def steps_of(table: Table, seats: tuple[Seat, ...]) -> tuple[Do, ...]:
    """Return the steps under `do`, in order."""
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
        expectations=expectations_of(entry, seats),
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
        check_player(entry, player, [seat.name for seat in seats], "player")
    if not verbs:
        return None
    verb = verbs[0]
    if verb in PLAYER_VERBS and not player:
        entry.fail(f'who does it? (expected e.g. player = "{seats[0].name}")', verb)
    if verb not in PLAYER_VERBS and player:
        entry.fail(f"{verb} is not what a player does, so player is not wanted", "player")
    what = _what(entry, verb, seats)
    return Act(entry.line(verb), verb, what, player, _details(entry, verb))


def _what(entry: Table, verb: str, seats: tuple[Seat, ...]) -> Any:  # noqa: ANN401 - what stands in the file
    kind = VERBS[verb]
    if verb == "resolve":
        return _how_many(entry, verb)
    what: Any = entry.take(verb, kind)
    if what is False:
        entry.fail(f"{verb} can only be true", verb)
    if verb == "creates":
        tables = (
            entry.within((verb, n), entry.expect(one, dict, verb, n)) for n, one in enumerate(what)
        )
        return tuple(_created(table, seats) for table in tables)
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
        if verb == "draws":
            entry.between(0, MOST_CARDS, amount, verb, of)
            continue
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


_DESCRIBING = ("type", "name", "power", "toughness", "colors", "has")


def _created(table: Table, seats: tuple[Seat, ...]) -> Created:
    """Return what tokens somebody creates: those of a name, or as they are described."""
    player = table.take("player", str)
    check_player(table, player, [seat.name for seat in seats], "player")
    copies = table.at_least(1, table.take("count", int, 1), "count")
    tapped = table.take("tapped", bool, default=False)
    if table.has("token"):
        created = Created(player, token=table.take("token", str))
        for key in _DESCRIBING:
            if table.has(key):
                table.fail(f"{key} describes a token, so it can't go with a name for one", key)
    else:
        created = _described(table)._replace(player=player)
    table.finish()
    return created._replace(copies=copies, tapped=tapped)


def _described(table: Table) -> Created:
    if not table.has("type"):
        table.fail('which token? (expected e.g. token = "Treasure", or type = "Creature — Bear")')
    colors = table.texts("colors")
    for place, color in enumerate(colors):
        if color not in COLOR_LETTERS:
            table.fail(f"no color: {color!r}{did_you_mean(color, COLOR_LETTERS)}", "colors", place)
    return Created(
        player="",
        type=_type_line(table),
        name=table.take("name", str, ""),
        power=table.take("power", int) if table.has("power") else None,
        toughness=table.take("toughness", int) if table.has("toughness") else None,
        colors=colors,
        has=table.texts("has"),
    )


def _type_line(table: Table) -> str:
    """Return the line; what is a creature has a power and a toughness (302.4)."""
    text = table.take("type", str)
    try:
        types = TypeLine.parse(text).types
    except InputError as error:
        table.fail(str(error), "type")
    if "Creature" in types and not (table.has("power") and table.has("toughness")):
        table.fail("a creature has power and toughness (expected e.g. power = 1)", "type")
    return text


def _details(entry: Table, verb: str) -> dict[str, Any]:
    if verb == "activate" and entry.has("ability"):
        return {"ability": entry.at_least(1, entry.take("ability", int), "ability")}
    if verb == "cast":
        return {
            key: entry.take(key, str) for key in ("face", "way", "permitted_by") if entry.has(key)
        }
    if verb == "special":
        return {key: entry.take(key, str) for key in ("face", "way") if entry.has(key)}
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
    check_player(table, player, [seat.name for seat in seats], "player")
    options = tuple(table.take("options", list)) if table.has("options") else None
    kinds = list(table.rest())
    if len(kinds) != 1:
        table.fail('a choice is one key and its value, e.g. { player = "P1", target = "..." }')
    kind, value = kinds[0]
    return Choice(table.line(), player, kind.replace("_", " "), value, options)


# What is expected.


def expectations_of(table: Table, seats: tuple[Seat, ...]) -> tuple[Expectation, ...]:
    """Return what stands under `expect`, in the order of the file."""
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


def check_player(table: Table, name: str, names: Iterable[str], *steps: str | int) -> None:
    """Complain of a name that no player has; it stands at `steps` from here."""
    if name not in names:
        table.fail(f"unknown player {name!r}{did_you_mean(name, names)}", *steps)
