"""Saving a game, and standing where it stood: its last checkpoint, and the answers since."""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING, Any, TypeVar

from cardwright.saving.errors import SaveError, UnsavableError
from cardwright.saving.files import SavedGame, SavedValue, read, written
from cardwright.saving.installed import plugins_now, rules_for, rules_now, whose, with_plugins
from cardwright.saving.shapes import fits
from cardwright.saving.values import Reader, Writer
from cardwright_core.abilities import Instance
from cardwright_core.decisions import Answer
from cardwright_core.errors import CardwrightError, PluginWarning, nearest, raised
from cardwright_core.game import Game
from cardwright_core.grants import GrantKey
from cardwright_core.log import Entry, added, entries
from cardwright_core.objects import Card, GameObject, Library, Player, Status, View
from cardwright_core.state import Cursor, Random, State
from cardwright_core.trigger import Trigger
from cardwright_core.zones import PlayerId, ZoneKey

if TYPE_CHECKING:
    from cardwright_core.ruleset import RuleSet

__all__ = ["DERIVED", "load", "load_value", "save", "save_value"]

G = TypeVar("G", bound=Game)

DERIVED = frozenset(
    {
        *("bases", "computed", "dirty", "given", "index", "layered", "log", "standing"),
        *("shared", "unsettled", "volatile", "sums"),
    }
)
"""What of a state is worked out again, or is history: the log is saved by itself."""

_SAVED = tuple(sorted(set(State.__slots__) - DERIVED))

_DEPTHS = {"grants": 2}
"""How many dicts a part of the state has within each other."""

_SHAPES: dict[str, Any] = {
    "objects": dict[int, GameObject],
    "status": dict[int, Status],
    "players": dict[PlayerId, Player],
    "order": tuple[PlayerId, ...],
    "libraries": dict[PlayerId, Library],
    "zones": dict[ZoneKey, tuple[int, ...]],
    "cards": tuple[Card | None, ...],
    "effects": dict[int, Instance],
    "links": dict[Any, tuple[Any, ...]],
    "grants": dict[int, dict[GrantKey, int]],
    "pending": tuple[Trigger, ...],
    "slices": dict[str, Any],
    "cursor": Cursor,
    "random": Random,
    "winners": tuple[PlayerId, ...] | None,
    "last_known": dict[int, View],
    **dict.fromkeys(("grants_made", "next_id", "clock"), int),
}


def save(game: Game) -> str:
    """Return a game as text, to be read by :func:`load`; equal games give equal text.

    In the middle of a move, what is saved is the checkpoint before it and the answers since. A
    state that holds no values is an :class:`UnsavableError`.
    """
    state, answers = game.position
    writer = Writer()
    try:
        slots = {name: _slot(writer, game.rules, name, getattr(state, name)) for name in _SAVED}
        log = [writer.value(entry, "the log") for entry in entries(state.log)]
    except RecursionError:
        message = "the state holds values within values without end"
        raise UnsavableError(message) from None
    there = game.fork()
    there.state = state
    file = SavedGame(
        version=1,
        digest=there.digest(),
        rules=rules_now(game.rules),
        plugins=plugins_now(game.rules, writer.plugins),
        telling=game.telling,
        answers=[list(answer.positions) for answer in answers],
        state=slots,
        log=log,
        kinds=writer.kinds,
        values=writer.rows,
    )
    return written(file)


def _slot(writer: Writer, rules: RuleSet, name: str, value: object) -> Any:  # noqa: ANN401 - JSON
    try:
        if isinstance(value, dict):
            return writer.table(value, f"state.{name}", _DEPTHS.get(name, 1))
        return writer.value(value, f"state.{name}")
    except UnsavableError as error:
        raise UnsavableError(f"{error}{whose(rules, error.modules)}") from None


