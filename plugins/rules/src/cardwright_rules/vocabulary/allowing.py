"""What is different about targets and blocks (613.11, 702.11e, 509.1b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import StaticAbility
from cardwright_core.cards import about
from cardwright_core.specs import hookimpl
from cardwright_core.stack import Targeting
from cardwright_rules.combat.restrictions import CantBlock

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.terms import Filter

__all__ = ["CantBeBlocked", "DisregardsHexproof", "as_though_without_hexproof"]


@record
class DisregardsHexproof(Record):
    """You can target those of a set as though they had no hexproof (702.11e)."""

    english = "you can target {what:s} as though they had no hexproof"

    what: Filter

    @hookimpl
    @about(Targeting)
    def disregards_hexproof(self, game: Game, by: Instance, act: Targeting) -> bool:
        """702.11e"""
        if act.by.controller != by.controller:
            return False
        if isinstance(act.target, str):
            return self.what.matches_player(game, by, act.target)
        return self.what.matches(game, by, game.see(act.target))


def as_though_without_hexproof(what: Filter) -> StaticAbility:
    """Return the ability that lets you target those of a set as though they had no hexproof."""
    return StaticAbility(DisregardsHexproof(what))


@record
class CantBeBlocked(Record):
    """Creatures of a set can't be blocked (509.1b)."""

    english = "{what:each} can't be blocked"

    what: Filter

    @hookimpl
    def block_restrictions(self, game: Game, by: Instance) -> CantBlock:
        """509.1b"""
        return CantBlock(
            by.source.name, lambda _blocker, attacker: self.what.matches(game, by, attacker)
        )
