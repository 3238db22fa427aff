"""Checking what is expected against what is the case."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from cardwright.scenarios.acts import legal_actions
from cardwright.scenarios.errors import did_you_mean
from cardwright.scenarios.kinds import (
    refuse_misspelt,
    refuse_unknown_keyword,
    refuse_unknown_letter,
    refuse_unknown_player,
    refuse_unknown_special_action,
    refuse_unknown_step,
    refuse_unknown_type,
)
from cardwright.scenarios.names import UnclearReferenceError, split
from cardwright.scenarios.report import Result, Stopped
from cardwright.scenarios.schema import ZONES
from cardwright.scenarios.script import told_action
from cardwright_core.abilities import ActivatedAbility
from cardwright_core.events import Event
from cardwright_core.mana import COLOR_LETTERS
from cardwright_core.producible import could_produce
from cardwright_core.rehearsing import maximal_pools
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from cardwright.scenarios.model import Expectation
    from cardwright.scenarios.names import Names
    from cardwright_core.game import Game
    from cardwright_core.log import Entry
    from cardwright_core.objects import View
    from cardwright_core.state import Cursor

__all__ = ["Watch"]


class Watch:
    """Looks at a game after a step: at the state, and at the part of the log that is new."""

    def __init__(self, game: Game, names: Names, since: int) -> None:
        """Take the game, and the number of log entries before the step."""
        self.game, self.names = game, names
        self.new: list[Entry] = game.log[since:]

    def check(self, expectation: Expectation) -> Iterator[Result]:
        """Yield what comes of one expectation."""
        kind, _, detail = expectation.kind.partition(" ")
        if detail:
            yield from self._object(expectation, detail)
        elif kind in {"can", "cannot"}:
            yield from self._legal(expectation)
        elif kind in _LISTED:
            yield self._listed(expectation, _LISTED[kind](self, expectation.of), kind)
        else:
            self._refuse_unknown(kind, expectation.value)
            yield self._equal(expectation, *_FACTS[kind](self, expectation))

    def _refuse_unknown(self, kind: str, value: Any) -> None:  # noqa: ANN401 - what the file says
        """Refuse a player or a step that is none."""
        if kind == "step":
            refuse_unknown_step(self.game, value)
        if kind in {"active", "priority", "winners"}:
            for name in value if kind == "winners" else (value,):
                refuse_unknown_player(self.game, name)

    # Comparisons.

    def _equal(self, expectation: Expectation, what: str, actual: object) -> Result:
        wanted = expectation.value
        if isinstance(wanted, dict):
            wanted = {key: value for key, value in sorted(wanted.items()) if value}
        holds = wanted == actual
        return Result(expectation.line, what, holds, _told(wanted), _told(actual))

    def _listed(self, expectation: Expectation, items: Sequence[int | str], kind: str) -> Result:
        whose = f"{expectation.of}'s " if expectation.of else "the "
        value = expectation.value
        shown = [self._shown(item) for item in items]
        if isinstance(value, int):
            what = (
                f"the number of cards in {whose}{kind}" if kind != "stack" else "the stack's size"
            )
            actual = f"{len(items)}{f' ({_joined(shown)})' if shown and kind != 'library' else ''}"
            return Result(expectation.line, what, len(items) == value, str(value), actual)
        in_order = kind in {"stack", "library"}
        holds = self._same(value, items, in_order=in_order)
        order = ", top first" if in_order and len(shown) > 1 else ""
        actual = _joined(shown) + ("" if holds else self._misspelt(value))
        return Result(expectation.line, f"{whose}{kind}{order}", holds, _joined(value), actual)

    def _misspelt(self, wanted: list[str]) -> str:
        """Return which of the names looks like one that is in the scenario."""
        near = (f" ({text!r}{hint})" for text in wanted if (hint := self.names.hint(text)))
        return "".join(near)

    def _same(self, wanted: list[str], items: Sequence[int | str], *, in_order: bool) -> bool:
        if len(wanted) != len(items):
            return False
        if in_order:
            return all(self._meant(text, item) for text, item in zip(wanted, items, strict=True))
        left = list(items)
        for text in sorted(wanted, key=lambda text: split(text)[1] is None):
            found = next((item for item in left if self._meant(text, item)), None)
            if found is None:
                return False
            left.remove(found)
        return True

    def _meant(self, text: str, item: int | str) -> bool:
        if isinstance(item, str):
            return text == item or split(item)[0] == text
        spell = self.game.see(item).object.spell
        if text.startswith("ability of ") and spell is not None and spell.source.id != item:
            return self.names.is_meant(self.game, text.removeprefix("ability of "), spell.source.id)
        return self.names.is_meant(self.game, text, item)

    def _shown(self, item: int | str) -> str:
        return item if isinstance(item, str) else self.names.of(self.game, item)

    # Players.

    def _legal(self, expectation: Expectation) -> Iterator[Result]:
        player, wanted = expectation.of, expectation.kind == "can"
        cursor = self.game.state.cursor
        if cursor.stage != "priority" or player not in self.game.side(cursor.priority):
            raise Stopped(expectation.line, _without_priority(player, cursor))
        offered = [told_action(self.game, self.names, a) for a in legal_actions(self.game, player)]
        for text in expectation.value:
            called = self._action(text)
            told = [one.split(" as ")[0] if " as " not in called else one for one in offered]
            holds = (called in [*told, "pass"]) is wanted
            actual = f"{player} may: {', '.join([*offered, 'pass'])}"
            what = f"{player} {expectation.kind} {text}"
            yield Result(expectation.line, what if holds else f"{what}: not so; {actual}", holds)

    def _action(self, text: str) -> str:
        """Return an action of the file with its object called as everywhere."""
        verb, _, reference = text.partition(" ")
        if verb not in {"play", "cast", "activate", "pass"}:
            refuse_unknown_special_action(verb)
        if not reference:
            return verb
        reference, _, face = reference.partition(" as ")
        called = f"{verb} {self.names.of_card(self.game, self.names.card(reference))}"
        return f"{called} as {face}" if face else called

    # Objects.

    def _object(self, expectation: Expectation, detail: str) -> Iterator[Result]:
        if detail in {"has", "lacks", "is", "is_not"}:
            yield from self._words(expectation, detail)
            return
        what = f"{expectation.of}'s {detail.replace('_', ' ')}"
        if detail in {"triggered", "suppressed", "waiting"}:
            yield self._counted(expectation, detail)
            return
        if detail == "zone":
            yield self._equal(expectation, what, self._zone(expectation))
            return
        view = self._view(expectation.of, expectation.line)
        if detail in _SETS_OF_OBJECTS:
            refuse_unknown_letter(expectation.value, colorless=detail == "could_produce")
            actual = sorted(_SETS_OF_OBJECTS[detail](self.game, view))
            wanted = sorted(expectation.value)
            yield Result(expectation.line, what, wanted == actual, _joined(wanted), _joined(actual))
            return
        for kind in expectation.value if detail == "counters" else ():
            refuse_misspelt(self.game, kind)
        if detail == "attached_to":
            yield self._attached(expectation, what, view)
            return
        if detail == "controller":
            refuse_unknown_player(self.game, expectation.value)
        yield self._equal(expectation, what, _OF_OBJECTS[detail](view))

    def _attached(self, expectation: Expectation, what: str, view: View) -> Result:
        """Compare what something is attached to; an empty text is nothing."""
        host, wanted = view.object.attached, expectation.value
        shown = self.names.of(self.game, host) if isinstance(host, int) else host or ""
        meant = isinstance(host, int) and bool(wanted) and self._meant(wanted, host)
        return Result(
            expectation.line, what, meant or wanted == shown, wanted or "none", shown or "none"
        )

    def _counted(self, expectation: Expectation, detail: str) -> Result:
        wanted, actual = expectation.value, self._times(expectation.of, detail)
        told = [f"{number} time{'s' * (number != 1)}" for number in (wanted, actual)]
        what = f"{expectation.of} {_TIMES[detail]}"
        return Result(expectation.line, what, wanted == actual, *told)

    def _view(self, text: str, line: int) -> View:
        item = self.names.object(self.game, text)
        if not item:
            raise Stopped(line, f"{text} is in a library, where nothing is seen of it")
        return self.game.snapshot(item)

    def _words(self, expectation: Expectation, detail: str) -> Iterator[Result]:
        view = self._view(expectation.of, expectation.line)
        wanted = detail in {"has", "is"}
        for word in expectation.value:
            if detail in {"has", "lacks"}:
                refuse_unknown_keyword(self.game, word)
            else:
                refuse_unknown_type(self.game, word)
            there = view.is_a(word) if detail in {"is", "is_not"} else view.has(word)
            what = f"{expectation.of} {detail.replace('_', ' ')} {word}"
            what = what if there is wanted else f"{what}: not so"
            yield Result(expectation.line, what, there is wanted)

    def _times(self, text: str, detail: str) -> int:
        if detail == "waiting":
            return sum(self._is_source(text, one.instance) for one in self.game.state.pending)
        return sum(
            entry.times
            for entry in self.new
            if entry.kind == detail and entry.by is not None and self._is_source(text, entry.by)
        )

    def _is_source(self, text: str, instance: Any) -> bool:  # noqa: ANN401 - an ability instance
        card = self.game.see(instance.source.id).object.card
        return bool(card) and card == self.names.card(text)

    def _zone(self, expectation: Expectation) -> str:
        if expectation.value not in {*ZONES, "stack"}:
            known = did_you_mean(expectation.value, [*ZONES, "stack"])
            message = f"unknown zone {expectation.value!r}{known}"
            raise UnclearReferenceError(message)
        item = self.names.object(self.game, expectation.of)
        return self.game.see(item).zone.name.lower() if item else "library"

    # The game.

    def happened(self, wanted: dict[str, int]) -> dict[str, int]:
        """Count the events of the kinds that are asked for."""
        known = {kind.__name__ for kind in _kinds(Event)}
        for name in wanted:
            if name not in known:
                message = f"unknown kind of event {name!r}{did_you_mean(name, known)}"
                raise UnclearReferenceError(message)
        counted = Counter(
            kind.__name__
            for entry in self.new
            if entry.kind == "event"
            for kind in type(entry.event).__mro__
        )
        return {name: counted[name] for name in sorted(wanted) if counted[name]}


def _without_priority(player: str, cursor: Cursor) -> str:
    """Say why nothing is legal or illegal for a player, and what to do about it."""
    if cursor.stage == "priority":
        return f"{cursor.priority} has priority here, not {player} (let {cursor.priority} pass)"
    return (
        f"nobody has priority yet, so nothing is legal or illegal for {player}: expect it after a "
        f"[[do]] with settle = true"
    )


def _kinds(kind: type) -> Iterator[type]:
    if "__attrs_attrs__" in vars(kind) and not kind.__name__.endswith("Twin"):
        yield kind
    below: type
    for below in kind.__subclasses__():
        yield from _kinds(below)


def _told(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return ", ".join(f"{number} {kind}" for kind, number in value.items()) or "none"
    if isinstance(value, list | tuple):
        return _joined(value)
    return str(value) or "none"


def _joined(values: Iterable[object]) -> str:
    return ", ".join(map(str, values)) or "none"


def _library(watch: Watch, player: str) -> list[str]:
    order = watch.game.state.library(player).order()
    return [watch.names.of_card(watch.game, card) for card in order]


def _zone_of(zone: Zone) -> Callable[[Watch, str], list[int]]:
    def items(watch: Watch, player: str) -> list[int]:
        return list(watch.game.state.zone(zone, player))

    return items


def _battlefield(watch: Watch, player: str) -> list[int]:
    return [view.id for view in watch.game.permanents(player)]


def _exile(watch: Watch, player: str) -> list[int]:
    game = watch.game
    return [item for item in game.state.zone(Zone.EXILE) if game.see(item).owner == player]


def _stack(watch: Watch, player: str) -> list[int]:
    del player
    return list(reversed(watch.game.state.zone(Zone.STACK)))


def _mana(watch: Watch, one: Expectation) -> tuple[str, str]:
    pool = watch.game.player(one.of).pool
    kinds = [f"{{{unit.type}}}" for unit in pool]
    wanted = one.value.replace("}{", "} {").split()
    if sorted(wanted) == sorted(kinds):
        return f"{one.of}'s mana", one.value
    return f"{one.of}'s mana", "".join(kinds)


def _maximal_pools(watch: Watch, one: Expectation) -> tuple[str, object]:
    found = maximal_pools(watch.game, one.of)
    same = sorted(map(_in_order, one.value)) == sorted(map(_in_order, found))
    return f"the maximal pools of {one.of}", one.value if same else list(found)


def _in_order(symbols: str) -> list[str]:
    return sorted(symbols.replace("}{", "} {").split())


_LISTED: dict[str, Callable[[Watch, str], Sequence[int | str]]] = {
    "hand": _zone_of(Zone.HAND),
    "graveyard": _zone_of(Zone.GRAVEYARD),
    "battlefield": _battlefield,
    "exile": _exile,
    "library": _library,
    "stack": _stack,
}

_FACTS: dict[str, Callable[[Watch, Expectation], tuple[str, object]]] = {
    "life": lambda watch, one: (f"{one.of}'s life", watch.game.player(one.of).life),
    "counters": lambda watch, one: (
        f"{one.of}'s counters",
        dict(watch.game.player(one.of).counters),
    ),
    "mana": _mana,
    "maximal_pools": _maximal_pools,
    "waiting": lambda watch, _: (
        "abilities that wait for the stack",
        len(watch.game.state.pending),
    ),
    "happened": lambda watch, one: ("what happened", watch.happened(one.value)),
    "turn": lambda watch, _: ("the turn", watch.game.state.cursor.turn),
    "active": lambda watch, _: ("the active player", watch.game.state.cursor.active),
    "step": lambda watch, _: ("the step", watch.game.state.cursor.step.name),
    "priority": lambda watch, _: ("the player with priority", watch.game.state.cursor.priority),
    "winners": lambda watch, _: ("the winners", list(watch.game.state.winners or ())),
}

_OF_OBJECTS: dict[str, Callable[[View], object]] = {
    "power": lambda view: view.characteristics.power,
    "toughness": lambda view: view.characteristics.toughness,
    "tapped": lambda view: view.status.tapped,
    "damage": lambda view: view.status.damage,
    "counters": lambda view: dict(view.object.counters),
    "controller": lambda view: view.controller,
    "activated_abilities": lambda view: sum(
        isinstance(ability, ActivatedAbility) for ability in view.characteristics.abilities
    ),
}

_SETS_OF_OBJECTS: dict[str, Callable[[Game, View], Iterable[str]]] = {
    "colors": lambda _, view: [
        letter for letter, color in COLOR_LETTERS.items() if color in view.characteristics.colors
    ],
    "could_produce": lambda game, view: could_produce(game, view.id),
}

_TIMES = {
    "triggered": "triggers",
    "suppressed": "is kept from triggering",
    "waiting": "waits for the stack",
}
