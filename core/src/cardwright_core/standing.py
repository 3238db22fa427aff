"""What is known of the objects as they stand: worked out once, and again when one changes.

It is derived from the state, so it is no part of a digest; forks share it.
"""

from __future__ import annotations

from operator import is_
from typing import TYPE_CHECKING, Any, TypeVar

from cardwright_core.watching import NOTHING, watched
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Hashable, Iterable

    from cardwright_core.continuous import ContinuousEffect, Step
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.index import Listener
    from cardwright_core.objects import View
    from cardwright_core.state import State

__all__ = ["INDEX", "Epoch", "Standing", "depends_on", "presence"]

T = TypeVar("T")
V = TypeVar("V")
F = TypeVar("F", bound="Callable[..., Any]")
_UNKNOWN: Any = object()

INDEX = "the index"
"""What an answer that :meth:`Standing.once` keeps may depend on beside tests of objects."""


def depends_on(*what: object) -> Callable[[F], F]:
    """Say what a function for :meth:`Standing.once` depends on.

    It is the tests that it has :meth:`Standing.those` and :meth:`Standing.permanents` look for,
    with the objects that they find; and `INDEX`, if it looks at that.
    """

    def mark(function: F) -> F:
        vars(function)["depends_on"] = what
        return function

    return mark


class Epoch:
    """A time in which the same continuous effects exist; what was computed in it stays valid (613).

    With `each_alone` no effect looks at more than the object that it is about to change, so that an
    object that changed can be computed by itself. The effects do something in `layers`, which are
    of those `aspects`, and in those `zones`. `forbidden` are the keywords that objects can't have
    (113.11). `entering` is the event that was last asked about, with how its object would be.
    `steps` are all that the effects do, in order, once an object was computed by itself.
    If it `lasts`, the effects follow from the `generators` alone. What effects depend on beside
    objects it `watches`; the `backdrop` is how that was when all was computed (see ``watching``).
    """

    __slots__ = (
        "aspects",
        "backdrop",
        "each_alone",
        "effects",
        "entering",
        "forbidden",
        "generators",
        "lasts",
        "layers",
        "steps",
        "watches",
        "zones",
    )

    def __init__(
        self, effects: list[ContinuousEffect], generators: tuple[Listener, ...], *, lasts: bool
    ) -> None:
        """Begin with the `effects` of the abilities that exist before the layers."""
        self.effects = effects
        self.generators = generators
        self.lasts = lasts
        parts = [part for effect in effects for part in effect.parts]
        self.layers = frozenset(part.layer for part in parts)
        self.aspects = frozenset(part.layer.aspect for part in parts)
        self.zones = frozenset(zone for part in parts for zone in part.zones)
        self.each_alone = False
        self.steps: list[Step] | None = None
        self.forbidden: dict[int, frozenset[str]] = {}
        self.entering: tuple[Event, View] | None = None
        self.watches: frozenset[str] = NOTHING
        self.backdrop: tuple[Any, ...] = ()

    def watch(self, state: State, effects: list[ContinuousEffect]) -> None:
        """Note what `effects` depend on beside objects, and how that is now."""
        self.watches = NOTHING.union(*(effect.watches for effect in effects))
        self.backdrop = watched(state, self.watches)


