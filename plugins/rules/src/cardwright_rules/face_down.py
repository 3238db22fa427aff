"""Face-down permanents and spells, and turning them face up (708, 116.2b)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NamedTuple

from cardwright_core._records import record
from cardwright_core.abilities import Behaviour, Code, Cost, StaticAbility
from cardwright_core.actions import Action
from cardwright_core.beginning import MeansToPay
from cardwright_core.casting import Unpayable
from cardwright_core.characteristics import Characteristics
from cardwright_core.copying import sides
from cardwright_core.events import CountersPut, ObjectEvent
from cardwright_core.faces import Form
from cardwright_core.functioning import instance_of
from cardwright_core.layers import face_up_values
from cardwright_core.mana import ManaCost
from cardwright_core.proposal import Proposal
from cardwright_core.specs import hookimpl, idle_unless
from cardwright_core.zone_changes import printed_on
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.unless import pay

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.objects import Counters, GameObject, View
    from cardwright_core.zones import PlayerId

__all__ = [
    "BY_MANA_COST",
    "FACE_DOWN",
    "TurnFaceUp",
    "TurnedFaceDown",
    "TurnedFaceUp",
    "TurnsFaceUp",
    "face_down",
    "is_face_down",
]

FACE_DOWN = Characteristics(types=("Creature",), power=2, toughness=2)
"""A 2/2 creature with no text, no name, no subtypes and no mana cost (708.2a)."""

BY_MANA_COST = frozenset({"manifest", "cloak"})
"""How permanents come to be face down that may be turned face up for their mana cost (701.40b)."""


def is_face_down(item: GameObject) -> bool:
    """Whether an object is face down."""
    return item.form is not None and item.form.down is not None


def face_down(how: str, values: Characteristics = FACE_DOWN) -> Form:
    """Return the form of an object that is put somewhere face down (708.3, 708.4)."""
    return Form(down=values, how=how)


@record
class TurnedFaceUp(ObjectEvent):
    """A face-down permanent is turned face up; it has not just entered (708.8).

    `counters` are put on it as that happens (702.37b).
    """

    english = "{what} is turned face up"

    rule: ClassVar[str] = "708.8"

    counters: Counters = ()

    def impossible(self, game: Game) -> str:
        """Say that it is no permanent, or not face down; an instant stays as it is (701.40g)."""
        there = game.state.objects.get(self.object)
        if there is None or there.zone is not Zone.BATTLEFIELD or not is_face_down(there):
            return "it is not face down"
        for card in _cards(there):
            if not {"Instant", "Sorcery"}.isdisjoint(printed_on(game, card).types):
                return f"{printed_on(game, card).name} is revealed and stays face down"
        return ""

    def contains(self, game: Game) -> tuple[Event, ...]:
        """Return the counters."""
        del game
        return tuple(CountersPut(self.object, kind, count) for kind, count in self.counters)

    def apply(self, game: Game) -> Event:
        """Let it have its normal copiable values again."""
        state = game.state
        there = state.objects[self.object]
        assert there.form is not None  # noqa: S101 - else it is impossible
        form = there.form.replace(down=None, how="")
        left = None if form == Form() else form
        state.put(there.replace(form=left, timestamp=state.new_timestamp()))
        return self

    def describe(self, game: Game) -> str:
        """Say what it proves to be."""
        return f"{game.state.objects[self.object].copiable.name} is turned face up"


def _cards(item: GameObject) -> Iterator[int]:
    """Yield the cards that represent an object."""
    under = item.form.under if item.form is not None else ()
    yield from (card for card in (item.card, *(one.card for one in under)) if card)


@record
class TurnedFaceDown(ObjectEvent):
    """A face-up permanent is turned face down, and is no more than these `values` say (708.2a)."""

    english = "{what} is turned face down"

    rule: ClassVar[str] = "708.2a"

    values: Characteristics = FACE_DOWN

    def impossible(self, game: Game) -> str:
        """Say that it is face down, or double-faced (708.2b, 712.16, 730.2j)."""
        there = game.state.objects.get(self.object)
        if there is None or there.zone is not Zone.BATTLEFIELD or is_face_down(there):
            return "it is no face-up permanent"
        layouts = (printed_on(game, card).layout for card in _cards(there))
        if sides(game, there) is not None or any(one and one.two_sided for one in layouts):
            return "it is double-faced"
        return ""

    def apply(self, game: Game) -> Event:
        """Turn it down."""
        state = game.state
        there = state.objects[self.object]
        form = (there.form or Form()).replace(down=self.values, how="turned face down")
        state.put(there.replace(form=form, timestamp=state.new_timestamp()))
        return self

    def describe(self, game: Game) -> str:
        """Say what."""
        return f"{game.see(self.object).called} is turned face down"


class TurnsFaceUp(Behaviour):
    """Base of what lets a permanent that has it be turned face up, if it is face up (708.7)."""

    __slots__ = ()

    def cost_to_turn(self) -> tuple[str, Cost, Counters]:
        """Return by what name, for what cost, and with which counters on it."""
        raise NotImplementedError


class _Price(NamedTuple):
    """What turning a permanent face up takes."""

    how: str
    cost: Cost
    counters: Counters = ()


def _prices(game: Game, item: int) -> Iterator[_Price]:
    """Yield the ways in which a face-down permanent can be turned face up (701.40c, 702.37e)."""
    there = game.state.objects[item]
    values = face_up_values(game, item)
    if there.form is not None and there.form.how in BY_MANA_COST:
        cost = Cost(values.cost or ManaCost(), () if values.cost is not None else (Unpayable(),))
        if "Creature" in values.types and values.cost is not None:
            yield _Price(there.form.how, cost)
    for ability in _abilities_face_up(game, there):
        if isinstance(ability, StaticAbility) and isinstance(ability.behaviour, TurnsFaceUp):
            yield _Price(*ability.behaviour.cost_to_turn())


def _abilities_face_up(game: Game, there: GameObject) -> tuple[Ability, ...]:
    """Return the abilities that a face-down permanent would have if it were face up (702.37e)."""
    if there.form is None:
        return ()
    state = game.state
    game.state = state.fork()
    try:
        game.state.put(there.replace(form=there.form.replace(down=None)))
        game.follow()
        return game.see(there.id).characteristics.abilities
    finally:
        game.state = state


@record
class TurnFaceUp(Action):
    """Turn a face-down permanent face up: a special action (116.2b)."""

    rule: ClassVar[str] = "116.2b"
    special: ClassVar[str] = "turn"

    player: PlayerId
    object: int
    name: str
    how: str
    cost: Cost
    counters: Counters = ()

    @property
    def order(self) -> tuple[int, ...]:
        """By age of the permanent."""
        return (self.object,)

    def perform(self, game: Game) -> None:
        """Show what it is and pay; then turn it face up."""
        pay(game, self.player, self.cost, _speaker(game, self.object))
        game.propose(TurnedFaceUp(self.object, self.counters))

    def __str__(self) -> str:
        """Say it."""
        return f"turn {self.name} face up with {self.how}"


def _speaker(game: Game, item: int) -> Instance:
    """Return an instance that speaks for the permanent while its cost is paid."""
    view = game.see(item)
    return instance_of(view, StaticAbility(Code("turning face up", "")), -1)


def _face_down(game: Game) -> tuple[int, ...]:
    return game.state.standing.permanents(_shows_nothing, game)


def _shows_nothing(view: View) -> bool:
    return is_face_down(view.object)


class FaceDown:
    """Turning permanents face up at any time a player has priority."""

    @hookimpl
    @idle_unless(there_is=_shows_nothing)
    def legal_actions(self, game: Game, player: PlayerId) -> list[TurnFaceUp]:
        """116.2b"""
        found: list[TurnFaceUp] = []
        means = MeansToPay(game, player)
        for item in _face_down(game):
            if game.see(item).controller == player:
                found.extend(_turning(game, means, item))
        return found


def _turning(game: Game, means: MeansToPay, item: int) -> Iterator[TurnFaceUp]:
    speaker, name = _speaker(game, item), game.state.objects[item].copiable.name
    for how, cost, counters in _prices(game, item):
        proposal = Proposal("pay", means.player, item, speaker, cost)
        payable = all(one.payable(game, speaker) for one in cost.components)
        if payable and means.could_pay(proposal, cost.mana.symbols):
            yield TurnFaceUp(means.player, item, name, how, cost, counters)


face_down_permanents = FaceDown()
