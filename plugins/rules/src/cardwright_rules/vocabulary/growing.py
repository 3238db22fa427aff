"""Keyword actions that put counters on creatures: bolster, adapt, amass, endure (701)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import Duration
from cardwright_core.decisions import Decision
from cardwright_core.events import CountersPut
from cardwright_core.lasting import Among, begin_continuous
from cardwright_core.layers import Layer, Part
from cardwright_core.terms import TargetSpec
from cardwright_core.zones import Zone
from cardwright_rules.designations import Designated
from cardwright_rules.vocabulary.changes import AddTypes
from cardwright_rules.vocabulary.counts import amount
from cardwright_rules.vocabulary.effects import CreateTokens, PutCounters
from cardwright_rules.vocabulary.filters import CREATURE, another
from cardwright_rules.vocabulary.selections import ITSELF
from cardwright_rules.vocabulary.shorthand import token

if TYPE_CHECKING:
    from cardwright_core.abilities import Effect, Instance
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_rules.vocabulary.counts import Amount
    from cardwright_rules.vocabulary.selections import Selection

__all__ = [
    "MONSTROUS",
    "Adapt",
    "Amass",
    "Blight",
    "Bolster",
    "CountersOr",
    "Endure",
    "Monstrosity",
    "support",
]

_COUNTER = "+1/+1"
MONSTROUS = "monstrous"


def _creatures(game: Game, by: Instance) -> tuple[View, ...]:
    return tuple(view for view in game.permanents(by.controller) if view.is_a("Creature"))


def _chosen_creature(
    game: Game, by: Instance, kind: str, those: tuple[View, ...], rule: str
) -> tuple[int, ...]:
    """Let the controller choose one of some creatures, if there is any."""
    options = tuple(view.id for view in those)
    prompt = f"{by.source.name}: which creature"
    decision = Decision((by.controller,), kind, options, prompt=prompt, rule=rule)
    chosen: tuple[int, ...] = game.choose(decision) if options else ()
    return chosen


@record
class CountersOr(Record):
    """Put +1/+1 counters on the source, or else do something (702.123a, 701.63a).

    Its controller decides; where no counter can be put, there is nothing to decide.
    """

    english = "put {count:+1/+1 counter} on this. If you don't, {otherwise}"

    count: Amount
    otherwise: Effect

    def resolve(self, game: Game, by: Instance) -> None:
        """Ask, and do the one or the other."""
        count, this = amount(game, by, self.count), by.source.id
        put = CountersPut(this, _COUNTER, count)
        there = game.exists(this) and game.see(this).zone is Zone.BATTLEFIELD
        if there and count > 0 and not game.rules.ask.prohibits(game, put):
            prompt = f"{count} +1/+1 counters on {by.source.name}?"
            you = (by.controller,)
            decision = Decision(you, "counters", (True, False), prompt=prompt, rule="608.2d")
            if game.choose(decision)[0]:
                game.propose(put, by)
                return
        self.otherwise.resolve(game, by)


@record
class Endure(Record):
    """Its controller creates an N/N white Spirit unless counters are put on it (701.63a)."""

    english = "this endures {count}"

    count: Amount

    def resolve(self, game: Game, by: Instance) -> None:
        """Let them choose; to endure 0 is nothing (701.63b)."""
        count = amount(game, by, self.count)
        if count > 0:
            spirit = token("Creature — Spirit", count, count, colors="W")
            CountersOr(count, CreateTokens(spirit)).resolve(game, by)


@record
class Bolster(Record):
    """Put counters on a creature of yours with the least toughness (701.39a)."""

    english = "bolster {count}"

    count: Amount

    def resolve(self, game: Game, by: Instance) -> None:
        """Let its controller choose among those that are tied."""
        mine = _creatures(game, by)
        least = min((_toughness(view) for view in mine), default=0)
        weak = tuple(view for view in mine if _toughness(view) == least)
        chosen = _chosen_creature(game, by, "bolster", weak, "701.39a")
        _grow(game, by, chosen, _COUNTER, amount(game, by, self.count))


def _toughness(view: View) -> int:
    return view.characteristics.toughness or 0


def _grow(game: Game, by: Instance, items: tuple[int, ...], counter: str, count: int) -> None:
    for item in items if count > 0 else ():
        game.propose(CountersPut(item, counter, count), by)


def support(number: int, *, other: bool = True) -> tuple[Effect, TargetSpec]:
    """Return what "support N" does, and its targets; a spell has no `other` ones (701.41a)."""
    return PutCounters(_COUNTER), TargetSpec(another(CREATURE) if other else CREATURE, 0, number)


@record
class Adapt(Record):
    """Put +1/+1 counters on permanents that have none (701.46a)."""

    english = "{what:each} adapts {count}"

    count: Amount
    what: Selection = ITSELF

    def resolve(self, game: Game, by: Instance) -> None:
        """Look at each, and put them."""
        without = tuple(
            item
            for item in self.what.objects(game, by)
            if not game.see(item).object.count(_COUNTER)
        )
        _grow(game, by, without, _COUNTER, amount(game, by, self.count))


@record
class Monstrosity(Record):
    """If the source isn't monstrous, put counters on it and it becomes monstrous (701.37a)."""

    english = "monstrosity {count}"

    count: Amount

    def resolve(self, game: Game, by: Instance) -> None:
        """Look at it; what it is then, it stays until it leaves (701.37b)."""
        for item in ITSELF.objects(game, by):
            if not game.see(item).object.designation(MONSTROUS):
                _grow(game, by, (item,), _COUNTER, amount(game, by, self.count))
                game.propose(Designated(item, MONSTROUS), by)


@record
class Amass(Record):
    """Put counters on an Army of yours, of a subtype from then on; make one first (701.47a)."""

    english = "amass {subtype} {count}"

    subtype: str
    count: Amount

    def resolve(self, game: Game, by: Instance) -> None:
        """Create an Army if there is none; choose one; put counters; add the subtype."""
        if not self._armies(game, by):
            army = token(f"Creature — {self.subtype} Army", 0, 0, colors="B")
            CreateTokens(army).resolve(game, by)
        chosen = _chosen_creature(game, by, "amass", self._armies(game, by), "701.47a")
        _grow(game, by, chosen, _COUNTER, amount(game, by, self.count))
        others = tuple(item for item in chosen if not game.see(item).is_a(self.subtype))
        if others:
            becomes = Part(Layer.TYPE, Among(others), AddTypes(subtypes=(self.subtype,)))
            begin_continuous(game, by, (becomes,), Duration.FOREVER)

    def _armies(self, game: Game, by: Instance) -> tuple[View, ...]:
        return tuple(view for view in _creatures(game, by) if view.is_a("Army"))


@record
class Blight(Record):
    """Put -1/-1 counters on a creature of yours (701.68a)."""

    english = "blight {count}"
    rule: ClassVar[str] = "701.68a"

    count: Amount

    def resolve(self, game: Game, by: Instance) -> None:
        """Let its controller choose one."""
        chosen = _chosen_creature(game, by, "blight", _creatures(game, by), self.rule)
        _grow(game, by, chosen, "-1/-1", amount(game, by, self.count))
