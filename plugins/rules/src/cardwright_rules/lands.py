"""Lands: playing them, and the mana abilities of basic land types (305).

It opens the hook with which abilities let players play more of them (305.2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.abilities import ActivatedAbility, Cost
from cardwright_core.actions import Action
from cardwright_core.faces import Form
from cardwright_core.layers import view_in_library
from cardwright_core.specs import hookimpl, hookspec, idle_unless
from cardwright_core.standing import depends_on
from cardwright_core.zone_changes import from_library, move
from cardwright_core.zones import Zone
from cardwright_rules.mana import AddMana
from cardwright_rules.tapping import TapSymbol
from cardwright_rules.timing import MAIN_PHASES, sorcery_timing

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.permission import Permission
    from cardwright_core.ruleset import RuleSet
    from cardwright_core.zones import PlayerId

__all__ = ["BASIC_LAND_TYPES", "LandSpecs", "PlayLand", "basic_mana_ability", "lands"]

BASIC_LAND_TYPES = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}
"""The basic land types and the mana that each gives (305.6)."""

_SLICE = "lands played"  # the turn, and who played one in it


def basic_mana_ability(symbol: str) -> ActivatedAbility:
    """Return the ability ``{T}: Add`` one mana of that type."""
    return ActivatedAbility(Cost(components=(TapSymbol(),)), AddMana((symbol,)))


@record
class PlayLand(Action):
    """Play a land: a special action (116.2a); from a library its card is told by number.

    `face` is the number of the face that will be up (712.12).
    """

    rule: ClassVar[str] = "116.2a"

    player: PlayerId
    object: int
    name: str
    card: int = 0
    face: int = 0

    @property
    def order(self) -> tuple[int, ...]:
        """By age of the card, then by face."""
        return (self.object, self.card, self.face)

    @property
    def aspect(self) -> type[PlayLand]:
        """The type under which listeners find it."""
        return PlayLand

    def listeners(self, game: Game, hook: str) -> tuple[()]:
        """Return no listeners beside those of the index."""
        del game, hook
        return ()

    def perform(self, game: Game) -> None:
        """Put it onto the battlefield and count it (305.2a)."""
        turn = game.state.cursor.turn
        game.state.slices[_SLICE] = (turn, (*_played(game), self.player))
        if self.card:
            moved = from_library(game, self.card, Zone.BATTLEFIELD, controller=self.player)
        else:
            moved = move(game, self.object, Zone.BATTLEFIELD, controller=self.player)
        if self.face:
            moved = moved.replace(form=Form(self.face))
        game.propose(moved)

    def __str__(self) -> str:
        """Say it."""
        return f"play {self.name}"


def _played(game: Game) -> tuple[PlayerId, ...]:
    """Return the players who played lands this turn, each once for each land."""
    turn, players = game.state.slices.get(_SLICE, (0, ()))
    return players if turn == game.state.cursor.turn else ()


def lands_played(game: Game, player: PlayerId) -> int:
    """Return how many lands a player has played this turn (805.4c)."""
    return _played(game).count(player)


def may_play_lands(game: Game, player: PlayerId) -> bool:
    """Whether it is the time for it, and a land play is left to a player (305.2, 305.3)."""
    if game.state.cursor.step.name not in MAIN_PHASES or not sorcery_timing(game, player):
        return False
    played = lands_played(game, player)
    return played < 1 or played < 1 + sum(game.rules.ask.additional_land_plays(game, player))


class LandSpecs:
    """How many lands may be played."""

    @hookspec()
    def additional_land_plays(self, game: Game, by: Instance, player: PlayerId) -> int | None:
        """Say how many additional lands `player` may play this turn (305.2).

        Called: when the player has played a land this turn and could play another. `by` is the
        instance that answers. Answer: a number. Combines: sum. Since 0.1.

        Example::

            @hookimpl
            def additional_land_plays(self, by, player):
                return 1 if player == by.controller else None
        """


class Lands:
    """Playing one land a turn, or more, and the abilities of basic land types."""

    @hookimpl
    def add_hookspecs(self, rules: RuleSet) -> None:
        """305.2"""
        rules.add_hookspecs(LandSpecs)

    @hookimpl
    def intrinsic_abilities(self, characteristics: Characteristics) -> list[ActivatedAbility]:
        """305.6"""
        return [
            basic_mana_ability(symbol)
            for subtype, symbol in BASIC_LAND_TYPES.items()
            if subtype in characteristics.subtypes and "Land" in characteristics.types
        ]

    @hookimpl
    @idle_unless(may_play_lands)
    def legal_actions(self, game: Game, player: PlayerId) -> list[PlayLand]:
        """305.2, 116.2a; from elsewhere as something permits (305.1, 601.3), unless it can't be"""
        if not may_play_lands(game, player):
            return []
        permissions: list[Permission] = game.rules.ask.permits(game, player)
        lands = [one for one in permissions if one.lands]
        actions = list(game.state.standing.once(_in_hands, game).get(player, ()))
        permitted = dict.fromkeys(item for one in lands for item in one.objects)
        for item in permitted:
            if item not in game.state.zone(Zone.HAND, player):
                actions += _played_as(game, player, item)
        for card in dict.fromkeys(card for one in lands for card in one.cards):
            view = view_in_library(game, card)
            if "Land" in view.characteristics.types:
                actions.append(PlayLand(player, 0, view.name, card))
        if not game.concerned("prohibits", PlayLand):
            return actions
        return [action for action in actions if not game.rules.ask.prohibits(game, action)]


def _is_land_in_hand(view: View) -> bool:
    return view.object.zone is Zone.HAND and any(
        "Land" in values.types for values in view.characteristics.castable
    )


@depends_on(_is_land_in_hand)
def _in_hands(game: Game) -> dict[PlayerId, list[PlayLand]]:
    found: dict[PlayerId, list[PlayLand]] = {}
    for item in game.state.standing.those(_is_land_in_hand, game):
        owner = game.state.objects[item].owner
        played = game.state.standing.told(_played_by_owner, game, game.see(item), item)
        found.setdefault(owner, []).extend(played)
    return found


def _played_by_owner(game: Game, view: View) -> list[PlayLand]:
    return _played_as(game, view.owner, view.id)


def _played_as(game: Game, player: PlayerId, item: int) -> list[PlayLand]:
    """Return the ways to play a card as a land: as each face that is one (712.12)."""
    return [
        PlayLand(player, item, values.name, face=face)
        for face, values in enumerate(game.see(item).characteristics.castable)
        if "Land" in values.types
    ]


lands = Lands()