class Standing:
    """What is known of the objects as they stand; some of it until one of them changes.

    It may depend on objects, zones, effects and the index; never on a status, a player or the turn.
    """

    __slots__ = (
        "_battlefield",
        "_depending",
        "_permanents",
        "_those",
        "_told",
        "_views",
        "known",
    )

    def __init__(
        self,
        told: _Told | None = None,
        battlefield: tuple[int, ...] | None = None,
    ) -> None:
        """Know nothing yet but what was `told` of values that may be the same as before."""
        self._told = {} if told is None else told
        self._battlefield = battlefield
        self._depending: dict[object, set[tuple[Any, ...]]] = {}
        self.known: dict[tuple[Any, ...], Any] = {}
        """What :meth:`once` returned, by all that it was asked: for who looks there first."""
        self._those: _Found = {}
        self._permanents: _Found = {}
        self._views: dict[bool, list[View]] = {}

    def once(self, what: Callable[..., T], game: Game, *rest: Hashable) -> T:
        """Return ``what(game, *rest)``, worked out only the first time.

        It is worked out again when something changes that it :func:`depends_on`, as it says.
        """
        key = (what, *rest)
        found: T = self.known.get(key, _UNKNOWN)
        if found is _UNKNOWN:
            found = self.known[key] = what(game, *rest)
            for one in what.depends_on:  # type: ignore[attr-defined]  # as it is marked
                self._depending.setdefault(one, set()).add(key)
        return found

    def follows(
        self, what: Callable[..., T], game: Game, values: tuple[object, ...], key: Hashable
    ) -> T:
        """Return ``what(game, *values)``, which depends on nothing else, as :meth:`told` does."""
        told = self._told.get(what)
        if told is None:
            told = self._told[what] = {}
        known = told.get(key)
        if known is None or not all(map(is_, known[0], values)):
            known = told[key] = (values, what(game, *values))
        found: T = known[1]
        return found

    def told(self, what: Callable[[Game, V], T], game: Game, value: V, key: Hashable) -> T:
        """Return ``what(game, value)``, which depends on nothing else; `key` tells of whom it is.

        It is worked out again only for another value (a view, an instance) under the same key.
        """
        told = self._told.get(what)
        if told is None:
            told = self._told[what] = {}
        known = told.get(key)
        if known is None or known[0] is not value:
            known = told[key] = (value, what(game, value))
        found: T = known[1]
        return found

    def those(self, test: Callable[[View], bool], game: Game) -> tuple[int, ...]:
        """Return the objects of whose views `test` holds, in order of their ids.

        It is asked of each object once, and again when that changes; it may look at nothing else.
        It is the very same tuple for as long as none of them changes (see :meth:`told`).
        """
        found = self._those.get(test)
        if found is None:
            views = self._seen(game, permanents=False)
            found = self._those[test] = tuple([view.object.id for view in views if test(view)])
        return found

    def permanents(self, test: Callable[[View], bool], game: Game) -> tuple[int, ...]:
        """Return those on the battlefield, as :meth:`those` does: others are not tested."""
        found = self._permanents.get(test)
        if found is None:
            views = self._seen(game, permanents=True)
            found = self._permanents[test] = tuple([view.object.id for view in views if test(view)])
        return found

    def _seen(self, game: Game, *, permanents: bool) -> list[View]:
        """Return all objects in order of their ids, or the permanents: seen once for all tests.

        What is seen while something changes is not kept: it may be undone.
        """
        found = None if game.state.dirty else self._views.get(permanents)
        if found is None:
            objects = game.state.zone(_BATTLEFIELD) if permanents else game.state.objects
            found = [game.see(item) for item in sorted(objects)]
            if not game.state.dirty:
                self._views[permanents] = found
        return found

    def forget_all_but(self, objects: Container[int]) -> None:
        """Forget what was told of objects that are gone; it can always be told again."""
        self._told = {
            what: {
                key: one for key, one in told.items() if not isinstance(key, int) or key in objects
            }
            for what, told in self._told.items()
        }

    def anew(self) -> Standing:
        """Return what is known when any object may have changed: what was told of equal values."""
        return Standing(self._told)

    def after(self, game: Game, changed: Iterable[int], *, same_index: bool) -> Standing:
        """Return what is known after these objects changed, and no other did."""
        objects, battlefield = game.state.objects, game.state.zone(_BATTLEFIELD)
        new = Standing(self._told, battlefield)
        new._those, new._permanents = self._those.copy(), self._permanents.copy()
        none_came_or_left = battlefield is self._battlefield
        others: set[object] = set() if same_index else {INDEX}
        for item in changed:
            view = game.see(item) if item in objects else None
            _look_again(new._those, item, view, others)
            is_there = view is not None and view.object.zone is _BATTLEFIELD
            if is_there or not none_came_or_left:
                _look_again(new._permanents, item, view if is_there else None, others)
        known = new.known = self.known.copy()
        new._depending = self._depending  # more than what is known still may stand in it
        for one in others:
            for key in self._depending.get(one, ()):
                known.pop(key, None)
        return new


_BATTLEFIELD = Zone.BATTLEFIELD
_Told = dict["Callable[..., Any]", dict["Hashable", tuple[Any, Any]]]
"""What was told of a value under a key, with the value, by what told it."""
_Found = dict["Callable[[View], bool]", tuple[int, ...]]
"""The objects of which a test holds, by the test."""


def _look_again(found: _Found, item: int, view: View | None, others: set[object]) -> None:
    """Look again which tests hold of an object that changed: of one without a view none does.

    Tests that hold of something else now, or of something that changed, are added to the `others`.
    """
    for test, those in found.items():
        if view is not None and test(view):
            found[test] = _changed(those) if item in those else _with(those, item)
        elif item in those:
            found[test] = _without(those, item)
        else:
            continue
        others.add(test)


def _changed(those: tuple[int, ...]) -> tuple[int, ...]:
    """Return another tuple of the same objects: one of them changed."""
    return (*those[:-1], those[-1])


def _with(those: tuple[int, ...], item: int) -> tuple[int, ...]:
    return tuple(sorted((*those, item)))


def _without(those: tuple[int, ...], item: int) -> tuple[int, ...]:
    place = those.index(item)
    return those[:place] + those[place + 1 :]


def presence(tests: dict[int, Callable[[View], bool]]) -> Callable[[Game], dict[int, bool]]:
    """Return what tells of which tests there is an object that they hold of: mostly of none."""
    nothing = dict.fromkeys(tests, False)
    each = tuple(tests.values())

    def is_of_interest(view: View) -> bool:
        for test in each:  # noqa: SIM110 - asked of each object that changes: no generator
            if test(view):
                return True
        return False

    @depends_on(is_of_interest)
    def present(game: Game) -> dict[int, bool]:
        found = game.state.standing.permanents(is_of_interest, game)
        if not found:
            return nothing
        views = [game.see(item) for item in found]
        return {place: any(map(test, views)) for place, test in tests.items()}

    return present
