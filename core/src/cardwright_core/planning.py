"""Planning a payment: which mana abilities a player could use to pay a cost (601.2g, 605.3a).

What can be used once is matched to the cost (:mod:`cardwright_core.matching`); abilities that cost
mana themselves join one by one. Abilities that can be used again and again are tried last, in the
game itself (:mod:`cardwright_core.rehearsing`).
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from typing import TYPE_CHECKING, NamedTuple

from cardwright_core.mana_triggers import resolve_mana_triggers
from cardwright_core.matching import Demand, Supply, Way, solved
from cardwright_core.payment import paying, single_symbols
from cardwright_core.production import ManaProduced, bundles, carry_out, mana_abilities, productions
from cardwright_core.proposal import Proposal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.abilities import ActivatedAbility, Instance
    from cardwright_core.decisions import Answer
    from cardwright_core.game import Game
    from cardwright_core.mana import Mana
    from cardwright_core.matching import Forms, Use
    from cardwright_core.zones import PlayerId

__all__ = ["Plan", "Planner", "Source", "Step"]


class Source(NamedTuple):
    """A mana ability that can be used once, the mana that it costs, and all that it could add.

    If it is `checked`, it has costs that could stand in the way of using others.
    """

    instance: Instance
    inputs: tuple[str, ...]
    bundles: tuple[tuple[Forms, ...], ...]
    checked: bool


class Step(NamedTuple):
    """One use of a mana ability: what is spent on it, and what it has to add at least.

    `answers` are those with which it was tried out, if it was.
    """

    instance: Instance
    spends: tuple[Mana, ...]
    adds: tuple[Mana, ...]
    answers: tuple[Answer, ...] | None = None


class Plan(NamedTuple):
    """How a cost could be paid: uses of mana abilities in order, then the mana that is spent."""

    steps: tuple[Step, ...]
    spends: tuple[Mana, ...]
    checked: bool = False


class Planner:
    """Plans payments of one player at one moment; what could be used is found once."""

    def __init__(
        self, game: Game, player: PlayerId, payable: tuple[Instance, ...] | None = None
    ) -> None:
        """Look at nothing yet; `payable` are the abilities with payable components, if known."""
        self.game, self.player, self._payable = game, player, payable
        self._found: tuple[tuple[Source, ...], tuple[Instance, ...]] | None = None

    @property
    def sources(self) -> tuple[Source, ...]:
        """The abilities that can be used once."""
        return self._abilities[0]

    @property
    def repeatable(self) -> tuple[Instance, ...]:
        """The abilities that can be used as long as their costs can be paid."""
        return self._abilities[1]

    @property
    def _abilities(self) -> tuple[tuple[Source, ...], tuple[Instance, ...]]:
        if self._found is None:
            found = tuple(mana_abilities(self.game, self.player, self._payable))
            sources = (_source(self.game, one) for one in found if _once(one))
            repeatable = tuple(one for one in found if not _once(one))
            self._found = tuple(source for source in sources if source.bundles), repeatable
        return self._found

    @property
    def particular(self) -> bool:
        """Whether it could matter what the mana is spent on (106.6)."""
        if self.game.rules.ask.implemented["mana_spendable"][0]:
            return True
        index = self.game.state.index
        pool = self.game.state.players[self.player].pool
        added = (
            unit
            for source in self.sources
            for bundle in source.bundles
            for forms in bundle
            for unit in forms
        )
        return bool(index.get(("mana_spendable", None))) or any(
            unit.restriction is not None for unit in (*pool, *added)
        )

    def most(self) -> int:
        """Return more mana than which there can't be; an ability may be used for each object."""
        state = self.game.state
        objects = sum(item.controller == self.player for item in state.objects.values())
        added = (_could_add(self.game, one) for one in self.repeatable)
        return self._most_once() + sum(
            objects * max(map(len, bundles), default=0) for bundles in added
        )

    def _most_once(self) -> int:
        most: dict[int, int] = {}
        for source in self.sources:
            item = source.instance.source.id
            most[item] = max(most.get(item, 0), *map(len, source.bundles))
        return len(self.game.state.players[self.player].pool) + sum(most.values())

    def plan(self, proposal: Proposal, symbols: tuple[str, ...]) -> Plan | None:
        """Return how `symbols` of a proposal could be paid; ``None`` if there is no way.

        A symbol is there once for each unit of mana, with generic ones named so.
        """
        found = self.plan_once(proposal, symbols)
        if found is not None and not found.checked:
            return found
        if found is None and not self.repeatable:
            return None
        from cardwright_core.rehearsing import tried  # noqa: PLC0415 - which plans as well

        return tried(self, proposal, symbols)

    def plan_once(self, proposal: Proposal, symbols: tuple[str, ...]) -> Plan | None:
        """Return how they could be paid by what can be used once, if other costs can be paid."""
        if len(symbols) > self._most_once():
            return None
        return _Search(self, proposal, symbols).plan()


def _ability(instance: Instance) -> ActivatedAbility:
    return instance.ability  # type: ignore[return-value]  # a mana ability is activated


