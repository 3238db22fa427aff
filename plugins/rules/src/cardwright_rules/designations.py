"""Designations: markers that permanents get, and lose only as they leave (716.2b, 719.3b)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.events import ObjectEvent
from cardwright_core.faces import Form

if TYPE_CHECKING:
    from cardwright_core.events import Event
    from cardwright_core.game import Game

__all__ = ["Designated", "Flipped"]


@record
class Designated(ObjectEvent):
    """A permanent gets a designation, or the number of one changes; 0 takes it away."""

    rule: ClassVar[str] = "716.2b"

    name: str
    number: int = 1

    def impossible(self, game: Game) -> str:
        """Say that it is not there, or has the designation already."""
        there = game.state.objects.get(self.object)
        if there is None:
            return "it is not there any more"
        return "it is so already" if there.designation(self.name) == self.number else ""

    def apply(self, game: Game) -> Event:
        """Write it; what left at the same time gets none (704.8)."""
        there = game.state.objects.get(self.object)
        if there is None:
            return self
        left = tuple(one for one in there.designations if one[0] != self.name)
        more = ((self.name, self.number),) if self.number else ()
        game.state.put(there.replace(designations=tuple(sorted((*left, *more)))))
        return self

    def describe(self, game: Game) -> str:
        """Say what it is now."""
        return f"{game.see(self.object).called}: {self.name} {self.number}"


@record
class Flipped(ObjectEvent):
    """A permanent becomes flipped, for good; only a flip card shows it (710.2, 710.4)."""

    english = "{what} is flipped"

    rule: ClassVar[str] = "710.4"

    def impossible(self, game: Game) -> str:
        """Say that it is not there, or flipped already."""
        there = game.state.objects.get(self.object)
        if there is None:
            return "it is not there any more"
        return "it is flipped" if there.form is not None and there.form.flipped else ""

    def apply(self, game: Game) -> Event:
        """Turn it upside down."""
        there = game.state.objects[self.object]
        form = (there.form or Form()).replace(flipped=True)
        game.state.put(there.replace(form=form))
        return self

    def describe(self, game: Game) -> str:
        """Say what."""
        return f"{game.see(self.object).called} is flipped"
