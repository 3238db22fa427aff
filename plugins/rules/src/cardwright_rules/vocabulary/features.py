"""Filters by what an object shows: colors, names, keyword abilities (105.2, 201.2, 702)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import record
from cardwright_core.terms import Filter

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.continuous import Aspect
    from cardwright_core.game import Game
    from cardwright_core.mana import Color
    from cardwright_core.objects import View
    from cardwright_rules.vocabulary.selections import Selection

__all__ = ["COLORED", "HasColor", "HasKeyword", "Named", "SharesColorWith", "SharesNameWith"]


@record
class HasColor(Filter):
    """What is of a color (105.2)."""

    english = "{color} ..."

    color: Color

    @property
    def reads(self) -> frozenset[Aspect]:
        """Its color."""
        return frozenset({"copy", "color"})

    @property
    def of_player(self) -> bool:
        """It is the same for all."""
        return True

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is."""
        del game, by
        return self.color in view.characteristics.colors


@record
class IsColored(Filter):
    """What is of at least one color (105.2)."""

    english = "colored ..."

    @property
    def reads(self) -> frozenset[Aspect]:
        """Its color."""
        return frozenset({"copy", "color"})

    @property
    def of_player(self) -> bool:
        """It is the same for all."""
        return True

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is."""
        del game, by
        return bool(view.characteristics.colors)


@record
class HasKeyword(Filter):
    """What has a keyword ability."""

    english = "... with {keyword}"

    keyword: str

    @property
    def reads(self) -> frozenset[Aspect]:
        """Its abilities."""
        return frozenset({"copy", "text", "type", "ability"})

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it has."""
        del game, by
        return view.has(self.keyword)


@record
class SharesColorWith(Filter):
    """What is of a color that one of certain other objects is of too (105.2)."""

    english = "... that shares a color with {others}"

    others: Selection

    @property
    def reads(self) -> None:
        """Colors of other objects."""
        return

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is."""
        others = self.others.objects(game, by)
        return view.id not in others and any(
            view.characteristics.colors & game.see(item).characteristics.colors for item in others
        )


@record
class SharesNameWith(Filter):
    """What has a name that one of certain objects has or last had (201.2)."""

    english = "... with the name of {others}"

    others: Selection

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it has; what has no name shares none (201.2a)."""
        theirs = {
            name
            for item in self.others.known(game, by)
            for name in game.see(item).characteristics.names
        }
        return not theirs.isdisjoint(view.characteristics.names)


@record
class Named(Filter):
    """What has a name (201.2)."""

    english = "... named {name}"

    name: str

    @property
    def reads(self) -> frozenset[Aspect]:
        """Its name."""
        return frozenset({"copy", "text"})

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it has."""
        del game, by
        return view.name == self.name or self.name in view.characteristics.names


COLORED = IsColored()
