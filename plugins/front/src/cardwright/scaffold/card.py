"""``cardwright new card``: a card's facts as a module; what is missing is its caveat."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cardwright
from cardwright.installed import CARDS, Installed, origin_of
from cardwright.scaffold.facts import Facts, facts_of
from cardwright.scaffold.filling import filled, write
from cardwright.scaffold.names import class_of, literal, module_of, printable_name
from cardwright.scaffold.project import Project
from cardwright_core.cards import slug_of
from cardwright_core.characteristics import TypeLine
from cardwright_core.errors import CardwrightError, InputError
from cardwright_core.mana import COLOR_LETTERS, ManaCost

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

__all__ = ["new_card", "plain_facts"]


def new_card(
    name: str, root: Path, *, data: Path | None = None, facts: Facts | None = None
) -> list[Path]:
    """Write a card into the pack at `root`: with the `facts` given, or with those in `data`."""
    slug = printable_name(name)
    project = Project(root)
    _refuse_known(name, slug, project)
    if data is not None:
        facts = facts_of(name, data, _is_keyword())
    if facts is None:
        facts = Facts(name, "Artifact", missing=("its cost and types", "its abilities"))
    _check(facts)
    module = module_of(slug_of(facts.name), project.source)
    values = _values(facts, module)
    new = {
        project.source / f"{module}.py": filled("card.py", values),
        project.tests / f"test_{module}.py": filled("test_card.py", values),
        project.tests / f"{module}.scenario.toml": filled("card.scenario.toml", values),
    }
    entry = f"{project.package}.{module}:{values['class_name']}"
    write(new, {project.file: project.with_entry(CARDS, slug_of(facts.name), entry)})
    return [*new, project.file]


_WITH_POWER = frozenset({"Creature", "Vehicle", "Spacecraft"})


def plain_facts(  # noqa: PLR0913, PLR0917 - what is printed on a card
    name: str,
    types: str,
    cost: str | None,
    power: int | None,
    toughness: int | None,
    keywords: str = "",
) -> Facts:
    """Return the facts that an author types; the abilities are still to be written.

    `keywords` are those that are installed, with commas between them.
    """
    words = set(types.replace("—", " ").split())
    if words & _WITH_POWER and None in {power, toughness}:
        message = f"{name}: {types!r} has power and toughness: give both --power and --toughness"
        raise InputError(message)
    if not words & _WITH_POWER and (power, toughness) != (None, None):
        message = f"{name}: {types!r} has no power and toughness: leave --power and --toughness out"
        raise InputError(message)
    numbers = (("power", power), ("toughness", toughness))
    given = tuple((key, number) for key, number in numbers if number is not None)
    printed = tuple(one.strip() for one in keywords.split(",") if one.strip())
    for one in printed:
        cardwright.rule_set().catalog.expand(one)
    return Facts(name, types, cost, given, keywords=printed, missing=("its abilities",))


def _refuse_known(name: str, slug: str, project: Project) -> None:
    """Refuse a card that some installed pack has already."""
    installed = Installed()
    entry = installed.group(CARDS).get(slug)
    for candidate, pack in installed.packs if entry is None else ():
        if slug in pack.slugs():
            entry = candidate
    if entry is not None:
        message = (
            f"{origin_of(entry)} has {name!r} already, as {slug}: two packs can't both bring it "
            f"(nothing was written to {project.name})"
        )
        raise InputError(message)


def _is_keyword() -> Callable[[str], bool]:
    """Return what says whether a keyword, with its parameter, is one that is installed."""
    catalog = cardwright.rule_set().catalog

    def is_keyword(printed: str) -> bool:
        try:
            return bool(catalog.expand(printed))
        except CardwrightError:
            return False

    return is_keyword


def _check(facts: Facts) -> None:
    """Refuse facts that no card could have."""
    try:
        TypeLine.parse(facts.types)
        ManaCost.parse(facts.cost or "")
    except InputError as error:
        message = f"{facts.name}: {error}"
        raise InputError(message) from error


def _values(facts: Facts, module: str) -> dict[str, str]:
    line = TypeLine.parse(facts.types)
    permanent = not {"Instant", "Sorcery"} & set(line.types)
    return {
        "docstring": facts.name.replace("\\", "\\\\").replace('"', '\\"'),
        "name_literal": literal(facts.name),
        "scenario_literal": literal(f"{facts.name}: it is there"),
        "class_name": class_of(slug_of(facts.name)),
        "module": module,
        "more_imports": ", Color" if facts.colors else "",
        "body": "\n".join(f"    {row}" for row in _body(facts)),
        "checks": "\n".join(f"    assert {row}" for row in _checks(facts, str(line))),
        "zone": "battlefield" if permanent else "hand",
        "types_literal": ", ".join(map(literal, (*line.types, *line.subtypes))),
    }


def _body(facts: Facts) -> Iterator[str]:
    """Yield the lines of the card's class."""
    numbers = dict(facts.numbers)
    yield f"name = {literal(facts.name)}"
    if facts.cost is not None:
        yield f"cost = {literal(facts.cost)}"
    yield f"types = {literal(facts.types)}"
    if facts.colors is not None:
        letters = dict(COLOR_LETTERS.items())
        named = ", ".join(f"Color.{letters[letter].name}" for letter in facts.colors)
        yield f"colors = frozenset({{{named}}})" if named else "colors = frozenset()"
    if "power" in numbers and "toughness" in numbers:
        yield f"power, toughness = {numbers.pop('power')}, {numbers.pop('toughness')}"
    for key, number in numbers.items():
        yield f"{key} = {number}"
    if facts.keywords:
        words = ", ".join(map(literal, facts.keywords))
        yield f"keywords = ({words}{',' if len(facts.keywords) == 1 else ''})"
    if facts.missing:
        yield f"caveat = {literal('not written yet: ' + ', '.join(facts.missing))}"


def _checks(facts: Facts, line: str) -> Iterator[str]:
    """Yield what the card's test asserts of it."""
    yield "card.name == CARD"
    if facts.cost is None:
        yield "card.cost is None"
    else:
        yield f"str(card.cost) == {literal(facts.cost)}"
    yield f"str(card.type_line) == {literal(line)}"
    numbers = dict(facts.numbers)
    if "power" in numbers and "toughness" in numbers:
        yield (
            f"(card.power, card.toughness) == ({numbers.pop('power')}, {numbers.pop('toughness')})"
        )
    for key, number in numbers.items():
        yield f"card.{key} == {number}"
    for word in facts.keywords:
        with_parameter = f"any(one.keyword in {literal(word)} for one in card.abilities)"
        yield with_parameter if " " in word else f"card.has({literal(word)})"
