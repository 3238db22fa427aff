"""Which decks a game of Commander is played with (903.3, 903.5)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from cardwright_core.mana import COLOR_LETTERS
from cardwright_rules.formats.color_identity import color_identity, colors_of_land_types
from cardwright_rules.keywords.partner import is_background, may_lead_together

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardwright_core.characteristics import Characteristics
    from cardwright_core.mana import Color

__all__ = ["DECK_SIZE", "faults_of_deck"]

DECK_SIZE = 100
"""How many cards a deck has, its commanders included (903.5a)."""

_PARTNERS = 2


def faults_of_deck(
    commanders: Sequence[Characteristics], others: Sequence[Characteristics]
) -> Iterator[str]:
    """Yield what is wrong with a deck, in words; `others` are its cards but for the commanders."""
    yield from _of_commanders(commanders)
    size = len(commanders) + len(others)
    if size != DECK_SIZE:
        yield f"a deck has {DECK_SIZE} cards, commanders included, not {size} (903.5a)"
    yield from _repeated([*commanders, *others])
    identity = frozenset().union(*map(color_identity, commanders)) if commanders else None
    if identity is not None:
        yield from _of_other_colors(identity, others)


def _of_commanders(commanders: Sequence[Characteristics]) -> Iterator[str]:
    if not commanders:
        yield "no commander: name it with `command` (903.3)"
    for place, one in enumerate(commanders):
        others = (*commanders[:place], *commanders[place + 1 :])
        background = is_background(one) and any(may_lead_together(one, other) for other in others)
        if not _may_lead(one) and not background:
            wanted = "a legendary creature, Vehicle or Spacecraft with power and toughness"
            yield f"{one.name} is no commander: {wanted} is one (903.3)"
    several = len(commanders) > 1
    if several and not (len(commanders) == _PARTNERS and may_lead_together(*commanders)):
        yield f"{len(commanders)} commanders; two are possible if both have partner (702.124)"


def _may_lead(printed: Characteristics) -> bool:
    if not printed.is_a("Legendary"):
        return False
    spacecraft = printed.is_a("Spacecraft") and printed.power is not None
    return printed.is_a("Creature") or printed.is_a("Vehicle") or spacecraft


def _repeated(deck: Sequence[Characteristics]) -> Iterator[str]:
    basic = ("Basic", "Land")
    names = Counter(card.name for card in deck if not all(map(card.is_a, basic)))
    for name, count in sorted(names.items()):
        if count > 1:
            yield f"{count} cards are named {name}; only basic lands may repeat (903.5b)"


def _of_other_colors(
    identity: frozenset[Color], others: Sequence[Characteristics]
) -> Iterator[str]:
    for name, card in sorted({card.name: card for card in others}.items()):
        for colors, rule in ((color_identity(card), "c"), (colors_of_land_types(card), "d")):
            if not colors <= identity:
                alien = _letters(colors - identity)
                yield f"{name}: {alien} is not in the commander's color identity (903.5{rule})"


def _letters(colors: frozenset[Color]) -> str:
    return "".join(f"{{{letter}}}" for letter, color in COLOR_LETTERS.items() if color in colors)
