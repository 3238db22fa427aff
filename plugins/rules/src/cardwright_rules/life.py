"""Life: gaining, losing and paying it (119)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.abilities import CostComponent
from cardwright_core.cost import Pays
from cardwright_core.costs import PaymentOption
from cardwright_core.events import PlayerEvent
from cardwright_core.specs import hookimpl, idle_unless
from cardwright_rules.paying import may_pay_with
from cardwright_rules.teams import TeamSpecs, sharing
from cardwright_rules.this_turn import add_this_turn

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.ruleset import RuleSet
    from cardwright_core.terms import Number
    from cardwright_core.zones import PlayerId

__all__ = ["FOR_TWO_LIFE", "LIFE_LOST", "LifeGained", "LifeLost", "LifePaid", "PayLife"]

LIFE_LOST = "life lost this turn"
"""Under this name it is kept how much life each player has lost."""


@record
class LifeGained(PlayerEvent):
    """A player gains life (119.3)."""

    english = "a player gains life"

    rule: ClassVar[str] = "119.3"
    settled: ClassVar[bool] = True

    amount: int

    def apply(self, game: Game) -> Event:
        """Add to the life total."""
        _change(game, self.player, self.amount)
        return self

    def describe(self, game: Game) -> str:
        """Say who gains how much, and what the total becomes."""
        life = game.player(self.player).life
        return f"{self.player} gains {self.amount} life ({life} -> {life + self.amount})"


@record
class LifeLost(PlayerEvent):
    """A player loses life (119.3), as the result of damage or not (120.3a)."""

    english = "a player loses life"

    rule: ClassVar[str] = "119.3"

    amount: int
    by_damage: bool = False

    def apply(self, game: Game) -> Event:
        """Take from the life total."""
        _change(game, self.player, -self.amount)
        add_this_turn(game, LIFE_LOST, self.player, self.amount)
        return self

    def describe(self, game: Game) -> str:
        """Say who loses how much, and what the total becomes."""
        life = game.player(self.player).life
        return f"{self.player} loses {self.amount} life ({life} -> {life - self.amount})"


@record
class LifePaid(LifeLost):
    """A player pays life, and so loses it (119.4)."""

    english = "a player pays life"

    rule: ClassVar[str] = "119.4"


def _change(game: Game, name: PlayerId, amount: int) -> None:
    """Change a life total: a team's, if it is shared (810.9)."""
    for one in (name, *sharing(game, name)):
        player = game.player(one)
        game.state.players[one] = player.replace(life=player.life + amount)


FOR_TWO_LIFE = "2 life"
"""What the way is called to pay a Phyrexian mana symbol with life (107.4f)."""


@record
class PayLife(CostComponent):
    """A cost of life (119.4)."""

    english = "pay {amount} life"

    amount: int | Number

    @property
    def variable(self) -> bool:
        """Whether the amount may be announced."""
        return not isinstance(self.amount, int)

    def paid(self, game: Game, by: Instance) -> int:
        """Return how much it is; X is announced."""
        return self.amount if isinstance(self.amount, int) else self.amount.value(game, by)

    def payable(self, game: Game, by: Instance) -> bool:
        """Whether the player has that much; 0 can always be paid (119.4, 119.4b)."""
        paid = self.paid(game, by)
        if paid == 0:
            return True
        return _may_pay(game, by) and game.player(by.controller).life >= paid

    def most(self, game: Game, by: Instance) -> int | None:
        """Return how much life there is to pay, if the amount is announced (107.3a)."""
        if isinstance(self.amount, int):
            return None
        return max(0, game.player(by.controller).life) if _may_pay(game, by) else 0

    def merged(self, other: CostComponent) -> CostComponent | None:
        """Return the life of both, where both are fixed (118.8)."""
        if not isinstance(other, PayLife):
            return None
        amounts = (self.amount, other.amount)
        if not all(isinstance(one, int) for one in amounts):
            return None
        return PayLife(sum(one for one in amounts if isinstance(one, int)))

    def __str__(self) -> str:
        """Say it."""
        number = self.amount if isinstance(self.amount, int) else self.amount.english
        return f"pay {number or 'an amount of'} life"


def _may_pay(game: Game, by: Instance) -> bool:
    """Whether a player can lose life, and pay it for this (119.8, 118.3)."""
    impossible = game.rules.ask.prohibits(game, LifePaid(by.controller, 1))
    return not impossible and may_pay_with(game, by, LifePaid)


class Life:
    """Pays costs of life, and Phyrexian symbols with life."""

    @hookimpl
    def add_hookspecs(self, rules: RuleSet) -> None:
        """810.4"""
        rules.add_hookspecs(TeamSpecs)

    @hookimpl
    def symbol_options(self, symbol: str) -> PaymentOption | None:
        """107.4f"""
        return PaymentOption(FOR_TWO_LIFE, (symbol,), PayLife(2)) if symbol.endswith("/P") else None

    @hookimpl
    @idle_unless(Pays(PayLife))
    def pay_cost(
        self, game: Game, payer: PlayerId, component: CostComponent, source: Instance
    ) -> bool | None:
        """119.4"""
        if not isinstance(component, PayLife):
            return None
        if paid := component.paid(game, source):
            game.propose(LifePaid(payer, paid), source)
        return True


life = Life()
