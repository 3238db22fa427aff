"""Effects that resolutions begin: continuous ones with locked sets, delayed ones (611.2, 603.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import StaticAbility
from cardwright_core.layers import ContinuousEffect, cannot_have
from cardwright_core.specs import hookimpl
from cardwright_core.terms import Filter
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from cardwright_core.abilities import Duration, Instance, TriggeredAbility
    from cardwright_core.continuous import Aspect
    from cardwright_core.game import Game
    from cardwright_core.layers import Change, Part
    from cardwright_core.objects import GameObject, View
    from cardwright_core.zones import PlayerId

__all__ = [
    "Among",
    "Lasting",
    "begin_continuous",
    "begin_delayed",
    "begin_effect",
    "end_effects",
    "end_untrue_effects",
]


@record
class Among(Filter):
    """Certain objects, by their ids: a set that was fixed when an effect began (611.2c).

    A permanent that was one of them as a spell stays in the set (400.7a).
    """

    english = "... among certain ones"

    items: tuple[int, ...]

    @property
    def reads(self) -> frozenset[Aspect]:
        """Nothing."""
        return frozenset()

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is one of them, or was when it was a spell."""
        del game, by
        return self.includes(view.object)

    def includes(self, item: GameObject) -> bool:
        """Whether an object is one of them, however it is changed."""
        if item.id in self.items:
            return True
        spell = item.spell
        return spell is not None and item.zone is Zone.BATTLEFIELD and spell.source.id in self.items


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
) -> int:
    """Begin an effect that changes characteristics or controllers, its sets fixed now (611.2c).

    What an object can't have is left out of the part that would add it to that object (113.11).
    Return the effect's id; 0 if nothing of it is created.
    """
    game.follow()
    locked = tuple(one for part in parts for one in _locked(game, by, part))
    return begin_effect(game, by, Lasting(locked), duration) if locked else 0


def _locked(game: Game, by: Instance, part: Part) -> list[Part]:
    """Return a part with its set fixed: one for each change that is left to some of the objects."""
    gives = part.change.gives(game)
    items: dict[Change, list[int]] = {}
    for item in game.state.objects.values():
        if (
            item.zone in part.zones
            and part.affects.matches(game, by, game.see(item.id))
            and game.reaches(by.controller, game.see(item.id).controller)
        ):
            cannot = gives & cannot_have(game, item.id) if gives else gives
            change = part.change.without(game, cannot) if cannot else part.change
            if change is not None:
                items.setdefault(change, []).append(item.id)
    return [
        part.replace(affects=Among(tuple(those)), change=change) for change, those in items.items()
    ]


def begin_effect(game: Game, by: Instance, behaviour: Record, duration: Duration | None) -> int:
    """Let any behaviour function for a time, apart from its source (611.2); return its id.

    A duration that is over already never starts, and the effect does nothing (611.2b).
    """
    if duration is not None:
        if duration.as_long_as is not None and not duration.as_long_as.holds(game, by, None):
            return 0
        duration = duration.replace(since=game.state.cursor.turn)
    lasting = by.replace(
        ability=StaticAbility(behaviour, printed_on=by.ability.printed_on, grant=by.grant),
        duration=duration,
        zone=Zone.OUTSIDE,
    )
    begun = game.state.start_effect(lasting)
    game.follow()
    return begun


def end_effects(game: Game, *moments: str, player: PlayerId = "") -> None:
    """End what lasts until one of these moments; of one player's turn only, if one is named."""
    state = game.state
    for item, effect in list(state.effects.items()):
        duration = effect.duration
        if duration is not None and duration.until in moments:
            whose = duration.player or effect.controller
            if not player or (whose == player and duration.since < state.cursor.turn):
                state.end_effect(item)


def end_untrue_effects(game: Game) -> bool:
    """End what lasted for as long as something was true that is not (611.2b); say if any did."""
    over = [
        instance.effect
        for test, instance in game.state.index.get(("as long as", None))
        if not test.holds(game, instance, None)
    ]
    for item in over:
        game.state.end_effect(item)
    return bool(over)


def begin_delayed(
    game: Game, by: Instance, ability: TriggeredAbility, duration: Duration | None = None
) -> int:
    """Create a delayed triggered ability (603.7); without a duration it triggers once."""
    if duration is not None:
        duration = duration.replace(since=game.state.cursor.turn)
    delayed = by.replace(
        ability=ability.replace(printed_on=by.ability.printed_on, grant=by.grant),
        duration=duration,
        zone=Zone.OUTSIDE,
        targets=(),
        modes=(),
    )
    return game.state.start_effect(delayed)
