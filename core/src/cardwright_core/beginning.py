"""What a player may begin to cast or activate: what an option promises (601.3, 602.5).

The promise is that nothing known beforehand stands against it. Choices to come may still fail, and
the proposal is then reversed (601.3a, 733.1).
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Literal, NamedTuple

from cardwright_core.abilities import ActivatedAbility, StaticAbility
from cardwright_core.announcing import (
    announceable,
    could_choose_modes,
    greatest_x,
    mana_at_most,
)
from cardwright_core.casting import proposed_spell, spell_made_of
from cardwright_core.costs import components_of, imposed, least_mana
from cardwright_core.going_on import granting, with_what_granted_it
from cardwright_core.layers import view_in_library
from cardwright_core.limits import may_activate
from cardwright_core.mana import MANA_TYPES, ManaCost
from cardwright_core.matching import GENERIC
from cardwright_core.otherwise import Otherwise
from cardwright_core.payment import single_symbols
from cardwright_core.planning import Planner, needed_itself
from cardwright_core.proposal import Proposal, is_unquestioned
from cardwright_core.stack import could_choose_all, target_specs
from cardwright_core.tallying import tally
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.abilities import Cost, CostComponent, Instance
    from cardwright_core.costs import CostChange, CostOption, PaymentOption
    from cardwright_core.game import Game
    from cardwright_core.objects import GameObject, View
    from cardwright_core.permission import Permission
    from cardwright_core.proposal import Way
    from cardwright_core.zones import PlayerId

__all__ = [
    "MeansToPay",
    "Plain",
    "may_begin_to_activate",
    "may_begin_to_cast",
    "payable",
    "plain_proposal",
]


class MeansToPay:
    """What a player could pay with at this moment: worked out once, and only if somebody asks."""

    __slots__ = ("_counted", "_game", "_known", "_planned_by", "_tally", "player")

    def __init__(self, game: Game, player: PlayerId) -> None:
        """Look at nothing yet."""
        self._known: dict[tuple[object, ...], bool] = {}
        self._counted: dict[tuple[str, ...], bool | None] = {}
        self._game = game
        self._planned_by: Planner | None = None
        self._tally: list[str] | Literal[False] | None = False
        self.player = player

    @property
    def _planner(self) -> Planner:
        if self._planned_by is None:
            self._planned_by = Planner(self._game, self.player)
        return self._planned_by

    def could_pay(
        self, proposal: Proposal, symbols: tuple[str, ...], otherwise: Otherwise | None = None
    ) -> bool:
        """Whether what is at hand could pay these symbols of a proposal; X counts 0.

        What is used `otherwise` than for mana is there for one thing only.
        """
        wanted = _wanted(symbols)
        if otherwise is not None:
            return self._planner.plan(proposal, wanted, otherwise) is not None
        return not wanted or self.planned(proposal, wanted)

    def planned(self, proposal: Proposal, wanted: tuple[str, ...]) -> bool:
        """Whether there is a plan to pay these symbols, one for each unit of mana."""
        if proposal.is_spell() and proposal.permission is None:
            enough = self.is_enough(wanted)
            if enough is not None:
                return enough
        own = needed_itself(proposal)
        key: tuple[object, ...] = (own if self._planner.could_use(own) else 0, wanted)
        if self._planner.particular or proposal.permission is not None:
            key = (proposal, wanted)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._planner.plan(proposal, wanted) is not None
        return known

    def is_enough(self, wanted: tuple[str, ...]) -> bool | None:
        """Whether there is enough mana for a spell; ``None`` if counting does not tell all."""
        if wanted not in self._counted:
            self._counted[wanted] = self._counts_enough(wanted)
        return self._counted[wanted]

    def _counts_enough(self, wanted: tuple[str, ...]) -> bool | None:
        needed = _needed(wanted)
        if needed is None:
            return None
        if self._tally is False:
            self._tally = tally(self._game, self.player)
        found = self._tally
        if found is None:
            return None
        enough = len(found) >= len(wanted)
        return enough and all(found.count(kind) >= count for kind, count in needed)


_COUNTED = frozenset({*MANA_TYPES, GENERIC})


@cache
def _needed(wanted: tuple[str, ...]) -> tuple[tuple[str, int], ...] | None:
    """Return how much of each type is needed beside generic mana, if counting tells all."""
    if not _COUNTED.issuperset(wanted):
        return None
    return tuple(Counter(symbol for symbol in wanted if symbol != GENERIC).items())


def _wanted(symbols: tuple[str, ...]) -> tuple[str, ...]:
    return single_symbols(ManaCost(tuple(symbol for symbol in symbols if symbol != "X")))


def may_begin_to_cast(  # noqa: PLR0913 - the choices of casting, the last ones by name
    game: Game,
    item: int,
    permission: Permission | None,
    means: MeansToPay,
    face: int = 0,
    *,
    way: Way | None = None,
    card: int = 0,
) -> bool:
    """Whether a player may begin to cast a card, as a face or in a way of its own.

    A card of a library is told by its number. The timing is the caller's concern.
    """
    if card:
        made = spell_made_of(view_in_library(game, card).object, face, way)
        return _as_if_on_the_stack(game, made, permission, means, way)
    if permission is None and not face and way is None:
        view = game.see(item)
        plain = plain_proposal(game, view)
        if plain is not None and view.owner == means.player and is_unquestioned(game):
            return not plain.wanted or means.planned(*plain)
    there = game.state.objects[item]
    made = spell_made_of(there, face, way)
    if made is not there or _speaks_on_the_stack(game, game.see(item)):
        return _as_if_on_the_stack(game, made, permission, means, way)
    return _may_begin(game, proposed_spell(game, means.player, item, permission), means)


def plain_proposal(game: Game, view: View) -> Plain | None:
    """Return its owner's proposal to cast a card, if only mana could stand in the way of it."""
    return game.state.standing.told(_plain, game, view, view.id)


