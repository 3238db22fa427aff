"""Unlocking a half of a Room: a special action (116.2m, 709.5e)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.abilities import Code, Cost, StaticAbility
from cardwright_core.actions import Action
from cardwright_core.beginning import MeansToPay, payable
from cardwright_core.costs import total_cost
from cardwright_core.functioning import instance_of
from cardwright_core.mana import ManaCost
from cardwright_core.proposal import Proposal
from cardwright_core.reversal import attempt
from cardwright_core.specs import hookimpl, idle_unless
from cardwright_rules.rooms import HalfUnlocked, halves_of_room, is_room, locked_halves
from cardwright_rules.timing import sorcery_timing
from cardwright_rules.vocabulary.unless import pay

if TYPE_CHECKING:
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = ["UNLOCKING", "UnlockDoor", "rooms"]

UNLOCKING = "unlock"
"""What the cost of unlocking is called: whatever changes it asks for that (709.5e)."""


@record
class UnlockDoor(Action):
    """Pay the mana cost of a locked half to unlock it: a special action (116.2m, 709.5e)."""

    rule: ClassVar[str] = "116.2m"
    reverses: ClassVar[bool] = True
    special: ClassVar[str] = "unlock"

    player: PlayerId
    object: int
    half: int
    name: str
    cost: Cost

    @property
    def order(self) -> tuple[int, ...]:
        """By age of the permanent, then left before right."""
        return (self.object, self.half)

    def perform(self, game: Game) -> None:
        """Do it; a payment that fails is reversed (733.1)."""
        attempt(game, partial(self._unlock, game))

    def _unlock(self, game: Game) -> None:
        proposal = _proposed(game, self.player, self.object, self.cost)
        pay(game, self.player, total_cost(game, proposal), proposal.instance)
        game.propose(HalfUnlocked(self.object, self.player, self.half))

    def __str__(self) -> str:
        """Say it."""
        return f"unlock {self.name}"


def _proposed(game: Game, player: PlayerId, item: int, cost: Cost) -> Proposal:
    """Return the proposal to pay an unlock cost; who asks finds it by the keyword."""
    speaker = StaticAbility(Code("unlocking", ""), keyword=UNLOCKING)
    by = instance_of(game.see(item), speaker, -1)
    return Proposal("pay", player, item, by, cost)


class Rooms:
    """Lets players unlock the halves of their Rooms."""

    @hookimpl
    @idle_unless(there_is=is_room)
    def legal_actions(self, game: Game, player: PlayerId) -> list[UnlockDoor]:
        """116.2m"""
        if not sorcery_timing(game, player):
            return []
        means = MeansToPay(game, player)
        return [
            unlock
            for item in game.state.standing.permanents(is_room, game)
            if game.see(item).controller == player
            for unlock in _unlocking(game, player, item)
            if payable(game, _proposed(game, player, item, unlock.cost), unlock.cost, means)
        ]


def _unlocking(game: Game, player: PlayerId, item: int) -> list[UnlockDoor]:
    halves = halves_of_room(game, item)
    return [
        UnlockDoor(player, item, half, halves[half].name, Cost(halves[half].cost or ManaCost()))
        for half in locked_halves(game, item)
        if halves[half].cost is not None
    ]


rooms = Rooms()
