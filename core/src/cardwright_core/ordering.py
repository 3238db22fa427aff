"""In which order a player has abilities that triggered at once, where that can be observed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from cardwright_core._records import field_names, replacing
from cardwright_core.abilities import Instance, Source
from cardwright_core.decisions import Decision
from cardwright_core.trigger import Trigger
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Hashable

    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = ["ordered"]

_ON_THE_STACK = ("order triggers", "which goes on the stack next", "603.3b")


def ordered(
    game: Game,
    deciders: tuple[PlayerId, ...],
    mine: list[Trigger],
    asking: tuple[str, str, str] = _ON_THE_STACK,
) -> list[Trigger]:
    """Let the player or team order triggers (805.7), as far as the order could be observed.

    `asking` is the kind of decision, its prompt and its rule.
    """
    if len(mine) < 2:  # noqa: PLR2004 - nothing to order
        return mine
    numbers = list(game.worked_out(partial(_numbers, game, mine)))
    left = mine.copy()
    ordered: list[Trigger] = []
    while len(different := dict.fromkeys(numbers)) > 1:
        options = tuple(left[numbers.index(number)] for number in different)
        kind, prompt, rule = asking
        decision = Decision(deciders, kind, options, prompt=prompt, rule=rule)
        place = left.index(game.choose(decision)[0])
        ordered.append(left.pop(place))
        del numbers[place]
    return [*ordered, *left]


def _numbers(game: Game, mine: list[Trigger]) -> tuple[int, ...]:
    """Return a number for each trigger, the same for those that nothing tells apart."""
    what_they_are = [_what_it_is(game, trigger) for trigger in mine]
    if what_they_are.count(what_they_are[0]) == len(mine):
        return (0,) * len(mine)
    known: dict[Hashable, int] = {}  # hashed once
    return tuple([known.setdefault(what, len(known)) for what in what_they_are])


def _what_it_is(game: Game, trigger: Trigger) -> Hashable:
    """Return what tells a trigger from others: not which of several sources alike it comes from."""
    instance = trigger.instance
    alike = _from(instance, _NO_SOURCE, 0, 0)
    event = _of_itself(trigger.event, instance.source.id)
    what = _like(trigger, alike, event, 0)
    return what, _what_the_source_is(game, instance)


_from = replacing(Instance, "source", "timestamp", "number")
_like = replacing(Trigger, "instance", "event", "becomes")


def _of_itself(event: Event, source: int) -> Event:
    """Return an event of the source itself as it would be of any source alike."""
    if event.subject != source:
        return event
    told = {"object": 0, "becomes": 0, "card": 0}
    names = field_names(type(event))  # type: ignore[arg-type]  # a class is hashable
    return event.replace(**{name: told[name] for name in names if name in told})


_NO_SOURCE = Source(0, "", "")


def _what_the_source_is(game: Game, instance: Instance) -> Hashable:
    """Return what tells the source from objects like it; it is its own kind if one refers to it."""
    state, item = game.state, instance.source.id
    if item not in state.objects or _referred_to(game, item):
        return item
    view = game.snapshot(item)
    if view.status.combat is not None:
        return item
    there = view.object
    links = frozenset((link[1:], to) for link, to in state.links.items() if link[0] == item)
    return (there.owner, view.controller, view.characteristics, there.counters, view.status, links)


def _referred_to(game: Game, item: int) -> bool:
    """Whether something is attached to an object or it to something, or something targets it."""
    state = game.state
    objects = state.objects
    if objects[item].attached is not None or any(o.attached == item for o in objects.values()):
        return True
    stacked = (objects[one].spell for one in state.zone(Zone.STACK))
    return any(item in group for spell in stacked if spell for group in spell.targets)
