"""Effects on combat that last: what can't block (509.1b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import Duration
from cardwright_core.lasting import begin_effect
from cardwright_core.specs import hookimpl
from cardwright_rules.combat.restrictions import CantBlock
from cardwright_rules.vocabulary.selections import TARGET

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_rules.vocabulary.selections import Selection

__all__ = ["CantBlockThisTurn"]


@record
class TheseCantBlock(Record):
    """Certain creatures can't block."""

    items: tuple[int, ...]

    @hookimpl
    def block_restrictions(self, by: Instance) -> CantBlock:
        """509.1b"""
        return CantBlock(f"can't block ({by.source.name})", lambda b, _: b.id in self.items)


@record
class CantBlockThisTurn(Record):
    """Creatures can't block this turn."""

    english = "{what} can't block this turn"

    what: Selection = TARGET

    def resolve(self, game: Game, by: Instance) -> None:
        """Begin it; the set of creatures is fixed now (611.2c)."""
        items = self.what.objects(game, by)
        begin_effect(game, by, TheseCantBlock(items), Duration.END_OF_TURN)
