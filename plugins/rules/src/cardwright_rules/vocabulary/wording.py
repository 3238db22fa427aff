"""Changes and static abilities in the words of cards: gets, has, loses, can't have (613)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import record
from cardwright_core.abilities import StaticAbility
from cardwright_core.layers import Layer, Part
from cardwright_core.terms import Filter
from cardwright_rules.vocabulary.changes import (
    AddAbilities,
    AddKeyword,
    AddPT,
    CantHave,
    LoseAbilities,
    SetPT,
)
from cardwright_rules.vocabulary.filters import THIS
from cardwright_rules.vocabulary.reading import all_watched
from cardwright_rules.vocabulary.shorthand import static
from cardwright_rules.vocabulary.statics import EVERYWHERE, Defining

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.game import Game
    from cardwright_core.layers import Change
    from cardwright_core.objects import View
    from cardwright_rules.vocabulary.counts import Amount

__all__ = [
    "LayeredChange",
    "While",
    "cannot_have",
    "cant_have",
    "defines_pt",
    "gets",
    "gets_while",
    "has",
    "have",
    "loses",
]

LayeredChange = tuple["Layer", "Change"]
"""A change, and the layer in which it is made."""


def gets(power: Amount, toughness: Amount) -> LayeredChange:
    """Return the change "gets +X/+Y"."""
    return Layer.MODIFY_PT, AddPT(power, toughness)


def has(what: str | Ability) -> LayeredChange:
    """Return the change "has" or "gains" a keyword, or any other ability."""
    change = AddKeyword(what) if isinstance(what, str) else AddAbilities((what,))
    return Layer.ABILITY, change


def loses(keyword: str) -> LayeredChange:
    """Return the change "loses" a keyword."""
    return Layer.ABILITY, LoseAbilities(keyword)


def cant_have(*keywords: str) -> LayeredChange:
    """Return the change "loses keywords and can't have or gain them" (113.11)."""
    return Layer.ABILITY, CantHave(frozenset(keywords))


def have(those: Filter, *what: str | Ability) -> StaticAbility:
    """Return the static ability that objects of a set have keywords or other abilities."""
    return static(*(Part(layer, those, change) for layer, change in map(has, what)))


def cannot_have(those: Filter, *keywords: str) -> StaticAbility:
    """Return the static ability that objects of a set lose keywords and can't have them."""
    layer, change = cant_have(*keywords)
    return static(Part(layer, those, change))


def gets_while(power: Amount, toughness: Amount, somewhere: Filter) -> StaticAbility:
    """Return the ability that this gets +X/+Y as long as some permanent is in a set."""
    layer, change = gets(power, toughness)
    return static(Part(layer, While(THIS, somewhere), change))


def defines_pt(power: Amount, toughness: Amount) -> StaticAbility:
    """Return the ability that defines its power and toughness, in every zone (208.2a, 604.3)."""
    part = Part(Layer.DEFINE_PT, THIS, SetPT(power, toughness), EVERYWHERE)
    return StaticAbility(Defining((part,), defines=True))


@record
class While(Filter):
    """What is in a set, as long as some permanent is in another."""

    english = "{what}, as long as there is {somewhere:a},"

    what: Filter
    somewhere: Filter

    @property
    def watches(self) -> frozenset[str]:
        """What its parts do."""
        return all_watched(self.what, self.somewhere)

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is, and there is one."""
        return self.what.matches(game, by, view) and any(
            self.somewhere.matches(game, by, other)
            for other in game.permanents()
            if game.reaches(by.controller, other.controller)
        )
