"""What a player may begin to cast or activate: what an option promises (601.3, 602.5).

The promise is that nothing known beforehand stands against it. Choices to come may still fail, and
the proposal is then reversed (601.3a, 733.1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.abilities import ActivatedAbility, StaticAbility
from cardwright_core.casting import may_activate, proposed_spell
from cardwright_core.costs import ChangeKind, reduced
from cardwright_core.mana import ManaCost
from cardwright_core.payment import could_pay, single_symbols
from cardwright_core.production import available_mana, payable_abilities
from cardwright_core.proposal import Proposal
from cardwright_core.stack import could_choose_targets, target_specs
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from cardwright_core.abilities import Cost, Instance
    from cardwright_core.costs import CostChange
    from cardwright_core.game import Game
    from cardwright_core.mana import Mana
    from cardwright_core.objects import View
    from cardwright_core.permission import Permission
    from cardwright_core.zones import PlayerId

__all__ = ["MeansToPay", "may_begin_to_activate", "may_begin_to_cast"]


class MeansToPay:
    """What a player could pay with at this moment: worked out once, and only if somebody asks."""

    __slots__ = ("_game", "_known", "_sources", "payable", "player")

    def __init__(self, game: Game, player: PlayerId) -> None:
        """Find the abilities that the player could pay for, apart from their mana."""
        self._game = game
        self._known: dict[tuple[str, ...], bool] = {}
        self._sources: list[tuple[tuple[Mana, bool], ...]] | None = None
        self.player = player
        self.payable = tuple(payable_abilities(game, player))

    def could_pay(self, symbols: tuple[str, ...]) -> bool:
        """Whether the mana at hand could pay these symbols; X counts 0."""
        if not symbols:
            return True
        known = self._known.get(symbols)
        if known is None:
            wanted = ManaCost(tuple(symbol for symbol in symbols if symbol != "X"))
            known = self._known[symbols] = could_pay(self._units(), single_symbols(wanted))
        return known

    def _units(self) -> list[tuple[tuple[Mana, bool], ...]]:
        if self._sources is None:
            found = available_mana(self._game, self.player, self.payable)
            self._sources = [tuple((mana, False) for mana in forms) for forms in found]
        return self._sources


def may_begin_to_cast(
    game: Game, item: int, permission: Permission | None, means: MeansToPay
) -> bool:
    """Whether a player may begin to cast a card; the timing is the caller's concern."""
    if _speaks_on_the_stack(game, game.see(item)):
        return _as_if_on_the_stack(game, item, permission, means)
    return _may_begin(game, proposed_spell(game, means.player, item, permission), means)


def may_begin_to_activate(game: Game, instance: Instance, means: MeansToPay) -> bool:
    """Whether a player may begin to activate an ability; the timing is the caller's concern."""
    ability = instance.ability
    assert isinstance(ability, ActivatedAbility)  # noqa: S101 - nothing else is activated
    if not may_activate(game, instance):
        return False
    proposal = Proposal("activate", means.player, instance.source.id, instance, ability.cost)
    return _may_begin(game, proposal, means)


def _may_begin(game: Game, proposal: Proposal, means: MeansToPay) -> bool:
    if not all(
        could_choose_targets(game, proposal.instance, s) for s in target_specs(proposal.instance)
    ):
        return False
    if game.rules.ask.prohibits(game, proposal):
        return False
    return any(_payable(game, proposal, cost, means) for cost in _costs(game, proposal))


def _costs(game: Game, proposal: Proposal) -> list[Cost]:
    """Return the costs between which the player may choose (118.9)."""
    if proposal.permission is not None and proposal.permission.instead is not None:
        return [proposal.permission.instead]
    options = game.rules.ask.cost_options(game, proposal)
    return [proposal.cost, *(option.cost for option in options if option.alternative)]


def _payable(game: Game, proposal: Proposal, cost: Cost, means: MeansToPay) -> bool:
    """Whether the mana at hand could pay the cost as changed, and all that is not mana as well."""
    if not all(component.payable(game, proposal.instance) for component in cost.components):
        return False
    if game.rules.ask.payment_options(game, proposal):
        return True  # how much of the mana these can stand for shows only while paying
    symbols = cost.mana.symbols
    changes: list[CostChange] = game.rules.ask.cost_changes(game, proposal)
    for change in sorted(changes, key=lambda change: change.kind):
        if change.kind is ChangeKind.INCREASE:
            symbols += change.mana.symbols
        elif change.kind is ChangeKind.REDUCTION:
            symbols = reduced(symbols, change.mana.symbols, change.minimum)
    return means.could_pay(symbols)


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
    game: Game, item: int, permission: Permission | None, means: MeansToPay
) -> bool:
    """Look at the card as the spell that it would be (601.3e)."""
    state, player = game.state, means.player
    game.state = state.fork()
    try:
        game.state.put(state.objects[item].replace(zone=Zone.STACK, controller=player))
        game.follow()
        return _may_begin(game, proposed_spell(game, player, item, permission), means)
    finally:
        game.state = state
