"""Steps 1 and 2 of an event: what can't happen, and what happens instead (614 to 616)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from cardwright_core._records import Record, record
from cardwright_core.abilities import Source
from cardwright_core.blame import LIMIT, and_next, endless, whose
from cardwright_core.decisions import Decision
from cardwright_core.errors import PluginError
from cardwright_core.events import Event
from cardwright_core.zone_changes import Enters, ZoneChange

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.log import Entry

__all__ = [
    "Lineage",
    "Parts",
    "Replacement",
    "ReplacementClass",
    "Scope",
    "each_moves_once",
    "first_that_differ",
    "replaced",
    "together",
]

_Apply = Callable[["Game", Any], "Event | tuple[Event, ...] | None"]


class ReplacementClass(IntEnum):
    """The order in which effects must be chosen (616.1a to 616.1e)."""

    SELF_REPLACEMENT = 1
    CONTROL = 2
    COPY = 3
    BACK_FACE = 4
    ANY = 5


class Scope(IntEnum):
    """What a replacement takes: one part of an event, or all of its parts together (615.7)."""

    PART = 1
    EVENT = 2


@record
class Replacement(Record):
    """An offer to change an event: told apart by `key`, applied by `apply`.

    `apply(game, event)` returns what happens instead: an event, several one after another as a
    tuple, or ``None`` for nothing at all; it may ask a player. With the scope ``EVENT`` it is
    given, and returns, the tuple of all parts that it has not changed yet. It lives only as long as
    the question.
    """

    key: Hashable
    by: Instance
    apply: _Apply
    order: ReplacementClass = ReplacementClass.ANY
    rule: str = "614.1"
    scope: Scope = Scope.PART

    @staticmethod
    def of(
        by: Instance,
        apply: _Apply,
        order: ReplacementClass = ReplacementClass.ANY,
        rule: str = "614.1",
        scope: Scope = Scope.PART,
    ) -> Replacement:
        """Return the one replacement of an ability instance."""
        return Replacement((by.owner, by.number, by.ability), by, apply, order, rule, scope)

    def __str__(self) -> str:
        """Name the object whose effect it is."""
        return f"effect of {self.by.source.name}"


Lineage = frozenset["Hashable"]
"""The keys of the effects that changed an event, or what it came from (614.5)."""


Parts = Sequence["tuple[Event, Lineage]"]


def replaced(game: Game, parts: Parts, others: Parts = ()) -> tuple[tuple[Event, Lineage], ...]:
    """Return what happens instead of the parts of an event, each with its lineage.

    What can't happen is gone first (614.17); then the affected player chooses one applicable effect
    of the first class of 616.1, it is applied, and the rest is gathered again (616.1f). What
    contains these parts, and what is settled already, is among the `others`.
    """
    if _are_unquestioned(game, parts):
        return tuple(parts)
    happening: list[tuple[Event, Lineage]] = []
    waiting = list(reversed(_in_turn_order(game, parts)))
    about = game.about_to_happen
    about += (others, happening, waiting)
    try:
        while waiting:
            _replace_next(game, happening, waiting)
    finally:
        del about[-3:]
    return tuple(happening)


def _are_unquestioned(game: Game, parts: Parts) -> bool:
    """Whether nothing can prevent or replace these parts."""
    if game.rules.plugins.on_events:
        return False
    unquestioned = game.state.index.shape.unquestioned
    for part, _ in parts:
        kind = type(part)
        if not unquestioned(kind):
            return False
        if kind.impossible is not _NEVER_IMPOSSIBLE and part.impossible(game):
            return False
        if kind.listeners is not _SPEAKS_NOT and (
            part.listeners(game, "prohibits") or part.listeners(game, "replacements")
        ):
            return False
    return True


_NEVER_IMPOSSIBLE, _SPEAKS_NOT = Event.impossible, Event.listeners


def together(game: Game) -> Iterator[Event]:
    """Yield all parts of what is about to happen, the one that is looked at included.

    What one part needs from another is seen there: what enters at the same time (614.12b, 614.13),
    what a player loses and gains (120.4c).
    """
    for parts in game.about_to_happen:
        for part, _ in parts:
            yield part


def _replace_next(
    game: Game, happening: list[tuple[Event, Lineage]], waiting: list[tuple[Event, Lineage]]
) -> None:
    """Look at the part that comes next: it happens, or can't, or something else does instead."""
    part, lineage = waiting[-1]
    chosen = _chosen(game, part, lineage)
    if not isinstance(chosen, Replacement):
        waiting.pop()
        if chosen is not _NOTHING:
            happening.append((part, lineage))
        else:
            game.write(*game.changed_by.pop(id(part), ()))
        return
    if len(lineage) >= LIMIT:
        what = f"{part.describe(game)} is replaced"
        raise endless(game.rules.catalog, what, [chosen.by])
    entry = game.entry("replaced", chosen.by, chosen.rule, part)
    if chosen.scope is Scope.EVENT:
        everything = [waiting[-1], *happening, *reversed(waiting[:-1])]
        waiting[:] = _apply_to_all(game, chosen, everything)
        new = tuple(event for event, _ in reversed(waiting))
        before = {id(one) for one, _ in everything}
        _keep_for_the_log(game, entry, part, [one for one in new if id(one) not in before])
        happening.clear()
    else:
        new = _events(game, chosen, chosen.apply(game, part))
        waiting[-1:] = [(event, lineage | {chosen.key}) for event in reversed(new)]
        _keep_for_the_log(game, entry, part, new)
    game.follow()  # a shield may be used up


