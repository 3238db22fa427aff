"""Tapping and untapping, and the tap and untap symbols as costs (701.26, 107.5, 107.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.abilities import CostComponent
from cardwright_core.cost import Pays
from cardwright_core.errors import IllegalActionError
from cardwright_core.events import ObjectEvent
from cardwright_core.objects import FRESH
from cardwright_core.specs import hookimpl, hookspec, idle_unless
from cardwright_core.standing import depends_on
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.ruleset import RuleSet

__all__ = [
    "TAP",
    "UNTAP",
    "TapSymbol",
    "TapThat",
    "Tapped",
    "TappingSpecs",
    "UntapSymbol",
    "Untapped",
    "summoning_sick",
]


_JUST_TAPPED = FRESH.replace(tapped=True)
"""The status of most tapped permanents: one record for all of them."""


@record
class Tapped(ObjectEvent):
    """A permanent becomes tapped (701.26a)."""

    english = "{what} becomes tapped"

    rule: ClassVar[str] = "701.26a"
    settled: ClassVar[bool] = True

    def apply(self, game: Game) -> Event:
        """Turn it sideways."""
        state = game.state
        status = state.status.get(self.object, FRESH)
        now = _JUST_TAPPED if status is FRESH else status.replace(tapped=True)
        state.set_status(self.object, now)
        return self

    def describe(self, game: Game) -> str:
        """Say it."""
        return f"{game.see(self.object).name} becomes tapped"


@record
class Untapped(ObjectEvent):
    """A permanent becomes untapped (701.26b)."""

    english = "{what} becomes untapped"

    rule: ClassVar[str] = "701.26b"
    settled: ClassVar[bool] = True

    def apply(self, game: Game) -> Event:
        """Turn it upright."""
        state = game.state
        status = state.status.get(self.object, FRESH)
        now = FRESH if status is _JUST_TAPPED else status.replace(tapped=False)
        state.set_status(self.object, now)
        return self

    def describe(self, game: Game) -> str:
        """Say it."""
        return f"{game.see(self.object).name} becomes untapped"


def summoning_sick(game: Game, view: View) -> bool:
    """Whether its controller has not controlled the creature since their turn began (302.6)."""
    if view.object.since < game.player(view.controller).last_turn:  # as most: looked at first
        return False
    return _waits_for_a_turn(view)


def _waits_for_a_turn(view: View) -> bool:
    return "Creature" in view.characteristics.types and not view.has("haste")


def turns_at_once(view: View) -> bool:
    """Whether a permanent may tap and untap whenever it came (302.6)."""
    return not _waits_for_a_turn(view)


@depends_on(turns_at_once)
def _turning(game: Game) -> frozenset[int]:
    return frozenset(game.state.standing.permanents(turns_at_once, game))


_TURNING = (_turning,)


@record
class TapSymbol(CostComponent):
    """The cost {T}: tap this permanent (107.5)."""

    english = "{{T}}"

    taps: ClassVar[bool] = True
    turns: ClassVar[bool] = True
    once: ClassVar[bool] = True

    def paid_by(self, by: Instance) -> Event:
        """Return that it becomes tapped."""
        return Tapped(by.source.id)

    def payable(self, game: Game, by: Instance) -> bool:
        """Whether it is an untapped permanent that may tap (302.6)."""
        state, item = game.state, by.source.id
        status = state.status.get(item)
        if status is not None and status.tapped:
            return False
        if not state.dirty:
            standing = state.standing
            turning = standing.known.get(_TURNING) or standing.once(_turning, game)
            if item in turning:
                return True
        return _can_turn(game, by)

    def __str__(self) -> str:
        """Return the symbol."""
        return "{T}"


@record
class UntapSymbol(CostComponent):
    """The cost {Q}: untap this permanent (107.6)."""

    english = "{{Q}}"

    turns: ClassVar[bool] = True
    once: ClassVar[bool] = True

    def paid_by(self, by: Instance) -> Event:
        """Return that it becomes untapped."""
        return Untapped(by.source.id)

    def payable(self, game: Game, by: Instance) -> bool:
        """Whether it is a tapped permanent that may untap (302.6)."""
        return game.state.status_of(by.source.id).tapped and _can_turn(game, by)

    def __str__(self) -> str:
        """Return the symbol."""
        return "{Q}"


def _can_turn(game: Game, by: Instance) -> bool:
    """Whether it is a permanent, and no creature that came too late (302.6)."""
    item = game.state.objects.get(by.source.id)
    if item is None or item.zone is not Zone.BATTLEFIELD:
        return False
    view = game.see(item.id)
    if "Creature" not in view.characteristics.types or not summoning_sick(game, view):
        return True
    return any(game.rules.ask.activates_as_though_haste(game, view))


TAP, UNTAP = TapSymbol(), UntapSymbol()


@record
class TapThat(CostComponent):
    """Tap a certain untapped permanent; it is not the tap symbol, so 302.6 does not matter."""

    english = "tap that permanent"

    takes_some: ClassVar[bool] = True

    item: int

    def takes(self, game: Game, by: Instance) -> tuple[tuple[int, ...], int]:
        """Return it."""
        del game, by
        return (self.item,), 1

    def paid_by(self, by: Instance) -> Event:
        """Return that it becomes tapped."""
        del by
        return Tapped(self.item)

    def payable(self, game: Game, by: Instance) -> bool:
        """Whether it is there and untapped."""
        del by
        return game.exists(self.item) and not game.state.status_of(self.item).tapped

    def __str__(self) -> str:
        """Say it."""
        return "tap"


class TappingSpecs:
    """Which creatures pay the tap and untap symbols though they came too late (302.6)."""

    @hookspec()
    def activates_as_though_haste(self, game: Game, by: Instance, creature: View) -> bool | None:
        """Let the abilities of a creature be activated as though it had haste (609.4).

        Called: for a creature of which a cost has the tap or untap symbol, and that its controller
        has not controlled since their turn began. `by` is the instance that answers.
        Answer: ``True`` if it may. Combines: any. Since 0.1.

        Example::

            @hookimpl
            def activates_as_though_haste(self, by, creature):
                return creature.controller == by.controller
        """


class Tapping:
    """Pays {T}, {Q}, and the tapping of other permanents."""

    @hookimpl
    def add_hookspecs(self, rules: RuleSet) -> None:
        """302.6"""
        rules.add_hookspecs(TappingSpecs)

    @hookimpl
    @idle_unless(Pays(TapSymbol, UntapSymbol, TapThat))
    def pay_cost(self, game: Game, component: CostComponent, source: Instance) -> bool | None:
        """107.5, 107.6"""
        if not isinstance(component, TapSymbol | UntapSymbol | TapThat):
            return None
        if game.propose(component.paid_by(source), source) is None:
            message = f"{source.source.name}: {component} can't be paid"
            raise IllegalActionError(message, "118.3")
        return True


tapping = Tapping()
