"""Shields: the next damage is prevented, by its amount or by its source (615.7 to 615.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import Duration, StaticAbility
from cardwright_core.cards import about
from cardwright_core.decisions import Decision
from cardwright_core.lasting import begin_effect
from cardwright_core.replacement import Replacement, Scope
from cardwright_core.specs import hookimpl
from cardwright_core.terms import AnyObject
from cardwright_core.zones import Zone
from cardwright_rules.damage import DamageDealt, can_be_prevented, less_damage
from cardwright_rules.vocabulary.counts import amount
from cardwright_rules.vocabulary.damage import EVERYTHING, is_meant
from cardwright_rules.vocabulary.dealing import recipients
from cardwright_rules.vocabulary.preventing import afterwards
from cardwright_rules.vocabulary.selections import TARGET

if TYPE_CHECKING:
    from cardwright_core.abilities import Effect, Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.terms import Filter
    from cardwright_rules.damage import Recipient
    from cardwright_rules.vocabulary.counts import Amount
    from cardwright_rules.vocabulary.selections import Players, Selection

__all__ = ["DamageShield", "PreventNext", "PreventNextFrom", "PreventNextOf"]


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
        return (*others, *left, *afterwards(game, by, self.then, less))

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
        if not self._is_of_it(game, event) or not is_meant(game, by, event, self.source, self.to):
            return None

        def prevent(game: Game, damage: DamageDealt) -> tuple[Event, ...]:
            left, less = less_damage(game, [(damage, damage.amount)])
            if less:
                game.state.end_effect(by.effect)
            return (*left, *afterwards(game, by, self.then, less))

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
