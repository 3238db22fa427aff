"""Cards in exile that haunt a creature (702.55)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.terms import Condition, Filter, Test
from cardwright_core.zone_changes import Dies, ZoneChange, move
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.happened import is_resolving
from cardwright_rules.vocabulary.selections import IT, TARGET

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.continuous import Aspect
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.links import LinkId
    from cardwright_core.objects import View

__all__ = ["HAUNTED", "ExileHaunting", "SpellHasResolved", "haunted_creature_dies"]


def _link(item: int) -> LinkId:
    return (item, "", "haunts", None)


@record
class SpellHasResolved(Test):
    """An instant or sorcery spell is put into a graveyard during its resolution (702.55a)."""

    english = "as it resolves"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it is."""
        del self, by
        if not isinstance(event, ZoneChange) or event.destination is not Zone.GRAVEYARD:
            return False
        spell = any(map(game.see(event.becomes).is_a, ("Instant", "Sorcery")))
        return spell and event.origin is Zone.STACK and is_resolving(game, event.object)


@record
class ExileHaunting(Record):
    """The card that was put into a graveyard is exiled, haunting the target creature (702.55a)."""

    english = "exile it haunting target creature"

    def resolve(self, game: Game, by: Instance) -> None:
        """Exile it, and note which creature it haunts (702.55b)."""
        for item in IT.objects(game, by):
            moved = move(game, item, Zone.EXILE)
            game.propose(moved, by)
            there = game.state.objects.get(moved.becomes)
            if there is not None and there.zone is Zone.EXILE:
                game.state.links[_link(moved.becomes)] = TARGET.known(game, by)


@record
class Haunted(Filter):
    """The creature that the card haunts, whether it is still a creature or not (702.55b)."""

    english = "the creature it haunts"

    @property
    def reads(self) -> frozenset[Aspect]:
        """Nothing."""
        return frozenset()

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is that."""
        return view.id in game.state.links.get(_link(by.source.id), ())


HAUNTED = Haunted()


def haunted_creature_dies() -> Condition:
    """Return the condition that the creature that it haunts dies; it waits in exile (702.55c)."""
    return Condition(Dies, HAUNTED, zones=(Zone.EXILE,))
