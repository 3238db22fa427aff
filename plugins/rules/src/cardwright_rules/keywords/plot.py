"""Plot (702.170)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import Cost, StaticAbility
from cardwright_core.cards import Keyword, functions_in
from cardwright_core.lasting import begin_effect
from cardwright_core.mana import ManaCost
from cardwright_core.permission import Permission
from cardwright_core.specs import hookimpl
from cardwright_core.zones import Zone
from cardwright_rules.setting_aside import SetAside, could_pay_to_set_aside
from cardwright_rules.timing import sorcery_timing

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId


@record
class Plots(Record):
    """While it is in a hand, it may be exiled for a cost, to be cast on a later turn (702.170a)."""

    english = "plot {cost}"

    cost: Cost

    @hookimpl
    @functions_in(Zone.HAND)
    def legal_actions(self, game: Game, by: Instance, player: PlayerId) -> PlotCard | None:
        """116.2k"""
        if not sorcery_timing(game, player):
            return None
        possible = could_pay_to_set_aside(game, by, player, self.cost)
        return PlotCard(player, by, self.cost) if possible else None


@record
class PlotCard(SetAside):
    """Exile a card from a hand and pay its plot cost: a special action (116.2k)."""

    rule: ClassVar[str] = "116.2k"
    special: ClassVar[str] = "plot"

    def begin(self, game: Game, item: int) -> None:
        """Let it be cast on a later turn (702.170d)."""
        plotted = Plotted(item, self.player, game.state.cursor.turn)
        begin_effect(game, self.by, plotted, None)


@record
class Plotted(Record):
    """The owner of a plotted card may cast it without paying on a later turn (702.170d)."""

    english = "on a later turn its owner may cast it without paying its mana cost"

    item: int
    owner: PlayerId
    turn: int

    @hookimpl
    def permits(self, game: Game, by: Instance, player: PlayerId) -> Permission | None:
        """702.170d"""
        if player != self.owner or game.state.cursor.turn <= self.turn:
            return None
        if not game.exists(self.item) or not sorcery_timing(game, player):
            return None
        return Permission((self.item,), by, instead=Cost())


class Plot(Keyword):
    name, rule = "plot", "702.170"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.170a"""
        return (StaticAbility(Plots(Cost(ManaCost.parse(parameter))), keyword=self.name),)
