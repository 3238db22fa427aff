"""What an ability of a permanent does as that permanent itself enters (614.1c, 614.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record
from cardwright_core.cards import about, as_it_enters
from cardwright_core.replacement import Replacement
from cardwright_core.specs import hookimpl
from cardwright_core.zone_changes import Enters

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game

__all__ = ["AsItEnters"]


class AsItEnters(Record):
    """Base of replacements of how the permanent itself enters: `rule` is the one that says so."""

    __slots__ = ()
    rule: ClassVar[str] = "614.1c"

    @hookimpl
    @about(Enters)
    @as_it_enters
    def replacements(self, game: Game, by: Instance, event: Enters) -> Replacement | None:
        """614.1c"""
        if event.becomes != by.source.id or not self.concerns(game, event):
            return None
        return Replacement.of(
            by, lambda game, enters: self.entering(game, by, enters), rule=self.rule
        )

    def concerns(self, game: Game, event: Enters) -> bool:
        """Whether it has anything to do with entering in that way."""
        del self, game, event
        return True

    def entering(self, game: Game, by: Instance, event: Enters) -> Event | tuple[Event, ...]:
        """Return how it enters."""
        raise NotImplementedError
