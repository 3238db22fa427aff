"""Anchor words: which of two abilities a permanent has is chosen as it enters (614.12c)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.layers import Layer, Part
from cardwright_core.terms import Filter
from cardwright_core.watching import NOTHING
from cardwright_rules.vocabulary.changes import AddAbilities
from cardwright_rules.vocabulary.choices import Choice, chosen
from cardwright_rules.vocabulary.shorthand import static

if TYPE_CHECKING:
    from collections.abc import Hashable

    from cardwright_core.abilities import Ability, Instance, StaticAbility
    from cardwright_core.game import Game
    from cardwright_core.objects import View

__all__ = ["AnchorWord", "ThisWithWord", "anchored"]


@record
class AnchorWord(Choice):
    """One of some words, each the name of what the permanent then has (614.12c)."""

    english = "{words}"

    kind: ClassVar[str] = "anchor word"

    words: tuple[str, ...]

    def options(self, game: Game, by: Instance) -> tuple[Hashable, ...]:
        """Return the words."""
        del game, by
        return self.words


@record
class ThisWithWord(Filter):
    """This, as long as an anchor word was chosen for it (614.12c)."""

    english = "this, as long as {word} was chosen,"

    word: str

    @property
    def watches(self) -> frozenset[str]:
        """It looks at objects only."""
        return NOTHING

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is this, and it was."""
        return view.id == by.source.id and chosen(game, by, AnchorWord.kind) == self.word


def anchored(word: str, *abilities: Ability) -> StaticAbility:
    """Return the ability that this has others as long as an anchor word was chosen (614.12c)."""
    return static(Part(Layer.ABILITY, ThisWithWord(word), AddAbilities(abilities)))
