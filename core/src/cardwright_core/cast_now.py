"""Casting spells in the middle of a resolution (608.2g, 707.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.beginning import MeansToPay, may_begin_to_cast
from cardwright_core.casting import Cast, whole_of
from cardwright_core.decisions import Decision
from cardwright_core.errors import IllegalActionError
from cardwright_core.layers import view_in_library
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardwright_core.game import Game
    from cardwright_core.permission import Permission
    from cardwright_core.zones import PlayerId

__all__ = ["cast_now"]


def cast_now(  # noqa: PLR0913 - whom and what it is about, and how many, by name
    game: Game,
    player: PlayerId,
    items: Iterable[int],
    permission: Permission,
    *,
    optional: bool = True,
    most: int | None = None,
    cards: Iterable[int] = (),
) -> tuple[int, ...]:
    """Let a player cast objects, each or not, one after another; return the spells (608.2g).

    They come in an order of the player's choice, and what can't be cast is left out. Timing that
    follows from card types does not matter. Unless it is `optional`, all are cast that can be, but
    not more than `most`. Some may be `cards` of libraries, by their numbers.
    """
    left, in_libraries = list(items), list(cards)
    refused, spells = list[Cast](), list[int]()
    while most is None or len(spells) < most:
        castable = (
            *_castable(game, player, left, permission),
            *_castable_cards(game, player, in_libraries, permission),
        )
        options = tuple(one for one in castable if one not in refused)
        prompt = f"what to cast next, {permission}"
        least = 0 if optional else min(1, len(options))
        decision = Decision((player,), "cast", options, least, 1, prompt=prompt, rule="608.2g")
        chosen: tuple[Cast, ...] = game.choose(decision)
        if not chosen:
            break
        if not _is_cast(game, chosen[0], permission):
            refused.append(chosen[0])
            continue
        if chosen[0].card:
            in_libraries.remove(chosen[0].card)
        else:
            left.remove(chosen[0].object)
        spells.append(game.state.zone(Zone.STACK)[-1])
    return tuple(spells)


def _is_cast(game: Game, spell: Cast, permission: Permission) -> bool:
    """Cast it; what proves illegal is reversed and noted."""
    try:
        spell.perform(game)
    except IllegalActionError as error:
        text = f"not cast: {error.reason}"
        game.annotate("note", permission.by, error.rule, text=text)
        return False
    return True


def _castable(
    game: Game, player: PlayerId, items: Iterable[int], permission: Permission
) -> Iterable[Cast]:
    """Yield what the player could begin to cast: each face of each object that is still there."""
    means = MeansToPay(game, player)
    for item in items:
        if game.exists(item):
            for face, values in permission.allowed(whole_of(game.state.objects[item])):
                if "Land" not in values.types and may_begin_to_cast(
                    game, item, permission, means, face
                ):
                    yield Cast(player, item, values.name, permission, face)


def _castable_cards(
    game: Game, player: PlayerId, cards: Iterable[int], permission: Permission
) -> Iterable[Cast]:
    """Yield the same of cards that are still in a library."""
    means = MeansToPay(game, player)
    for card in cards:
        view = view_in_library(game, card)
        if card not in game.state.library(view.owner).order():
            continue
        for face, values in permission.allowed(view.object.copiable):
            if "Land" not in values.types and may_begin_to_cast(
                game, 0, permission, means, face, card=card
            ):
                yield Cast(player, 0, values.name, permission, face, card=card)
