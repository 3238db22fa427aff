"""Cards that become foretold, and whether something was foretold (702.143c, 702.143d)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import Cost
from cardwright_core.costs import reduced
from cardwright_core.layers import face_up_values
from cardwright_core.mana import ManaCost
from cardwright_core.terms import Filter, Test
from cardwright_core.zone_changes import move
from cardwright_core.zones import Zone
from cardwright_rules.foretelling import (
    FORETOLD,
    become_foretold,
    exiled_face_down,
    foretell_costs,
)
from cardwright_rules.vocabulary.happened import came_from
from cardwright_rules.vocabulary.selections import THOSE_CARDS

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_rules.vocabulary.selections import Selection

__all__ = ["FORETOLD_CARD", "WAS_FORETOLD", "ExileForetold", "IsForetold", "WasForetold"]


@record
class IsForetold(Filter):
    """A foretold card in exile (702.143c)."""

    english = "... that's foretold in exile"

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is one."""
        del self, game, by
        return view.zone is Zone.EXILE and view.object.designation(FORETOLD) > 0


FORETOLD_CARD = IsForetold()


@record
class WasForetold(Test):
    """The source, a spell, was a foretold card before it was cast, for whatever cost (702.143c)."""

    english = "this spell was foretold"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it was; a copy was no card before."""
        del self, event
        before = came_from(game, by.source.id)
        return bool(before) and game.see(before).object.designation(FORETOLD) > 0


WAS_FORETOLD = WasForetold()


@record
class ExileForetold(Record):
    """Exile objects face down; they become foretold (702.143d).

    The foretell cost is the mana cost reduced by `less` mana; without it, only what cost they have.
    """

    english = (
        "exile {what:each} face down; it becomes foretold"
        "{less:?, and its foretell cost is its mana cost reduced by @}"
    )

    what: Selection = THOSE_CARDS
    less: int | None = None

    def resolve(self, game: Game, by: Instance) -> None:
        """Exile each, and let it become so."""
        for item in self.what.objects(game, by):
            moved = exiled_face_down(move(game, item, Zone.EXILE))
            game.propose(moved, by)
            if game.exists(moved.becomes):
                costs = self._costs(game, moved.becomes)
                become_foretold(game, by, moved.becomes, costs)

    def _costs(self, game: Game, item: int) -> tuple[Cost, ...]:
        printed = foretell_costs(game, item)
        mana = face_up_values(game, item).cost
        if self.less is None or mana is None:
            return printed
        return (*printed, Cost(ManaCost(reduced(mana.symbols, (str(self.less),)))))
