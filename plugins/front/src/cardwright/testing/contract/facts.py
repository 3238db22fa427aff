"""A card's facts: whether they can be, and whether they fit each other and its abilities."""

from __future__ import annotations

import ast
import inspect
import textwrap
from enum import Enum
from typing import TYPE_CHECKING, Any

from cardwright_core._records import Record, field_names
from cardwright_core.abilities import Ability, Code, SpellAbility
from cardwright_core.cards import marked_methods, slug_of
from cardwright_core.characteristics import TypeLine
from cardwright_core.errors import CardwrightError, nearest
from cardwright_core.mana import ManaCost

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Iterator

    from cardwright_core.cards import CardPlugin
    from cardwright_core.ruleset import RuleSet

__all__ = ["unfinished", "wrong_abilities", "wrong_facts"]

_WITH_POWER = {"Creature", "Vehicle", "Spacecraft"}
_OF_TYPE = (("loyalty", "Planeswalker"), ("defense", "Battle"))


def wrong_facts(card: CardPlugin, slug: str, rules: RuleSet) -> Iterator[str]:
    """Yield what can't be, or doesn't fit, in the values of a card's class."""
    if slug_of(card.name) != slug:
        yield (
            f"its entry is called {slug!r}, but the slug of {card.name!r} is "
            f"{slug_of(card.name)!r}: rename the entry in pyproject.toml and install again"
        )
    for face in _faces(card):
        whose = f"{face.name}: " if face is not card else ""
        for problem in _wrong_values(face, rules):
            yield f"{whose}{problem}"


def _faces(card: CardPlugin) -> Iterator[CardPlugin]:
    """Yield what has facts of its own: the halves of a split card, a card and its other faces."""
    if card.halves:
        yield from (half() for half in card.halves)
        return
    yield card
    if card.adventure is not None:
        yield card.adventure()
    if card.faces is not None:
        yield from (face() for face in card.faces.cards)


def _wrong_values(card: CardPlugin, rules: RuleSet) -> Iterator[str]:
    line = yield from _types(card, rules)
    if line is not None:
        yield from _numbers(card, {*line.types, *line.subtypes})
    yield from _cost(card, line)
    yield from _keywords(card, rules)


def _types(card: CardPlugin, rules: RuleSet) -> Generator[str, None, TypeLine | None]:
    """Yield what is wrong with the type line; return it if it can be read."""
    try:
        line = TypeLine.parse(card.types)
    except CardwrightError as error:
        yield f"its types: {error}"
        return None
    known = rules.card_types
    for word in line.types:
        if word not in known:
            near = " or ".join(map(repr, nearest(word, known)))
            asked = f"did you mean {near}?" if near else "a rules plugin names it by card_types"
            yield f"its types: no installed plugin knows a card type {word!r}; {asked}"
    return line


def _numbers(card: CardPlugin, words: set[str]) -> Iterator[str]:
    both = (card.power, card.toughness)
    wants = bool(words & _WITH_POWER)
    if wants and None in both:
        yield f"its types are {card.types!r}, but power and toughness are {both}: give both"
    if not wants and both != (None, None):
        yield f"its types are {card.types!r}, but it has power and toughness {both}: leave them out"
    for key, kind in _OF_TYPE:
        number = getattr(card, key)
        if (kind in words) != (number is not None):
            has = f"has {key} {number}" if number is not None else f"has no {key}"
            yield f"its types are {card.types!r}, but it {has}"
    for key in ("power", "toughness", "loyalty", "defense"):
        number = getattr(card, key)
        if number is not None and type(number) is not int:
            yield f"its {key} is {number!r}: a whole number is expected"


def _cost(card: CardPlugin, line: TypeLine | None) -> Iterator[str]:
    if card.cost is None:
        return
    try:
        ManaCost.parse(card.cost)
    except CardwrightError as error:
        yield f"its cost: {error}"
    if line is not None and "Land" in line.types:
        yield f"it is a land with the cost {card.cost!r}: a land has none (305.9)"


def _keywords(card: Any, rules: RuleSet) -> Iterator[str]:  # noqa: ANN401 - whatever an author wrote
    if not isinstance(card.keywords, tuple):
        yield f'its keywords are {card.keywords!r}: a tuple is expected, e.g. ("flying",)'
        return
    for printed in card.keywords:
        try:
            rules.catalog.expand(printed)
        except CardwrightError as error:
            yield f"its keywords: {error}"


