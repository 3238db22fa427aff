"""Ripple."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import Cost, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.cast_now import cast_now
from cardwright_core.decisions import Decision
from cardwright_core.layers import view_in_library
from cardwright_core.objects import Library
from cardwright_core.permission import Permission
from cardwright_rules.keywords.printed import printed_number
from cardwright_rules.milling import top_cards
from cardwright_rules.vocabulary.conditions import WHEN_YOU_CAST_THIS
from cardwright_rules.vocabulary.libraries import in_library

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId


@record
class RevealAndCastNamesakes(Record):
    """Reveal the top cards, cast those with the spell's name free, and put the rest away.

    That rest goes on the bottom of the library, in an order of the player's choice (702.60a).
    """

    english = (
        "you may reveal the top {count} cards of your library; you may cast those with the same "
        "name as this without paying their mana costs, and put the rest on the bottom"
    )
    touches_library: ClassVar[bool] = True

    count: int

    def resolve(self, game: Game, by: Instance) -> None:
        """Ask, show them, let them be cast, and put the others on the bottom."""
        you = by.controller
        cards = top_cards(game, you, self.count)
        prompt = f"reveal {len(cards)} cards for {by.source.name}?"
        decision = Decision((you,), Ripple.name, (True, False), prompt=prompt, rule="702.60a")
        if not cards or not game.choose(decision)[0]:
            return
        shown = ", ".join(in_library(game, card).name for card in cards)
        game.annotate("note", by, "701.20a", text=f"{you} reveals {shown}")
        names = set(game.see(by.source.id).characteristics.names) - {""}
        alike = tuple(
            card
            for card in cards
            if names.intersection(view_in_library(game, card).characteristics.names)
        )
        free = Permission((), by, instead=Cost(), any_time=True, cards=alike)
        cast_now(game, you, (), free, cards=alike)
        _to_the_bottom(game, you, cards)


def _to_the_bottom(game: Game, player: PlayerId, cards: tuple[int, ...]) -> None:
    order = game.state.library(player).order()
    left = tuple(in_library(game, card) for card in cards if card in order)
    number = len(left)
    decision = Decision((player,), "bottom", left, number, number, rule="702.60a")
    chosen = game.choose(decision, always=number > 1) if left else ()
    bottom = tuple(one.card for one in chosen)
    kept = tuple(card for card in order if card not in bottom)
    game.state.libraries[player] = Library((*kept, *bottom))


class Ripple(Keyword):
    name, rule = "ripple", "702.60"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.60a; each instance triggers separately (702.60b)"""
        effect = RevealAndCastNamesakes(printed_number(self.name, parameter))
        return (TriggeredAbility((WHEN_YOU_CAST_THIS,), effect, keyword=self.name),)
