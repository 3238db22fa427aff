"""Installed cards against the facts of a file that the user has, of Scryfall's or MTGJSON's form.

Names, costs, type lines and the numbers in the corners are compared as they stand. Of the text
only its shape is: how many triggered and activated abilities it has, whether it has static ones,
and which installed keywords.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple

from cardwright.scaffold.facts import faces_in
from cardwright_core.cards import slug_of
from cardwright_core.errors import CardwrightError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from cardwright_core.abilities import Ability
    from cardwright_core.catalog import Catalog
    from cardwright_core.characteristics import Characteristics

__all__ = ["Difference", "compare_cards"]

_REMINDER = re.compile(r"\([^()]*\)")
_ABILITY_WORD = re.compile(r"^[\w' ]{3,40} — (?=\S)")
_CHAPTERS = re.compile(r"^([IVX]+(?:, [IVX]+)*) — ")
_COST = re.compile(r"^[^\"“.:]+: ")
_TRIGGERS = ("when ", "whenever ", "at the beginning", "at end of")
_ABOUT_CASTING = ("as an additional cost", "cast this spell", "this spell ", "you may cast this")
"""How static abilities of instants and sorceries begin (113.6e)."""
_ALTERNATIVE_COST = "rather than pay this spell's mana cost"
"""How those end that offer an alternative cost (118.9)."""
_NUMBERS = ("power", "toughness", "loyalty", "defense")


class Difference(NamedTuple):
    """One fact that the plugin and the file do not agree on; `there` is the file's."""

    card: str
    fact: str
    here: str
    there: str


def compare_cards(
    catalog: Catalog, slugs: Iterable[str], path: Path
) -> tuple[list[Difference], list[str], int]:
    """Return the differences, the cards that the file does not have, and how many it has."""
    known: dict[str, dict[str, Any]] = {}
    for slug, row in faces_in(path):
        known.setdefault(slug, row)
        known.setdefault(slug_of(_name(row)), row)
    differences: list[Difference] = []
    absent: list[str] = []
    compared = 0
    for slug in slugs:
        card = catalog.definition(slug).characteristics
        # A prototype is the second set of characteristics under the one name (718.2).
        for face in reversed({one.name: one for one in reversed(card.sets)}.values()):
            there = known.get(slug_of(face.name))
            if there is None:
                absent.append(face.name)
            else:
                compared += 1
                differences.extend(_differences(catalog, face, there))
    return differences, absent, compared


def _differences(
    catalog: Catalog, card: Characteristics, face: dict[str, Any]
) -> Iterator[Difference]:
    facts = [
        ("name", card.name, _name(face)),
        ("cost", _cost(card), str(face.get("mana_cost") or face.get("manaCost") or "")),
        ("types", str(card.type_line), str(face.get("type_line") or face.get("type"))),
        *((key, _number(getattr(card, key)), _corner(face.get(key))) for key in _told_of(face)),
    ]
    here, there = kinds_of(card.abilities), kinds_in(catalog, card, face)
    facts += [(f"{kind} abilities", here[kind], there[kind]) for kind in sorted({*here, *there})]
    yield from (
        Difference(card.name, fact, one, other) for fact, one, other in facts if one != other
    )


def _told_of(face: dict[str, Any]) -> Iterator[str]:
    """Yield the numbers that a row tells; some files leave out the defense of battles."""
    yield from (key for key in _NUMBERS if key != "defense" or key in face)


def _name(face: dict[str, Any]) -> str:
    """Return a face's name: the first of several, if the file has one row for all of them."""
    return str(face.get("faceName") or face["name"].partition(" // ")[0])


def _cost(card: Characteristics) -> str:
    return "" if card.cost is None else str(card.cost)


def _number(value: int | None) -> str:
    return "" if value is None else str(value)


def _corner(text: object) -> str:
    """Return a number as printed; what an ability defines (208.2) is 0 here."""
    if text is None:
        return ""
    return str(text) if str(text).lstrip("-").isdigit() else "0"


def kinds_of(abilities: Iterable[Ability]) -> dict[str, str]:
    """Return how many abilities of each kind a card has, and its keywords; "some" static ones."""
    own = [ability for ability in abilities if not ability.keyword]
    return _shape(
        Counter(ability.kind for ability in own),
        {ability.keyword for ability in abilities if ability.keyword},
    )


def kinds_in(catalog: Catalog, card: Characteristics, face: dict[str, Any]) -> dict[str, str]:
    """Return the same of a text."""
    text = _REMINDER.sub("", str(face.get("oracle_text", face.get("text")) or ""))
    kinds: Counter[str] = Counter()
    keywords: set[str] = set()
    for line in filter(None, map(str.strip, text.splitlines())):
        found = _keywords(catalog, line)
        if line.startswith("LEVEL "):
            keywords.add("level")
        elif line.startswith("Prototype {"):
            continue  # other characteristics that it may have (718.2)
        elif "level" in keywords:
            continue  # a level's abilities stand below it (711.2)
        elif found:
            keywords |= found
        else:
            kinds.update(_kinds(line, spell=card.is_a("Instant") or card.is_a("Sorcery")))
    return _shape(kinds, keywords)


def _shape(kinds: Counter[str], keywords: set[str]) -> dict[str, str]:
    counted = {kind: str(kinds[kind]) for kind in ("triggered", "activated")}
    some = {kind: "some" if kinds[kind] else "none" for kind in ("static", "spell")}
    return {**counted, **some, "keyword": ", ".join(sorted(keywords))}


def _keywords(catalog: Catalog, line: str) -> set[str]:
    """Return the keywords of a line that has nothing else, or the one that an ability follows."""
    word, follows, _ = line.casefold().partition(" — ")
    if follows and catalog.has_keyword(word.replace("-", " ")):  # "Power-up — {4}{W}: ..."
        return {word}
    found: set[str] = set()
    line = re.sub(r"^This \w+ has (?=protection from)|\. X can't be 0\.$", "", line)
    lowered = re.sub(r"[A-Z](?![^{]*\})", lambda letter: letter[0].lower(), line)
    for piece in lowered.replace(" and from ", ", protection from ").split(", "):
        try:
            found |= {ability.keyword for ability in catalog.expand(piece.replace("—", " "))}
        except CardwrightError:
            if not piece.startswith("protection from "):  # of what was chosen
                return set()
            found.add("protection")
    return found


def _kinds(line: str, *, spell: bool) -> Iterator[str]:
    chapters = _CHAPTERS.match(line)
    if chapters:
        yield from ("triggered",) * len(chapters[1].split(", "))
        return
    plain = _ABILITY_WORD.sub("", line).casefold()
    if plain.startswith(_TRIGGERS):
        yield "triggered"
    elif _COST.match(plain):
        yield "activated"
    else:
        about_casting = plain.startswith(_ABOUT_CASTING) or _ALTERNATIVE_COST in plain
        yield "spell" if spell and not about_casting else "static"
