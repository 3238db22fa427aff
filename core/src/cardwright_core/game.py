"""The game: who plays, what is there, the path of one event, and choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from cardwright_core import entering, flow, functioning, lasting, layers
from cardwright_core.blame import recursed
from cardwright_core.decisions import ALIKE, Answer, Pause
from cardwright_core.errors import CardwrightError, PurityError
from cardwright_core.happening import all_at_once, as_one, let_be_computed, notice, who_has_a_say
from cardwright_core.index import Say
from cardwright_core.log import Entry, added, entries
from cardwright_core.noticing import notice_triggers, waits_itself
from cardwright_core.objects import Card, GameObject, Library, Player
from cardwright_core.seats import Seated
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Sequence

    from cardwright_core.abilities import Instance
    from cardwright_core.decisions import Decision
    from cardwright_core.errors import EndlessError
    from cardwright_core.events import Event
    from cardwright_core.index import Listener
    from cardwright_core.log import Witness
    from cardwright_core.objects import View
    from cardwright_core.producible import Producing
    from cardwright_core.replacement import Lineage, Parts
    from cardwright_core.ruleset import RuleSet
    from cardwright_core.zone_changes import Enters, ZoneChange
    from cardwright_core.zones import PlayerId

__all__ = ["Game"]

_DEEPEST = 50  # events within events; a game needs few, and Python bears no more than about 70


class Game(Seated):
    """A game of Magic: a state, the rules it follows, and who decides.

    Drive it from outside with :attr:`decision` and :meth:`answer`, or give an agent per player to
    :meth:`play`.
    """

    __slots__ = (
        "about_to_happen",
        "cause",
        "changed_by",
        "lineage",
        "nested",
        "producing",
        "rules",
        "telling",
        "witnesses",
    )

    stages = flow.STAGES

    def __init__(self, rules: RuleSet, seed: int = 0) -> None:
        """Make an empty game; `seed` decides all that is random in it."""
        super().__init__()
        self.rules = rules
        self.state.random = self.state.random.replace(seed=seed)
        self.about_to_happen: list[Parts] = []
        self.changed_by: dict[int, tuple[Entry, ...]] = {}
        self.cause: Instance | None = None
        self.lineage: frozenset[Hashable] = frozenset()
        self.nested = 0
        self.producing: Producing | None = None
        self.telling = False
        self.witnesses: list[Witness] = []

    def fork(self) -> Self:
        """Return an independent copy, which waits at the same decision."""
        new = super().fork()
        new.rules = self.rules
        new.about_to_happen, new.changed_by = [], {}
        new.cause = None
        new.lineage = self.lineage
        new.nested = self.nested
        new.producing = None
        new.telling = self.telling
        new.witnesses = []
        return new

    def awaited(self) -> Decision | None:
        """Return the decision of who has priority, if only they have a say in what is made of it.

        To wait for that needs no pause: nothing is done until it is answered.
        """
        state = self.state
        cursor = state.cursor
        if state.players[cursor.priority].lost:
            return None
        if "decides_for" in state.index.hooks or self.rules.implemented["decides_for"].some:
            return None
        return flow.what_to_do(self, cursor)

    def without_end(self) -> EndlessError:
        """Return the error for events that lead to events, with the abilities that do it."""
        return recursed(self)

    # Who plays, and with what.

    def add_player(
        self,
        name: PlayerId,
        deck: Sequence[str] = (),
        *,
        team: int = 0,
        life: int | None = None,
        command: Sequence[str] = (),
    ) -> None:
        """Seat a player after those already there, with the `life` that the rules say (103.4).

        `deck` is the library, top card first; `command` are cards that begin in the command zone.
        """
        state = self.state
        if name in state.players:
            message = f"player {name!r} is seated already"
            raise CardwrightError(message)
        state.order = (*state.order, name)
        life = self.rules.starting_life if life is None else life
        state.players[name] = Player(name, team or len(state.order), life)
        state.libraries[name] = Library(tuple(self.add_card(card, name) for card in deck))
        for card in command:
            self.begin_in_command_zone(self.add_card(card, name), name)

    def add_card(self, card: str, owner: PlayerId) -> int:
        """Bring a physical card of `owner` into the game and return its number."""
        return self.state.add_card(Card(self.rules.catalog.definition(card).slug, owner))

    def begin_in_command_zone(self, card: int, owner: PlayerId) -> None:
        """Let a card begin in the command zone (408)."""
        state, there = self.state, self.state.cards[card]
        assert there is not None  # noqa: S101 - it was brought into the game just now
        printed = self.rules.catalog.definition(there.slug).characteristics
        number, now = state.new_id(), state.new_timestamp()
        state.add(GameObject(number, card, owner, owner, Zone.COMMAND, printed, now))

    def skip_setup(self) -> None:
        """Begin with the first turn: libraries and hands stay as they were laid (no 103)."""
        self.state.cursor = self.state.cursor.replace(stage="turn")

    # What is there.

    def see(self, item: int) -> View:
        """Return an object as it is now, or as it last existed (608.2h), without its status."""
        state = self.state
        try:
            current = state.objects[item]
            known = state.computed[item]
        except KeyError:
            there = state.objects.get(item)
            return state.last_known[item] if there is None else layers.computed_view(self, there)
        if known[0] is current and known[1] is state.layered:
            return known[2]
        return layers.computed_view(self, current)

    def snapshot(self, item: int) -> View:
        """Return an object as :meth:`see` does, with its status, and with what copies of it get."""
        seen = self.see(item)
        if item not in self.state.objects:
            return seen
        status = self.state.status_of(item)
        copied = layers.copiable_values(self, item)
        if copied is not seen.object.copiable:
            seen = seen.replace(object=seen.object.replace(copiable=copied))
        return seen if status is seen.status else seen.replace(status=status)

    def permanents(self, controller: PlayerId = "") -> Iterator[View]:
        """Yield the permanents, oldest first; those of one player only, if one is named."""
        for item in self.state.zone(Zone.BATTLEFIELD):
            view = self.see(item)
            if not controller or view.controller == controller:
                yield view

    def exists(self, item: int) -> bool:
        """Whether the object is still the same object somewhere outside a library (400.7)."""
        there = self.state.objects.get(item)
        return there is not None and there.zone is not Zone.PHASED_OUT

    # One event: propose, replace, apply, notice, trigger.

    def propose(self, event: Event, by: Instance | None = None) -> Event | None:
        """Let `event` happen as far as it can; return what happened, or ``None`` for nothing."""
        if self.asking:
            message = f"the question {self.asking} may not change the game"
            raise PurityError(message)
        if self.nested >= _DEEPEST:
            raise self.without_end()
        self.nested += 1
        outer, self.cause = self.cause, by or self.cause
        try:
            return self._proposed(event, by)
        finally:
            self.nested -= 1
            self.cause = outer
            if self.changed_by and not self.nested:
                self.changed_by.clear()  # of what was not to be, or waits for an answer

    def _proposed(self, event: Event, by: Instance | None) -> Event | None:
        state = self.state
        if state.dirty or state.volatile or "as long as" in state.index.hooks:
            self.follow()
        before, parts = self.state.index, event.parts
        say = who_has_a_say(self, parts)
        if say is Say.SOME:
            happening = all_at_once(self, event)
            if not happening:
                return None
            before = self.state.index
            happened = tuple([self._apply(part, lineage, by) for part, lineage in happening])
        elif self.telling or self.changed_by:
            happened = tuple([self._apply(part, self.lineage, by) for part in parts])
        else:
            happened = self._apply_all(parts, by)
        state = self.state
        if state.dirty or state.volatile or "as long as" in state.index.hooks:
            self.follow()
        if (
            say is Say.SOME
            or self.state.index is not before
            or (say is Say.ITS_OBJECT and any(waits_itself(self, part) for part in happened))
        ):
            notice(self, happened, before)
        return as_one(happened)

    def let_happen(self, events: tuple[Event, ...], by: Instance) -> None:
        """Let events happen that nobody has a say in, or waits for."""
        for event in events:
            if self.telling:
                self.annotate("event", by, event.rule, event)
            else:
                self.state.log = (event, by, self.depth, self.state.log)
            event.apply(self)

    def let_happen_together(self, parts: tuple[Event, ...]) -> None:
        """Let parts of one event happen that nobody has a say in; what they bring may have one."""
        before = self.state.index
        self.state.unsettled = True
        for part in parts:
            self._tell(part, None)
            part.apply(self)
        self.follow()
        if self.state.index is not before:
            notice(self, parts, before)

    def report(self, event: Event) -> None:
        """Let abilities trigger on what is so already: it was computed, not proposed (603.2)."""
        for part in event.parts:
            self._tell(part, None)
        notice_triggers(self, event.parts, self.state.index)

    def _apply(self, part: Event, lineage: Lineage, by: Instance | None) -> Event:
        """Write one part into the state; what it proposes meanwhile has its lineage (614.5)."""
        if self.changed_by:
            self.write(*self.changed_by.pop(id(part), ()))
        if self.telling:
            self._tell(part, by)
        else:  # as that would, without another call
            self.state.log = (part, by, self.depth, self.state.log)
        if not part.settled:
            self.state.unsettled = True
        outer, self.lineage = self.lineage, lineage
        self.depth += 1
        try:
            return part.apply(self)
        finally:
            self.depth -= 1
            self.lineage = outer

    def _apply_all(self, parts: tuple[Event, ...], by: Instance | None) -> tuple[Event, ...]:
        """Write parts of an event that nobody has a say in, as :meth:`_apply` writes each."""
        depth = self.depth
        happened: list[Event] = []
        self.depth = depth + 1
        try:
            for part in parts:
                state = self.state
                state.log = (part, by, depth, state.log)
                if not part.settled:
                    state.unsettled = True
                happened.append(part.apply(self))
        finally:
            self.depth = depth
        return tuple(happened)

    def _tell(self, part: Event, by: Instance | None) -> None:
        """Write into the log that an event happens."""
        if self.telling:
            self.annotate("event", by, part.rule, part)
        else:
            self.state.log = (part, by, self.depth, self.state.log)

    def follow(self) -> None:
        """Let the index follow what changed."""
        state = self.state
        if state.dirty or (state.volatile and functioning.is_outdated(self)):
            self.keep_checkpoint()
            self.state.unsettled = True
            functioning.follow(self)
        elif "as long as" not in state.index.hooks:
            return
        while self.state.index.get(("as long as", None)) and lasting.end_untrue_effects(self):
            functioning.follow(self)
        changes = self.rules.ask.computed_changes(self)
        if changes:
            let_be_computed(self, changes)

    def concerned(self, hook: str, kind: type) -> bool:
        """Whether anything in play listens to events of that kind."""
        return bool(self.state.index.about(hook, kind))

    def entering_listeners(self, event: Enters, hook: str) -> tuple[Listener, ...]:
        """Return what the object about to enter says of that."""
        return entering.listeners_entering(self, event, hook)

    def leaving_library_listeners(self, event: ZoneChange, hook: str) -> tuple[Listener, ...]:
        """Return what a card that leaves a library says of that."""
        card = self.state.cards[event.card]
        if event.origin is not Zone.LIBRARY or card is None:
            return ()
        printed = self.rules.catalog.definition(card.slug).characteristics.abilities
        if not entering.speaks_in_library(self, printed):
            return ()
        view = layers.view_in_library(self, event.card)
        return entering.leaving_library(self, view, hook, type(event))

    def annotate(  # noqa: PLR0913 - the fields of a log entry, most of them by name
        self,
        kind: str,
        by: Instance | None,
        rule: str,
        event: Event | None = None,
        *,
        times: int = 1,
        text: str = "",
        witnesses: tuple[Witness, ...] = (),
    ) -> None:
        """Write a line of the log; in words only if the game is told (:attr:`telling`)."""
        if self.telling and event is not None and not text:
            text = event.describe(self)
        self.write(Entry(kind, event, by, rule, self.depth, times, text, witnesses))

    def entry(self, kind: str, by: Instance | None, rule: str, event: Event) -> Entry:
        """Return a line that is written later (:meth:`write`)."""
        text = event.describe(self) if self.telling else ""
        return Entry(kind, event, by, rule, self.depth, text=text)

    def write(self, *entries: Entry) -> None:
        """Write lines of the log."""
        for entry in entries:
            self.state.log = added(self.state.log, entry)

    @property
    def log(self) -> list[Entry]:
        """What happened and why, oldest first."""
        return entries(self.state.log)

    # Choices.

    def choose(self, decision: Decision, *, always: bool = False) -> tuple[Any, ...]:
        """Ask the deciders; a decision with only one answer is not asked, unless `always`."""
        if self.asking:
            message = f"the question {self.asking} may not ask a player"
            raise PurityError(message)
        if not always and decision.forced:
            return decision.options if decision.maximum else ()
        if (
            self._answers
            and self._next < len(self._answers)
            and (recalled := self.recalled()) is not None
        ):
            return recalled
        return self.ask(decision)

    def ask(self, decision: Decision) -> tuple[Any, ...]:
        """Ask the deciders, who did not answer yet."""
        state = self.state
        if state.players[decision.deciders[0]].lost:  # 800.4h
            decision = decision.replace(deciders=self.order_from(decision.deciders[0])[:1])
        if "decides_for" in state.index.hooks or self.rules.implemented["decides_for"].some:
            decision = self.as_decided(decision)
        agent = self.agents.get(decision.deciders[0])
        if agent is None:
            self._paused = Pause(decision)
            raise self._paused
        reply, known = agent(self, decision), ALIKE.get(id(decision))
        if known is not None and reply is known[1].chosen[0]:
            answer = known[1]
        else:
            listed = not getattr(reply, "unasked", type(reply) is Answer)  # most often: no call
            answer = decision.read(reply) if listed else self.read(decision, reply)
        self._answers.append(answer)
        self._next += 1
        return answer.chosen
