"""Planning a payment: which mana abilities a player could use to pay a cost (601.2g, 605.3a).

What can be used once is matched to the cost (:mod:`cardwright_core.matching`); abilities that cost
mana themselves join one by one. Abilities that can be used again and again are tried last, in the
game itself (:mod:`cardwright_core.rehearsing`).
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from cardwright_core.matching import Demand, Supply, Way, matched, paired, solved
from cardwright_core.otherwise import is_mana, taking
from cardwright_core.payment import paying, single_symbols
from cardwright_core.plans import as_plan
from cardwright_core.production import (
    mana_abilities,
)
from cardwright_core.proposal import Proposal
from cardwright_core.sources import (
    ability_of,
    could_add,
    feeds,
    first,
    item_of,
    means_of,
)

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.matching import Pays, Use
    from cardwright_core.otherwise import Otherwise
    from cardwright_core.plans import Plan
    from cardwright_core.rehearsing import Reached
    from cardwright_core.sources import Means
    from cardwright_core.zones import PlayerId

__all__ = ["Planner", "needed_itself"]


class Planner:
    """Plans payments of one player at one moment; what could be used is found once."""

    def __init__(
        self, game: Game, player: PlayerId, payable: tuple[Instance, ...] | None = None
    ) -> None:
        """Look at nothing yet; `payable` are the abilities with payable components, if known."""
        self.game, self.player, self._payable = game, player, payable
        self._found: Means | None = None
        self.reached: Reached | None = None
        self._particular: bool | None = None

    @property
    def means(self) -> Means:
        """What could be used."""
        if self._found is None:
            found = tuple(mana_abilities(self.game, self.player, self._payable))
            self._found = means_of(self.game, found)
        return self._found

    @property
    def repeatable(self) -> tuple[Instance, ...]:
        """The abilities that can be used as long as their costs can be paid, and only tried."""
        return self.means.repeatable

    def could_use(self, item: int) -> bool:
        """Whether an ability of this object could add mana, or costs some to do so."""
        means = self.means
        return item in means.plain or any(one.source.id == item for one, _ in means.converting)

    @property
    def particular(self) -> bool:
        """Whether it could matter what the mana is spent on (106.6), as far as is known."""
        if self._particular is None:
            self._particular = self._is_particular()
        return self._particular

    def _is_particular(self) -> bool:
        if self.game.rules.implemented["mana_spendable"]:
            return True
        if self.game.state.index.get(("mana_spendable", None)) or self.means.converting:
            return True
        pool = self.game.state.players[self.player].pool
        ways = (way for ways in self.means.plain.values() for way in ways)
        added = (unit for way in ways for forms in way.bundle for unit in forms)
        return any(unit.restriction is not None for unit in (*pool, *added))

    def most(self) -> int:
        """Return more mana than which there can't be; an ability may be used for each object."""
        if not self.repeatable:
            return self._most_planned()
        state = self.game.state
        objects = sum(item.controller == self.player for item in state.objects.values())
        added = (could_add(self.game, one) for one in self.repeatable)
        return self._most_planned() + sum(
            objects * max(map(len, several), default=0) for several in added
        )

    def _most_planned(self) -> int:
        pool = self.game.state.players[self.player].pool
        plain = sum(max(len(w.bundle) for w in ways) for ways in self.means.plain.values())
        return len(pool) + plain + sum(len(way.bundle) for way in self.means.converters)

    def plan(
        self, proposal: Proposal, symbols: tuple[str, ...], otherwise: Otherwise | None = None
    ) -> Plan | None:
        """Return how `symbols` of a proposal could be paid; ``None`` if there is no way.

        A symbol is there once for each unit of mana, with generic ones named so. What is paid
        `otherwise` than with mana is no part of the plan, but left for that.
        """
        found = self.plan_once(proposal, symbols, otherwise)
        if found is not None and not found.checked:
            return found
        if found is None and not self.repeatable:
            return None
        from cardwright_core.rehearsing import tried  # noqa: PLC0415 - which plans as well

        return tried(self, proposal, symbols, otherwise)

    def plan_once(
        self, proposal: Proposal, symbols: tuple[str, ...], otherwise: Otherwise | None = None
    ) -> Plan | None:
        """Return how they could be paid without what is only tried, if other costs can be paid."""
        by_mana = len(symbols) - (len(otherwise.offers) if otherwise else 0)
        if not self.means.converting and by_mana > self._most_planned():
            return None
        return _Search(self, proposal, symbols, otherwise).plan()


