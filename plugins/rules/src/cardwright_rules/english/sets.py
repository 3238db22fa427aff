"""What sets of objects say: noun phrases, put together from their filters."""

from __future__ import annotations

from functools import reduce, singledispatch

from cardwright_core.characteristics import SUPERTYPES
from cardwright_core.terms import AnyObject, This
from cardwright_rules.card_types import CARD_TYPES
from cardwright_rules.english.nouns import Noun
from cardwright_rules.vocabulary.filters import ANY_TARGET, AllOf, AnyOf, Is, Not

__all__ = ["noun_of", "placed"]

_GAP = "..."
"""Where the noun stands in a filter's template: ``"... you control"``, ``"attacking ..."``."""


_NEGATED = {
    Noun(before=("colored",)): Noun(before=("colorless",)),
    Noun(after=("you control",)): Noun(after=("you don't control",)),
    Noun(after=("you own",)): Noun(after=("you don't own",)),
}


@singledispatch
def noun_of(what: object) -> Noun:
    """Return what a set is called: for most filters, what their template says (see ``saying``)."""
    return Noun(fixed=str(what))


def placed(words: str) -> Noun:
    """Return the noun of a template: a noun ("card"), or words with three dots in its place."""
    before, gap, after = (part.strip() for part in words.partition(_GAP))
    if not gap:
        return Noun(fixed=words) if words.startswith("the ") else Noun(nouns=(words,))
    return Noun(before=(before,) if before else (), after=(after,) if after else ())


@noun_of.register(This)
def _(what: This) -> Noun:
    del what
    return Noun(fixed="this")


@noun_of.register(AnyObject)
def _(what: AnyObject) -> Noun:
    del what
    return Noun()


@noun_of.register(Is)
def _(what: Is) -> Noun:
    word = what.word
    if word in SUPERTYPES:
        return Noun(before=(word.lower(),))
    return Noun(nouns=(word.lower() if word in CARD_TYPES else word,))


@noun_of.register(AllOf)
def _(what: AllOf) -> Noun:
    return reduce(Noun.and_, map(noun_of, what.filters))


@noun_of.register(AnyOf)
def _(what: AnyOf) -> Noun:
    if len(what.filters) == 1:
        return noun_of(what.filters[0])
    if what == ANY_TARGET:
        return Noun(fixed="any target")
    if This() in what.filters:
        others = AnyOf(tuple(one for one in what.filters if one != This()))
        return Noun(fixed=f"this or {noun_of(AllOf((others, Not(This())))).form('a')}")
    nouns = [noun_of(one) for one in what.filters]
    if all(noun == Noun(nouns=noun.nouns) for noun in nouns):
        return Noun(nouns=(" or ".join(noun.noun() for noun in nouns),))
    if all(noun == Noun(before=noun.before) for noun in nouns):
        return Noun(before=(" or ".join(" ".join(noun.before) for noun in nouns),))
    return Noun(nouns=(" or ".join(map(str, nouns)),))


@noun_of.register(Not)
def _(what: Not) -> Noun:
    noun = noun_of(what.filter)
    if noun == Noun(fixed="this"):
        return Noun(before=("other",))
    if noun in _NEGATED:
        return _NEGATED[noun]
    alone = " ".join((*noun.before, *noun.nouns))
    if noun.after or noun.fixed or " " in alone:
        behind = " ".join(noun.after)
        if behind.startswith("with ") and not alone:
            return Noun(after=(f"without {behind.removeprefix('with ')}",))
        return Noun(after=(f"that isn't {noun.or_('one')}",))
    return Noun(before=(f"non{alone}" if alone.islower() else f"non-{alone}",))
