"""Static abilities that say what can't be done (101.2, 601.3, 602.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.cards import about
from cardwright_core.production import is_mana_ability
from cardwright_core.proposal import Proposal
from cardwright_core.specs import hookimpl

if TYPE_CHECKING:
    from cardwright_core.abilities import Filter, Instance
    from cardwright_core.game import Game

__all__ = ["CantBeActivated", "CantBeCast"]


@record
class CantBeCast(Record):
    """Spells of a set can't be cast, whoever would cast them."""

    what: Filter

    @hookimpl
    @about(Proposal)
    def prohibits(self, game: Game, by: Instance, act: Proposal) -> str | None:
        """601.3"""
        spell = game.see(act.object)
        if act.is_spell() and self.what.matches(game, by, spell):
            return f"{spell.name} can't be cast ({by.source.name})"
        return None


@record
class CantBeActivated(Record):
    """Activated abilities of objects of a set can't be activated; or all but mana abilities."""

    what: Filter
    even_mana_abilities: bool = False

    @hookimpl
    @about(Proposal)
    def prohibits(self, game: Game, by: Instance, act: Proposal) -> str | None:
        """602.5"""
        if act.is_spell() or not self.what.matches(game, by, game.see(act.object)):
            return None
        if not self.even_mana_abilities and is_mana_ability(act.instance.ability):
            return None
        return f"abilities of {act.instance.source.name} can't be activated ({by.source.name})"
