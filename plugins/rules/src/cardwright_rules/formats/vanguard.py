"""Vanguard: a card in the command zone says with how much each player begins (313, 902)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import StaticAbility
from cardwright_core.errors import InputError
from cardwright_core.flow import SetupAction
from cardwright_core.specs import hookimpl
from cardwright_core.zone_changes import ZoneChange, printed_on
from cardwright_core.zones import Zone
from cardwright_rules.allowances import HandSize, starting_life

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = ["Vanguard", "VanguardModifiers", "vanguard", "vanguard_modifiers"]

_TYPE = "Vanguard"


@record
class VanguardModifiers(Record):
    """The hand modifier and the life modifier of a vanguard card (211, 212)."""

    english = "starting and maximum hand size {hand:+}, starting life total {life:+}"

    hand: int = 0
    life: int = 0

    @hookimpl
    def more_starting_life(self, by: Instance, player: PlayerId) -> int | None:
        """313.7, 902.4"""
        return self.life if player == by.controller else None

    @hookimpl
    def more_starting_cards(self, by: Instance, player: PlayerId) -> int | None:
        """313.6, 902.5"""
        return self.hand if player == by.controller else None

    @hookimpl
    def maximum_hand_sizes(self, by: Instance, player: PlayerId) -> HandSize | None:
        """313.6, 902.5b"""
        return HandSize(more=self.hand) if player == by.controller else None


def vanguard_modifiers(hand: int = 0, life: int = 0) -> StaticAbility:
    """Return the modifiers of a vanguard card, as what does something in the command zone."""
    return StaticAbility(VanguardModifiers(hand, life))


class Vanguard:
    """The format as a plugin."""

    name: ClassVar[str] = "vanguard"

    @hookimpl
    def functions_in_command_zone(self) -> str:
        """113.6p, 313.4, 902.7"""
        return _TYPE

    @hookimpl
    def setup(self) -> list[SetupAction]:
        """902.3, 902.4"""
        return [SetupAction("103.2", _check), SetupAction("103.4", _begin_with_life)]

    @hookimpl(optionalhook=True)
    def begins_in_command_zone(self, game: Game, card: int) -> bool:
        """727.2, 729.2b, 729.5b"""
        return printed_on(game, card).is_a(_TYPE)

    @hookimpl
    def prohibits(self, game: Game, act: object) -> str | None:
        """313.2, 902.3"""
        if not isinstance(act, ZoneChange) or act.origin is not Zone.COMMAND:
            return None
        stays = game.see(act.object).is_a(_TYPE)
        return "a vanguard remains in the command zone (313.2)" if stays else None


def _check(game: Game) -> None:
    """Refuse to begin unless each player has one vanguard card, in the command zone (902.3)."""
    for player in game.state.order:
        faults = tuple(_faults(game, player))
        if faults:
            message = f"vanguard, {player}: {'; '.join(faults)}"
            raise InputError(message)


def _faults(game: Game, player: PlayerId) -> Iterator[str]:
    leading = [one for one in game.state.zone(Zone.COMMAND) if _is_vanguard_of(game, player, one)]
    if len(leading) != 1:
        yield f"one vanguard card begins in the command zone, not {len(leading)} (902.3)"
    for card in game.state.library(player).order():
        there = game.state.cards[card]
        assert there is not None  # noqa: S101 - it is a card of the game
        definition = game.rules.catalog.definition(there.slug)
        if definition.characteristics.is_a(_TYPE):
            yield f"{definition.name} is no card for a library (902.3)"


def _is_vanguard_of(game: Game, player: PlayerId, item: int) -> bool:
    view = game.see(item)
    return view.owner == player and view.is_a(_TYPE)


def _begin_with_life(game: Game) -> None:
    """Change the life total with which each player was seated by the modifier (902.4)."""
    game.follow()
    for player in game.state.order:
        had = game.player(player)
        more = starting_life(game, player) - game.rules.starting_life
        game.state.players[player] = had.replace(life=had.life + more)


vanguard = Vanguard()
