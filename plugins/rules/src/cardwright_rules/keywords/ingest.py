"""Ingest."""

from cardwright_core._records import Record, record
from cardwright_core.abilities import Ability, Instance, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.game import Game
from cardwright_core.terms import This
from cardwright_core.zone_changes import from_library
from cardwright_core.zones import Zone
from cardwright_rules.damage import DamageDealt
from cardwright_rules.vocabulary.combat import deals_combat_damage
from cardwright_rules.vocabulary.libraries import top_cards


@record
class ThatPlayerExilesTopCard(Record):
    """The player who was dealt the damage exiles the top card of their library (702.115a)."""

    english = "that player exiles the top card of their library"

    def resolve(self, game: Game, by: Instance) -> None:
        """Exile it, if there is one."""
        event = by.event
        if isinstance(event, DamageDealt) and isinstance(event.recipient, str):
            for card in top_cards(game, event.recipient, 1):
                game.propose(from_library(game, card, Zone.EXILE), by)


class Ingest(Keyword):
    name, rule = "ingest", "702.115"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.115a"""
        super().stands_for(parameter)
        condition = deals_combat_damage(This())
        return (TriggeredAbility((condition,), ThatPlayerExilesTopCard(), keyword=self.name),)
