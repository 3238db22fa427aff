"""What is done to the creatures of a sector (702.158d, 702.158e)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.decisions import Decision
from cardwright_core.specs import hookimpl
from cardwright_rules.combat.restrictions import CantBlock
from cardwright_rules.sectors import SECTORS, sector_of

if TYPE_CHECKING:
    from cardwright_core.abilities import Effect, Instance
    from cardwright_core.game import Game

__all__ = ["BlockedOnlyInSector", "InSectorOfYourChoice"]


@record
class InSectorOfYourChoice(Record):
    """Choose a sector; what is done finds the creatures in it as ``THOSE_CARDS`` (702.158d)."""

    english = "choose a sector; about each creature in it: {effect}"

    effect: Effect

    def resolve(self, game: Game, by: Instance) -> None:
        """Let the controller choose, and do it."""
        decision = Decision((by.controller,), "sector", SECTORS, rule="702.158d")
        chosen = game.choose(decision)[0]
        those = tuple(
            view.id
            for view in game.permanents()
            if view.is_a("Creature") and sector_of(view.object) == chosen
        )
        self.effect.resolve(game, by.replace(captured=(*by.captured, ("objects", those))))


@record
class BlockedOnlyInSector(Record):
    """Creatures in each sector can be blocked only by creatures in the same one (702.158e)."""

    english = "creatures in each sector can be blocked only by creatures in the same sector"

    @hookimpl
    def block_restrictions(self, by: Instance) -> CantBlock:
        """509.1b"""
        return CantBlock(
            by.source.name,
            lambda blocker, attacker: (
                sector_of(attacker.object) not in {"", sector_of(blocker.object)}
            ),
        )
