"""Sticker sheets: which ones a player brings, and which stickers they have access to (123.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.chance import shuffled
from cardwright_core.errors import InputError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId
    from cardwright_rules.stickers.kinds import Sticker, StickerSheet

__all__ = ["SHEETS", "any_sheets", "bring_sheets", "choose_sheets", "stickers_of"]

SHEETS = "sticker sheets"
"""The slice of the state that holds which sheets the players bring: of them, not of one game."""

_CHOSEN = "stickers"
_FEWEST, _PLAYED = 10, 3


def bring_sheets(
    game: Game, player: PlayerId, sheets: Sequence[StickerSheet], *, limited: bool = False
) -> None:
    """Let a player play with sticker sheets, before the game begins.

    In constructed play these are ten different ones or more, of which three are chosen at random;
    in `limited` play they are up to three that the player has chosen (123.2a, 123.2b).
    """
    names = [sheet.name for sheet in sheets]
    if limited and len(sheets) > _PLAYED:
        message = f"{player} plays with {len(sheets)} sticker sheets, not up to {_PLAYED} (123.2b)"
        raise InputError(message)
    if not limited and (len(sheets) < _FEWEST or len({*names}) < len(names)):
        message = f"{player} needs {_FEWEST} sticker sheets or more, each another one (123.2a)"
        raise InputError(message)
    others = tuple(one for one in game.state.slices.get(SHEETS, ()) if one[0] != player)
    game.state.slices[SHEETS] = (*others, (player, tuple(sheets)))


def any_sheets(game: Game) -> bool:
    """Whether any player has sticker sheets."""
    return bool(game.state.slices.get(SHEETS))


def choose_sheets(game: Game) -> None:
    """Choose three sheets of each player at random, and reveal them (103.2d, 123.2c)."""
    brought = game.state.slices.get(SHEETS, ())
    game.state.slices[_CHOSEN] = tuple(
        (player, _chosen(game, player, sheets)) for player, sheets in brought
    )


def _chosen(game: Game, player: PlayerId, sheets: tuple[StickerSheet, ...]) -> tuple[Sticker, ...]:
    if len(sheets) > _PLAYED:
        places = shuffled(game.state, tuple(range(len(sheets))))[:_PLAYED]
        sheets = tuple(sheets[place] for place in sorted(places))
    names = ", ".join(sheet.name for sheet in sheets)
    game.annotate("note", None, "103.2d", text=f"{player} plays with the stickers of {names}")
    return tuple(sticker for sheet in sheets for sticker in sheet.stickers)


def stickers_of(game: Game, player: PlayerId) -> tuple[Sticker, ...]:
    """Return the stickers that a player has access to, used or not (123.2c)."""
    found: tuple[Sticker, ...] = dict(game.state.slices.get(_CHOSEN, ())).get(player, ())
    return found
