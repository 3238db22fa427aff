"""Damage that is removed from permanents (701.69)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.events import ObjectEvent
from cardwright_rules.vocabulary.effects import at_once
from cardwright_rules.vocabulary.selections import TARGET

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_rules.vocabulary.selections import Selection

__all__ = ["Heal", "Healed"]


@record
class Healed(ObjectEvent):
    """All damage that is marked on a permanent is removed (701.69a)."""

    english = "{what} is healed"

    rule: ClassVar[str] = "701.69a"

    def apply(self, game: Game) -> Event:
        """Remove it."""
        status = game.state.status_of(self.object)
        game.state.set_status(self.object, status.replace(damage=0))
        return self

    def describe(self, game: Game) -> str:
        """Say what."""
        return f"all damage is removed from {game.see(self.object).name}"


@record
class Heal(Record):
    """Damage already dealt to permanents is healed (701.69a)."""

    english = "damage already dealt to {what:each} is healed"

    what: Selection = TARGET

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it for all at once."""
        at_once(game, by, (Healed(item) for item in self.what.objects(game, by)))
