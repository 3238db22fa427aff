"""Cycling."""

from collections.abc import Iterable
from typing import ClassVar

from cardwright_core._records import record
from cardwright_core.abilities import Ability, ActivatedAbility, Cost, Instance
from cardwright_core.cards import Keyword
from cardwright_core.events import Event
from cardwright_core.game import Game
from cardwright_core.mana import ManaCost
from cardwright_core.zones import PlayerId, Zone
from cardwright_rules.components import Payment
from cardwright_rules.moving import Cycled
from cardwright_rules.vocabulary.effects import DrawCards


@record
class CycleThis(Payment):
    """Discard the card itself, from the hand, to cycle it (702.29a)."""

    english = "discard this card"
    once: ClassVar[bool] = True
    only_from: ClassVar[Zone | None] = Zone.HAND

    def payable(self, game: Game, by: Instance) -> bool:
        """Whether it is there."""
        there = game.state.objects.get(by.source.id)
        return there is not None and there.zone is self.only_from

    def events(self, game: Game, payer: PlayerId, by: Instance) -> Iterable[Event]:
        """Discard it."""
        return (Cycled(payer, by.source.id, game.state.new_id()),)

    def __str__(self) -> str:
        """Say it."""
        return "discard this"


class Cycling(Keyword):
    name, rule = "cycling", "702.29"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.29a"""
        paid = Cost(ManaCost.parse(parameter), (CycleThis(),))
        return (ActivatedAbility(paid, DrawCards(1), zones=(Zone.HAND,), keyword=self.name),)
