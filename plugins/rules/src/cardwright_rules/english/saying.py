"""Templates over the fields of a value, filled with what the fields say.

A value of the vocabulary says itself by the class attribute ``english``: ``"{who:draw}
{count:card}"`` is "you draw 2 cards" or "each opponent draws a card". A field is said as it stands,
or in the form that the template asks for:

================  =================================================================================
``{field}``       as it says itself; a tuple with "and", a set of objects as a bare noun
``{who:draw}``    players, and the verb in the form that goes with them
``{count:card}``  a number of something: "a card", "2 cards", "X cards"
``{power:+}``     a number with its sign
``{n:times}``     how many times: "twice", "three times", nothing for once
``{what:a}``      a set of objects with an article; ``{what:s}`` in the plural; ``{what:each}``
``{those:each}``  objects that a verb and "it" in the singular are about: "each of those objects"
``{what:of card}`` as well, where "card" is the noun if the set names none; ``{what:a card}``
``{x:?, if @}``   the text after the question mark if the field is set, with ``@`` for the field
================  =================================================================================

A plugin's own class needs that attribute and nothing else. One that has none says its name and its
fields in words: clumsy, never wrong.
"""

from __future__ import annotations

import re
from enum import Enum
from functools import singledispatch
from string import Formatter
from typing import TYPE_CHECKING, Any

from cardwright_core._records import Record, field_names
from cardwright_core.terms import Filter, Number
from cardwright_rules.english.nouns import conjugated, counted, each_of, joined, times
from cardwright_rules.english.sets import noun_of, placed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

__all__ = ["from_template", "say", "sentence"]


@singledispatch
def say(value: object) -> str:
    """Return what a value says: a phrase, without a capital and a full stop."""
    return str(value)


def sentence(phrase: str) -> str:
    """Return a phrase as a sentence."""
    phrase = phrase.strip()
    end = "" if phrase.endswith((".", ".”")) else "."
    return phrase and f"{phrase[0].upper()}{phrase[1:]}{end}"


@say.register(Record)
def _(value: Record) -> str:
    if not value.english and type(value).__str__ is not object.__str__:
        return str(value)
    return from_template(value)


@say.register(Filter)
def _(value: Filter) -> str:
    return str(noun_of(value))


@say.register(tuple)
@say.register(frozenset)
def _(value: Any) -> str:  # noqa: ANN401 - of whatever
    parts = tuple(filter(None, map(say, value)))
    return joined(sorted(parts) if isinstance(value, frozenset) else parts)


@say.register(Enum)
def _(value: Enum) -> str:
    return value.name.lower().replace("_", " ")


@say.register(type)
def _(value: type) -> str:
    return _words(value.__name__)


def from_template(value: Record) -> str:
    """Return what a value's template says; without one, its name and its fields in words."""
    if value.english:
        said = _SPEECH.vformat(value.english, (value,), {})
        return re.sub(r"\b(you may) you\b", r"\1", re.sub(" +", " ", said))
    fields = (say(getattr(value, name)) for name in field_names(type(value)))  # type: ignore[arg-type]  # as in _records
    return " ".join((_words(type(value).__name__), *filter(None, fields)))


def _words(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name).lower()


@noun_of.register(Filter)
def _(what: Filter) -> Any:  # noqa: ANN401 - a noun
    return placed(from_template(what))


class _Speech(Formatter):
    """Fills a template from the fields of one value."""

    def get_value(self, key: int | str, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:  # noqa: ANN401 - a field
        del kwargs
        return getattr(args[0], str(key))

    def format_field(self, value: Any, format_spec: str) -> str:  # noqa: ANN401 - a field
        if not format_spec:
            return say(value)
        if format_spec.startswith("?"):
            return format_spec[1:].replace("@", say(value)) if value else ""
        if isinstance(value, Filter):
            return noun_of(value).form(format_spec)
        if isinstance(value, int | Number):
            return _number(value, format_spec)
        if format_spec == "each":
            return each_of(say(value))
        return conjugated(say(value), format_spec)


def _number(value: int | Number, form: str) -> str:
    number = value if isinstance(value, int) else say(value)
    if form == "times":
        return times(number).rstrip() if isinstance(number, int) else f"{number} times"
    if form != "+":
        return counted(number, form)
    return f"{number:+}" if isinstance(number, int) else f"+{number}"


_SPEECH = _Speech()
