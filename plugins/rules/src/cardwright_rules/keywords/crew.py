"""Crew (702.122)."""

from collections.abc import Iterable
from typing import ClassVar

from cardwright_core._records import record
from cardwright_core.abilities import Ability, ActivatedAbility, Cost, Duration, Instance
from cardwright_core.cards import Keyword
from cardwright_core.continuous import Layer
from cardwright_core.decisions import Decision
from cardwright_core.errors import IllegalActionError
from cardwright_core.events import Event, ObjectEvent
from cardwright_core.game import Game
from cardwright_core.zones import PlayerId
from cardwright_rules.components import Payment
from cardwright_rules.keywords.printed import printed_number
from cardwright_rules.tapping import Tapped
from cardwright_rules.vocabulary.changes import AddTypes
from cardwright_rules.vocabulary.lasting import Until
from cardwright_rules.vocabulary.selections import ITSELF


@record
class Crews(ObjectEvent):
    """A creature crews a Vehicle: it is tapped for its crew cost (702.122c)."""

    english = "{what} crews a Vehicle"

    rule: ClassVar[str] = "702.122c"

    vehicle: int

    def apply(self, game: Game) -> Event:
        """Change nothing: it is tapped at the same time."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say what crews what."""
        return f"{game.see(self.object).called} crews {game.see(self.vehicle).called}"


@record
class Saddles(Crews):
    """A creature saddles a Mount: it is tapped for its saddle cost (702.171c)."""

    english = "{what} saddles a Mount"

    rule: ClassVar[str] = "702.171c"

    def describe(self, game: Game) -> str:
        """Say what saddles what."""
        return f"{game.see(self.object).called} saddles {game.see(self.vehicle).called}"


@record
class CrewCost(Payment):
    """Tap other untapped creatures that you control, of so much power together (702.122a).

    That is what other keywords cost as well (702.171a, 702.194a): `how` says which one it is.
    """

    english = "tap any number of other untapped creatures you control with total power {power}"

    power: int
    how: str = "crew"

    def _options(self, game: Game, by: Instance) -> tuple[int, ...]:
        return tuple(
            view.id
            for view in game.permanents(by.controller)
            if view.is_a("Creature") and view.id != by.source.id
            if not game.state.status_of(view.id).tapped
        )

    def payable(self, game: Game, by: Instance) -> bool:
        """Whether they have enough power together."""
        powers = (_power(game, item) for item in self._options(game, by))
        return sum(power for power in powers if power > 0) >= self.power

    def events(self, game: Game, payer: PlayerId, by: Instance) -> Iterable[Event]:
        """Let the payer choose; too little power is illegal (733.1)."""
        options = self._options(game, by)
        prompt = f"{self} for {by.source.name}"
        decision = Decision(
            (payer,), self.how, options, 0, len(options), prompt=prompt, rule="702.122a"
        )
        crew: tuple[int, ...] = game.choose(decision)
        if sum(_power(game, item) for item in crew) < self.power:
            message = f"{by.source.name}: they have less power than {self.power}"
            raise IllegalActionError(message, "702.122a")
        kind = _KINDS.get(self.how)
        told = (kind(item, by.source.id) for item in crew) if kind is not None else ()
        return (*map(Tapped, crew), *told)

    def __str__(self) -> str:
        """Say it."""
        return f"{self.how} {self.power}"


_KINDS: dict[str, type[Crews]] = {"crew": Crews, "saddle": Saddles}


def _power(game: Game, item: int) -> int:
    return game.see(item).characteristics.power or 0


class Crew(Keyword):
    name, rule = "crew", "702.122"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.122a"""
        paid = Cost(components=(CrewCost(printed_number(self.name, parameter)),))
        becomes = (Layer.TYPE, AddTypes(("Artifact", "Creature")))
        effect = Until(Duration.END_OF_TURN, (becomes,), ITSELF)
        return (ActivatedAbility(paid, effect, keyword=self.name),)