def wrong_abilities(card: CardPlugin, rules: RuleSet) -> Iterator[str]:
    """Yield what doesn't fit between a card's types and its abilities, or is no ability."""
    for face in _faces(card):
        yield from _wrong_abilities(face, rules, card.caveat)


def _wrong_abilities(card: Any, rules: RuleSet, caveat: str) -> Iterator[str]:  # noqa: ANN401 - as above
    if not isinstance(card.abilities, tuple):
        yield f"its abilities are {card.abilities!r}: a tuple is expected, e.g. (triggered(...),)"
        return
    for ability in card.abilities:
        if not isinstance(ability, Ability):
            yield f"its abilities have {ability!r}, which is none"
    for value in _no_values(card.abilities):
        cls = type(value)
        yield (
            f"its abilities have a {cls.__module__}.{cls.__qualname__}, which is no value: let it "
            f"inherit Record, and mark it with @record"
        )
    for code in _codes(card.abilities):
        try:
            rules.catalog.method(code)
        except CardwrightError as error:
            yield f"its abilities: {error}"
    spells = sum(isinstance(ability, SpellAbility) for ability in card.abilities)
    of_spell = {"Instant", "Sorcery"} & set(card.types.split())
    if of_spell and spells != 1 and not caveat:
        yield (
            f"its types are {card.types!r}, but {spells} of its abilities say what the spell does: "
            f"give one spell(...), or say in its caveat what is missing"
        )
    if spells and not of_spell:
        yield (
            f"its types are {card.types!r}, but it has a spell(...), which only instants and "
            f"sorceries have"
        )


def _codes(value: object) -> Iterator[Code]:
    """Yield each reference to a method inside a value made of records and tuples."""
    if isinstance(value, Code):
        if value.key:
            yield value
    elif isinstance(value, tuple | frozenset):
        for one in value:
            yield from _codes(one)
    elif isinstance(value, Record):
        for name in _names(value):
            yield from _codes(getattr(value, name))


def _no_values(value: object) -> Iterator[object]:
    """Yield what is in a value but can't be compared, hashed and saved as one."""
    if isinstance(value, tuple | frozenset):
        for one in value:
            yield from _no_values(one)
    elif isinstance(value, Record):
        for name in _names(value):
            yield from _no_values(getattr(value, name))
    elif value is not None and not isinstance(value, str | int | float | bytes | Enum | type):
        yield value


def _names(value: Record) -> tuple[str, ...]:
    cls: Any = type(value)
    return field_names(cls)


def unfinished(plugin: Any) -> Iterator[str]:  # noqa: ANN401 - a card or a keyword
    """Yield what a plugin doesn't do although it says no caveat of it."""
    caveat = getattr(plugin, "caveat", "")
    if not isinstance(caveat, str) or caveat != caveat.strip():
        yield f"its caveat is {caveat!r}: a text is expected that says what is missing"
    if caveat:
        return
    for name, function in _functions(type(plugin)):
        if _is_stub(function):
            yield (
                f"its method {name} (line {function.__code__.co_firstlineno}) does nothing: write "
                f"it, or say in the caveat what is missing"
            )


def _functions(cls: type) -> Iterable[tuple[str, Any]]:
    marked = dict(marked_methods(cls))
    plain = {
        name: member
        for one in cls.__mro__
        if not one.__module__.startswith("cardwright_core") and one is not object
        for name, member in vars(one).items()
        if inspect.isfunction(member)
    }
    return sorted({**plain, **marked}.items())


def _is_stub(function: Any) -> bool:  # noqa: ANN401 - a function
    """Whether a body is nothing but a docstring, ``pass``, ``...`` or ``NotImplementedError``."""
    try:
        source = textwrap.dedent(inspect.getsource(function))
    except OSError:
        return False
    definition = ast.parse(source).body[0]
    if not isinstance(definition, ast.FunctionDef):
        return False
    return all(_says_nothing(statement) for statement in definition.body)


def _says_nothing(statement: ast.stmt) -> bool:
    if isinstance(statement, ast.Raise) and statement.exc is not None:
        return "NotImplementedError" in ast.unparse(statement.exc)
    constant = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    return constant or isinstance(statement, ast.Pass)