def _keep_for_the_log(game: Game, entry: Entry, part: Event, new: Sequence[Event]) -> None:
    """Let what changed an event be told with what happens first instead, if anything does."""
    told = (*game.changed_by.pop(id(part), ()), entry)
    if new:
        game.changed_by[id(new[0])] = (*game.changed_by.get(id(new[0]), ()), *told)
    else:
        game.write(*told)


def _in_turn_order(game: Game, parts: Parts) -> Parts:
    """Return the parts so that those who may have to choose do it in turn order (616.1, 101.4)."""
    if len(parts) == 1 or not any(_may_be_replaced(game, part) for part, _ in parts):
        return parts
    place = {player: number for number, player in enumerate(game.apnap())}
    return sorted(parts, key=lambda one: place.get(one[0].affected(game), len(place)))


def _may_be_replaced(game: Game, part: Event) -> bool:
    """Whether anything listens to such events, or the object itself may say how it enters."""
    return isinstance(part, Enters) or game.concerned("replacements", type(part))


_NOTHING = object()


def _chosen(game: Game, part: Event, lineage: Lineage) -> object:
    """Return the replacement to apply, ``None`` for none, or `_NOTHING` if the part can't happen.

    Only a self-replacement effect can turn what can't happen into something else (614.17c).
    """
    impossible = part.impossible(game)
    reasons = [impossible] if impossible else game.rules.ask.prohibits(game, part)
    offers = [o for o in game.rules.ask.replacements(game, part) if o.key not in lineage]
    if reasons:
        offers = [o for o in offers if o.order is ReplacementClass.SELF_REPLACEMENT]
        if not offers:
            text = f"{part.describe(game)}: {reasons[0]}"
            game.annotate("prohibited", None, "614.17", part, text=text)
            return _NOTHING
    return _choose(game, part, offers) if offers else None


def _apply_to_all(
    game: Game, chosen: Replacement, everything: list[tuple[Event, Lineage]]
) -> list[tuple[Event, Lineage]]:
    """Apply an effect to all parts that it has not changed yet; return what waits, last first.

    What it left as it was keeps its own lineage; what it changed has that of all that it changed,
    and what it only added, that of all.
    """
    taken = [(part, lineage) for part, lineage in everything if chosen.key not in lineage]
    others = [(part, lineage) for part, lineage in everything if chosen.key in lineage]
    new = _events(game, chosen, chosen.apply(game, tuple(part for part, _ in taken)))
    kept = [(part, lineage) for part, lineage in taken if part in new]
    changed = [lineage for part, lineage in taken if part not in new]
    whole = frozenset[Hashable]().union(*(changed or [lineage for _, lineage in taken]))
    waiting: list[tuple[Event, Lineage]] = []
    for part in new:
        same = next((one for one in kept if one[0] == part), None)
        if same is not None:
            kept.remove(same)
        lineage = same[1] if same is not None else whole
        waiting.append((part, lineage | {chosen.key}))
    return [*reversed(waiting), *reversed(others)]


