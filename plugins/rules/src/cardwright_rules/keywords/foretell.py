"""Foretell (702.143)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.abilities import Cost, StaticAbility
from cardwright_core.cards import Keyword, functions_in
from cardwright_core.mana import ManaCost
from cardwright_core.specs import hookimpl
from cardwright_core.zones import Zone
from cardwright_rules.foretelling import (
    CardForetold,
    Foretelling,
    become_foretold,
    exiled_face_down,
    foretell_costs,
)
from cardwright_rules.keywords.printed import printed_cost
from cardwright_rules.setting_aside import SetAside, could_pay_to_set_aside

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.game import Game
    from cardwright_core.zone_changes import ZoneChange
    from cardwright_core.zones import PlayerId

_TWO = Cost(ManaCost(("2",)))


@record
class Foretells(Foretelling):
    """While it is in a hand, it may be exiled face down for {2} in its owner's turn (702.143a)."""

    english = "foretell {cost}"

    cost: Cost

    def foretell_cost(self) -> Cost:
        """Return it."""
        return self.cost

    @hookimpl
    @functions_in(Zone.HAND)
    def legal_actions(self, game: Game, by: Instance, player: PlayerId) -> ForetellCard | None:
        """116.2h"""
        if not game.is_active(player) or not could_pay_to_set_aside(game, by, player, _TWO):
            return None
        return ForetellCard(player, by, _TWO, self.cost)


@record
class ForetellCard(SetAside):
    """Exile a card from a hand face down and pay {2}: a special action (116.2h)."""

    rule: ClassVar[str] = "116.2h"
    special: ClassVar[str] = "foretell"

    later: Cost

    def exiled(self, moved: ZoneChange) -> ZoneChange:
        """Face down: it has no characteristics (406.3a)."""
        return exiled_face_down(moved)

    def begin(self, game: Game, item: int) -> None:
        """Let it be cast on a later turn, for any foretell cost that it has."""
        become_foretold(game, self.by, item, (self.later, *foretell_costs(game, item)))
        game.propose(CardForetold(item, self.player), self.by)


class Foretell(Keyword):
    name, rule = "foretell", "702.143"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.143a"""
        cost = printed_cost(self.name, parameter)
        return (StaticAbility(Foretells(cost), keyword=self.name),)
