"""The tokens that a scenario speaks of: predefined ones, those of a card, or as described."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.scenarios.errors import did_you_mean
from cardwright.scenarios.kinds import refuse_unknown_keyword, refuse_unknown_type
from cardwright.scenarios.names import UnclearReferenceError
from cardwright_core.characteristics import TypeLine
from cardwright_core.errors import InputError, nearest
from cardwright_rules.vocabulary.shorthand import token
from cardwright_rules.vocabulary.tokens import PREDEFINED

if TYPE_CHECKING:
    from cardwright.scenarios.model import Created
    from cardwright_core.abilities import Ability
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.game import Game

__all__ = ["values_of"]


def values_of(game: Game, created: Created) -> Characteristics:
    """Return what a token is; an unknown name, type or keyword is refused."""
    if created.token:
        return _named(game, created.token)
    line = TypeLine.parse(created.type)
    for word in (*line.supertypes, *line.types, *line.subtypes):
        refuse_unknown_type(game, word)
    return token(
        created.type,
        created.power,
        created.toughness,
        name=created.name,
        colors="".join(created.colors),
        abilities=tuple(one for word in created.has for one in _meant(game, word)),
    )


def _named(game: Game, name: str) -> Characteristics:
    """Return the values of a predefined token (111.10), or else of a card (111.11)."""
    if name in PREDEFINED:
        return PREDEFINED[name]
    if nearest(name, PREDEFINED):
        message = f"unknown token {name!r}{did_you_mean(name, PREDEFINED)}"
        raise UnclearReferenceError(message)
    return game.rules.catalog.definition(name).characteristics


def _meant(game: Game, keyword: str) -> tuple[Ability, ...]:
    refuse_unknown_keyword(game, keyword)
    try:
        return game.rules.catalog.expand(keyword)
    except InputError as error:
        raise UnclearReferenceError(str(error)) from error
