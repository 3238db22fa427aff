"""Effects on damage that would be dealt: more of it, none of it, to somebody else (614, 615)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import Duration, StaticAbility
from cardwright_core.cards import about
from cardwright_core.decisions import Decision
from cardwright_core.events import Event
from cardwright_core.lasting import begin_effect
from cardwright_core.replacement import Replacement, Scope
from cardwright_core.specs import hookimpl
from cardwright_core.terms import AnyObject, Filter
from cardwright_core.zones import Zone
from cardwright_rules.damage import (
    DamageDealt,
    Prevention,
    can_be_dealt_damage,
    can_be_prevented,
    less_damage,
)
from cardwright_rules.vocabulary.counts import Count, amount
from cardwright_rules.vocabulary.effects import recipients
from cardwright_rules.vocabulary.filters import AnyOf, AnyPlayer
from cardwright_rules.vocabulary.selections import ITSELF, TARGET

if TYPE_CHECKING:
    from cardwright_core.abilities import Effect, Instance
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.zones import PlayerId
    from cardwright_rules.damage import Recipient
    from cardwright_rules.vocabulary.counts import Amount
    from cardwright_rules.vocabulary.selections import Players, Selection

__all__ = [
    "DamageCantBePrevented",
    "DamageInstead",
    "DamageShield",
    "DamageTimes",
    "PlayerAmong",
    "PreventDamage",
    "PreventNext",
    "PreventNextFrom",
    "PreventNextOf",
    "PreventedAmount",
]

EVERYTHING = AnyOf((AnyObject(), AnyPlayer()))
PREVENTED = "prevented"
"""Under what name an effect finds how much damage was prevented (615.5)."""


@record
class PlayerAmong(Filter):
    """Certain players, and no object: you, your opponents."""

    english = "{who}"

    who: Players

    @property
    def reads(self) -> frozenset[str]:
        """Nothing."""
        return frozenset()

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """No object is a player."""
        del self, game, by, view
        return False

    def matches_player(self, game: Game, by: Instance, player: PlayerId) -> bool:
        """Whether it is one of them."""
        return player in self.who.players(game, by)


@record
class PreventedAmount(Count):
    """How much damage was prevented this way (615.5)."""

    english = "the damage prevented this way"

    def value(self, game: Game, by: Instance) -> int:
        """Return it."""
        del self, game
        found = by.recall(PREVENTED)
        assert isinstance(found, int)  # noqa: S101 - what was prevented is a number
        return found


@record
class _Afterwards(Event):
    """What else a prevention effect does, immediately after the damage (615.5)."""

    rule: ClassVar[str] = "615.5"

    by: Instance
    effect: Effect

    def apply(self, game: Game) -> Event:
        """Carry it out."""
        self.effect.resolve(game, self.by)
        return self

    def describe(self, game: Game) -> str:
        """Say whose effect goes on."""
        del game
        return f"the effect of {self.by.source.name} goes on"


def _afterwards(game: Game, by: Instance, then: Effect | None, prevented: int) -> tuple[Event, ...]:
    """Return what else a prevention effect does, as parts of the event where it can be (120.4b)."""
    if then is None:
        return ()
    remembering = by.replace(captured=(*by.captured, (PREVENTED, prevented)))
    events = getattr(then, "events", None)
    if events is None:
        return (_Afterwards(remembering, then),)
    found: tuple[Event, ...] = events(game, remembering)
    return found


def _is_meant(
    game: Game, by: Instance, damage: DamageDealt, source: Filter, recipient: Filter
) -> bool:
    """Whether the source of damage and what would be dealt it are in these sets.

    What an effect says nothing of has to be within its controller's range of influence only if it
    says nothing of the other either (801.13b).
    """
    to = damage.recipient
    says = (source != AnyObject(), recipient != EVERYTHING)
    for one, said in zip((damage.source, to), says, strict=True):
        whose = one if isinstance(one, str) else game.see(one).controller
        if (said or not any(says)) and not game.reaches(by.controller, whose):
            return False
    dealt_to = (
        recipient.matches_player(game, by, to)
        if isinstance(to, str)
        else recipient.matches(game, by, game.see(to))
    )
    return dealt_to and source.matches(game, by, game.see(damage.source))


@record
class DamageTimes(Record):
    """Sources of a set deal so many times the damage, and so much more (614.1a).

    It may be about combat damage only, or about any other only.
    """

    english = (
        "if {source:a source} would deal damage to {to:a}, "
        "it deals {times:times} that much{plus:? plus @} instead"
    )

    times: int
    source: Filter = AnyObject()
    to: Filter = EVERYTHING
    plus: int = 0
    combat: bool | None = None

    @hookimpl
    @about(DamageDealt)
    def replacements(self, game: Game, by: Instance, event: DamageDealt) -> Replacement | None:
        """614.1a"""
        if self.combat not in {None, event.combat}:
            return None
        if not _is_meant(game, by, event, self.source, self.to):
            return None
        more = self.plus
        return Replacement.of(by, lambda _, e: e.replace(amount=e.amount * self.times + more))


@record
class DamageInstead(Record):
    """Damage that would be dealt to some is dealt to an object instead: redirected (614.9)."""

    english = "damage that {source:a source} would deal to {to:a} is dealt to {instead} instead"

    to: Filter
    instead: Selection = ITSELF
    source: Filter = AnyObject()

    @hookimpl
    @about(DamageDealt)
    def replacements(self, game: Game, by: Instance, event: DamageDealt) -> Replacement | None:
        """614.9"""
        if not _is_meant(game, by, event, self.source, self.to):
            return None
        to = [item for item in self.instead.objects(game, by) if can_be_dealt_damage(game, item)]
        if not to or to[0] == event.recipient:
            return None
        return Replacement.of(by, lambda _, damage: damage.replace(recipient=to[0]), rule="614.9")


@record
class PreventDamage(Record):
    """Damage is prevented: all that would be dealt, or so much of it each time (615.10).

    What else the effect does (`then`) comes right afterwards, even where nothing could be prevented
    (615.5, 615.12); it finds the number under ``PREVENTED``. It does so once for all simultaneous
    damage, unless the effect speaks of a source or an amount (615.10).
    """

    english = (
        "prevent {amount:?@ of the }{combat:?combat }damage that {source:a source} would deal "
        "to {to:a}{then:?, then @}"
    )

    to: Filter = EVERYTHING
    source: Filter = AnyObject()
    amount: int | None = None
    combat: bool = False
    then: Effect | None = None

    @hookimpl
    @about(DamageDealt)
    def replacements(self, game: Game, by: Instance, event: DamageDealt) -> Replacement | None:
        """615.1"""
        if not self._is_about(game, by, event):
            return None

        def prevent(game: Game, damage: Event | tuple[Event, ...]) -> tuple[Event, ...]:
            parts = damage if isinstance(damage, tuple) else (damage,)
            mine = [
                part
                for part in parts
                if isinstance(part, DamageDealt) and self._is_about(game, by, part)
            ]
            lots = [(one, one.amount if self.amount is None else self.amount) for one in mine]
            left, less = less_damage(game, lots)
            others = (part for part in parts if part not in mine)
            return (*others, *left, *_afterwards(game, by, self.then, less))

        return Replacement.of(by, prevent, rule="615.1", scope=self._scope)

    def _is_about(self, game: Game, by: Instance, damage: DamageDealt) -> bool:
        combat = damage.combat or not self.combat
        return combat and _is_meant(game, by, damage, self.source, self.to)

    @property
    def _scope(self) -> Scope:
        """Whether simultaneous damage is prevented at once (615.13), or each by itself (615.10)."""
        each = self.amount is not None or self.source != AnyObject()
        return Scope.PART if each else Scope.EVENT


@record
class DamageShield(Record):
    """The next so much damage to one recipient is prevented; less is left each time (615.7)."""

    recipient: Recipient
    left: int
    then: Effect | None = None

    @hookimpl
    @about(DamageDealt)
    def replacements(self, by: Instance, event: DamageDealt) -> Replacement | None:
        """615.7"""
        if event.recipient != self.recipient:
            return None

        def prevent(game: Game, parts: tuple[Event, ...]) -> tuple[Event, ...]:
            return self.prevent(game, by, parts)

        key = ("shield", by.effect)
        return Replacement(key, by, prevent, rule="615.7", scope=Scope.EVENT)

    def prevent(self, game: Game, by: Instance, parts: tuple[Event, ...]) -> tuple[Event, ...]:
        """Prevent what the recipient's player chooses of simultaneous damage."""
        mine = [
            part
            for part in parts
            if isinstance(part, DamageDealt) and part.recipient == self.recipient
        ]
        left, less = less_damage(game, self._takes(game, mine))
        if less:
            self._use_up(game, by, less)
        others = tuple(part for part in parts if part not in mine)
        return (*others, *left, *_afterwards(game, by, self.then, less))

    def _takes(self, game: Game, damage: list[DamageDealt]) -> list[tuple[DamageDealt, int]]:
        """Choose how much of each is prevented: as much as there is shield and damage (615.7)."""
        takes: list[tuple[DamageDealt, int]] = []
        left = self.left
        amounts = [one.amount if can_be_prevented(game, one) else 0 for one in damage]
        for place, one in enumerate(damage):
            least = max(0, min(left, sum(amounts[place:])) - sum(amounts[place + 1 :]))
            most = min(left, amounts[place])
            prompt = f"how much of this is prevented: {one.describe(game)}"
            options = tuple(range(least, most + 1))
            decision = Decision(
                (one.affected(game),), "number", options, prompt=prompt, rule="615.7"
            )
            taken = game.choose(decision)[0]
            takes.append((one, taken))
            left -= taken
        return takes

    def _use_up(self, game: Game, by: Instance, less: int) -> None:
        if less >= self.left:
            game.state.end_effect(by.effect)
            return
        smaller = StaticAbility(
            self.replace(left=self.left - less), printed_on=by.ability.printed_on
        )
        game.state.change_effect(by.replace(ability=smaller))


