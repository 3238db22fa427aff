"""What has one of the names of a double agenda (702.106f)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import record
from cardwright_core.cards import slug_of
from cardwright_core.links import linked
from cardwright_core.terms import Filter
from cardwright_rules.vocabulary.choices import CardName

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.continuous import Aspect
    from cardwright_core.game import Game
    from cardwright_core.objects import View

__all__ = ["WITH_A_CHOSEN_NAME", "WithAChosenName"]


@record
class WithAChosenName(Filter):
    """What has one of several names that were chosen."""

    english = "... with one of the chosen names"

    @property
    def reads(self) -> frozenset[Aspect]:
        """Its name."""
        return frozenset({"copy", "text"})

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it has; if nothing was chosen, nothing has."""
        del self
        chosen = {slug_of(str(name)) for name in linked(game, by, CardName.kind)}
        names = (slug_of(name) for name in view.characteristics.names if name)
        return any(name in chosen for name in names)


WITH_A_CHOSEN_NAME = WithAChosenName()
