"""Playing from a graveyard, and taking a card from among those that were milled (601.3, 701.17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.cards import functions_in
from cardwright_core.decisions import Decision
from cardwright_core.permission import Permission
from cardwright_core.specs import hookimpl
from cardwright_core.zone_changes import move
from cardwright_core.zones import Zone
from cardwright_rules.graveyards import may_use_graveyard_of
from cardwright_rules.vocabulary.effects import at_once
from cardwright_rules.vocabulary.filters import AnyOf, Is
from cardwright_rules.vocabulary.libraries import mill
from cardwright_rules.vocabulary.selections import EACH_PLAYER

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.terms import Filter
    from cardwright_core.zones import PlayerId
    from cardwright_rules.vocabulary.selections import Players

__all__ = [
    "PERMANENT_CARD",
    "MayPlayFromGraveyard",
    "MillAndTake",
    "PutFromGraveyards",
    "UsesOtherGraveyards",
]

_PERMANENT_TYPES = ("Artifact", "Battle", "Creature", "Enchantment", "Land", "Planeswalker")
PERMANENT_CARD = AnyOf(tuple(Is(word) for word in _PERMANENT_TYPES))
"""A card of a permanent type (110.4a)."""


@record
class MayPlayFromGraveyard(Record):
    """Its controller may play lands and cast spells of a set from their graveyard (601.3)."""

    english = "you may play {what:s} from your graveyard"

    what: Filter = PERMANENT_CARD

    @hookimpl
    @functions_in(Zone.COMMAND, Zone.BATTLEFIELD)
    def permits(self, game: Game, by: Instance, player: PlayerId) -> Permission | None:
        """601.3, 305.1"""
        if player != by.controller:
            return None
        owners = (one for one in game.apnap() if may_use_graveyard_of(game, player, one))
        cards = (card for one in owners for card in game.state.zone(Zone.GRAVEYARD, one))
        items = tuple(i for i in cards if self.what.matches(game, by, game.see(i)))
        return Permission(items, by, lands=True) if items else None


@record
class UsesOtherGraveyards(Record):
    """Its controller may play cards from others' graveyards as though from their own (609.4)."""

    english = (
        "you may play lands and cast spells from other players' graveyards as though those cards "
        "were in your graveyard"
    )

    @hookimpl
    def usable_graveyards(self, game: Game, by: Instance, player: PlayerId) -> list[PlayerId]:
        """609.4"""
        return [one for one in game.apnap() if player == by.controller != one]


@record
class PutFromGraveyards(Record):
    """Players each put a card of a set that they choose from their graveyard onto the battlefield.

    They choose in turn order; all of them enter at once (101.4).
    """

    english = "{who:put} {what:a} from their graveyard onto the battlefield"

    what: Filter
    who: Players = EACH_PLAYER

    def resolve(self, game: Game, by: Instance) -> None:
        """Let each choose, then move all at once."""
        chosen: list[int] = []
        for player in self.who.players(game, by):
            graveyard = game.state.zone(Zone.GRAVEYARD, player)
            cards = tuple(i for i in graveyard if self.what.matches(game, by, game.see(i)))
            decision = Decision((player,), "put", cards, rule="101.4")
            chosen.extend(game.choose(decision) if cards else ())
        at_once(game, by, (move(game, item, Zone.BATTLEFIELD) for item in chosen))


@record
class MillAndTake(Record):
    """Its controller mills cards, and may put one of a set from among them into their hand."""

    english = "mill {count:card}, and you may put {what:a} from among them into your hand"

    count: int
    what: Filter = PERMANENT_CARD

    def resolve(self, game: Game, by: Instance) -> None:
        """Mill, and let them choose (701.17c)."""
        milled = mill(game, by, by.controller, self.count)
        fitting = tuple(i for i in milled if self.what.matches(game, by, game.see(i)))
        prompt = f"{by.source.name}: which card goes to the hand"
        decision = Decision((by.controller,), "take", fitting, 0, 1, prompt=prompt, rule="608.2d")
        for item in game.choose(decision) if fitting else ():
            game.propose(move(game, item, Zone.HAND), by)
