"""A cost as a value: mana, and components that are not mana (118.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.mana import ManaCost

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.terms import Number
    from cardwright_core.zones import PlayerId, Zone

__all__ = ["Cost", "CostComponent", "Pays"]


class CostComponent(Record):
    """A part of a cost that is not mana (118.3); plugins pay it through the hook ``pay_cost``."""

    __slots__ = ()
    late: ClassVar[bool] = False
    """Whether it is paid after the others: chance, or cards that leave a library (601.2h)."""
    taps: ClassVar[bool] = False
    """Whether it is the tap symbol: an ability with it taps its permanent for mana (106.12)."""
    turns: ClassVar[bool] = False
    """Whether it taps or untaps its own permanent, and nothing else."""
    once: ClassVar[bool] = False
    """Whether paying it keeps the object's abilities that cost the same from being used again."""
    touches_library: ClassVar[bool] = False
    """Whether it moves a card to or from a library: then it is no mana ability's (605.1a)."""

    def paid_by(self, by: Instance) -> Event | None:
        """Return the event that pays it, if there is nothing to choose, and nothing else to it."""
        del by
        return None

    def uses_up(self, game: Game, by: Instance) -> tuple[int, ...] | None:
        """Return the objects of which it uses up one, the payer's choice; else ``None``."""
        del game, by
        return None

    @property
    def variable(self) -> bool:
        """Whether X is announced for it (107.3a): then `most` says the greatest."""
        return False

    into: ClassVar[Zone | None] = None
    out_of: ClassVar[Zone | None] = None
    """The zones that it moves objects of the payer's choice to and from, beside the battlefield."""

    def touches(self, game: Game, by: Instance) -> tuple[int, ...]:
        """Return the objects of which it matters what else was paid before (601.2h)."""
        del game, by
        return ()

    takes_some: ClassVar[bool] = False
    """Whether it takes objects: what :meth:`takes` says."""

    def takes(self, game: Game, by: Instance) -> tuple[tuple[int, ...], int]:
        """Return objects, and how many of them it takes so that nothing else is paid with them.

        They are tapped, or leave a graveyard: what is tapped for mana is not tapped for this too.
        """
        del game, by
        return (), 0

    def payable(self, game: Game, by: Instance) -> bool:
        """Whether it could be paid in full at this moment (118.3)."""
        del game, by
        return True

    def merged(self, other: CostComponent) -> CostComponent | None:
        """Return both as one, where they are paid as one (606.5); else ``None``."""
        del other
        return None

    def most(self, game: Game, by: Instance) -> int | None:
        """Return the greatest X with which it could be paid; ``None`` without X in it (107.3a)."""
        del game, by
        return None


@record
class Cost(Record):
    """What an ability or a spell costs: mana, and components that are not mana (118.1).

    `x` defines X where the text does so; else it is announced, `least_x` at least (107.3a, 107.3c).
    """

    mana: ManaCost = ManaCost()
    components: tuple[CostComponent, ...] = ()
    x: Number | None = None
    least_x: int = 0

    def plus(self, other: Cost) -> Cost:
        """Return both costs together (118.8)."""
        mana = ManaCost(self.mana.symbols + other.mana.symbols)
        least = max(self.least_x, other.least_x)
        return Cost(mana, self.components + other.components, self.x or other.x, least)

    def with_x(self, x: int) -> Cost:
        """Return the cost with the value of X in place of the symbol (107.4b)."""
        symbols = (str(x) if symbol == "X" else symbol for symbol in self.mana.symbols)
        return self.replace(mana=ManaCost(tuple(symbols)))


class Pays:
    """The test of a ``pay_cost`` that pays components of these kinds, and has no say in others.

    What of them tells the event that pays it (:meth:`CostComponent.paid_by`) it pays by that event
    alone; where nobody else has a say, the event then happens without a call of the hook.
    """

    __slots__ = ("kinds",)

    def __init__(self, *kinds: type[CostComponent]) -> None:
        """Take the kinds."""
        self.kinds = kinds

    def __call__(
        self, game: Game, payer: PlayerId, component: CostComponent, source: Instance
    ) -> bool:
        """Whether a component is of them."""
        del game, payer, source
        return isinstance(component, self.kinds)
