"""What is done until something happens, and undone right after that (610.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.cards import about
from cardwright_core.events import Event
from cardwright_core.lasting import begin_effect
from cardwright_core.specs import hookimpl
from cardwright_core.zone_changes import Leaves, move
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.effects import at_once
from cardwright_rules.vocabulary.selections import TARGET

if TYPE_CHECKING:
    from cardwright_core.abilities import Effect, Instance
    from cardwright_core.game import Game
    from cardwright_rules.vocabulary.selections import Selection

__all__ = ["ExileUntilThisLeaves", "Returned"]


@record
class ExileUntilThisLeaves(Record):
    """Objects are exiled until the source leaves the battlefield; then they return (610.3).

    What is done with them meanwhile `then` finds them as ``THOSE_CARDS``.
    """

    english = "exile {what} until this leaves the battlefield{then:?; @}"

    what: Selection = TARGET
    then: Effect | None = None

    def resolve(self, game: Game, by: Instance) -> None:
        """Exile them, unless the source has left already (610.3a, 610.3b)."""
        source = game.state.objects.get(by.source.id)
        if source is None or source.zone not in {Zone.BATTLEFIELD, Zone.PHASED_OUT}:
            return
        moves = [move(game, item, Zone.EXILE) for item in self.what.objects(game, by)]
        at_once(game, by, moves)
        became = (item for moved in moves for item in moved.all_become)
        exiled = tuple(item for item in became if _is_exiled(game, item))
        if exiled:
            begin_effect(game, by, ReturnAsThisLeaves(exiled, moves[0].origin), None)
        if self.then is not None:
            self.then.resolve(game, by.replace(captured=(*by.captured, ("objects", exiled))))


def _is_exiled(game: Game, item: int) -> bool:
    there = game.state.objects.get(item)
    return there is not None and there.zone is Zone.EXILE


@record
class ReturnAsThisLeaves(Record):
    """What was exiled returns to where it was, immediately after the source has left (610.3)."""

    exiled: tuple[int, ...]
    to: Zone

    @hookimpl
    @about(Leaves)
    def consequences(self, by: Instance, event: Leaves) -> Event | None:
        """610.3"""
        return Returned(by.effect, self.exiled, self.to) if event.object == by.source.id else None


@record
class Returned(Event):
    """Cards return from exile to the zone where they were, under their owners' control (610.3c)."""

    rule: ClassVar[str] = "610.3"

    effect: int
    exiled: tuple[int, ...]
    to: Zone = Zone.BATTLEFIELD

    def contains(self, game: Game) -> tuple[Event, ...]:
        """Return the moves of those that are still there."""
        return tuple(move(game, item, self.to) for item in self.exiled if _is_exiled(game, item))

    def apply(self, game: Game) -> Event:
        """End the effect: it happens once."""
        game.state.end_effect(self.effect)
        return self

    def describe(self, game: Game) -> str:
        """Say what."""
        names = ", ".join(game.see(item).name for item in self.exiled if _is_exiled(game, item))
        return f"what was exiled until now returns: {names or 'nothing'}"