@record
class PreventNext(Record):
    """The next so much damage to each of these is prevented this turn: a shield each (615.11)."""

    english = "prevent the next {amount} damage to {to} this turn{then:?, then @}"

    amount: Amount
    to: Selection = TARGET
    players: Players | None = None
    then: Effect | None = None

    def resolve(self, game: Game, by: Instance) -> None:
        """Create the shields."""
        size = amount(game, by, self.amount)
        for recipient in recipients(game, by, self.to, self.players):
            if size > 0:
                shield = DamageShield(recipient, size, self.then)
                begin_effect(game, by, shield, Duration.END_OF_TURN)


@record
class _NextOf(Record):
    """The next damage of one source is prevented, if it is still of a set (615.8, 615.9)."""

    damaging: int
    source: Filter
    to: Filter
    then: Effect | None = None

    @hookimpl
    @about(DamageDealt)
    def replacements(self, game: Game, by: Instance, event: DamageDealt) -> Replacement | None:
        """615.8"""
        if not self._is_of_it(game, event) or not _is_meant(game, by, event, self.source, self.to):
            return None

        def prevent(game: Game, damage: DamageDealt) -> tuple[Event, ...]:
            left, less = less_damage(game, [(damage, damage.amount)])
            if less:
                game.state.end_effect(by.effect)
            return (*left, *_afterwards(game, by, self.then, less))

        return Replacement.of(by, prevent, rule="615.8")

    def _is_of_it(self, game: Game, event: DamageDealt) -> bool:
        """Whether the source is the chosen one, or the permanent that it became (400.7c)."""
        if event.source == self.damaging:
            return True
        spell = game.see(event.source).object.spell
        return spell is not None and spell.source.id == self.damaging


