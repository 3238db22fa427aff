"""Foretell (702.143)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import Cost, StaticAbility
from cardwright_core.cards import Keyword, functions_in
from cardwright_core.characteristics import Characteristics
from cardwright_core.faces import EXILED, Form
from cardwright_core.lasting import begin_effect
from cardwright_core.mana import ManaCost
from cardwright_core.permission import Permission
from cardwright_core.specs import hookimpl
from cardwright_core.zones import Zone
from cardwright_rules.keywords.printed import printed_cost
from cardwright_rules.setting_aside import SetAside, could_pay_to_set_aside

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.zone_changes import ZoneChange
    from cardwright_core.zones import PlayerId

_TWO = Cost(ManaCost(("2",)))


@record
class Foretells(Record):
    """While it is in a hand, it may be exiled face down for {2} in its owner's turn (702.143a)."""

    english = "foretell {cost}"

    cost: Cost

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
    verb: ClassVar[str] = "foretell"

    later: Cost

    def exiled(self, moved: ZoneChange) -> ZoneChange:
        """Face down: it has no characteristics (406.3a)."""
        return moved.replace(form=Form(down=Characteristics(), how=EXILED))

    def begin(self, game: Game, item: int) -> None:
        """Let it be cast on a later turn."""
        foretold = Foretold(item, self.player, game.state.cursor.turn, self.later)
        begin_effect(game, self.by, foretold, None)


@record
class Foretold(Record):
    """The owner of a foretold card may look at it, and cast it on a later turn (702.143a)."""

    english = "on a later turn its owner may cast it for {cost}"

    item: int
    owner: PlayerId
    turn: int
    cost: Cost

    @hookimpl
    def permits(self, game: Game, by: Instance, player: PlayerId) -> Permission | None:
        """702.143a"""
        later = game.state.cursor.turn > self.turn
        if player != self.owner or not later or not game.exists(self.item):
            return None
        return Permission((self.item,), by, instead=self.cost, name=Foretell.name)

    @hookimpl
    def shows(self, player: PlayerId, view: View) -> bool:
        """406.3"""
        return player == self.owner and view.id == self.item


class Foretell(Keyword):
    name, rule = "foretell", "702.143"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.143a"""
        cost = printed_cost(self.name, parameter)
        return (StaticAbility(Foretells(cost), keyword=self.name),)
