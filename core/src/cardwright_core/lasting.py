"""Effects that resolutions begin: continuous ones with locked sets, delayed ones (611.2, 603.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import Filter, StaticAbility
from cardwright_core.layers import ContinuousEffect
from cardwright_core.specs import hookimpl
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from cardwright_core.abilities import Duration, Instance, TriggeredAbility
    from cardwright_core.game import Game
    from cardwright_core.layers import Part
    from cardwright_core.objects import View

__all__ = ["Among", "Lasting", "begin_continuous", "begin_delayed", "begin_effect"]


@record
class Among(Filter):
    """Certain objects, by their ids: a set that was fixed when an effect began (611.2c)."""

    items: tuple[int, ...]

    @property
    def reads(self) -> frozenset[str]:
        """Nothing."""
        return frozenset()

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is one of them."""
        del game, by
        return view.id in self.items


@record
class Lasting(Record):
    """What a resolution's continuous effect does, as a value in the state (611.2)."""

    parts: tuple[Part, ...]

    @hookimpl
    def continuous_effects(self, by: Instance) -> ContinuousEffect:
        """611.2"""
        return ContinuousEffect(by, self.parts)


def begin_continuous(
    game: Game, by: Instance, parts: tuple[Part, ...], duration: Duration | None
) -> None:
    """Begin an effect that changes characteristics or controllers, its sets fixed now (611.2c).

    An object that can't have an ability is left out of the part that would add it (113.11).
    """
    locked = tuple(_locked(game, by, part) for part in parts)
    begin_effect(game, by, Lasting(tuple(part for part in locked if part is not None)), duration)


def _locked(game: Game, by: Instance, part: Part) -> Part | None:
    gives = part.change.gives(game)
    items = tuple(
        item.id
        for item in game.state.objects.values()
        if item.zone in part.zones
        and part.affects.matches(game, by, game.see(item.id))
        and not gives & game.state.forbidden.get(item.id, frozenset())
    )
    return part.replace(affects=Among(items)) if items else None


def begin_effect(game: Game, by: Instance, behaviour: Record, duration: Duration | None) -> int:
    """Let any behaviour function for a time, apart from its source (611.2); return its id."""
    lasting = by.replace(
        ability=StaticAbility(behaviour, printed_on=by.ability.printed_on),
        duration=duration,
        zone=Zone.OUTSIDE,
    )
    return game.state.start_effect(lasting)


def begin_delayed(
    game: Game, by: Instance, ability: TriggeredAbility, duration: Duration | None = None
) -> int:
    """Create a delayed triggered ability (603.7); without a duration it triggers once."""
    delayed = by.replace(
        ability=ability.replace(printed_on=by.ability.printed_on, grant=by.grant),
        duration=duration,
        zone=Zone.OUTSIDE,
        targets=(),
        modes=(),
    )
    return game.state.start_effect(delayed)
