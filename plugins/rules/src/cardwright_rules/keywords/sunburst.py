"""Sunburst (702.44)."""

from cardwright_core._records import Record, record
from cardwright_core.abilities import Ability, Instance, StaticAbility
from cardwright_core.cards import Keyword, about, as_it_enters
from cardwright_core.errors import PluginError
from cardwright_core.events import Event, merged_counters
from cardwright_core.game import Game
from cardwright_core.limits import mana_spent
from cardwright_core.mana import COLOR_LETTERS
from cardwright_core.replacement import Replacement
from cardwright_core.specs import hookimpl
from cardwright_core.zone_changes import Enters
from cardwright_core.zones import Zone


@record
class EntersForColors(Record):
    """It enters with a counter for each color of mana that was spent to cast it (702.44a).

    Without a `counter` that is +1/+1 for what enters as a creature, else charge.
    """

    english = "this enters with a {counter} counter on it for each color of mana spent to cast it"

    counter: str = ""

    @hookimpl
    @about(Enters)
    @as_it_enters
    def replacements(self, by: Instance, event: Enters) -> Replacement | None:
        """702.44a, 702.44b"""
        if event.becomes != by.source.id or event.origin is not Zone.STACK:
            return None
        return Replacement.of(by, self._with_counters, rule="702.44a")

    def _with_counters(self, game: Game, event: Enters) -> Event:
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