class Plain(NamedTuple):
    """A proposal that only mana and what has a say stands in the way of, and that mana."""

    proposal: Proposal
    wanted: tuple[str, ...]


def _plain(game: Game, view: View) -> Plain | None:
    if view.characteristics.faces or _speaks_on_the_stack(game, view):
        return None
    proposal = proposed_spell(game, view.owner, view.id)
    cost = proposal.cost
    if cost.components or cost.mana.hybrid or target_specs(proposal.instance):
        return None
    return Plain(proposal, _wanted(cost.mana.symbols))


def may_begin_to_activate(game: Game, instance: Instance, means: MeansToPay) -> bool:
    """Whether a player may begin to activate an ability; the timing is the caller's concern."""
    ability = instance.ability
    assert isinstance(ability, ActivatedAbility)  # noqa: S101 - nothing else is activated
    if not may_activate(game, instance):
        return False
    proposal = Proposal("activate", means.player, instance.source.id, instance, ability.cost)
    return _may_begin(game, proposal, means)


def _may_begin(game: Game, proposal: Proposal, means: MeansToPay) -> bool:
    if not _is_allowed(game, proposal) and not _could_be_allowed(game, proposal, means):
        return False
    return any(
        _possible(game, proposal, cost, paid, means) for cost, paid in _costs(game, proposal)
    )


def _is_allowed(game: Game, proposal: Proposal) -> bool:
    """Whether nothing prohibits it, and the permission that it makes use of covers it (601.3)."""
    permission = proposal.permission
    if permission is not None and not permission.covers(game, proposal.object):
        return False
    return not game.rules.ask.prohibits(game, proposal)


def _could_be_allowed(game: Game, proposal: Proposal, means: MeansToPay) -> bool:
    """Whether some choice that is still to be made would make it allowed (601.3a, 601.3b)."""
    return proposal.is_spell() and any(
        _allowed_with(game, proposal, chosen) for chosen in _choices(game, proposal, means)
    )


def _choices(game: Game, proposal: Proposal, means: MeansToPay) -> Iterator[Instance]:
    """Yield a spell with each X, and with each cost, by which its qualities may change."""
    instance, cost = proposal.instance, proposal.cost
    for x in range(1, mana_at_most(game, proposal) + 1) if cost.mana.variable else ():
        if payable(game, proposal, cost.with_x(x), means):
            yield instance.replace(x=x)
    options: list[CostOption] = game.rules.ask.cost_options(game, proposal)
    for option in options:
        yield instance.replace(paid=(option.name,))


def _allowed_with(game: Game, proposal: Proposal, chosen: Instance) -> bool:
    """Look at the spell with a choice made, as it would be on the stack."""
    state = game.state
    game.state = state.fork()
    try:
        there = state.objects[proposal.object]
        spell = there.replace(zone=Zone.STACK, controller=proposal.player, spell=chosen)
        game.state.put(spell)
        game.follow()
        return _is_allowed(game, proposal.replace(instance=chosen))
    finally:
        game.state = state