def load(text: str | bytes, rules: RuleSet | None = None, kind: type[G] = Game) -> G:  # type: ignore[assignment]  # mypy knows no bound of a default
    """Return the game that :func:`save` wrote, waiting at the same decision.

    It is played by `rules`, or by those installed rules plugins and formats that it was played by.
    A :class:`SaveError` says what in the file is wrong, or is not there; nothing is kept of it.
    """
    file = read(text, SavedGame)
    found = rules_for(file.rules) if rules is None else rules
    changed = with_plugins(found, file.rules, file.plugins)
    reader = Reader(file.kinds, file.values)
    game = kind(found)
    game.telling = file.telling
    game.state = _state(reader, file)
    try:
        game.follow()
        for positions in file.answers:
            _answer(game, Answer(tuple(positions), ()))
        digest = game.digest()
    except SaveError:
        raise
    except Exception as error:
        raise SaveError("state", f"its parts do not fit together: {raised(error)}") from error
    _compare(digest, file.digest, changed)
    return game


def save_value(value: object) -> str:
    """Return a value, such as a :class:`~cardwright_rules.visibility.PlayerView`, as text."""
    writer = Writer()
    saved = writer.value(value, "the value")
    return written(SavedValue(1, saved, writer.kinds, writer.rows))


def load_value(text: str | bytes) -> Any:  # noqa: ANN401 - any value
    """Return the value that :func:`save_value` wrote; its classes have to be loaded already.

    What is wrong with the text is a :class:`SaveError`.
    """
    file = read(text, SavedValue)
    return Reader(file.kinds, file.values).value(file.value, "value")


def _answer(game: Game, answer: Answer) -> None:
    try:
        game.answer(answer)
    except CardwrightError as error:
        raise SaveError("answers", f"{answer.positions}: {error}") from error


def _state(reader: Reader, file: SavedGame) -> State:
    state = State()
    for name in file.state:
        if name not in _SAVED:
            near = " or ".join(map(repr, nearest(name, _SAVED))) or ", ".join(_SAVED)
            raise SaveError(f"state.{name}", f"a state has no such part; it has {near}")
    for name in _SAVED:
        if name not in file.state:
            raise SaveError(f"state.{name}", "it is missing")
        value = _read(reader, name, file.state[name], isinstance(getattr(state, name), dict))
        if not fits(value, _SHAPES.get(name, Any)):
            raise SaveError(f"state.{name}", f"expected {_SHAPES[name]}")
        setattr(state, name, value)
    for place, raw in enumerate(file.log):
        entry = reader.value(raw, f"log[{place}]")
        if not isinstance(entry, Entry):
            raise SaveError(f"log[{place}]", "expected an entry of the log")
        state.log = added(state.log, entry)
    _refuse_parts(state)
    state.dirty = (*state.objects, *state.effects)
    return state


def _read(reader: Reader, name: str, raw: object, is_table: bool) -> Any:  # noqa: ANN401, FBT001 - a part of a state
    where = f"state.{name}"
    return reader.table(raw, where, _DEPTHS.get(name, 1)) if is_table else reader.value(raw, where)


def _refuse_parts(state: State) -> None:
    """Refuse a state of which one part speaks of what is not in another."""
    seated = sorted(state.order)
    for name in ("players", "libraries"):
        if sorted(getattr(state, name)) != seated:
            reason = f"they are not those who are seated: {', '.join(state.order)}"
            raise SaveError(f"state.{name}", reason)
    if sorted(item for items in state.zones.values() for item in items) != sorted(state.objects):
        raise SaveError("state.zones", "the objects in them are not those that exist")
    numbers = {item.card for item in state.objects.values()}
    numbers.update(card for library in state.libraries.values() for card in library.cards)
    missing = sorted(number for number in numbers if not 0 <= number < len(state.cards))
    if missing:
        raise SaveError("state.cards", f"it has no card {missing[0]}")


def _compare(digest: str, saved: str, changed: list[str]) -> None:
    """Refuse a file that was changed; where plugins were, the game may be another one: say so."""
    if digest == saved:
        return
    if not changed:
        raise SaveError("digest", f"the game gives {digest}, not {saved}: the file was changed")
    message = f"the saved game is not quite the same by what is installed now: {'; '.join(changed)}"
    warnings.warn(message, PluginWarning, stacklevel=4)
