"""Umbra armor."""

from cardwright_core._records import Record, record
from cardwright_core.abilities import Ability, Instance, StaticAbility
from cardwright_core.cards import Keyword, about
from cardwright_core.events import Event
from cardwright_core.game import Game
from cardwright_core.replacement import Replacement
from cardwright_core.specs import hookimpl
from cardwright_rules.attaching import attached_to
from cardwright_rules.destruction import Destroyed
from cardwright_rules.vocabulary.healing import Healed


@record
class DestroyedInItsPlace(Record):
    """If the enchanted permanent would be destroyed, it is healed and the Aura destroyed."""

    english = (
        "if enchanted permanent would be destroyed, instead remove all damage from it and destroy "
        "this Aura"
    )

    @hookimpl
    @about(Destroyed)
    def replacements(self, game: Game, by: Instance, event: Destroyed) -> Replacement | None:
        """702.89a"""
        if attached_to(game, by.source.id) != event.object:
            return None

        def instead(game: Game, destroyed: Destroyed) -> tuple[Event, ...]:
            del game
            return (Healed(destroyed.object), Destroyed(by.source.id))

        return Replacement.of(by, instead, rule="702.89a")


class UmbraArmor(Keyword):
    name, rule = "umbra armor", "702.89"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.89a"""
        super().stands_for(parameter)
        return (StaticAbility(DestroyedInItsPlace(), keyword=self.name),)
