"""Exiling from the top of a library until a card is found: cascade, discover (701.57, 702.85)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import Cost
from cardwright_core.cast_now import cast_now
from cardwright_core.chance import shuffled
from cardwright_core.permission import Permission
from cardwright_core.zone_changes import from_library, move
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.counts import Times, TotalManaValue, amount
from cardwright_rules.vocabulary.effects import at_once
from cardwright_rules.vocabulary.filters import LAND, Not, all_of
from cardwright_rules.vocabulary.libraries import top_cards
from cardwright_rules.vocabulary.measures import ManaValue
from cardwright_rules.vocabulary.selections import ITSELF

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.terms import Filter
    from cardwright_rules.vocabulary.counts import Amount

__all__ = ["CascadeIntoSpell", "Discover"]


def _dug(game: Game, by: Instance, what: Filter) -> tuple[tuple[int, ...], int]:
    """Exile cards until one of a set is; return all that are in exile, and that one or 0."""
    exiled: list[int] = []
    while cards := top_cards(game, by.controller, 1):
        moved = from_library(game, cards[0], Zone.EXILE)
        game.propose(moved, by)
        if not game.exists(moved.becomes):
            continue
        exiled.append(moved.becomes)
        if what.matches(game, by, game.see(moved.becomes)):
            return tuple(exiled), moved.becomes
    return tuple(exiled), 0


def _cast_free(game: Game, by: Instance, item: int, cheap: Filter) -> bool:
    """Let the controller cast a card without paying, if the spell is cheap enough then."""
    free = Permission((item,), by, instead=Cost(), any_time=True, sets=((cheap, by),))
    return bool(item) and bool(cast_now(game, by.controller, (item,), free))


def _to_the_bottom(game: Game, by: Instance, items: tuple[int, ...]) -> None:
    """Put what is still exiled on the bottom of the library, in a random order."""
    left = (i for i in items if game.exists(i) and game.see(i).zone is Zone.EXILE)
    mixed = shuffled(game.state, tuple(left))
    at_once(game, by, (move(game, item, Zone.LIBRARY, position=-1) for item in mixed))


@record
class CascadeIntoSpell(Record):
    """Exile cards until a nonland card costs less than this spell; it may be cast (702.85a)."""

    english = "cascade"
    touches_library: ClassVar[bool] = True

    def resolve(self, game: Game, by: Instance) -> None:
        """Exile them, let the last one be cast, and put back the rest."""
        less = amount(game, by, Times(TotalManaValue(ITSELF), 1, -1))
        cheap = ManaValue(at_most=less)
        exiled, found = _dug(game, by, all_of(Not(LAND), cheap))
        _cast_free(game, by, found, cheap)
        _to_the_bottom(game, by, exiled)


@record
class Discover(Record):
    """Exile cards until a nonland card costs N or less; it is cast, or goes to hand (701.57a)."""

    english = "discover {count}"
    touches_library: ClassVar[bool] = True

    count: Amount

    def resolve(self, game: Game, by: Instance) -> None:
        """Exile them; let the last one be cast, or put it into the hand; put back the rest."""
        cheap = ManaValue(at_most=amount(game, by, self.count))
        exiled, found = _dug(game, by, all_of(Not(LAND), cheap))
        if not _cast_free(game, by, found, cheap) and game.exists(found):
            game.propose(move(game, found, Zone.HAND), by)
        _to_the_bottom(game, by, exiled)