@record
class PreventNextFrom(Record):
    """The next damage that a source of its controller's choice would deal is prevented (615.9)."""

    english = (
        "prevent the next damage that {source:a source} of your choice "
        "would deal to {to:a} this turn"
    )

    source: Filter = AnyObject()
    to: Filter = EVERYTHING
    then: Effect | None = None

    def resolve(self, game: Game, by: Instance) -> None:
        """Let its controller choose a source (609.7a), and create the shield."""
        options = tuple(
            item for item in _sources(game) if self.source.matches(game, by, game.see(item))
        )
        if not options:
            return
        prompt = f"a source of damage for {by.source.name}"
        decision = Decision((by.controller,), "source", options, prompt=prompt, rule="609.7a")
        chosen = game.choose(decision)[0]
        shield = _NextOf(chosen, self.source, self.to, self.then)
        begin_effect(game, by, shield, Duration.END_OF_TURN)


@record
class PreventNextOf(Record):
    """The next damage that certain objects would deal this turn is prevented (615.8)."""

    english = "prevent the next damage {what} would deal to {to:a} this turn{then:?, then @}"

    what: Selection = TARGET
    to: Filter = EVERYTHING
    then: Effect | None = None

    def resolve(self, game: Game, by: Instance) -> None:
        """Create a shield for each."""
        for item in self.what.objects(game, by):
            begin_effect(
                game, by, _NextOf(item, AnyObject(), self.to, self.then), Duration.END_OF_TURN
            )


def _sources(game: Game) -> tuple[int, ...]:
    """Return what can be chosen as a source of damage (609.7a)."""
    state = game.state
    stacked = [state.objects[item] for item in state.zone(Zone.STACK)]
    spells = [item.id for item in stacked if item.spell and item.spell.source.id == item.id]
    named = [
        item.spell.source.id for item in stacked if item.spell and item.spell.source.id != item.id
    ]
    waiting = [effect.source.id for effect in state.effects.values()]
    found = (
        *state.zone(Zone.BATTLEFIELD),
        *spells,
        *named,
        *waiting,
        *state.zone(Zone.COMMAND),
    )
    return tuple(dict.fromkeys(found))


@record
class DamageCantBePrevented(Record):
    """Damage can't be prevented: any, or that of sources of a set (615.12)."""

    english = "damage from {source:a source} to {to:a} can't be prevented"

    source: Filter = AnyObject()
    to: Filter = EVERYTHING

    @hookimpl
    @about(Prevention)
    def prohibits(self, game: Game, by: Instance, act: Prevention) -> str | None:
        """615.12"""
        if _is_meant(game, by, act.damage, self.source, self.to):
            return "it can't be prevented"
        return None
