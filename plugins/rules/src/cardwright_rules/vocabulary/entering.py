"""How permanents enter: tapped, or with a counter of their controller's choice (614.1c, 614.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import StaticAbility
from cardwright_core.cards import about
from cardwright_core.decisions import Decision
from cardwright_core.errors import IllegalActionError
from cardwright_core.events import merged_counters
from cardwright_core.layers import entering_view
from cardwright_core.links import link_of
from cardwright_core.replacement import Replacement, ReplacementClass, together
from cardwright_core.specs import hookimpl
from cardwright_core.zone_changes import Enters, ZoneChange, move
from cardwright_core.zones import Zone
from cardwright_rules.as_it_enters import AsItEnters
from cardwright_rules.destruction import Destroyed, Sacrificed
from cardwright_rules.moving import Discarded
from cardwright_rules.vocabulary.counts import amount
from cardwright_rules.vocabulary.unless import pay, pays

if TYPE_CHECKING:
    from cardwright_core.abilities import Cost, Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.terms import Filter
    from cardwright_rules.vocabulary.counts import Amount

__all__ = [
    "EntersOnlyForCost",
    "EntersTapped",
    "EntersTappedUnlessPaid",
    "EntersUnderYourControl",
    "EntersUsingUp",
    "EntersWithChoiceOf",
    "EntersWithCountersIfPaid",
    "OthersEnterTapped",
    "OthersEnterWithCounters",
    "enters_tapped",
    "enters_with_choice_of",
]


@record
class EntersTapped(AsItEnters):
    """It enters tapped (614.1d)."""

    english = "this enters tapped"

    rule: ClassVar[str] = "614.1d"

    def entering(self, game: Game, by: Instance, event: Enters) -> Event:
        """Return that it enters tapped."""
        del self, game, by
        return event.replace(tapped=True)


@record
class OthersEnterTapped(Record):
    """Permanents of a set enter tapped (614.1d)."""

    english = "{what:s} enter tapped"

    what: Filter

    @hookimpl
    @about(Enters)
    def replacements(self, game: Game, by: Instance, event: Enters) -> Replacement | None:
        """614.1d, 614.12"""
        if event.tapped or not self.what.matches(game, by, entering_view(game, event)):
            return None
        return Replacement.of(by, lambda _game, enters: enters.replace(tapped=True), rule="614.1d")


@record
class EntersWithChoiceOf(AsItEnters):
    """It enters with a counter of a kind that its controller chooses among some (614.12a)."""

    english = "this enters with your choice of a counter of these kinds: {counters}"

    rule: ClassVar[str] = "614.12a"

    counters: tuple[str, ...]

    def entering(self, game: Game, by: Instance, event: Enters) -> Event:
        """Return that it enters with the counter that is chosen."""
        del by
        decision = Decision((event.controller,), "counter", self.counters, rule="614.12a")
        chosen: str = game.choose(decision)[0]
        return event.replace(counters=merged_counters(event.counters, chosen, 1))


@record
class EntersUsingUp(AsItEnters):
    """As it enters, its controller may sacrifice permanents of a set, any number (614.13).

    From a graveyard of theirs they exile cards instead. What enters at the same time can't be
    chosen, nor what is to go somewhere already (614.13a, 614.13b). It enters with so many counters
    `each`; under `link` its other abilities find what it was.
    """

    rule: ClassVar[str] = "614.13"

    what: Filter
    zone: Zone = Zone.BATTLEFIELD
    counter: str = ""
    each: int = 1
    link: str = ""

    def entering(self, game: Game, by: Instance, event: Enters) -> tuple[Event, ...]:
        """Return that it enters, and what happens to what is chosen, at the same time."""
        by = by.replace(controller=event.controller)
        options = self._options(game, by)
        prompt = f"as {by.source.name} enters"
        kind = "sacrifice" if self.zone is Zone.BATTLEFIELD else "exile"
        decision = Decision(
            (by.controller,), kind, options, 0, len(options), prompt=prompt, rule="614.13"
        )
        chosen: tuple[int, ...] = game.choose(decision)
        if self.counter:
            count = self.each * len(chosen)
            counters = merged_counters(event.counters, self.counter, count)
            event = event.replace(counters=counters)
        if self.zone is not Zone.BATTLEFIELD:
            moves = tuple(move(game, item, Zone.EXILE) for item in chosen)
            return (self._noting(by, event, tuple(one.becomes for one in moves)), *moves)
        return (self._noting(by, event, chosen), *map(Sacrificed, chosen))

    def _options(self, game: Game, by: Instance) -> tuple[int, ...]:
        """Return what may be chosen."""
        you, going = by.controller, going_somewhere(game)
        there = game.state.zone(self.zone, you)
        views = (game.see(item) for item in there if item not in going)
        return tuple(
            view.id
            for view in views
            if view.controller == you and self.what.matches(game, by, view)
        )

    def _noting(self, by: Instance, event: Enters, items: tuple[int, ...]) -> Enters:
        link = link_of(by, self.link)
        noted = tuple((link, item) for item in items) if self.link else ()
        return event.replace(chosen=(*event.chosen, *noted))


def going_somewhere(game: Game) -> frozenset[int]:
    """Return the objects that are to change zones by what is about to happen (614.13a, 614.13b)."""
    return frozenset(
        part.subject_before
        for part in together(game)
        if isinstance(part, ZoneChange | Sacrificed | Destroyed | Discarded)
    )


@record
class EntersUnderYourControl(Record):
    """What would enter under an opponent's control enters under yours instead (614.1a, 616.1b)."""

    english = (
        "if {what:a} would enter under an opponent's control, it enters under your control instead"
    )

    what: Filter

    @hookimpl
    @about(Enters)
    def replacements(self, game: Game, by: Instance, event: Enters) -> Replacement | None:
        """616.1b"""
        you = by.controller
        if event.controller not in game.opponents(you):
            return None
        if not self.what.matches(game, by, entering_view(game, event)):
            return None

        def yours(_: Game, enters: Enters) -> Event:
            return enters.replace(controller=you)

        return Replacement.of(by, yours, ReplacementClass.CONTROL)


