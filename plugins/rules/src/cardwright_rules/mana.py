"""Adding mana, losing it as steps end, and what keeps it (106)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.errors import InputError
from cardwright_core.events import PlayerEvent, Simultaneous
from cardwright_core.flow import TurnBasedAction
from cardwright_core.mana import MANA_TYPES, ManaCost
from cardwright_core.objects import with_pool
from cardwright_core.production import ManaProduced, Production, add_mana
from cardwright_core.specs import hookimpl, idle_unless

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.mana import Mana, ManaRestriction, ManaRider
    from cardwright_core.state import Step
    from cardwright_core.terms import Number
    from cardwright_core.zones import PlayerId

__all__ = ["ANY_COLOR", "AddMana", "AddSymbols", "ManaLost", "mana"]

ANY_COLOR = ("W", "U", "B", "R", "G")
"""The types of mana that "one mana of any color" means (106.1a)."""


@record
class AddMana(Record):
    """Add `count` mana of one type, chosen among `types` if there are several (106.4).

    With `combined` each unit is of a type of its own choice; with `for_tapper` it is added by who
    tapped something for mana, on which the ability triggered.
    """

    types: tuple[str, ...]
    count: int | Number = 1
    combined: bool = False
    restriction: ManaRestriction | None = None
    rider: ManaRider | None = None
    kept: bool = False
    for_tapper: bool = False

    @property
    def always(self) -> tuple[str, ...] | None:
        """The types of what it adds, if they are always the same, and nothing comes with them."""
        plain = self.restriction is None and self.rider is None and not self.for_tapper
        if not plain or len(self.types) != 1 or not isinstance(self.count, int):
            return None
        return self.types * self.count

    def produces(self, game: Game, by: Instance) -> tuple[Production, ...]:
        """Return the lots that it adds: one, or one for each unit."""
        count = self.count if isinstance(self.count, int) else self.count.value(game, by)
        lot = Production(self.types, count, self.restriction, self.rider, self.kept)
        return (lot.replace(count=1),) * count if self.combined else (lot,)

    def resolve(self, game: Game, by: Instance) -> None:
        """Add what it produces now."""
        add_mana(game, by, self.produces(game, by), tapper(by) if self.for_tapper else "")


def tapper(by: Instance) -> PlayerId:
    """Return who tapped something for mana, if the ability triggered on that."""
    return by.event.tapper if isinstance(by.event, ManaProduced) else ""


@record
class AddSymbols(Record):
    """Add the mana that symbols stand for, all at once: ``AddSymbols("{R}{G}")`` (106.8 to 106.11).

    A hybrid symbol is one half of it, a Phyrexian one its color; a number, and snow symbols, are
    colorless mana.
    """

    symbols: str
    restriction: ManaRestriction | None = None
    rider: ManaRider | None = None
    kept: bool = False

    def produces(self, game: Game, by: Instance) -> tuple[Production, ...]:
        """Return a lot for each symbol."""
        del game, by
        lots = map(_lot_of, ManaCost.parse(self.symbols).symbols)
        return tuple(
            lot.replace(restriction=self.restriction, rider=self.rider, kept=self.kept)
            for lot in lots
        )

    def resolve(self, game: Game, by: Instance) -> None:
        """Add it."""
        add_mana(game, by, self.produces(game, by))


def _lot_of(symbol: str) -> Production:
    """Return what one symbol adds."""
    if symbol.isdigit():
        return Production(("C",), int(symbol))
    if symbol == "S":
        return Production(("C",))
    if symbol[0] in "2XYZ":
        raise InputError(f"{{{symbol}}} adds no fixed amount of mana")
    return Production(tuple(half for half in symbol.split("/") if half in MANA_TYPES))


@record
class ManaLost(PlayerEvent):
    """A player loses unspent mana (106.4)."""

    rule: ClassVar[str] = "106.4"
    settled: ClassVar[bool] = True

    units: tuple[Mana, ...]

    @property
    def parts(self) -> tuple[Event, ...]:
        """Itself; without any mana it is no event."""
        return (self,) if self.units else ()

    def apply(self, game: Game) -> Event:
        """Take the units out of the pool."""
        player = game.player(self.player)
        pool = list(player.pool)
        for unit in self.units:
            pool.remove(unit)
        game.state.players[self.player] = with_pool(player, tuple(pool))
        return self

    def describe(self, game: Game) -> str:
        """Say who loses what."""
        del game
        return f"{self.player} loses " + "".join(f"{{{unit.type}}}" for unit in self.units)


def _is_any_left(game: Game, *_: object) -> bool:
    for player in game.state.players.values():  # noqa: SIM110 - asked as each step ends
        if player.pool:
            return True
    return False


class ManaPools:
    """Empties the pools as steps and phases end."""

    @hookimpl
    @idle_unless(_is_any_left, asked=lambda _, ending: ending)
    def turn_based_actions(self, game: Game, step: Step, ending: bool) -> TurnBasedAction | None:  # noqa: FBT001 - a hook's parameter
        """500.5"""
        if ending and _is_any_left(game):
            return _AT_THE_END_OF_A_TURN if step.name == "cleanup" else _AT_THE_END
        return None


def _empty_pools(game: Game) -> None:
    """Let everybody lose the mana that is not kept (703.4q)."""
    _lose(game, [(p.id, tuple([u for u in p.pool if not u.kept])) for p in game.players if p.pool])


def _empty_pools_of_the_turn(game: Game) -> None:
    """Let everybody lose all mana: what was kept, was until the turn ends."""
    _lose(game, [(player.id, player.pool) for player in game.players])


def _lose(game: Game, lost: list[tuple[PlayerId, tuple[Mana, ...]]]) -> None:
    events = tuple([ManaLost(name, units) for name, units in lost if units])
    if events:
        game.propose(events[0] if len(events) == 1 else Simultaneous(events))


_AT_THE_END = TurnBasedAction("703.4q", _empty_pools, tells=True)
_AT_THE_END_OF_A_TURN = TurnBasedAction("703.4q", _empty_pools_of_the_turn, tells=True)

mana = ManaPools()
