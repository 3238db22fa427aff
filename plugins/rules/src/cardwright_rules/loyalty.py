"""Planeswalkers and loyalty abilities (306, 606)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import ActivatedAbility, Cost, StaticAbility
from cardwright_core.costs import CostChange
from cardwright_core.events import CountersPut, merged_counters
from cardwright_core.specs import hookimpl, idle_unless
from cardwright_core.zone_changes import move
from cardwright_core.zones import Zone
from cardwright_rules.as_it_enters import AsItEnters
from cardwright_rules.components import Payment
from cardwright_rules.counters import CountersRemoved

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardwright_core.abilities import Ability, CostComponent, Effect, Instance
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.proposal import Proposal
    from cardwright_core.terms import TargetSpec
    from cardwright_core.zone_changes import Enters
    from cardwright_core.zones import PlayerId

__all__ = [
    "LOYALTY",
    "LoyaltyAbilitiesCostMore",
    "LoyaltySymbol",
    "loyalty_ability",
    "planeswalkers",
]

LOYALTY = "loyalty"
"""The counters that are a planeswalker's loyalty (306.5c)."""

_SLICE = "loyalty abilities"  # the turn, and whose were activated in it


@record
class LoyaltySymbol(Payment):
    """The cost of a loyalty ability: counters put on the permanent, or removed (606.4)."""

    english = "[{change:+}]"

    change: int

    def payable(self, game: Game, by: Instance) -> bool:
        """Whether none was activated this turn, and it has enough counters (606.3, 606.6)."""
        there = game.state.objects.get(by.source.id)
        return (
            there is not None
            and there.zone is Zone.BATTLEFIELD
            and there.count(LOYALTY) + self.change >= 0
            and there.id not in _activated(game)
        )

    def merged(self, other: CostComponent) -> CostComponent | None:
        """Return both as one (606.5)."""
        return (
            LoyaltySymbol(self.change + other.change) if isinstance(other, LoyaltySymbol) else None
        )

    def events(self, game: Game, payer: PlayerId, by: Instance) -> Iterable[Event]:
        """Note the use, and put or remove the counters."""
        del payer
        item = by.source.id
        game.state.slices[_SLICE] = (game.state.cursor.turn, (*_activated(game), item))
        if self.change > 0:
            return (CountersPut(item, LOYALTY, self.change, by_effect=False),)
        return (CountersRemoved(item, LOYALTY, -self.change),) if self.change else ()

    def __str__(self) -> str:
        """Return the symbol."""
        return f"[{self.change:+d}]" if self.change else "[0]"


def _activated(game: Game) -> tuple[int, ...]:
    """Return the permanents of which a loyalty ability was activated this turn."""
    turn, items = game.state.slices.get(_SLICE, (0, ()))
    return items if turn == game.state.cursor.turn else ()


def loyalty_ability(change: int, effect: Effect, *targets: TargetSpec) -> ActivatedAbility:
    """Return a loyalty ability; it is activated when a sorcery could be cast (606.3)."""
    paid = Cost(components=(LoyaltySymbol(change),))
    return ActivatedAbility(paid, effect, targets, as_a_sorcery=True, loyalty=True)


@record
class LoyaltyAbilitiesCostMore(Record):
    """Loyalty abilities that you activate cost additional loyalty counters (606.5)."""

    english = (
        "loyalty abilities of planeswalkers you control cost an additional {change:+} to activate"
    )

    change: int

    @hookimpl
    def cost_changes(self, by: Instance, proposal: Proposal) -> CostChange | None:
        """606.5, 601.2f"""
        ability = proposal.instance.ability
        if not isinstance(ability, ActivatedAbility) or not ability.loyalty:
            return None
        if proposal.player != by.controller:
            return None
        return CostChange.increase("", LoyaltySymbol(self.change), by=by)


@record
class EntersWithLoyalty(AsItEnters):
    """It enters with as many loyalty counters as its printed loyalty says (306.5b)."""

    rule: ClassVar[str] = "306.5b"

    def concerns(self, game: Game, event: Enters) -> bool:
        """Whether a loyalty is printed on it."""
        return event.copiable(game).loyalty is not None

    def entering(self, game: Game, by: Instance, event: Enters) -> Event:
        """Return that it enters with them."""
        del by
        count = event.copiable(game).loyalty or 0
        return event.replace(counters=merged_counters(event.counters, LOYALTY, count))


def _has_no_loyalty(view: View) -> bool:
    """Whether it is a planeswalker without loyalty."""
    return "Planeswalker" in view.characteristics.types and not view.object.count(LOYALTY)


class Planeswalkers:
    """Loyalty as a planeswalker enters, and planeswalkers without any."""

    @hookimpl
    def intrinsic_abilities(self, characteristics: Characteristics) -> Ability | None:
        """306.5b"""
        if "Planeswalker" not in characteristics.types:
            return None
        return StaticAbility(EntersWithLoyalty())

    @hookimpl
    @idle_unless(there_is=_has_no_loyalty)
    def state_based_actions(self, game: Game) -> list[Event]:
        """704.5i"""
        return [move(game, item, Zone.GRAVEYARD) for item in _without_loyalty(game)]


def _without_loyalty(game: Game) -> tuple[int, ...]:
    return game.state.standing.permanents(_has_no_loyalty, game)


planeswalkers = Planeswalkers()
