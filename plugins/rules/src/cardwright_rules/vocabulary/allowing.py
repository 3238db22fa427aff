"""What is different about targets and blocks (613.11, 702.11e, 509.1b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import StaticAbility
from cardwright_core.cards import about
from cardwright_core.specs import hookimpl
from cardwright_core.stack import Targeting
from cardwright_rules.combat.restrictions import CantBlock
from cardwright_rules.vocabulary.selections import YOU

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.terms import Filter
    from cardwright_rules.vocabulary.selections import Players

__all__ = ["CantBeBlocked", "DisregardsHexproof", "as_though_without_hexproof"]


@record
class DisregardsHexproof(Record):
    """Those of a set can be targeted as though they had no hexproof, by you or others (702.11e)."""

    english = "{who} can target {what:a} as though it had no hexproof"

    what: Filter
    who: Players = YOU

    @hookimpl
    @about(Targeting)
    def disregards_hexproof(self, game: Game, by: Instance, act: Targeting) -> bool:
        """702.11e"""
        if act.by.controller not in self.who.players(game, by):
            return False
        if isinstance(act.target, str):
            return self.what.matches_player(game, by, act.target)
        return self.what.matches(game, by, game.see(act.target))


def as_though_without_hexproof(what: Filter, who: Players = YOU) -> StaticAbility:
    """Return the ability that lets you target those of a set as though they had no hexproof.

    Others than you may too, if `who` says so.
    """
    return StaticAbility(DisregardsHexproof(what, who))


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
