"""Abilities that objects have because others have them, and what levels give (613.1f, 711)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import ActivatedAbility, Duration, StaticAbility
from cardwright_core.grants import all_granted
from cardwright_core.lasting import Among, begin_continuous
from cardwright_core.layers import Change, Layer, Part, with_abilities
from cardwright_rules.vocabulary.changes import AddAbilities, SetPT
from cardwright_rules.vocabulary.filters import THIS, all_of
from cardwright_rules.vocabulary.lasting import Until
from cardwright_rules.vocabulary.measures import HasCounters
from cardwright_rules.vocabulary.selections import ITSELF, TARGET, Each
from cardwright_rules.vocabulary.statics import Continuous

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Iterator

    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.terms import Filter
    from cardwright_rules.vocabulary.selections import Selection

__all__ = ["GainActivatedAbilities", "HaveActivatedAbilities", "ShareKeywords", "level"]

_Gained = tuple["Ability", int]
"""An ability, and the object that has it."""


def _activated_abilities(game: Game, items: Iterable[int]) -> Iterator[_Gained]:
    for item in items:
        for ability in game.see(item).characteristics.abilities:
            if isinstance(ability, ActivatedAbility):
                yield ability, item


@record
class HaveActivatedAbilities(Change):
    """It has all activated abilities of certain objects, whatever they are (layer 6)."""

    english = "has all activated abilities of {of}"

    removes: ClassVar[bool] = False

    of: Selection

    @property
    def reads(self) -> None:
        """What other objects are."""
        return

    def does(self, game: Game, by: Instance, view: View) -> Hashable:
        """Return the abilities with their donors."""
        del view
        return tuple(_activated_abilities(game, self.of.objects(game, by)))

    def apply(self, game: Game, by: Instance, view: View) -> View:
        """Add them, each with the grant that it comes from."""
        found = _activated_abilities(game, self.of.objects(game, by))
        gained = all_granted(game.state, by, view, found)
        return with_abilities(view, (*view.characteristics.abilities, *gained))


@record
class GainThese(Change):
    """It gains certain abilities of certain donors, as they were when the effect began."""

    removes: ClassVar[bool] = False

    gained: tuple[_Gained, ...]

    def apply(self, game: Game, by: Instance, view: View) -> View:
        """Add them, each with the grant that it comes from."""
        gained = all_granted(game.state, by, view, self.gained)
        return with_abilities(view, (*view.characteristics.abilities, *gained))


@record
class GainActivatedAbilities(Record):
    """Objects gain the activated abilities that others have, or last had (611.2, 608.2h)."""

    english = "{what:each} gains all activated abilities of {of} {duration}"

    of: Selection = TARGET
    what: Selection = ITSELF
    duration: Duration = Duration.END_OF_TURN

    def resolve(self, game: Game, by: Instance) -> None:
        """Begin it."""
        gained = tuple(_activated_abilities(game, self.of.known(game, by)))
        affected = Among(self.what.objects(game, by))
        begin_continuous(
            game, by, (Part(Layer.ABILITY, affected, GainThese(gained)),), self.duration
        )


def level(
    lowest: int, highest: int | None, power: int, toughness: int, *abilities: Ability
) -> StaticAbility:
    """Return what a level symbol stands for: base power and toughness, abilities (711.2a, b)."""
    leveled = all_of(THIS, HasCounters("level", lowest, highest))
    gained = Part(Layer.ABILITY, leveled, AddAbilities(abilities))
    based = Part(Layer.SET_PT, leveled, SetPT(power, toughness))
    return StaticAbility(Continuous((gained, based) if abilities else (based,)), keyword="level")


@record
class ShareKeywords(Record):
    """Permanents of a set gain the keywords that one of them has, of those named (702.1c).

    Each variant that is there is gained: every landwalk, protection from each quality.
    """

    english = "{what:s} gain {keywords} {duration}, each if one of them has it"

    keywords: tuple[str, ...]
    what: Filter
    duration: Duration = Duration.END_OF_TURN

    def resolve(self, game: Game, by: Instance) -> None:
        """Look at what they have now, and begin the effect."""
        those = Each(self.what)
        found = {
            ability.replace(grant=None): None
            for item in those.objects(game, by)
            for ability in game.see(item).characteristics.abilities
            if self._is_named(ability.keyword)
        }
        if found:
            change = ((Layer.ABILITY, AddAbilities(tuple(found))),)
            Until(self.duration, change, those).resolve(game, by)

    def _is_named(self, keyword: str) -> bool:
        return keyword in self.keywords or (
            "landwalk" in self.keywords and keyword.endswith("walk")
        )
