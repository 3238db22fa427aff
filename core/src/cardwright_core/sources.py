"""What a player could use for mana: abilities with all that one use of them could add (605.3a)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from cardwright_core.costs import least_costs
from cardwright_core.mana_triggers import resolve_mana_triggers
from cardwright_core.matching import Way
from cardwright_core.payment import single_symbols
from cardwright_core.producible import same_moment
from cardwright_core.production import ManaProduced, bundles, carry_out, productions
from cardwright_core.proposal import Proposal, is_unquestioned

if TYPE_CHECKING:
    from cardwright_core.abilities import ActivatedAbility, Cost, Instance
    from cardwright_core.game import Game
    from cardwright_core.mana import Mana
    from cardwright_core.matching import Forms

__all__ = [
    "Means",
    "Source",
    "ability_of",
    "could_add",
    "feeds",
    "first",
    "item_of",
    "means_of",
    "sources_of",
]


class Source(NamedTuple):
    """A mana ability with the mana that it costs, and all that one use of it could add.

    If it is `checked`, it has costs that could stand in the way of using others. `uses` is the
    object that this use of it uses up, where its cost lets choose one (a sacrifice).
    """

    instance: Instance
    inputs: tuple[str, ...]
    bundles: tuple[tuple[Forms, ...], ...]
    checked: bool
    uses: int = 0


class Means:
    """What a player could use: for each object its ways, what costs mana, and what is left over.

    What abilities could add that cost mana (`converting`) is found only if somebody asks: many of
    them have many ways, and seldom is one needed.
    """

    __slots__ = ("_converters", "_game", "converting", "plain", "repeatable")

    def __init__(
        self,
        game: Game,
        plain: dict[int, tuple[Way, ...]],
        converting: tuple[tuple[Instance, Cost], ...],
        repeatable: tuple[Instance, ...],
    ) -> None:
        """Look at no ability that costs mana yet."""
        self._game = game
        self.plain, self.converting, self.repeatable = plain, converting, repeatable
        self._converters: tuple[Way, ...] | None = None

    @property
    def converters(self) -> tuple[Way, ...]:
        """The ways to use what costs mana."""
        if self._converters is None:
            with same_moment(self._game):
                sources = [_source(self._game, *one) for one in self.converting]
            self._converters = tuple(way for source in sources for way in _ways(source))
        return self._converters


def ability_of(instance: Instance) -> ActivatedAbility:
    """Return the ability of an instance that is activated."""
    return instance.ability  # type: ignore[return-value]  # a mana ability is activated


def means_of(game: Game, found: tuple[Instance, ...]) -> Means:
    """Sort mana abilities by how they can be used."""
    with same_moment(game):
        return _means_of(game, found)


def _means_of(game: Game, found: tuple[Instance, ...]) -> Means:
    plain: dict[int, tuple[Way, ...]] = {}
    converting: list[tuple[Instance, Cost]] = []
    feeding: list[tuple[Source, tuple[int, ...]]] = []
    repeatable: list[Instance] = []
    for instance in found:
        components = ability_of(instance).cost.components
        used = components[0].uses_up(game, instance) if len(components) == 1 else None
        costs = _costs(game, instance)
        if any(component.once for component in components):
            converting += [(instance, cost) for cost in costs if single_symbols(cost.mana)]
            item = instance.source.id
            for cost in costs:
                if not single_symbols(cost.mana):
                    ways = _ways(_source(game, instance, cost))
                    plain[item] = plain.get(item, ()) + ways
        elif used is not None and not any(cost.mana.symbols for cost in costs):
            feeding.extend((_source(game, instance, cost), used) for cost in costs)
        elif costs:
            repeatable.append(instance)
    for source, items in feeding:
        for item in items:
            plain[item] = _with_feeding(plain.get(item, ()), source._replace(uses=item))
    usable = {item: ways for item, ways in plain.items() if ways}
    return Means(game, usable, tuple(converting), tuple(repeatable))


def _ways(source: Source) -> tuple[Way, ...]:
    return tuple(Way((source,), bundle) for bundle in source.bundles)


def _with_feeding(own: tuple[Way, ...], source: Source) -> tuple[Way, ...]:
    """Return the ways to use an object that an ability uses up: not at all, before, or alone."""
    fed = _ways(source._replace(checked=False))
    both = tuple(
        Way((*sources_of(one), *sources_of(other)), one.bundle + other.bundle)
        for one in own
        for other in fed
        if not any(used.uses or _moves_itself(used.instance) for used in sources_of(one))
    )
    return (*own, *fed, *both)


def _moves_itself(instance: Instance) -> bool:
    """Whether a cost that can be paid once is another than to tap or untap."""
    return any(c.once and not c.turns for c in ability_of(instance).cost.components)


def _costs(game: Game, instance: Instance) -> tuple[Cost, ...]:
    """Return what an ability comes to, as it is changed (601.2f), if its components are payable."""
    cost = ability_of(instance).cost
    if is_unquestioned(game):
        return (cost,)
    proposal = Proposal("activate", instance.controller, instance.source.id, instance, cost)
    return tuple(
        one
        for one in least_costs(game, proposal)
        if all(component.payable(game, instance) for component in one.components)
    )


def _source(game: Game, instance: Instance, cost: Cost) -> Source:
    checked = any(not component.once for component in cost.components)
    return Source(instance, single_symbols(cost.mana), could_add(game, instance), checked)


def could_add(game: Game, instance: Instance) -> tuple[tuple[Forms, ...], ...]:
    """Return what an ability could add: tried out, if something could change it or follow it."""
    if game.concerned("replacements", ManaProduced) or game.concerned("trigger", ManaProduced):
        added = dict.fromkeys(game.explore(lambda: _added(game, instance)))
        return tuple(tuple((unit,) for unit in units) for units in added if units)
    snow = game.see(instance.source.id).is_a("Snow")
    found: dict[tuple[Forms, ...], None] = {}
    for lots in productions(game, instance):
        if all(lot.count == 1 for lot in lots):
            free = (
                tuple(unit for kind in lot.types for unit in lot.units(kind, snow=snow))
                for lot in lots
            )
            found[tuple(forms for forms in free if forms)] = None
        else:
            for units in bundles(lots, snow=snow):
                found[tuple((unit,) for unit in units)] = None
    return tuple(bundle for bundle in found if bundle)


def _added(game: Game, instance: Instance) -> tuple[Mana, ...]:
    """Let an ability resolve, and return what is more in its controller's pool afterwards."""
    before = Counter(game.state.players[instance.controller].pool)
    carry_out(game, instance)
    resolve_mana_triggers(game)
    after = Counter(game.state.players[instance.controller].pool)
    return tuple((after - before).elements())


def sources_of(way: Way) -> tuple[Source, ...]:
    """Return the abilities that are used together."""
    return way.key  # type: ignore[return-value]  # all ways here have sources as their key


def first(way: Way) -> Source:
    """Return the ability that is used first."""
    return sources_of(way)[0]


def feeds(way: Way) -> bool:
    """Whether a way is only to use the object up for the ability of another."""
    return all(source.uses for source in sources_of(way))


def item_of(way: Way) -> int:
    """Return the object whose ability that is."""
    return first(way).instance.source.id
