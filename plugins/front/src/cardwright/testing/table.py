"""The table: a game in a few words, for tests of hooks and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from cardwright.testing.asking import Hooks
from cardwright.testing.place import Deck, Place
from cardwright.testing.recorder import recording
from cardwright.testing.script import Script, ScriptError
from cardwright.testing.told import told
from cardwright_core.abilities import ActivatedAbility
from cardwright_core.casting import Activate, Cast, proposed_spell
from cardwright_core.errors import IllegalActionError, UnknownNameError, nearest
from cardwright_core.events import Simultaneous
from cardwright_core.functioning import instance_of
from cardwright_core.mana import mana
from cardwright_core.noticing import matching
from cardwright_core.proposal import Proposal
from cardwright_core.state import Cursor
from cardwright_core.trigger import Occurrence, Trigger
from cardwright_core.zone_changes import Enters, move
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Callable, Container
    from contextlib import AbstractContextManager

    from cardwright.game import Game
    from cardwright.testing.recorder import Call
    from cardwright.testing.sources import RuleSets
    from cardwright_core.abilities import Instance
    from cardwright_core.actions import Action
    from cardwright_core.cards import CardPlugin, Keyword
    from cardwright_core.events import Event
    from cardwright_core.index import Index
    from cardwright_core.objects import View
    from cardwright_core.ruleset import RuleSet
    from cardwright_core.terms import Condition
    from cardwright_core.zones import PlayerId

__all__ = ["Table"]

_TURN = 10
_STEP = "precombat main"


class Table:
    """A game of P1 against P2 in P1's precombat main phase, with nothing on it yet.

    What is put on the table was there since before the turn; it gets there without an event.
    """

    def __init__(self, rule_sets: RuleSets) -> None:
        """Lay the table by the rules that all tests share."""
        self._rule_sets = rule_sets
        self._catalog: list[type[CardPlugin | Keyword]] = []
        self._plugins: dict[str, object] = {}
        self._script = Script()
        self._proposed: list[tuple[Event, Event | None, Index]] = []
        self.game: Game = rule_sets.shared.new_game()
        self.game.telling = True
        self.hook = Hooks(self)
        self.battlefield = Place(self, Zone.BATTLEFIELD)
        self.hand = Place(self, Zone.HAND)
        self.graveyard = Place(self, Zone.GRAVEYARD)
        self.exile = Place(self, Zone.EXILE)
        self.command = Place(self, Zone.COMMAND)
        self.library = Deck(self)
        for player in ("P1", "P2"):
            self.add_player(player)

    if not TYPE_CHECKING:  # for whom it would have every attribute

        def __getattr__(self, name: str) -> NoReturn:
            """Say of what the table has not which is near to it."""
            own = (*vars(self), *dir(type(self)))
            near = nearest(name, (one for one in own if not one.startswith("_")))
            hint = f"; did you mean {' or '.join(map(repr, near))}?" if near else ""
            message = f"the table has no {name!r}{hint}"
            raise AttributeError(message)

    @property
    def rules(self) -> RuleSet:
        """The rule set of the game."""
        return self.game.rules

    # Plugins of the test itself; no other test knows them.

    def add_card(self, *cards: type[CardPlugin]) -> None:
        """Let the test's own card be known, or several at once."""
        self._catalog.extend(cards)
        self._isolate()

    def add_keyword(self, keyword: type[Keyword]) -> None:
        """Let the test's own keyword be known."""
        self._catalog.append(keyword)
        self._isolate()

    def add_plugin(self, name: str, plugin: object) -> None:
        """Add a rules plugin."""
        self._plugins[name] = plugin
        self._isolate()

    def _isolate(self) -> None:
        if self.game.state.cards[1:]:
            message = "add a test's own plugins before anything is put on the table"
            raise ScriptError(message)
        self.game.rules = self._rule_sets.with_plugins(self._catalog, self._plugins)
        self._seat()

    # Who plays, and what there is.

    def add_player(self, name: PlayerId, *, team: int = 0, life: int | None = None) -> None:
        """Seat a player after those already there, with the `life` that the rules say (103.4)."""
        self.game.add_player(name, team=team, life=life)
        self._seat()

    def _seat(self) -> None:
        """Let the first player's turn be on, and the others' last turns lie before it."""
        game = self.game
        state, steps = game.state, game.rules.steps
        for place, name in enumerate(state.order):
            last = _TURN - len(state.order) + place if place else _TURN
            state.players[name] = game.player(name).replace(last_turn=last)
        now = [step.name for step in steps].index(_STEP)
        first = state.order[0]
        state.cursor = Cursor(_TURN, first, steps[now], steps[now + 1 :], "settle", first)
        game.agents = self._script.agents(game)

    def mana(self, player: PlayerId, symbols: str) -> None:
        """Put mana into a pool: ``table.mana("P1", "{G}{G}")``."""
        had = self.game.player(player)
        self.game.state.players[player] = had.replace(pool=had.pool + mana(symbols))

    def life(self, player: PlayerId) -> int:
        """Return a life total."""
        return self.game.player(player).life

    def see(self, item: int) -> View:
        """Return an object as it is, or as it last existed."""
        self._check(item, self.game.state.objects, self.game.state.last_known)
        return self.game.snapshot(item)

    def _check(self, item: object, *known: Container[object]) -> None:
        """Refuse what is no id of an object; of a name, say which ids it could mean."""
        if any(item in objects for objects in known):
            return
        objects = self.game.state.objects
        named = ", ".join(str(one) for one in objects if self.game.see(one).name == item)
        which = f"; of that name there is {named}" if named else ""
        expected = "expected the id of an object, as putting it there returns it"
        message = f"{expected}, got {item!r}{which}"
        raise ScriptError(message)

    def size(self, item: int) -> tuple[int | None, int | None]:
        """Return the power and toughness of an object, all effects included."""
        values = self.see(item).characteristics
        return values.power, values.toughness

    def has(self, item: int, keyword: str) -> bool:
        """Whether an object has a keyword ability: ``table.has(bears, "flying")``."""
        return self.see(item).has(keyword)

    def counters(self, item: int | PlayerId) -> dict[str, int]:
        """Return the counters on an object, or those that a player has: ``{"+1/+1": 2}``."""
        bearer = self.see(item).object if isinstance(item, int) else self.game.player(item)
        return dict(bearer.counters)

    def damage(self, item: int) -> int:
        """Return the damage that is marked on a permanent."""
        return self.see(item).status.damage

    def tapped(self, item: int) -> bool:
        """Whether a permanent is tapped."""
        return self.see(item).status.tapped

    def controller(self, item: int) -> PlayerId:
        """Return who controls an object."""
        return self.see(item).controller

    def zone(self, item: int) -> Zone:
        """Return the zone that an object is in, or was in as it ceased to exist (400.7)."""
        return self.see(item).zone

    def permanents(self, player: PlayerId = "") -> list[str]:
        """Return the names of the permanents, of one player or of all, oldest first."""
        return [view.name for view in self.game.permanents(player)]

    @property
    def stack(self) -> list[str]:
        """What is on the stack, the top last."""
        return [self.game.see(item).name for item in self.game.state.zone(Zone.STACK)]

    @property
    def told(self) -> str:
        """The log in plain text."""
        return told(self.game)

    # Events and what triggers on them.

    def entering(self, player: PlayerId, name: str) -> Enters:
        """Return the event that a card of `player` enters from their hand; it has not happened."""
        event = move(self.game, self.hand(player, name), Zone.BATTLEFIELD, controller=player)
        assert isinstance(event, Enters)  # noqa: S101 - what goes onto the battlefield enters
        return event

    def moving(self, item: int, destination: Zone) -> Event:
        """Return the event that an object moves; it has not happened."""
        self._check(item, self.game.state.objects)
        return move(self.game, item, destination)

    def propose(self, event: Event) -> Event | None:
        """Let an event happen as the game would, before anybody gets priority; return it."""
        self.game.follow()
        before = self.game.state.index
        happened = self.game.propose(event)
        cursor = self.game.state.cursor
        if cursor.stage == "priority":
            self.game.state.cursor = cursor.replace(stage="settle", passes=0)
        self._proposed.append((event, happened, before))
        return happened

    def die(self, first: int, *others: int) -> None:
        """Let permanents be put into graveyards, all at the same time (700.4)."""
        deaths = tuple(self.moving(item, Zone.GRAVEYARD) for item in (first, *others))
        self.propose(Simultaneous(deaths) if others else deaths[0])

    def index_before(self, event: Event) -> Index | None:
        """Return the index of the state before an event, or a part of one, if it has happened."""
        for _, happened, before in self._proposed:
            if happened is not None and event in happened.parts:
                return before
        return None

    def trigger_of(self, item: int, *, on: Event) -> Trigger:
        """Return the trigger that the ability of an object makes on an event.

        The event happens first, if it has not yet: hooks are asked about what is there after it.
        """
        condition, instance, part = self._match(item, on)
        return Trigger(instance, condition, part)

    def occurrence_of(self, item: int, *, on: Event) -> Occurrence:
        """Return the same before it is known whether the ability triggers."""
        condition, instance, part = self._match(item, on)
        return Occurrence(instance, condition, part)

    def _match(self, item: int, event: Event) -> tuple[Condition, Instance, Event]:
        if all(event is not proposed for proposed, _, _ in self._proposed):
            self.propose(event)
        happened, before = next((h, b) for e, h, b in self._proposed if e is event)
        found = [
            (condition, instance, part)
            for part in (happened.parts if happened is not None else ())
            for condition, instance in matching(self.game, part, before)
            if instance.source.id == item
        ]
        if len(found) == 1:
            return found[0]
        name = self.game.see(item).name
        message = f"{len(found)} abilities of {name} wait for {event.describe(self.game)}"
        raise ScriptError(message)

    # Proposals, which hooks of costs and prohibitions are asked about.

    def casting(self, player: PlayerId, item: int) -> Proposal:
        """Return the proposal to cast a card, before any choice; nothing has happened."""
        self._check(item, self.game.state.objects)
        return proposed_spell(self.game, player, item)

    def activating(self, player: PlayerId, item: int, number: int = 0) -> Proposal:
        """Return the proposal to activate the ability at place `number` of an object."""
        view = self.see(item)
        ability = view.characteristics.abilities[number]
        assert isinstance(ability, ActivatedAbility)  # noqa: S101 - the test names one
        instance = instance_of(view, ability, number).replace(controller=player)
        return Proposal("activate", player, item, instance, ability.cost)

    # Playing on.

    def answers(self, player: PlayerId, *replies: tuple[str, Any]) -> None:
        """Script the next choices of a player: ``table.answers("P1", ("target", bears))``.

        A reply is a pair of the kind of decision and the option, told by value, by the id or the
        name of its object, or by a function of it; several options are a list. Each decision needs
        a reply, and each reply a decision; but who has priority passes, unless the next reply is to
        ``"priority"``.

        ``"order triggers"`` is asked for one trigger after the other, the first on the stack first:
        ``"Blood Artist"``, ``"Blood Artist (on Grizzly Bears)"``, or with ids.
        """
        self._script.add(player, *replies)

    def act(self, player: PlayerId, action: Action) -> None:
        """Let a player take an action as soon as they have priority."""
        self._script.put_first(player, "priority", action)
        self._play(lambda _: not self._script.awaits(player, "priority", action))
        if action in self.game.state.cursor.refused:
            raise IllegalActionError(self.game.log[-1].text, self.game.log[-1].rule)

    def cast(self, player: PlayerId, card: int | str) -> None:
        """Let a player cast a card, by its id or by the name of the only one in their hand."""
        item = self._in_hand(player, card)
        self.act(player, Cast(player, item, self.see(item).name))

    def activate(self, player: PlayerId, item: int, number: int = 0) -> None:
        """Let a player activate the ability at place `number` of an object."""
        self.act(player, Activate(player, item, number, self.see(item).called))

    def settle(self) -> None:
        """Do what comes before priority: state-based actions, and abilities that wait (117.5)."""
        self._play(lambda game: game.state.cursor.stage == "priority")

    def resolve(self) -> None:
        """Let all players pass until the stack is empty and nothing waits."""
        self._play(
            lambda game: game.state.cursor.stage == "priority" and not game.state.zone(Zone.STACK)
        )

    def go_to(self, step: str) -> None:
        """Let all players pass until they get priority in the next step of that name."""
        names = [known.name for known in self.rules.steps]
        if step not in names:
            raise UnknownNameError("step", step, names)
        self._play(
            lambda game: (
                game.state.cursor.stage == "priority" and game.state.cursor.step.name == step
            )
        )

    def _play(self, until: Callable[[Game], bool]) -> None:
        agents = self._script.agents(self.game)
        self.game.move_made()
        self.game.play(agents, until=until)
        self.game.agents = agents

    def _in_hand(self, player: PlayerId, card: int | str) -> int:
        if isinstance(card, int):
            return card
        hand = self.game.state.zone(Zone.HAND, player)
        found = [item for item in hand if self.game.see(item).name == card]
        if len(found) != 1:
            names = [self.game.see(item).name for item in hand]
            message = f"{len(found)} of {card!r} are in the hand of {player}, which is {names}"
            raise ScriptError(message)
        return found[0]

    # Strictness.

    def recording(self, *hooks: str) -> AbstractContextManager[list[Call]]:
        """Note all calls of hooks while the block runs: ``with table.recording(...) as calls``."""
        return recording(self.rules, *hooks)

    def finish(self) -> None:
        """Fail if a scripted reply was not used; the fixture calls it after the test."""
        self._script.finish()
