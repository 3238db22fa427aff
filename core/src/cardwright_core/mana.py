"""Mana: its types, the symbols of a cost, and a unit of mana in a pool (rules 105 to 107)."""

from __future__ import annotations

import re
from enum import IntEnum
from functools import cache
from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.errors import InputError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from cardwright_core.game import Game
    from cardwright_core.proposal import Proposal

__all__ = [
    "COLOR_LETTERS",
    "MANA_TYPES",
    "Color",
    "Mana",
    "ManaCost",
    "ManaRestriction",
    "ManaRider",
    "ManaSymbol",
    "is_announced",
    "is_own",
    "mana",
    "mana_value_of",
]


class Color(IntEnum):
    """The five colors, in the order of rule 105.1."""

    WHITE = 1
    BLUE = 2
    BLACK = 3
    RED = 4
    GREEN = 5


COLOR_LETTERS = {
    "W": Color.WHITE,
    "U": Color.BLUE,
    "B": Color.BLACK,
    "R": Color.RED,
    "G": Color.GREEN,
}
"""The letter of each color in a mana symbol (107.4)."""

MANA_TYPES = (*COLOR_LETTERS, "C")
"""The six types of mana (106.1b): five colors and colorless."""

_SYMBOL = re.compile(
    r"\{(\d+|X|Y|Z|C|S|[WUBRG]|[WUBRG]/P|2/[WUBRG]|C/[WUBRG]|[WUBRG]/[WUBRG](?:/P)?)\}"
)


_OWN_FORM = re.compile(r"\{([A-Z][A-Z0-9]*)\}")


@record
class ManaSymbol(Record):
    """A plugin's own symbol in costs: what an entry of the group ``cardwright.symbols`` gives.

    No mana pays it: what the hook ``symbol_options`` offers for it does.
    """

    mana_value: int = 1
    colors: frozenset[Color] = frozenset()


_FINDERS: list[Callable[[str], ManaSymbol | None]] = []


def find_symbols_with(find: Callable[[str], ManaSymbol | None]) -> None:
    """Let `find` be asked for symbols in costs that the kernel does not know, by name."""
    _FINDERS.append(find)


_OWN: dict[str, ManaSymbol] = {}  # those met so far; what is installed does not change meanwhile


def is_own(symbol: str) -> bool:
    """Whether a symbol is a plugin's own, which no mana pays."""
    return symbol in _OWN


def is_announced(symbol: str) -> bool:
    """Whether it can be paid in several ways, or by no mana: how is announced (118.13)."""
    return "/" in symbol or symbol in _OWN


def _own_symbol(text: str, position: int) -> re.Match[str] | None:
    """Return the symbol there if an installed plugin brings it."""
    match = _OWN_FORM.match(text, position)
    if match is None or match[1] in _OWN:
        return match
    found = next((symbol for find in _FINDERS if (symbol := find(match[1])) is not None), None)
    if found is None:
        return None
    _OWN[match[1]] = found
    return match


class ManaRestriction(Record):
    """What a unit of mana may be spent on (106.6)."""

    __slots__ = ()

    def allows(self, game: Game, proposal: Proposal) -> bool:
        """Whether it may be spent on `proposal`."""
        raise NotImplementedError


class ManaRider(Record):
    """What happens when a unit of mana is spent (106.6)."""

    __slots__ = ()

    def spent(self, game: Game, unit: Mana, proposal: Proposal) -> None:
        """Let it happen; `proposal` is what the mana pays for."""
        raise NotImplementedError


@record
class Mana(Record):
    """One unit of mana in a pool: its type, and what follows it there (106.3, 106.6).

    `source` is set only where something may ask which object it came from; what is `kept` is not
    lost as steps and phases end, until the turn does.
    """

    type: str
    snow: bool = False
    source: int = 0
    restriction: ManaRestriction | None = None
    rider: ManaRider | None = None
    kept: bool = False


@record
class ManaCost(Record):
    """A mana cost: its symbols without braces, in printed order (202.1).

    ``ManaCost.parse("{4}{W}").symbols == ("4", "W")``
    """

    symbols: tuple[str, ...] = ()

    @staticmethod
    @cache
    def parse(text: str) -> ManaCost:
        """Read ``{4}{W}``; :class:`InputError` says which symbol is not one (107.4)."""
        symbols: list[str] = []
        position = 0
        while position < len(text):
            match = _SYMBOL.match(text, position) or _own_symbol(text, position)
            if match is None:
                bad = text[position : position + 8]
                message = f"no mana symbol at {bad!r} in cost {text!r} (expected e.g. '{{4}}{{W}}')"
                raise InputError(message)
            symbols.append(match[1])
            position = match.end()
        return ManaCost(tuple(symbols))

    @property
    def mana_value(self) -> int:
        """The total amount of mana, whatever its type; X counts 0 here (202.3)."""
        return sum(map(mana_value_of, self.symbols))

    @property
    def colors(self) -> frozenset[Color]:
        """The colors of the symbols (105.2, 202.2)."""
        letters = {letter for symbol in self.symbols if symbol not in _OWN for letter in symbol}
        own = [_OWN[symbol].colors for symbol in self.symbols if symbol in _OWN]
        usual = (color for letter, color in COLOR_LETTERS.items() if letter in letters)
        return frozenset(usual).union(*own)

    @property
    def variable(self) -> bool:
        """Whether a value has to be announced for the cost (107.3)."""
        return any(symbol in {"X", "Y", "Z"} for symbol in self.symbols)

    @property
    def hybrid(self) -> bool:
        """Whether a symbol can be paid in several ways, which has to be announced (118.13)."""
        return any(map(is_announced, self.symbols))

    def __str__(self) -> str:
        """Return the cost in braces, as :meth:`parse` reads it."""
        return "".join(f"{{{symbol}}}" for symbol in self.symbols)


def mana_value_of(symbol: str) -> int:
    """Return what one symbol adds to a mana value (202.3b, 202.3f, 202.3g)."""
    if symbol.isdigit():
        return int(symbol)
    if symbol in {"X", "Y", "Z"}:
        return 0
    if symbol in _OWN:
        return _OWN[symbol].mana_value
    return 2 if symbol.startswith("2/") else 1


def mana(text: str) -> tuple[Mana, ...]:
    """Return plain units of mana for symbols that name a type: ``mana("{G}{G}")``."""
    return tuple(_units(ManaCost.parse(text).symbols, text))


def _units(symbols: Iterable[str], text: str) -> Iterable[Mana]:
    for symbol in symbols:
        if symbol not in MANA_TYPES:
            message = (
                f"{{{symbol}}} in {text!r} is not a type of mana (expected {', '.join(MANA_TYPES)})"
            )
            raise InputError(message)
        yield Mana(symbol)
