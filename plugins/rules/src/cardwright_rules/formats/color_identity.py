"""Color identity: the colors of a card's mana symbols, wherever on it they are (903.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, field_names
from cardwright_core.mana import COLOR_LETTERS, ManaCost
from cardwright_rules.lands import BASIC_LAND_TYPES
from cardwright_rules.mana import AddMana, AddSymbols

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.characteristics import Characteristics
    from cardwright_core.mana import Color

__all__ = ["color_identity", "colors_of_land_types"]


def color_identity(printed: Characteristics) -> frozenset[Color]:
    """Return the color identity of a card with these printed values.

    Its color covers its color indicator and what defines its color (204, 604.3). The symbols of its
    text are those in the costs and effects of its abilities, as far as these are values; other
    faces count too (903.4d, 903.4e).
    """
    return frozenset(_colors(printed))


def colors_of_land_types(printed: Characteristics) -> frozenset[Color]:
    """Return the colors of mana that a card could produce by its basic land types (903.5d)."""
    symbols = (BASIC_LAND_TYPES.get(subtype, "") for subtype in printed.subtypes)
    return frozenset(COLOR_LETTERS[symbol] for symbol in symbols if symbol)


def _colors(values: Characteristics) -> Iterator[Color]:
    yield from values.colors
    yield from (values.cost or ManaCost()).colors
    for ability in values.abilities:
        yield from _in_text(ability)
    for face in values.faces:
        yield from _colors(face)


def _in_text(value: object) -> Iterator[Color]:
    """Yield the colors of the symbols in a value, or in what it is made of."""
    if isinstance(value, ManaCost):
        yield from value.colors
    elif isinstance(value, AddMana) and len(value.types) < len(COLOR_LETTERS):
        yield from (COLOR_LETTERS[symbol] for symbol in value.types if symbol in COLOR_LETTERS)
    elif isinstance(value, AddSymbols):
        yield from ManaCost.parse(value.symbols).colors
    elif isinstance(value, Record):
        for name in field_names(type(value)):  # type: ignore[arg-type]  # a class is hashable
            yield from _in_text(getattr(value, name))
    elif isinstance(value, tuple):
        for one in value:
            yield from _in_text(one)