def _possible(
    game: Game, proposal: Proposal, cost: Cost, paid: tuple[str, ...], means: MeansToPay
) -> bool:
    """Whether there are targets if these costs are chosen, and the cost can be paid (601.2c)."""
    instance = proposal.instance.replace(paid=paid) if paid else proposal.instance
    specs = target_specs(instance)
    if not could_choose_modes(game, instance) or not payable(game, proposal, cost, means):
        return False
    if could_choose_all(game, instance, specs):
        return True
    chosen = proposal.replace(cost=cost, instance=instance)
    return any(
        could_choose_all(game, instance.replace(x=x), specs)
        and payable(game, chosen, cost.with_x(x), means)
        for x in range(1, _greatest_x(game, chosen) + 1)
    )


def _greatest_x(game: Game, proposal: Proposal) -> int:
    """Return the greatest X to try: targets may depend on X, which is announced first (601.2b)."""
    given = proposal.instance.x is not None or proposal.cost.x is not None
    return 0 if given else greatest_x(game, proposal)


def _costs(game: Game, proposal: Proposal) -> list[tuple[Cost, tuple[str, ...]]]:
    """Return the costs between which the player may choose, and the names of what is chosen.

    What is imposed is added to each (118.8, 118.9).
    """
    options: list[CostOption] = game.rules.ask.cost_options(game, proposal)
    found: list[tuple[Cost, tuple[str, ...]]] = [(proposal.cost, ())]
    given = proposal.alternative
    if given is not None:
        found = [(given[0], (given[1],) if given[1] else ())]
    else:
        found.extend((option.cost, (option.name,)) for option in options if option.alternative)
    for several in imposed(options):
        found = [
            (cost.plus(option.cost), (*paid, option.name))
            for cost, paid in found
            for option in several
        ]
    return found


def payable(game: Game, proposal: Proposal, cost: Cost, means: MeansToPay) -> bool:
    """Whether the mana at hand could pay the cost as changed, and all that is not mana as well."""
    asked = proposal if cost is proposal.cost else proposal.replace(cost=cost)
    changes: list[CostChange] = game.rules.ask.cost_changes(game, asked)
    components = components_of(cost, changes) if changes else cost.components
    if not all(component.payable(game, proposal.instance) for component in components):
        return False
    if cost.x is not None:
        cost = cost.with_x(cost.x.value(game, proposal.instance))
    otherwise = _otherwise(game, proposal.replace(cost=cost), components)
    return any(
        means.could_pay(proposal, symbols, otherwise)
        for one in announceable(game, proposal, cost)
        for symbols in least_mana(one, changes)
    )


def _otherwise(
    game: Game, as_paid: Proposal, components: tuple[CostComponent, ...]
) -> Otherwise | None:
    """Return what could pay a cost beside mana, and what it takes, if there is any."""
    offers: list[PaymentOption] = game.rules.ask.payment_options(game, as_paid)
    if not offers and not any(component.takes_some for component in components):
        return None
    return Otherwise(tuple(offers), components, as_paid.instance)


def _speaks_on_the_stack(game: Game, view: View) -> bool:
    """Whether a card has a static ability that functions while it is a spell (113.6)."""
    catalog = game.rules.catalog
    return any(
        Zone.STACK in implementation.zones
        for ability in view.characteristics.abilities
        if isinstance(ability, StaticAbility)
        for implementation in catalog.implementations(ability.behaviour)
    )


def _as_if_on_the_stack(
    game: Game,
    made: GameObject,
    permission: Permission | None,
    means: MeansToPay,
    way: Way | None,
) -> bool:
    """Look at the spell that a card would be `made` into, as a face or not (601.3e, 709.3a)."""
    state, player = game.state, means.player
    granted_by = granting(game, made.id, permission)
    game.state = state.fork()
    try:
        game.state.next_id = max(game.state.next_id, made.id + 1)
        game.state.put(made.replace(zone=Zone.STACK, controller=player))
        game.follow()
        permission = with_what_granted_it(game, made.id, permission, granted_by)
        proposed = proposed_spell(game, player, made.id, permission, way)
        cast_from = proposed.instance.replace(zone=made.zone)
        return _may_begin(game, proposed.replace(instance=cast_from), means)
    finally:
        game.state = state
