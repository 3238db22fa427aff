"""Doubling and tripling: the size of creatures, life totals, the counters on something (701.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.events import CountersPut
from cardwright_core.lasting import Among
from cardwright_rules.life import LifeGained, LifeLost
from cardwright_rules.vocabulary.effects import at_once
from cardwright_rules.vocabulary.lasting import Pump
from cardwright_rules.vocabulary.selections import TARGET, YOU, Each

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId
    from cardwright_rules.vocabulary.selections import Players, Selection

__all__ = ["DoubleCounters", "DoubleLife", "MultiplySize"]


@record
class MultiplySize(Record):
    """The power or toughness of creatures, or both, is doubled, or `times` what it is (701.10b).

    They get as much more until end of turn; what is negative becomes so much less (701.10c).
    """

    english = (
        "until end of turn, {power:?the power }{toughness:?the toughness }of {what:each} "
        "is {times:times} what it is"
    )

    times: int = 2
    power: bool = True
    toughness: bool = False
    what: Selection = TARGET

    def resolve(self, game: Game, by: Instance) -> None:
        """Look at each as it is now, and let it get that much."""
        for item in self.what.objects(game, by):
            values = game.see(item).characteristics
            power = (values.power or 0) * (self.times - 1) if self.power else 0
            toughness = (values.toughness or 0) * (self.times - 1) if self.toughness else 0
            Pump(power, toughness, Each(Among((item,)))).resolve(game, by)


@record
class DoubleLife(Record):
    """Players' life totals are doubled: they gain or lose as much as that takes (701.10d)."""

    english = "double the life total of {who}"

    who: Players = YOU

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it for all at once."""
        at_once(game, by, [_doubling(game, player) for player in self.who.players(game, by)])


def _doubling(game: Game, player: PlayerId) -> Event | None:
    life = game.player(player).life
    if life > 0:
        return LifeGained(player, life)
    return LifeLost(player, -life) if life < 0 else None


@record
class DoubleCounters(Record):
    """The number of each kind of counter on objects is doubled (701.10e)."""

    english = "double the number of each kind of counter on {what}"

    what: Selection = TARGET

    def resolve(self, game: Game, by: Instance) -> None:
        """Put as many of each kind as there are, all at once."""
        at_once(
            game,
            by,
            (
                CountersPut(item, kind, count)
                for item in self.what.objects(game, by)
                for kind, count in game.state.objects[item].counters
            ),
        )
