"""What permanents could produce (106.7).

All abilities of a permanent count that could add mana, whatever they cost; replacements apply in
any order. Permanents that ask each other get the least answer that fits all: it is grown from
nothing until it grows no more, in whichever order they are asked. Of who asks for what some
permanents of a set could produce, all get the same answer that have the same set.
"""

from __future__ import annotations

from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING

from cardwright_core.functioning import instances
from cardwright_core.production import ManaProduced, adds_mana, bundles, produced, productions
from cardwright_core.replacement import first_that_differ
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator

    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.terms import Filter

__all__ = ["Producing", "could_any_produce", "could_produce", "same_moment"]

_Set = tuple["Filter", "Hashable"]
_Asked = int | _Set
"""A permanent, or a set of them: a filter, and from whose point of view it is asked."""


def could_produce(game: Game, item: int) -> frozenset[str]:
    """Return the types of mana that a permanent could produce (106.7)."""
    with same_moment(game) as producing:
        return producing.of(item)


def could_any_produce(game: Game, by: Instance, what: Filter) -> frozenset[str]:
    """Return the types of mana that some permanent of a set could produce (106.7)."""
    with same_moment(game) as producing:
        return producing.of_any(by, what)


@contextmanager
def same_moment(game: Game) -> Iterator[Producing]:
    """Let what is asked within share what is found: nothing changes the game meanwhile."""
    outer = game.producing
    if outer is not None and outer.fits(game):
        yield outer
        return
    game.producing = Producing(game)
    try:
        yield game.producing
    finally:
        game.producing = outer


class Producing:
    """What permanents could produce at one moment of a game, as far as it was asked."""

    __slots__ = ("_askers", "_asking", "_found", "_game", "_state", "_waiting")

    def __init__(self, game: Game) -> None:
        """Know nothing yet."""
        self._game, self._state = game, game.state
        self._found: dict[_Asked, frozenset[str]] = {}
        self._askers: dict[_Asked, dict[_Asked, None]] = {}
        self._waiting: dict[int, None] = {}
        self._asking: int = 0

    def fits(self, game: Game) -> bool:
        """Whether what is asked now is about this moment, or part of an answer to that."""
        return bool(self._asking) or self._state is game.state

    def of(self, item: int) -> frozenset[str]:
        """Return what a permanent could produce; while that is worked out, as far as is known."""
        self._add(item)
        return self._answer(item)

    def of_any(self, by: Instance, what: Filter) -> frozenset[str]:
        """Return what some permanent of a set could produce."""
        asked: _Set = (what, by.controller if what.of_player else by)
        if asked not in self._found:
            self._found[asked], self._askers[asked] = frozenset(), {}
            for item in self._game.state.zone(Zone.BATTLEFIELD):
                if what.matches(self._game, by, self._game.see(item)):
                    self._add(item)
                    self._askers[item][asked] = None
                    self._found[asked] |= self._found[item]
        return self._answer(asked)

    def _add(self, item: int) -> None:
        if item not in self._found:
            self._found[item], self._askers[item] = frozenset(), {}
            self._waiting[item] = None

    def _answer(self, asked: _Asked) -> frozenset[str]:
        if self._asking:
            self._askers[asked][self._asking] = None
        else:
            self._work_out()
        return self._found[asked]

    def _work_out(self) -> None:
        """Look at each permanent, and again at those that asked for what has grown since."""
        while self._waiting:
            self._asking, _ = self._waiting.popitem()
            try:
                types = _types_now(self._game, self._asking)
            finally:
                item, self._asking = self._asking, 0
            self._grow(item, types)

    def _grow(self, item: int, types: frozenset[str]) -> None:
        grown: list[_Asked] = [item]
        for one in grown:
            if types <= self._found[one]:
                continue
            self._found[one] |= types
            for asker in self._askers[one]:
                if isinstance(asker, int):
                    self._waiting[asker] = None
                else:
                    grown.append(asker)


def _types_now(game: Game, item: int) -> frozenset[str]:
    """Return the types that the permanent could produce as far as is known of what it asks."""
    found: frozenset[str] = frozenset()
    replaced = game.concerned("replacements", ManaProduced)
    for instance in instances(game.see(item)):
        if adds_mana(getattr(instance.ability, "effect", None)):
            for lots in productions(game, instance):
                if not replaced:
                    found |= {kind for lot in lots if lot.count > 0 for kind in lot.types}
                    continue
                for units in bundles(lots):
                    event = produced(instance, instance.controller, units)
                    found |= {unit.type for end in _ends(game, event) for unit in end.units}
    return found


def _ends(game: Game, event: ManaProduced) -> Iterator[ManaProduced]:
    """Yield what may become of a mana production event, by replacements in any order, once each.

    Of effects that do the same, the order does not matter.
    """
    waiting: list[tuple[ManaProduced, frozenset[object]]] = [(event, frozenset())]
    known = set(waiting)
    for now, used in waiting:
        offers = [o for o in game.rules.ask.replacements(game, now) if o.key not in used]
        if not offers:
            yield now
        for offer in first_that_differ(offers):
            for instead in game.explore(partial(offer.apply, game, now)):
                if isinstance(instead, ManaProduced):
                    then = (instead, used | {offer.key})
                    waiting += () if then in known else (then,)
                    known.add(then)
