"""Plot (702.170)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import Cost, StaticAbility
from cardwright_core.actions import Action
from cardwright_core.beginning import MeansToPay, payable
from cardwright_core.cards import Keyword, functions_in
from cardwright_core.lasting import begin_effect
from cardwright_core.mana import ManaCost
from cardwright_core.permission import Permission
from cardwright_core.proposal import Proposal
from cardwright_core.reversal import attempt
from cardwright_core.specs import hookimpl
from cardwright_core.zone_changes import move
from cardwright_core.zones import Zone
from cardwright_rules.timing import sorcery_timing
from cardwright_rules.vocabulary.unless import pay

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
        if player != by.source.owner or not sorcery_timing(game, player):
            return None
        proposal = Proposal("pay", player, by.source.id, by, self.cost)
        if not payable(game, proposal, self.cost, MeansToPay(game, player)):
            return None
        return PlotCard(player, by, self.cost)


@record
class PlotCard(Action):
    """Exile a card from a hand and pay its plot cost: a special action (116.2k)."""

    rule: ClassVar[str] = "116.2k"

    player: PlayerId
    by: Instance
    cost: Cost

    @property
    def order(self) -> tuple[int, ...]:
        """By age of the card."""
        return (self.by.source.id,)

    def perform(self, game: Game) -> None:
        """Do both; a payment that fails is reversed (733.1)."""
        attempt(game, partial(self._plot, game))

    def _plot(self, game: Game) -> None:
        pay(game, self.player, self.cost, self.by)
        moved = move(game, self.by.source.id, Zone.EXILE)
        game.propose(moved, self.by)
        if game.exists(moved.becomes):
            plotted = Plotted(moved.becomes, self.player, game.state.cursor.turn)
            begin_effect(game, self.by, plotted, None)

    def __str__(self) -> str:
        """Say it."""
        return f"plot {self.by.source.name}"


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
