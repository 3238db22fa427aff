"""Station (702.184)."""

from cardwright_core._records import Record, record
from cardwright_core.abilities import Ability, ActivatedAbility, Instance
from cardwright_core.cards import Keyword
from cardwright_core.costs import paid_with
from cardwright_core.events import CountersPut
from cardwright_core.game import Game
from cardwright_rules.components import TapPermanents
from cardwright_rules.stationing import stations_with
from cardwright_rules.vocabulary.filters import CREATURE, another
from cardwright_rules.vocabulary.shorthand import paying

_COST = TapPermanents(another(CREATURE))


@record
class StationIt(Record):
    """Put charge counters on it, as many as the creature has power that was tapped (702.184a)."""

    english = "put a number of charge counters on this equal to the tapped creature's power"

    def resolve(self, game: Game, by: Instance) -> None:
        """Look at the creature, as it is or last was (608.2h), and put them."""
        if not game.exists(by.source.id):
            return
        count = sum(stations_with(game, item) for item in paid_with(by, str(_COST)))
        if count > 0:
            game.propose(CountersPut(by.source.id, "charge", count), by)


class Station(Keyword):
    name, rule = "station", "702.184"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.184a"""
        del parameter
        cost = paying(_COST)
        return (ActivatedAbility(cost, StationIt(), as_a_sorcery=True, keyword=self.name),)
