"""Qualities and sets as keywords print them: "from black", "enchant creature you control"."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from cardwright_core._records import record
from cardwright_core.errors import InputError
from cardwright_core.mana import Color
from cardwright_core.terms import AnyObject, Filter
from cardwright_rules.vocabulary.features import HasColor
from cardwright_rules.vocabulary.filters import (
    OPPONENTS_CONTROL,
    PERMANENT,
    YOU_CONTROL,
    AllOf,
    AnyOf,
    AnyPlayer,
    Is,
    Not,
)

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.continuous import Aspect
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.zones import PlayerId

__all__ = ["AnOpponent", "ColorCount", "named_set", "plural_set", "qualities"]

_COLORS = {color.name.lower(): color for color in Color}
_WHOSE = {" you control": YOU_CONTROL, " an opponent controls": OPPONENTS_CONTROL}


@record
class ColorCount(Filter):
    """What has a number of colors in a range (105.2a, 105.2b)."""

    english = "... of {at_least} to {at_most} colors"

    at_least: int
    at_most: int = 5

    @property
    def reads(self) -> frozenset[Aspect]:
        """Its colors."""
        return frozenset({"copy", "color"})

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it has."""
        del game, by
        return self.at_least <= len(view.characteristics.colors) <= self.at_most


@record
class AnOpponent(Filter):
    """Every opponent of the controller, and no object."""

    english = "opponent"

    @property
    def reads(self) -> frozenset[Aspect]:
        """Nothing."""
        return frozenset()

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """No object is a player."""
        del game, by, view
        return False

    def matches_player(self, game: Game, by: Instance, player: PlayerId) -> bool:
        """Whether the player is one."""
        return player in game.opponents(by.controller)


def qualities(printed: str) -> tuple[Filter, ...]:
    """Return one set for each quality in "from X and from Y", or "from each color" (702.11g)."""
    found = re.fullmatch(r"from (.+)", printed)
    if found is None:
        message = f"{printed!r} names no quality (expected e.g. 'from black')"
        raise InputError(message)
    words = re.split(r",? and from |, from |,? and ", found[1])
    return tuple(one for word in words for one in _quality(word))


def _quality(word: str) -> tuple[Filter, ...]:
    if word == "each color":
        return tuple(HasColor(color) for color in Color)
    if word in _COLORS:
        return (HasColor(_COLORS[word]),)
    if word in _OTHERS:
        return (_OTHERS[word],)
    return (Is(_singular(word)),)


_OTHERS: dict[str, Filter] = {
    "everything": AnyObject(),
    "monocolored": ColorCount(1, 1),
    "multicolored": ColorCount(2),
    "colorless": ColorCount(0, 0),
}


def _singular(word: str) -> str:
    """Return the type that a plural such as ``artifacts`` or ``Dragons`` means."""
    plural = word.capitalize()
    if plural == "Sorceries":
        return "Sorcery"
    if plural.endswith("ves"):
        return f"{plural[:-3]}f"
    return plural.removesuffix("s")


def plural_set(text: str) -> Filter:
    """Return the set that ``artifacts`` or ``Elves`` means, among permanents."""
    return AllOf((PERMANENT, Is(_singular(text))))


def named_set(text: str) -> Filter:
    """Return the set that ``creature``, ``land you control`` or ``artifact or player`` means."""
    for whose, filter_ in _WHOSE.items():
        if text.endswith(whose):
            return AllOf((named_set(text.removesuffix(whose)), filter_))
    words = text.split(" or ")
    return _one_set(text) if len(words) == 1 else AnyOf(tuple(map(_one_set, words)))


def _one_set(word: str) -> Filter:
    if word in _SETS:
        return _SETS[word]
    if word.startswith("non"):
        what, _, rest = word.removeprefix("non").partition(" ")
        return AllOf((Not(_adjective(what)), _one_set(rest)))
    *adjectives, noun = word.split()
    if adjectives:
        return AllOf((*map(_adjective, adjectives), _one_set(noun)))
    return AllOf((PERMANENT, Is(noun.capitalize())))


def _adjective(word: str) -> Filter:
    return HasColor(_COLORS[word]) if word in _COLORS else Is(word.capitalize())


_SETS: dict[str, Filter] = {
    "permanent": PERMANENT,
    "player": AnyPlayer(),
    "opponent": AnOpponent(),
}
