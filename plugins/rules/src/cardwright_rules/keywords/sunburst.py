"""Sunburst (702.44)."""

from typing import ClassVar

from cardwright_core._records import record
from cardwright_core.abilities import Ability, Instance, StaticAbility
from cardwright_core.cards import Keyword
from cardwright_core.errors import PluginError
from cardwright_core.events import Event, merged_counters
from cardwright_core.game import Game
from cardwright_core.limits import mana_spent
from cardwright_core.mana import COLOR_LETTERS
from cardwright_core.zone_changes import Enters
from cardwright_core.zones import Zone
from cardwright_rules.as_it_enters import AsItEnters


@record
class EntersForColors(AsItEnters):
    """It enters with a counter for each color of mana that was spent to cast it (702.44a).

    Without a `counter` that is +1/+1 for what enters as a creature, else charge.
    """

    english = "this enters with a {counter} counter on it for each color of mana spent to cast it"

    rule: ClassVar[str] = "702.44a"

    counter: str = ""

    def concerns(self, game: Game, event: Enters) -> bool:
        """Whether it was cast (702.44b)."""
        del game
        return event.origin is Zone.STACK

    def entering(self, game: Game, by: Instance, event: Enters) -> Event:
        """Return that it enters with them."""
        del by
        colors = COLOR_LETTERS.keys() & set(mana_spent(event.spell))
        is_creature = "Creature" in event.copiable(game).types
        counter = self.counter or ("+1/+1" if is_creature else "charge")
        return event.replace(counters=merged_counters(event.counters, counter, len(colors)))


class Sunburst(Keyword):
    name, rule = "sunburst", "702.44"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.44a"""
        if parameter:
            message = f"keyword {self.name!r} takes no parameter, got {parameter!r}"
            raise PluginError(message)
        return (StaticAbility(EntersForColors(), keyword=self.name),)
