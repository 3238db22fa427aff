"""What two positions of a game have in common if only ids and timestamps differ.

An object that changes zones is a new one (400.7), so a loop never leads to the very same state. Two
states are alike if renaming ids, and moving timestamps without changing their order, makes one the
other. Of what no longer exists only that counts to which something still refers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardwright_core._records import Record, field_names
from cardwright_core.abilities import Ability
from cardwright_core.characteristics import Characteristics
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Hashable

    from cardwright_core.state import State

__all__ = ["likeness"]

_NUMBERS = frozenset(
    {
        *("amount", "card", "count", "counters", "damage", "defense", "drawn", "each_turn"),
        *("last_turn", "life", "loyalty", "maximum", "minimum", "modes", "number", "passes"),
        *("place", "position", "power", "seed", "since", "team", "times", "top", "toughness"),
        *("turn", "x"),
    }
)
"""Fields of records that hold numbers and never ids."""

_MOMENTS = frozenset({"timestamp", "stamps", "epoch"})
_LIBRARIES = Zone.LIBRARY


def likeness(state: State, about: Hashable = ()) -> Hashable:
    """Return what is equal for states that differ only in ids and timestamps.

    What it is `about` beside the state, with ids in it, has to be the same in both.
    A number that is no field known to hold one counts as an id where there is such an object: for
    states to be taken to be alike by mistake, it would have to change just as that id does.
    """
    return _Likeness(state).whole(about)


class _Likeness:
    def __init__(self, state: State) -> None:
        self.state = state
        self.names: dict[int, int] = {}
        self.waiting: list[int] = []
        self.moments: dict[int, None] = {}
        self.links: dict[int, list[tuple[Any, Any]]] = {}
        for (item, *link), values in state.links.items():
            self.links.setdefault(item, []).append((link, values))

    def whole(self, about: Hashable) -> Hashable:
        """Return it: what there is, in order, then all to which that refers, as it is found."""
        state = self.state
        cursor = state.cursor.replace(rounds=0)
        roots = [
            tuple(map(self.of, state.players.values())),
            tuple(sorted((owner, cards.order()) for owner, cards in state.libraries.items())),
            tuple(
                (key, tuple(map(self.id, items)))
                for key, items in sorted(state.zones.items())
                if items
            ),
            tuple(map(self.id, sorted(state.effects, key=self._begun))),
            self.of(state.pending),
            self.of(tuple(sorted(state.slices.items()))),
            self.of(cursor),
            self.of(state.random),
            self.of(about),
        ]
        found = []
        while self.waiting:
            found.append(self._behind(self.waiting.pop()))
        ranks = {moment: rank for rank, moment in enumerate(sorted(self.moments))}
        return _ranked((tuple(roots), tuple(found)), ranks)

    def _begun(self, effect: int) -> int:
        return self.state.effects[effect].timestamp

    def _behind(self, item: int) -> Hashable:
        """Return all that is known under an id: an object as it is or was, or an effect."""
        state = self.state
        there: Any = state.objects.get(item) or state.effects.get(item)
        known = there if there is not None else state.last_known.get(item)
        links = sorted(self.links.get(item, ()), key=lambda link: repr(link[0][:2]))
        return (
            there is not None,
            self.of(known),
            self.of(state.status.get(item)),
            tuple((self.of(tuple(link)), self.of(values)) for link, values in links),
        )

    def id(self, item: int) -> Hashable:
        """Return the name of an id: how many were met before it."""
        if item not in self.names:
            self.names[item] = len(self.names)
            self.waiting.append(item)
        return _Id(self.names[item])

    def of(self, value: Any) -> Hashable:  # noqa: ANN401 - a value of the state
        """Return a value with the ids in it renamed, and its timestamps marked."""
        if type(value) is int:
            return self.id(value) if self._is_known(value) else value
        if isinstance(value, tuple):
            return tuple(map(self.of, value))
        if isinstance(value, frozenset):
            return frozenset(map(self.of, value))
        if not isinstance(value, Record) or _is_plain(value):
            return value  # type: ignore[no-any-return]  # the state holds values
        kind: Any = type(value)
        return (kind, *(self._field(name, getattr(value, name)) for name in field_names(kind)))

    def _field(self, name: str, content: Any) -> Hashable:  # noqa: ANN401 - as above
        if name in _NUMBERS:
            return content  # type: ignore[no-any-return]  # as above
        return self._moment(content) if name in _MOMENTS else self.of(content)

    def _moment(self, content: Any) -> Hashable:  # noqa: ANN401 - a timestamp, or several by kind
        if isinstance(content, tuple):
            return tuple((kind, self._moment(moment)) for kind, moment in content)
        self.moments[content] = None
        return _Moment(content)

    def _is_known(self, number: int) -> bool:
        state = self.state
        return number in state.objects or number in state.effects or number in state.last_known


class _Id(int):
    """An id's new name; not equal to the number."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return type(other) is _Id and int(self) == int(other)

    def __hash__(self) -> int:
        return hash(("id", int(self)))


class _Moment(int):
    """A timestamp, whose place among the others counts."""

    __slots__ = ()


def _ranked(value: Any, ranks: dict[int, int]) -> Hashable:  # noqa: ANN401 - as above
    if type(value) is _Moment:
        return ("moment", ranks[int(value)])
    if type(value) is tuple:
        return tuple(_ranked(one, ranks) for one in value)
    return value  # type: ignore[no-any-return]  # as above


def _is_plain(value: Record) -> bool:
    """Whether there is surely no id in it: printed values, and abilities that are printed."""
    if isinstance(value, Ability):
        return value.grant is None
    return isinstance(value, Characteristics) and all(map(_is_plain, value.abilities))
