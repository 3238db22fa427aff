"""Hideaway."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.lasting import begin_effect
from cardwright_core.specs import hookimpl
from cardwright_core.terms import Condition, This
from cardwright_core.zone_changes import Enters
from cardwright_core.zones import Zone
from cardwright_rules.keywords.printed import printed_number
from cardwright_rules.vocabulary.looking import LookAndTake
from cardwright_rules.vocabulary.selections import THOSE_CARDS, Selection

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.game import Game
    from cardwright_core.links import LinkId
    from cardwright_core.objects import View
    from cardwright_core.zones import PlayerId


def _link(item: int) -> LinkId:
    """Return under what it is kept what was exiled: any ability of the permanent may ask."""
    return (item, "", "hidden away", None)


@record
class HideThem(Record):
    """The exiled card is linked, and who controls the permanent may look at it (702.75a)."""

    english = "the player who controls this may look at it"

    def resolve(self, game: Game, by: Instance) -> None:
        """Remember it, and begin the effect."""
        links, link = game.state.links, _link(by.source.id)
        for item in THOSE_CARDS.objects(game, by):
            links[link] = (*links.get(link, ()), item)
            begin_effect(game, by, ShownToController(item, by.source.id), None)


@record
class ShownToController(Record):
    """Who controls a permanent may look at one exiled card (406.3)."""

    item: int
    permanent: int

    @hookimpl
    def shows(self, game: Game, player: PlayerId, view: View) -> bool:
        """406.3"""
        there = view.id == self.item and game.exists(self.permanent)
        return there and game.see(self.permanent).controller == player


@record
class HiddenCard(Selection):
    """The card that this exiled with hideaway, as long as it is exiled (607.2a)."""

    english = "the card exiled with this"

    def objects(self, game: Game, by: Instance) -> tuple[int, ...]:
        """Return it."""
        found = game.state.links.get(_link(by.source.id), ())
        return tuple(item for item in found if isinstance(item, int) and game.exists(item))


class Hideaway(Keyword):
    name, rule = "hideaway", "702.75"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.75a"""
        looks = LookAndTake(
            printed_number(self.name, parameter),
            to=Zone.EXILE,
            at_least=1,
            then=HideThem(),
            face_down=True,
        )
        return (TriggeredAbility((Condition(Enters, This()),), looks, keyword=self.name),)
