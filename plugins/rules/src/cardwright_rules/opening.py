"""The start of a game: shuffling, opening hands, mulligans (103.3, 103.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import record
from cardwright_core.abilities import Behaviour, StaticAbility
from cardwright_core.chance import shuffled
from cardwright_core.decisions import Decision
from cardwright_core.events import Simultaneous
from cardwright_core.flow import SetupAction
from cardwright_core.objects import Library
from cardwright_core.specs import hookimpl
from cardwright_core.zone_changes import move
from cardwright_core.zones import Zone
from cardwright_rules.allowances import starting_hand_size
from cardwright_rules.drawing import Draw
from cardwright_rules.stickers.sheets import SHEETS, any_sheets, choose_sheets

if TYPE_CHECKING:
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = ["BeginsOnBattlefield", "opening"]


class Opening:
    """Shuffles the decks, deals opening hands, and lets players take mulligans."""

    @hookimpl(optionalhook=True)
    def carried_over(self) -> str:
        """123.2, 727.1, 729.1b"""
        return SHEETS

    @hookimpl
    def setup(self) -> list[SetupAction]:
        """103.3, 103.5, 103.6"""
        return [
            SetupAction("103.2", choose_sheets, any_sheets),
            SetupAction("103.3", _shuffle_all),
            SetupAction("103.5", _deal),
            SetupAction("103.6", _begin_with_cards),
        ]


@record
class BeginsOnBattlefield(Behaviour):
    """If it is in your opening hand, you may begin the game with it on the battlefield (103.6a)."""

    english = "if this is in your opening hand, you may begin the game with it on the battlefield"


def _begin_with_cards(game: Game) -> None:
    """Let each player, in turn order, begin with cards of their opening hand (103.6)."""
    for player in game.apnap():
        hand = game.state.zone(Zone.HAND, player)
        options = tuple(item for item in hand if _may_begin(game, item))
        most, prompt = len(options), "which cards to begin the game with"
        decision = Decision(
            (player,), "opening hand", options, 0, most, prompt=prompt, rule="103.6a"
        )
        for item in game.choose(decision) if options else ():
            game.propose(move(game, item, Zone.BATTLEFIELD))


def _may_begin(game: Game, item: int) -> bool:
    abilities = game.see(item).characteristics.abilities
    return any(
        isinstance(ability, StaticAbility) and isinstance(ability.behaviour, BeginsOnBattlefield)
        for ability in abilities
    )


def _shuffle_all(game: Game) -> None:
    for player in game.state.order:
        _shuffle(game, player)


def _deal(game: Game) -> None:
    game.follow()
    players = game.apnap()
    for player in players:
        game.propose(Draw(player, starting_hand_size(game, player)))
    taken = dict.fromkeys(players, 0)
    undecided = list(players)
    while undecided:
        undecided = [player for player in undecided if _wants_another(game, player, taken)]
        for player in undecided:
            taken[player] += 1
            _mulligan(game, player)
    for player in players:
        _put_on_the_bottom(game, player, _counted(game, taken[player]))


def _shuffle(game: Game, player: PlayerId) -> None:
    order = game.state.library(player).order()
    game.state.libraries[player] = Library(shuffled(game.state, order))


def _counted(game: Game, taken: int) -> int:
    """Return how many mulligans count; among more than two players the first is free (103.5c)."""
    return max(0, taken - 1) if len(game.state.order) > 2 else taken  # noqa: PLR2004 - as said


def _wants_another(game: Game, player: PlayerId, taken: dict[PlayerId, int]) -> bool:
    if _counted(game, taken[player]) >= starting_hand_size(game, player):
        return False
    prompt = f"keep this hand, or take mulligan number {taken[player] + 1}"
    decision = Decision((player,), "mulligan", ("keep", "mulligan"), prompt=prompt, rule="103.5")
    return bool(game.choose(decision)[0] == "mulligan")


def _mulligan(game: Game, player: PlayerId) -> None:
    """Shuffle the hand into the library and draw as many cards again."""
    hand = game.state.zone(Zone.HAND, player)
    if hand:
        game.propose(Simultaneous(tuple(move(game, item, Zone.LIBRARY) for item in hand)))
    _shuffle(game, player)
    game.propose(Draw(player, starting_hand_size(game, player)))


def _put_on_the_bottom(game: Game, player: PlayerId, count: int) -> None:
    """Put one card for each mulligan on the bottom, in any order, as long as there is one."""
    for _ in range(min(count, len(game.state.zone(Zone.HAND, player)))):
        hand = game.state.zone(Zone.HAND, player)
        prompt = "put a card on the bottom of the library"
        decision = Decision((player,), "bottom", hand, prompt=prompt, rule="103.5")
        game.propose(move(game, game.choose(decision)[0], Zone.LIBRARY, position=-1))


opening = Opening()