@record
class EntersTappedUnlessPaid(AsItEnters):
    """As it enters, its controller may pay a cost; if they don't, it enters tapped (614.1c)."""

    cost: Cost

    def entering(self, game: Game, by: Instance, event: Enters) -> Event:
        """Return how it enters; what can't be paid any more is not asked (614.12b)."""
        by = by.replace(controller=event.controller)
        if pays(game, by.controller, self.cost, by):
            return event
        return event.replace(tapped=True)


@record
class EntersWithCountersIfPaid(AsItEnters):
    """As it enters, its controller may pay a cost; if they do, it enters with counters (614.1c)."""

    english = (
        "as this enters, you may {cost}; if you do, it enters with {count:{counter} counter} on it"
    )

    cost: Cost
    counter: str
    count: int = 1

    def entering(self, game: Game, by: Instance, event: Enters) -> Event:
        """Return how it enters; what can't be paid any more is not asked (614.12b)."""
        by = by.replace(controller=event.controller)
        if not pays(game, by.controller, self.cost, by):
            return event
        return event.replace(counters=merged_counters(event.counters, self.counter, self.count))


@record
class EntersOnlyForCost(AsItEnters):
    """If it would enter, its controller pays a cost instead, and then it enters (614.1a, 118.12).

    If they can't, it is put into its owner's graveyard.
    """

    english = (
        "if this would enter, {cost} instead. If you do, put this onto the battlefield. "
        "If you don't, put it into its owner's graveyard"
    )

    rule: ClassVar[str] = "614.1a"

    cost: Cost

    def entering(self, game: Game, by: Instance, event: Enters) -> Event:
        """Return that it enters, or goes to the graveyard."""
        by = by.replace(controller=event.controller)
        if not all(component.payable(game, by) for component in self.cost.components):
            return event.to(Zone.GRAVEYARD)
        try:
            pay(game, by.controller, self.cost, by)
        except IllegalActionError as error:
            game.annotate("note", by, error.rule, text=f"not paid: {error.reason}")
            return event.to(Zone.GRAVEYARD)
        return event


@record
class OthersEnterWithCounters(Record):
    """Permanents of a set enter with additional counters on them (614.1c).

    They are looked at as they would exist on the battlefield; what enters together with the source
    does not get any from it (614.12).
    """

    english = "{what:each} enters with {count:additional {counter} counter} on it"

    what: Filter
    counter: str
    count: Amount = 1

    @hookimpl
    @about(Enters)
    def replacements(self, game: Game, by: Instance, event: Enters) -> Replacement | None:
        """614.1c, 614.12"""
        if not self.what.matches(game, by, entering_view(game, event)):
            return None

        def with_more(game: Game, enters: Enters) -> Event:
            count = amount(game, by, self.count)
            return enters.replace(counters=merged_counters(enters.counters, self.counter, count))

        return Replacement.of(by, with_more, rule="614.1c")


def enters_tapped() -> StaticAbility:
    """Return the ability that it enters tapped."""
    return StaticAbility(EntersTapped())


def enters_with_choice_of(*counters: str) -> StaticAbility:
    """Return the ability that it enters with a counter that its controller chooses."""
    return StaticAbility(EntersWithChoiceOf(counters))