def _events(game: Game, chosen: Replacement, instead: object) -> tuple[Event, ...]:
    if instead is None:
        return ()
    if isinstance(instead, Event):
        return instead.parts
    if isinstance(instead, tuple) and all(isinstance(event, Event) for event in instead):
        return tuple(part for event in instead for part in event.parts)
    who, origin = whose(game.rules.catalog, chosen.by)
    what = f"a replacement of {who}: what happens instead has to be events, not {instead!r}"
    message = f"{what}{and_next(origin)}"
    raise PluginError(message)


def _choose(game: Game, part: Event, offers: list[Replacement]) -> Replacement:
    different = first_that_differ(offers)
    if len(different) == 1:
        return different[0]
    decision = Decision(
        (part.affected(game),),
        "replacement",
        tuple(different),
        prompt=f"which effect applies first to: {part.describe(game)}",
        rule="616.1",
    )
    chosen: Replacement = game.choose(decision)[0]
    return chosen


def first_that_differ(offers: Sequence[Replacement]) -> list[Replacement]:
    """Return the effects of the first class of 616.1, of those that do the same only one."""
    first = min((offer.order for offer in offers), default=None)
    different: list[Replacement] = []
    for offer in offers:
        if offer.order == first and not any(_does_the_same(offer, one) for one in different):
            different.append(offer)
    return different


def _does_the_same(one: Replacement, other: Replacement) -> bool:
    """Whether the order of two effects makes no difference: equal abilities, which do the same.

    It does not matter what gave an object each of them.

    That is so on one object; and on several if what they do is not about the object it comes from.
    """
    nobodys, others = (
        offer.by.replace(
            ability=offer.by.ability.replace(grant=None), source=_NO_SOURCE, timestamp=0, number=0
        )
        for offer in (one, other)
    )
    same_source = one.by.source.id == other.by.source.id
    return nobodys == others and (same_source or _values_of(one.apply) == _values_of(other.apply))


_NO_SOURCE = Source(0, "", "")


def _values_of(apply: Any) -> tuple[object, ...]:  # noqa: ANN401 - any callable
    """Return what a function does, as values: its code, and what it holds."""
    held = tuple(cell.cell_contents for cell in getattr(apply, "__closure__", None) or ())
    code, defaults = getattr(apply, "__code__", apply), getattr(apply, "__defaults__", None)
    return (code, getattr(apply, "__self__", None), held, defaults)


def each_moves_once(
    game: Game, happening: list[tuple[Event, Lineage]]
) -> list[tuple[Event, Lineage]]:
    """Leave one move of each object: the one that its controller chooses (400.6, 704.7)."""
    moves: dict[int, list[ZoneChange]] = {}
    for event, _ in happening:
        if isinstance(event, ZoneChange) and event.object:
            moves.setdefault(event.object, []).append(event)
    if all(len(several) == 1 for several in moves.values()):
        return happening
    kept = {item: _the_move(game, several) for item, several in moves.items()}
    happening = [
        (event, lineage)
        for event, lineage in happening
        if not isinstance(event, ZoneChange) or not event.object or event is kept[event.object]
    ]
    there = {id(event) for event, _ in happening}
    for move in (move for several in moves.values() for move in several if id(move) not in there):
        game.write(*game.changed_by.pop(id(move), ()))
    return happening


def _the_move(game: Game, several: list[ZoneChange]) -> ZoneChange:
    """Let the controller of an object choose where it goes, if it can't go everywhere (400.6)."""
    different = {(move.destination, move.controller): move for move in reversed(several)}
    options = tuple(move for move in several if move in different.values())
    prompt = f"what happens to {game.see(several[0].object).name}"
    decision = Decision((several[0].affected(game),), "move", options, prompt=prompt, rule="400.6")
    chosen: ZoneChange = game.choose(decision)[0]
    return chosen
