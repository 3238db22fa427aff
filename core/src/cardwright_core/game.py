"""The game as people drive it: decisions and answers, forks and undo, and the path of one event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from cardwright_core import flow, functioning, lasting, layers
from cardwright_core.decisions import Decision, Pause
from cardwright_core.digest import digest, key
from cardwright_core.errors import (
    CardwrightError,
    IllegalActionError,
    PluginError,
    PurityError,
    UnknownNameError,
)
from cardwright_core.events import Simultaneous
from cardwright_core.log import Entry, entries
from cardwright_core.noticing import notice_states, notice_triggers
from cardwright_core.objects import Card, Library, Player
from cardwright_core.replacement import replaced
from cardwright_core.state import State
from cardwright_core.zone_changes import each_moves_once
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence

    from cardwright_core.abilities import Instance
    from cardwright_core.actions import Action
    from cardwright_core.decisions import Agent, Answer
    from cardwright_core.events import Event
    from cardwright_core.index import Listener
    from cardwright_core.log import Witness
    from cardwright_core.objects import View
    from cardwright_core.replacement import Lineage
    from cardwright_core.reversal import MadeOnTheWay
    from cardwright_core.ruleset import RuleSet
    from cardwright_core.zone_changes import Enters
    from cardwright_core.zones import PlayerId

__all__ = ["Game"]

T = TypeVar("T")


class Game:
    """A game of Magic: a state, the rules it follows, and who decides.

    Drive it from outside with :attr:`decision` and :meth:`answer`, or give an agent per player to
    :meth:`play`.
    """

    __slots__ = (
        "_answers",
        "_checkpoint",
        "_decision",
        "_half_done",
        "_history",
        "_next",
        "_paused",
        "agents",
        "asking",
        "depth",
        "lineage",
        "on_the_way",
        "producing",
        "rules",
        "state",
        "telling",
        "witnesses",
    )

    def __init__(self, rules: RuleSet, seed: int = 0) -> None:
        """Make an empty game; `seed` decides all that is random in it."""
        self.rules = rules
        self.state = State()
        self.state.random = self.state.random.replace(seed=seed)
        self.agents: dict[PlayerId, Agent] = {}
        self.asking = ""
        self.lineage: frozenset[Hashable] = frozenset()
        self.producing: dict[int, frozenset[str]] = {}
        self.on_the_way: list[MadeOnTheWay] | None = None
        self._answers: list[Answer] = []
        self._next = 0
        self._checkpoint: State | None = None
        self._decision: Decision | None = None
        self._half_done: State | None = None
        self._paused: Pause | None = None
        self._history: list[tuple[State, tuple[Answer, ...]]] = []
        self.telling = False
        self.depth = 0
        self.witnesses: list[Witness] = []

    # Who plays, and with what.

    def add_player(
        self, name: PlayerId, deck: Sequence[str] = (), *, team: int = 0, life: int = 20
    ) -> None:
        """Seat a player after those already there; `deck` is the library, top card first."""
        state = self.state
        if name in state.players:
            message = f"player {name!r} is seated already"
            raise CardwrightError(message)
        state.order = (*state.order, name)
        state.players[name] = Player(name, team or len(state.order), life)
        state.libraries[name] = Library(tuple(self.add_card(card, name) for card in deck))

    def add_card(self, card: str, owner: PlayerId) -> int:
        """Bring a physical card of `owner` into the game and return its number."""
        return self.state.add_card(Card(self.rules.catalog.definition(card).slug, owner))

    def skip_setup(self) -> None:
        """Begin with the first turn: libraries and hands stay as they were laid (no 103)."""
        self.state.cursor = self.state.cursor.replace(stage="turn")

    def player(self, name: PlayerId) -> Player:
        """Return the record of a player."""
        found = self.state.players.get(name)
        if found is None:
            raise UnknownNameError("player", name, self.state.players)
        return found

    def opponents(self, name: PlayerId) -> tuple[PlayerId, ...]:
        """Return the players of other teams who are in the game, in turn order (102.2, 102.3)."""
        team = self.player(name).team
        return tuple(other.id for other in self.players if other.team != team)

    @property
    def players(self) -> Iterator[Player]:
        """The players still in the game, in seating order."""
        return (p for p in map(self.state.players.__getitem__, self.state.order) if not p.lost)

    def apnap(self) -> tuple[PlayerId, ...]:
        """Return the players in the game in turn order, the active player first (101.4)."""
        return self.order_from(self.state.cursor.active)

    def order_from(self, first: PlayerId) -> tuple[PlayerId, ...]:
        """Return the players in turn order from `first`; without those who have left the game."""
        order = self.state.order
        start = order.index(first) if first in order else 0
        turned = order[start:] + order[:start]
        return tuple(name for name in turned if not self.state.players[name].lost)

    # What is there.

    def see(self, item: int) -> View:
        """Return an object as it is now, or as it last existed (608.2h), without its status."""
        state = self.state
        current = state.objects.get(item)
        if current is None:
            return state.last_known[item]
        known = state.computed.get(item)
        if known is not None and known[0] is current and known[1] is state.layered:
            return known[2]
        return layers.computed_view(self, current)

    def snapshot(self, item: int) -> View:
        """Return an object as :meth:`see` does, with its status, and with what copies of it get."""
        seen = self.see(item)
        if item not in self.state.objects:
            return seen
        copied = layers.copiable_values(self, item)
        if copied is not seen.object.copiable:
            seen = seen.replace(object=seen.object.replace(copiable=copied))
        return seen.replace(status=self.state.status_of(item))

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
        self.follow()
        happening = self._happening(event)
        if not happening:
            return None
        before = self.state.index
        happened = tuple(self._apply(part, lineage, by) for part, lineage in happening)
        self.follow()
        whole = happened[0] if len(happened) == 1 else Simultaneous(happened)
        implied = tuple(more for part in happened for more in part.implied())
        notice_triggers(self, Simultaneous((*happened, *implied)) if implied else whole, before)
        self._let_follow(happened)
        if self.state.index.get(("state", None)):
            notice_states(self)
        return whole

    def report(self, event: Event) -> None:
        """Let abilities trigger on what is so already: it was computed, not proposed (603.2)."""
        for part in event.parts:
            self.annotate("event", None, part.rule, part)
        notice_triggers(self, event, self.state.index)

    def _let_follow(self, happened: tuple[Event, ...]) -> None:
        """Let happen at once all that comes immediately after what happened (610.3, 610.3d)."""
        following = [e for part in happened for e in self.rules.ask.consequences(self, part)]
        if following:
            self.propose(Simultaneous(tuple(following)))

    def _happening(self, event: Event) -> list[tuple[Event, Lineage]]:
        """Return all that happens at once: the parts, and what they contain (616.1g).

        What leaves the battlefield is looked at before any of it does (603.10, 704.8).
        """
        found: list[tuple[Event, Lineage]] = []
        level = replaced(self, [(part, self.lineage) for part in event.parts])
        while level:
            found.extend(level)
            contained = [(new, line) for part, line in level for new in part.contains(self)]
            level = replaced(self, contained) if contained else ()
        if len(found) > 1:
            found = each_moves_once(found)
            for part, _ in found:
                if part.looks_back:
                    self.see(part.subject_before)
        return found

    def _apply(self, part: Event, lineage: Lineage, by: Instance | None) -> Event:
        """Write one part into the state; what it proposes meanwhile has its lineage (614.5)."""
        self.annotate("event", by, part.rule, part)
        self.state.unsettled = self.state.unsettled or not part.settled
        outer, self.lineage = self.lineage, lineage
        self.depth += 1
        try:
            return part.apply(self)
        finally:
            self.depth -= 1
            self.lineage = outer

    def follow(self) -> None:
        """Let the index follow what changed."""
        if self.state.dirty or self.state.volatile:
            self.keep_checkpoint()
            self.state.unsettled = True
            functioning.follow(self)
        while self.state.index.get(("as long as", None)) and lasting.end_untrue_effects(self):
            functioning.follow(self)

    def concerned(self, hook: str, kind: type) -> bool:
        """Whether anything in play listens to events of that kind."""
        return bool(self.state.index.about(hook, kind))

    def entering_listeners(self, event: Enters, hook: str) -> tuple[Listener, ...]:
        """Return what the object about to enter says of that."""
        return functioning.entering(self, layers.entering_view(self, event), hook, type(event))

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
        entry = Entry(kind, event, by, rule, self.depth, times, text, witnesses)
        self.state.log = (entry, self.state.log)

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
        if decision.forced and not always:
            return decision.options
        recalled = self.recalled()
        if recalled is not None:
            return recalled
        agent = self.agents.get(decision.deciders[0])
        if agent is None:
            self._paused = Pause(decision)
            raise self._paused
        answer = decision.read(agent(self, decision))
        self._answers.append(answer)
        self._next += 1
        return answer.chosen

    def explore(
        self,
        act: Callable[[], T],
        answers: Callable[[Decision], Iterable[Answer]] = Decision.answers,
    ) -> list[T]:
        """Return every outcome that `act` could have, whatever is chosen in it; undo all of it."""
        return [outcome for _, outcome in self.explored(act, answers)]

    def explored(
        self,
        act: Callable[[], T],
        answers: Callable[[Decision], Iterable[Answer]] = Decision.answers,
    ) -> list[tuple[tuple[Answer, ...], T]]:
        """Return every outcome of `act` with the answers that lead to it; undo all of it.

        Of the `answers` to a decision it tries all, or those that are given.
        """
        state, agents, asking = self.state, self.agents, self.asking
        given, place, paused = self._answers, self._next, self._paused
        self.agents, self.asking = {}, ""
        outcomes: list[tuple[tuple[Answer, ...], T]] = []
        scripts: list[tuple[Answer, ...]] = [()]
        try:
            while scripts:
                script = scripts.pop()
                self.state, self._answers, self._next = state.fork(), list(script), 0
                try:
                    outcomes.append((script, act()))
                except Pause as pause:
                    scripts.extend((*script, answer) for answer in answers(pause.decision))
        finally:
            self.state, self.agents, self.asking = state, agents, asking
            self._answers, self._next, self._paused = given, place, paused
        return outcomes

    def replay(self, answers: Iterable[Answer], act: Callable[[Game], None]) -> None:
        """Do once more what was done with these answers; it is illegal if they do not fit now."""
        given, place, paused, agents = self._answers, self._next, self._paused, self.agents
        self._answers, self._next, self.agents = list(answers), 0, {}
        try:
            act(self)
        except Pause as pause:
            message = f"{pause.decision.kind} is asked for, which was not before"
            raise IllegalActionError(message, "733.1") from pause
        finally:
            self._answers, self._next, self._paused, self.agents = given, place, paused, agents

    @property
    def answered(self) -> int:
        """How many answers were used since the last checkpoint."""
        return self._next

    def answers_since(self, place: int) -> tuple[Answer, ...]:
        """Return the answers that were used since then."""
        return tuple(self._answers[place : self._next])

    def recalled(self) -> tuple[Any, ...] | None:
        """Return the next answer that was given already since the last checkpoint."""
        if self._next < len(self._answers):
            self._next += 1
            return self._answers[self._next - 1].chosen
        return None

    def refused(self, action: Action, error: IllegalActionError) -> None:
        """Note that an action proved illegal; whoever drives the game from outside is told.

        But where mana abilities were kept (733.1) the game goes on with them.
        """
        cursor = self.state.cursor
        if cursor.priority not in self.agents and not error.kept:
            raise error
        self.annotate("note", None, error.rule, text=f"{action} is illegal: {error.reason}")
        self.state.cursor = cursor.replace(refused=(*cursor.refused, action))

    # Driven from outside.

    @property
    def decision(self) -> Decision | None:
        """The decision that the game waits for; ``None`` when it is over."""
        if self._decision is None and not self.over:
            self.state.unsettled = True
            self._run()
        return self._decision

    def answer(self, reply: object) -> None:
        """Answer the decision with an option, or several; an illegal one leaves all as it was."""
        decision = self.decision
        if decision is None:
            message = "the game is over"
            raise IllegalActionError(message, "104.1")
        answer = decision.read(reply)
        checkpoint, given = self.state, tuple(self._answers)
        self.state = checkpoint.fork()
        self._answers.append(answer)
        try:
            self._run()
        except IllegalActionError:
            # All of the action is reversed, with the answers given on the way to it (733.1).
            self._history = [past for past in self._history if past[0] is not checkpoint]
            self._restore(checkpoint, ())
            raise
        except BaseException:
            self._restore(checkpoint, given)
            raise
        self._history.append((checkpoint, given))

    def undo(self) -> None:
        """Take the last answer back."""
        if not self._history:
            message = "there is no answer to take back"
            raise IllegalActionError(message)
        self._restore(*self._history.pop())

    def _restore(self, state: State, answers: tuple[Answer, ...]) -> None:
        self.state = state
        self.asking = ""
        self._answers = list(answers)
        self._checkpoint = None
        self._decision = self._half_done = None

    def _run(self) -> None:
        """Go on to the first decision without an answer; the state then is the last checkpoint."""
        self._decision = self._half_done = None
        while not self.over:
            checkpoint = self._checkpoint = self.state
            self._next = self.depth = 0
            self._paused = None
            try:
                flow.advance(self)
                self._refuse_swallowed_pause()
            except Pause as pause:
                self._decision, self._half_done = pause.decision, self.state
                self.state = checkpoint
                break
            except BaseException:
                self._restore(checkpoint, ())
                raise
            self._answers.clear()
        self._checkpoint = None

    def keep_checkpoint(self) -> None:
        """Fork the state, once a move, before more than the cursor is written: that may fail."""
        if self.state is self._checkpoint:
            self.state = self._checkpoint.fork()

    def _refuse_swallowed_pause(self) -> None:
        """Raise an error if something caught the pause: what it went on with was never decided."""
        if self._paused is not None:
            decision = self._paused.decision
            message = (
                f"a plugin caught the pause for the decision {decision.kind!r} of "
                f"{decision.source or decision.deciders[0]}: it may not catch BaseException"
            )
            raise PluginError(message)

    @property
    def over(self) -> bool:
        """Whether the game has ended (104.1)."""
        return self.state.winners is not None

    @property
    def now(self) -> State:
        """The state to look at: at a pause in the middle of a resolution, the half-done one."""
        return self._half_done or self.state

    def fork(self) -> Game:
        """Return an independent copy, which waits at the same decision."""
        new: Game = Game.__new__(Game)
        new.rules = self.rules
        new.state = self.state.fork()
        new.agents = self.agents
        new.asking = self.asking
        new.lineage = self.lineage
        new.producing = {}
        new.on_the_way = None
        new.telling = self.telling
        new.depth = self.depth
        new.witnesses = []
        new._answers = self._answers.copy()
        new._checkpoint = None
        new._next = self._next
        new._decision = self._decision
        new._half_done = self._half_done
        new._paused = None
        new._history = []
        return new

    # Driven by agents.

    def play(
        self, agents: Mapping[PlayerId, Agent], *, until: Callable[[Game], bool] | None = None
    ) -> None:
        """Let agents decide until the game is over, or `until` (asked between moves) says stop."""
        self.agents = dict(agents)
        self.state = self.state.fork()
        self.state.unsettled = True
        try:
            while not self.over and not (until is not None and until(self)):
                checkpoint = self._checkpoint = self.state
                self._next = self.depth = 0
                self._answers.clear()
                try:
                    flow.advance(self)
                except BaseException:
                    self._restore(checkpoint, ())
                    raise
        finally:
            self.agents = {}
            self._restore(self.state, ())

    def intervene(self, act: Callable[[Game], None], agents: Mapping[PlayerId, Agent]) -> None:
        """Let `act` happen between two moves of the flow, all of it or nothing; agents decide."""
        if self._answers:
            message = "the game waits in the middle of a move; answer its decision first"
            raise CardwrightError(message)
        checkpoint = self.state
        self.state = checkpoint.fork()
        self.state.unsettled = True
        self.agents = dict(agents)
        self._next = self.depth = 0
        try:
            act(self)
        except BaseException:
            self.state = checkpoint
            raise
        finally:
            self.agents = {}
            self._restore(self.state, ())

    # Compared.

    def key(self) -> int:
        """Return a fast hash of what matters to future play, for tables within this process."""
        return hash((key(self.state), tuple(answer.positions for answer in self._answers)))

    def digest(self) -> str:
        """Return a digest of what matters to future play, the same on every machine."""
        answers = "".join(f"{answer.positions}" for answer in self._answers)
        return digest(self.state) + answers