def _once(instance: Instance) -> bool:
    return any(component.once for component in _ability(instance).cost.components)


def _source(game: Game, instance: Instance) -> Source:
    cost = _ability(instance).cost
    checked = any(not component.once for component in cost.components)
    return Source(instance, single_symbols(cost.mana), _could_add(game, instance), checked)


def _could_add(game: Game, instance: Instance) -> tuple[tuple[Forms, ...], ...]:
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


class _Search:
    """The search for one plan."""

    def __init__(self, planner: Planner, proposal: Proposal, symbols: tuple[str, ...]) -> None:
        self.game, self.player = planner.game, planner.player
        self.proposal, self.symbols = proposal, symbols
        self.pool = self.game.state.players[self.player].pool
        self.plain: dict[int, tuple[Way, ...]] = {}
        self.converters: list[Way] = []
        for source in planner.sources:
            ways = tuple(Way(source, bundle) for bundle in source.bundles)
            item = source.instance.source.id
            if source.inputs:
                self.converters.extend(ways)
            else:
                self.plain[item] = self.plain.get(item, ()) + ways

    def plan(self) -> Plan | None:
        """Return a plan with as few abilities that cost mana themselves as can be."""
        for chain in self._chains():
            found = self._with(chain)
            if found is not None:
                return found
        return None

    def _chains(self) -> Iterator[tuple[Way, ...]]:
        """Yield orders of abilities that cost mana; those alike in one order only."""
        seen: set[tuple[object, ...]] = set()
        for number in range(len(self.converters) + 1):
            for chosen in combinations(self.converters, number):
                if not self._enough(chosen):
                    continue
                for chain in permutations(chosen):
                    told = tuple((_source_of(way).inputs, way.bundle) for way in chain)
                    if told not in seen:
                        seen.add(told)
                        yield chain

    def _enough(self, chosen: tuple[Way, ...]) -> bool:
        """Whether they are different permanents, and add as much as they and the cost need."""
        items = {_item_of(way) for way in chosen}
        most = sum(
            max(len(way.bundle) for way in ways)
            for item, ways in self.plain.items()
            if item not in items
        )
        added = sum(len(way.bundle) for way in chosen) + len(self.pool) + most
        needed = sum(len(_source_of(way).inputs) for way in chosen) + len(self.symbols)
        return len(items) == len(chosen) and added >= needed

    def _with(self, chain: tuple[Way, ...]) -> Plan | None:
        """Return a plan with these abilities that cost mana, in this order."""
        items = {_item_of(way) for way in chain}
        supplies = [Supply((Way(None, ((unit,),)),)) for unit in self.pool]
        supplies += [Supply(ways) for item, ways in self.plain.items() if item not in items]
        supplies += [Supply((way,), stage + 1) for stage, way in enumerate(chain)]
        uses = solved(self._demands(chain), supplies)
        return None if uses is None else _told(chain, uses)

    def _demands(self, chain: tuple[Way, ...]) -> list[Demand]:
        demands: list[Demand] = []
        for stage, way in enumerate(chain):
            source = _source_of(way)
            pays = paying(self.game, _proposal(self.player, source.instance))
            demands += [Demand(symbol, stage, pays) for symbol in source.inputs]
        pays = paying(self.game, self.proposal)
        return [*demands, *(Demand(symbol, len(chain), pays) for symbol in self.symbols)]


def _source_of(way: Way) -> Source:
    assert isinstance(way.key, Source)  # noqa: S101 - all ways but those of the pool have one
    return way.key


def _item_of(way: Way) -> int:
    return _source_of(way).instance.source.id


def _proposal(player: PlayerId, instance: Instance) -> Proposal:
    cost = _ability(instance).cost
    return Proposal("activate", player, instance.source.id, instance, cost)


def _told(chain: tuple[Way, ...], uses: tuple[Use, ...]) -> Plan:
    """Return the plan that a match is: for each payment, first what adds mana for it."""
    spends: list[list[Mana]] = [[] for _ in range(len(chain) + 1)]
    before: list[list[Step]] = [[] for _ in range(len(chain) + 1)]
    added: dict[Way, tuple[Mana, ...]] = {}
    for use in uses:
        units = tuple(unit for unit, _ in use.units)
        for unit, demand in use.units:
            spends[demand.stage].append(unit)
        if use.way in chain:
            added[use.way] = units
        elif use.way.key is not None:
            stage = min(demand.stage for _, demand in use.units)
            before[stage].append(Step(_source_of(use.way).instance, (), units))
    steps: list[Step] = []
    for stage, way in enumerate(chain):
        converts = Step(_source_of(way).instance, tuple(spends[stage]), added.get(way, ()))
        steps += [*before[stage], converts]
    steps += before[len(chain)]
    used = [*chain, *(use.way for use in uses if use.way.key is not None)]
    checked = any(_source_of(way).checked for way in used)
    return Plan(tuple(steps), tuple(spends[-1]), checked)
