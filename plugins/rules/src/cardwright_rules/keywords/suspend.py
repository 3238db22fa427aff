"""Suspend (702.62)."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import Cost, Duration, StaticAbility, TriggeredAbility
from cardwright_core.cards import Keyword, functions_in
from cardwright_core.cast_now import cast_now
from cardwright_core.decisions import Decision
from cardwright_core.lasting import Among, Lasting, begin_effect
from cardwright_core.layers import Layer, Part
from cardwright_core.permission import Permission
from cardwright_core.specs import hookimpl
from cardwright_core.terms import Condition, Test, This
from cardwright_core.zones import Zone
from cardwright_rules.counters import CountersRemoved
from cardwright_rules.keywords.printed import number_and_cost, printed_cost
from cardwright_rules.keywords.vanishing import TheLastOne
from cardwright_rules.setting_aside import SetAside, could_pay_to_set_aside
from cardwright_rules.spells import could_begin_to_cast
from cardwright_rules.vocabulary.changes import AddKeyword
from cardwright_rules.vocabulary.comparing import AtLeast
from cardwright_rules.vocabulary.counters import RemoveCounters
from cardwright_rules.vocabulary.counts import CountersOnThis
from cardwright_rules.vocabulary.lasting import at_the_beginning_of
from cardwright_rules.vocabulary.selections import ITSELF

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.zone_changes import ZoneChange
    from cardwright_core.zones import PlayerId

_TIME = "time"
_IN_EXILE = (Zone.EXILE,)
_THERE = (Zone.STACK, Zone.BATTLEFIELD)


@record
class Suspends(Record):
    """While it is in a hand, it may be exiled with time counters for a cost (702.62a).

    Without a number that is X, which is chosen as the cost is paid.
    """

    english = "suspend {number:?@}—{cost}"

    number: int
    cost: Cost

    @hookimpl
    @functions_in(Zone.HAND)
    def legal_actions(self, game: Game, by: Instance, player: PlayerId) -> SuspendCard | None:
        """116.2f; only when it could be cast (702.62c)"""
        least = self.cost if self.number else self.cost.with_x(1)
        if not could_pay_to_set_aside(game, by, player, least):
            return None
        if not could_begin_to_cast(game, player, game.see(by.source.id)):
            return None
        return SuspendCard(player, by, self.cost, self.number)


@record
class SuspendCard(SetAside):
    """Exile a card from a hand with time counters and pay its cost: a special action (116.2f)."""

    rule: ClassVar[str] = "116.2f"
    special: ClassVar[str] = "suspend"

    number: int

    def perform(self, game: Game) -> None:
        """Do it; X is chosen first, and can't be 0 (107.3a)."""
        if self.number:
            SetAside.perform(self, game)
        else:
            x = self._chosen_x(game)
            self.replace(number=x, cost=self.cost.with_x(x)).perform(game)

    def _chosen_x(self, game: Game) -> int:
        def could_pay(x: int) -> bool:
            return could_pay_to_set_aside(game, self.by, self.player, self.cost.with_x(x))

        most = next(x for x in count(1) if not could_pay(x + 1))
        options = tuple(range(1, most + 1))
        prompt = f"X for suspending {self.by.source.name}"
        decision = Decision((self.player,), "X", options, prompt=prompt, rule="107.3a")
        chosen: int = game.choose(decision)[0]
        return chosen

    def exiled(self, moved: ZoneChange) -> ZoneChange:
        """With the counters on it."""
        return moved.replace(counters=((_TIME, self.number),))


@record
class PlayWithoutPaying(Record):
    """Its owner may play this without paying; a creature has haste as long as it is theirs."""

    english = (
        "you may play this without paying its mana cost; a creature spell has haste until you "
        "lose control of it"
    )

    def resolve(self, game: Game, by: Instance) -> None:
        """Let them cast it (702.62d), and begin the effect."""
        items = ITSELF.objects(game, by)
        free = Permission(items, by, instead=Cost(), any_time=True)
        for spell in cast_now(game, by.controller, items, free):
            if game.see(spell).is_a("Creature"):
                haste = Part(Layer.ABILITY, Among((spell,)), AddKeyword("haste"), _THERE)
                as_long_as = Duration.while_true(StillControlled(spell))
                begin_effect(game, by, Lasting((haste,)), as_long_as)


@record
class StillControlled(Test):
    """The controller of the effect controls a spell, or the permanent that it became."""

    english = "you control it"

    spell: int

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether they do."""
        del event
        these = Among((self.spell,))
        return any(
            game.see(item.id).controller == by.controller
            for item in game.state.objects.values()
            if these.includes(item) and item.zone in _THERE
        )


class Suspend(Keyword):
    """Written with a number and a cost; an exiled card "gains suspend" without them."""

    name, rule = "suspend", "702.62"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.62a, as in "suspend 4—{1}{R}"."""
        upkeep = at_the_beginning_of("upkeep", yours=True).replace(zones=_IN_EXILE)
        less = RemoveCounters(_TIME, 1, ITSELF)
        suspended = AtLeast(CountersOnThis(_TIME))
        last = Condition(CountersRemoved, This(), (TheLastOne(_TIME),), _IN_EXILE)
        return (
            *self._from_the_hand(parameter),
            TriggeredAbility((upkeep,), less, only_if=suspended, keyword=self.name),
            TriggeredAbility((last,), PlayWithoutPaying(), keyword=self.name),
        )

    def _from_the_hand(self, parameter: str) -> tuple[Ability, ...]:
        if not parameter:
            return ()
        if parameter.startswith("X"):  # "suspend X—{X}{3}{U}": X can't be 0
            number, cost = 0, printed_cost(self.name, parameter.lstrip("X —-"))
        else:
            number, cost = number_and_cost(self.name, parameter)
        return (StaticAbility(Suspends(number, cost), keyword=self.name),)
