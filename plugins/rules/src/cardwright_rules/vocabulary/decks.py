"""What a starting deck has to be like for a companion (702.139)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import record
from cardwright_core.abilities import ActivatedAbility
from cardwright_core.terms import Filter
from cardwright_rules.companions import DeckTest
from cardwright_rules.vocabulary.filters import LAND

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.continuous import Aspect
    from cardwright_core.game import Game
    from cardwright_core.objects import View

__all__ = ["EachDeckCard", "HasActivatedAbility", "MoreCardsThanNeeded", "NonlandCardsDiffer"]


@record
class HasActivatedAbility(Filter):
    """What has an activated ability, also one that a type or a keyword gives it."""

    english = "... with an activated ability"

    @property
    def reads(self) -> frozenset[Aspect]:
        """Its abilities."""
        return frozenset({"copy", "ability", "type", "text"})

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it has."""
        del self, game, by
        return any(isinstance(one, ActivatedAbility) for one in view.characteristics.abilities)


@record
class EachDeckCard(DeckTest):
    """Each card of a set in the starting deck is in another set."""

    english = "each of its {of:s} is {what:a}"

    what: Filter
    of: Filter

    def fits(self, game: Game, by: Instance, deck: tuple[View, ...]) -> bool:
        """Whether each is."""
        those = (view for view in deck if self.of.matches(game, by, view))
        return all(self.what.matches(game, by, view) for view in those)


@record
class NonlandCardsDiffer(DeckTest):
    """Each nonland card in the starting deck has a different name."""

    english = "each of its nonland cards has a different name"

    def fits(self, game: Game, by: Instance, deck: tuple[View, ...]) -> bool:
        """Whether no two have a name in common (201.2a)."""
        del self
        those = [view for view in deck if not LAND.matches(game, by, view)]
        names = [name for view in those for name in view.characteristics.names]
        return len(names) == len(set(names))


@record
class MoreCardsThanNeeded(DeckTest):
    """The starting deck has so many cards more than it needs: more than 60, or what is given."""

    english = "it has at least {more} cards more than the minimum of {minimum}"

    more: int = 20
    minimum: int = 60

    def fits(self, game: Game, by: Instance, deck: tuple[View, ...]) -> bool:
        """Whether it has."""
        del game, by
        return len(deck) >= self.minimum + self.more
