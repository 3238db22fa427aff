"""A card's facts from a file that the user has, of Scryfall's or MTGJSON's form; never its text.

What the text says is only measured: whether it is anything beside keywords that are installed.
"""

from __future__ import annotations

import gzip
import json
import lzma
import re
from typing import IO, TYPE_CHECKING, Any

from cardwright_core._records import Record, record
from cardwright_core.cards import slug_of
from cardwright_core.errors import InputError, nearest
from cardwright_core.mana import COLOR_LETTERS, ManaCost

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

__all__ = ["Facts", "faces_in", "facts_of"]

_REMINDER = re.compile(r"\([^()]*\)")
_NUMBERS = ("power", "toughness", "loyalty", "defense")


@record
class Facts(Record):
    """What is known of a card; `missing` names in our own words what its author has to write."""

    name: str
    types: str
    cost: str | None = None
    numbers: tuple[tuple[str, int], ...] = ()
    colors: str | None = None
    keywords: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()


def facts_of(name: str, path: Path, is_keyword: Callable[[str], bool]) -> Facts:
    """Return the facts of the card with that name; `is_keyword` says which keywords there are."""
    cards = list(_cards(_content(path)))
    slug = slug_of(name)
    for card in cards:
        for face in _faces(card):
            if slug_of(_name(face)) == slug:
                return _facts(face, is_keyword, alone=_is_alone(card))
    near = nearest(name, (_name(face) for card in cards for face in _faces(card)))
    asked = f"; did you mean {' or '.join(map(repr, near))}?" if near else ""
    message = f"{path} has no card {name!r}{asked} ({len(cards)} cards are in it)"
    raise InputError(message)


def faces_in(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the slug and the table of every face of every card in a file, compressed or not."""
    for card in _cards(_content(path)):
        for face in _faces(card):
            yield slug_of(_name(face)), face


_OPENERS: dict[str, Callable[..., IO[str]]] = {".gz": gzip.open, ".xz": lzma.open}


def _content(path: Path) -> Any:  # noqa: ANN401 - whatever a JSON file holds
    try:
        with _OPENERS.get(path.suffix, open)(path, "rt", encoding="utf-8-sig") as file:
            return json.load(file)
    except FileNotFoundError:
        message = f"{path}: there is no such file"
        raise InputError(message) from None
    except (OSError, EOFError, lzma.LZMAError, ValueError, RecursionError) as error:
        message = f"{path} can't be read as JSON: {error}"
        raise InputError(message) from error


def _cards(content: Any) -> Iterator[dict[str, Any]]:  # noqa: ANN401 - as above
    """Yield each table that looks like a card, however deep the file has it."""
    waiting = [content]
    while waiting:
        one = waiting.pop()
        if isinstance(one, dict) and "name" in one and _type_line(one) is not None:
            yield one
        elif isinstance(one, dict | list):
            inner = list(one.values()) if isinstance(one, dict) else one
            waiting.extend(reversed(inner))


def _faces(card: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield the card if it has one face, or its faces, each with what the card says of both."""
    faces = card.get("card_faces")
    if not faces:
        yield card
        return
    shared = {key: value for key, value in card.items() if key not in {"card_faces", "oracle_text"}}
    for face in faces:
        yield {**shared, **face}


def _is_alone(card: dict[str, Any]) -> bool:
    return not card.get("card_faces") and "side" not in card


def _name(face: dict[str, Any]) -> str:
    return str(face.get("faceName") or face["name"])


def _type_line(card: dict[str, Any]) -> str | None:
    """Return the type line: Scryfall's ``type_line``, MTGJSON's ``type``."""
    for key in ("type_line", "type"):
        if isinstance(card.get(key), str):
            return str(card[key])
    return None


def _facts(face: dict[str, Any], is_keyword: Callable[[str], bool], *, alone: bool) -> Facts:
    keywords, beside = _keywords(face, is_keyword)
    numbers, odd = _numbers(face)
    missing = [*odd, *([] if alone else ["its other face"]), *beside]
    cost = face.get("mana_cost") or face.get("manaCost") or None
    return Facts(
        _name(face),
        _type_line(face) or "",
        cost,
        tuple(numbers.items()),
        _colors(face, cost),
        keywords,
        tuple(missing),
    )


def _numbers(face: dict[str, Any]) -> tuple[dict[str, int], list[str]]:
    """Return the numbers in the corners, 0 for one that an ability defines, and which those are."""
    found: dict[str, int] = {}
    odd: list[str] = []
    for key in _NUMBERS:
        text = face.get(key)
        if text is None:
            continue
        plain = str(text).isdigit()
        found[key] = int(text) if plain else 0
        if not plain:
            odd.append(f"what its {key} is")
    return found, odd


def _colors(face: dict[str, Any], cost: str | None) -> str | None:
    """Return the letters of its colors where they are not those of its mana cost (204)."""
    colors = face.get("colors")
    if colors is None:
        return None
    letters = "".join(letter for letter in COLOR_LETTERS if letter in colors)
    own = ManaCost.parse(cost or "").colors
    return None if {COLOR_LETTERS[letter] for letter in letters} == own else letters


def _keywords(
    face: dict[str, Any], is_keyword: Callable[[str], bool]
) -> tuple[tuple[str, ...], list[str]]:
    """Return the installed keywords that the card has, and what its text has beside them."""
    text = str(face.get("oracle_text", face.get("text")) or "")
    keywords: list[str] = []
    others = 0
    for line in _REMINDER.sub("", text).splitlines():
        pieces = [piece.strip().casefold() for piece in line.split(",") if piece.strip()]
        if pieces and all(map(is_keyword, pieces)):
            keywords.extend(pieces)
        elif pieces:
            others += 1
    beside = [f"{others} of its abilities"] if others > 1 else ["its ability"] * others
    return tuple(dict.fromkeys(keywords)), beside