def needed_itself(proposal: Proposal) -> int:
    """Return the object that can't be used for mana on the way; 0 if there is none.

    A card that is cast is on the stack by then (601.2a); an ability's own cost may tap or move it.
    """
    once = any(component.once for component in proposal.cost.components)
    return proposal.object if once or proposal.is_spell() else 0


_Ordered = tuple[tuple["Way", ...], tuple["Use", ...]]
"""Abilities that cost mana in the order in which they are used, and the match of all payments."""


class _Search:
    """The search for one plan."""

    def __init__(
        self,
        planner: Planner,
        proposal: Proposal,
        symbols: tuple[str, ...],
        otherwise: Otherwise | None,
    ) -> None:
        self.game, self.player = planner.game, planner.player
        self.proposal, self.symbols = proposal, symbols
        self.own, self.means = needed_itself(proposal), planner.means
        self.plain = {item: way for item, way in self.means.plain.items() if item != self.own}
        self.converters: tuple[Way, ...] = ()
        self.pool = self.game.state.players[self.player].pool
        self.taking = taking(self.game, otherwise) if otherwise else None

    def plan(self) -> Plan | None:
        """Return a plan with no more abilities that cost mana themselves than it needs."""
        found = self._with_so_many(0)
        if found is None and self._affords_one():
            self.converters = tuple(w for w in self.means.converters if item_of(w) != self.own)
            found = self._with_converters()
        return None if found is None else as_plan(*found)

    def _affords_one(self) -> bool:
        """Whether there is as much mana as one of the abilities costs that cost mana."""
        return any(
            len(single_symbols(cost.mana)) <= self._most_without({instance.source.id})
            for instance, cost in self.means.converting
            if instance.source.id != self.own
        )

    def _with_converters(self) -> _Ordered | None:
        if not self.converters or self._hopeless():
            return None
        found = self._with_so_many(1)
        if found is None and len(self.converters) > 1 and self._could_begin():
            found = self._with_so_many(2) or self._with_more()
        return found

    def _with_so_many(self, number: int) -> _Ordered | None:
        """Return the first choice of so many of them that will do."""
        for chosen in self._choices(number):
            found = self._in_some_order(chosen) if self._enough(chosen) else None
            if found is not None:
                return found
        return None

    def _with_more(self) -> _Ordered | None:
        found = self._with((), self.converters)
        return None if found is None else self._without_needless(*found)

    def _could_begin(self) -> bool:
        """Whether one of them could be used first, if all others could be used for nothing then."""
        first_ones = {_alike(way): way for way in self.converters}.values()
        return any(
            self._solved((way,), spare=_beside(self.converters, way)) is not None
            for way in first_ones
        )

    def _with(self, chosen: tuple[Way, ...], spare: tuple[Way, ...]) -> _Ordered | None:
        """Return what will do with these, and with others where a match uses them for nothing.

        Of those, the first one is added, or none that is like it.
        """
        uses = self._solved(chosen, 0, spare)
        if uses is None:
            return None
        wanted = next((use.way for use in uses if use.way in spare), None)
        if wanted is None:
            found = self._in_some_order(chosen)
            if found is not None or not spare:
                return found
            wanted = spare[0]
        without = tuple(way for way in spare if _alike(way) != _alike(wanted))
        return self._with((*chosen, wanted), _beside(spare, wanted)) or self._with(chosen, without)

    def _without_needless(self, chain: tuple[Way, ...], uses: tuple[Use, ...]) -> _Ordered:
        """Leave out what is not needed, one after another."""
        for way in chain:
            found = self._in_some_order(tuple(one for one in chain if one != way))
            if found is not None:
                return self._without_needless(*found)
        return chain, uses

    def _in_some_order(self, chosen: tuple[Way, ...]) -> _Ordered | None:
        """Return an order in which they can be used, and how; most often any one will do."""
        uses = self._solved(chosen)
        if uses is not None:
            return chosen, uses
        if len(chosen) < 2 or self._solved(chosen, ordered=0) is None:  # noqa: PLR2004 - one has one order
            return None
        return self._ordered((), chosen)

    def _ordered(self, begun: tuple[Way, ...], rest: tuple[Way, ...]) -> _Ordered | None:
        """Return how a chain that is begun could go on; not where it could in no order at all."""
        seen: set[object] = set()
        for place, way in enumerate(rest):
            if _alike(way) in seen:
                continue
            seen.add(_alike(way))
            chain, others = (*begun, way), rest[:place] + rest[place + 1 :]
            uses = self._solved((*chain, *others), ordered=len(chain))
            if uses is None:
                continue
            found = self._ordered(chain, others) if others else (chain, uses)
            if found is not None:
                return found
        return None

    def _choices(self, number: int) -> Iterator[tuple[Way, ...]]:
        """Yield choices of so many abilities that cost mana; of those alike only one."""
        kinds: dict[object, list[Way]] = {}
        for way in self.converters:
            kinds.setdefault(_alike(way), []).append(way)
        for told in combinations_with_replacement(kinds.values(), number):
            pairs = paired([[item_of(way) for way in alike] for alike in told])
            if pairs is not None:
                yield tuple(
                    next(way for way in alike if item_of(way) == item)
                    for alike, item in zip(told, pairs, strict=True)
                )

    def _hopeless(self) -> bool:
        """Whether there is too little even if each ability could be used in all its ways."""
        ways = (*(way for own in self.plain.values() for way in own), *self.converters)
        gains = [len(way.bundle) - len(first(way).inputs) for way in self.converters]
        gained = sum(gain for gain in gains if gain > 0)
        otherwise = self.taking.most if self.taking else 0
        if self._most_without(()) + gained + otherwise < len(self.symbols):
            return True
        if self.taking:
            ways = (*ways, *(way for own in self.taking.ways.values() for way in own))
            ways = (*ways, *self.taking.unbound)
        slots = [*((unit,) for unit in self.pool), *(form for way in ways for form in way.bundle)]
        return matched(self._demands(()), slots) is None

    def _enough(self, chosen: tuple[Way, ...]) -> bool:
        """Whether there is as much mana as they and the cost need, of whatever type."""
        items = {item_of(way) for way in chosen}
        added = sum(len(way.bundle) for way in chosen) + self._most_without(items)
        added += self.taking.most if self.taking else 0
        return added >= sum(len(first(way).inputs) for way in chosen) + len(self.symbols)

    def _most_without(self, items: Container[int]) -> int:
        """Return how much mana there is and could be, if these are used for something else."""
        return len(self.pool) + sum(
            max((len(way.bundle) for way in ways if item not in items or feeds(way)), default=0)
            for item, ways in self.plain.items()
        )

    def _solved(
        self, chain: tuple[Way, ...], ordered: int | None = None, spare: tuple[Way, ...] = ()
    ) -> tuple[Use, ...] | None:
        """Match all payments, each from what was added before it.

        Only the first so many of the chain are `ordered`: of the others each may feed all others,
        and what is `spare` may too, and for nothing.
        """
        last = len(chain) if ordered is None else ordered
        stages = {item_of(way): min(stage + 1, last) for stage, way in enumerate(chain)}
        supplies = [Supply((Way((), ((unit,),)),)) for unit in self.pool]
        otherwise = self.taking.ways if self.taking else {}
        for item in dict.fromkeys((*self.plain, *otherwise)):
            ways = self.plain.get(item, ())
            usable = tuple(way for way in ways if item not in stages or feeds(way))
            if item not in stages and item != self.own:
                usable += otherwise.get(item, ())
            if usable:
                supplies.append(Supply(usable, stages.get(item, 0)))
        supplies += [Supply((way,)) for way in (self.taking.unbound if self.taking else ())]
        supplies += [Supply((way,), stages[item_of(way)]) for way in chain]
        supplies += [Supply((way,), last, spare=True) for way in spare]
        return solved(self._demands(chain), supplies)

    def _demands(self, chain: tuple[Way, ...]) -> list[Demand]:
        demands: list[Demand] = []
        for stage, way in enumerate(chain):
            demands += self._inputs(way, stage)
        pays, last = paying(self.game, self.proposal), len(chain)
        if self.taking:
            return [*demands, *self.taking.demands(self.symbols, last, pays)]
        return [*demands, *(Demand(symbol, last, pays) for symbol in self.symbols)]

    def _inputs(self, way: Way, stage: int) -> list[Demand]:
        pays = paying(self.game, _proposal(self.player, first(way).instance))
        if self.taking:
            pays = _mana_alone(pays)
        return [Demand(symbol, stage, pays) for symbol in first(way).inputs]


def _mana_alone(mana_pays: Pays) -> Pays:
    return lambda symbol, unit: is_mana(unit) and mana_pays(symbol, unit)


def _beside(ways: tuple[Way, ...], used: Way) -> tuple[Way, ...]:
    """Return the ways that are left if one is used: those of other objects."""
    return tuple(way for way in ways if item_of(way) != item_of(used))


def _alike(way: Way) -> tuple[object, ...]:
    """Return what makes a use of an ability different from that of another permanent's."""
    return first(way).inputs, way.bundle


def _proposal(player: PlayerId, instance: Instance) -> Proposal:
    cost = ability_of(instance).cost
    return Proposal("activate", player, instance.source.id, instance, cost)
