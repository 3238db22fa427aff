"""Casting spells and activating abilities, step by step (601.2, 602.2, 605.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.abilities import ActivatedAbility, Cost, SpellAbility
from cardwright_core.actions import Action
from cardwright_core.costs import pay_components, total_cost
from cardwright_core.decisions import Decision
from cardwright_core.errors import IllegalActionError
from cardwright_core.events import Event, move
from cardwright_core.functioning import instance_of
from cardwright_core.mana import ManaCost
from cardwright_core.payment import could_pay, pay_mana, single_symbols
from cardwright_core.production import available_mana, is_mana_ability, mana_abilities
from cardwright_core.proposal import Proposal
from cardwright_core.stack import BecomesPermanent, choose_targets, put_on_stack
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = ["AbilityActivated", "Activate", "Cast", "SpellCast", "affordable", "mana_actions"]


@record
class Cast(Action):
    """Cast a card (601)."""

    rule: ClassVar[str] = "601.2"

    player: PlayerId
    object: int
    name: str

    @property
    def order(self) -> tuple[int, ...]:
        """By age of the object."""
        return (self.object,)

    def perform(self, game: Game) -> None:
        """Cast it; if a step is illegal, the state before is kept (733.1)."""
        saved = game.state.fork()
        try:
            _cast(game, self)
        except IllegalActionError:
            game.state = saved
            raise

    def __str__(self) -> str:
        """Say it."""
        return f"cast {self.name}"


@record
class Activate(Action):
    """Activate an ability: the one at place `number` of an object (602)."""

    rule: ClassVar[str] = "602.2"

    player: PlayerId
    object: int
    number: int
    name: str

    @property
    def order(self) -> tuple[int, ...]:
        """By age of the object, then by place on it."""
        return (self.object, self.number)

    def perform(self, game: Game) -> None:
        """Activate it; if a step is illegal, the state before is kept (733.1)."""
        saved = game.state.fork()
        try:
            _activate(game, self)
        except IllegalActionError:
            game.state = saved
            raise

    def __str__(self) -> str:
        """Say it."""
        return f"activate {self.name}"


@record
class SpellCast(Event):
    """A spell becomes cast (601.2i)."""

    rule: ClassVar[str] = "601.2i"

    object: int
    player: PlayerId

    @property
    def subject(self) -> int:
        """The spell."""
        return self.object

    def apply(self, game: Game) -> Event:
        """Change nothing: the spell is on the stack and paid for."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say who casts what."""
        return f"{self.player} casts {game.see(self.object).name}"


@record
class AbilityActivated(Event):
    """An ability becomes activated (602.2b)."""

    rule: ClassVar[str] = "602.2b"

    instance: Instance
    player: PlayerId

    @property
    def subject(self) -> int:
        """The object whose ability it is."""
        return self.instance.source.id

    def apply(self, game: Game) -> Event:
        """Change nothing: the ability is on the stack, or about to resolve."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say who activates whose ability."""
        del game
        return f"{self.player} activates an ability of {self.instance.source.name}"


def _cast(game: Game, action: Cast) -> None:
    moved = move(game, action.object, Zone.STACK, controller=action.player)
    spell = moved.becomes
    game.propose(moved)
    proposal = _announced(game, _proposed_spell(game, action.player, spell))
    _pay(game, proposal)
    game.state.put(game.state.objects[spell].replace(spell=proposal.instance))
    game.propose(SpellCast(spell, action.player), proposal.instance)


def _proposed_spell(game: Game, player: PlayerId, spell: int) -> Proposal:
    view = game.see(spell)
    abilities = view.characteristics.abilities
    instructions = [ability for ability in abilities if isinstance(ability, SpellAbility)]
    ability = instructions[0] if instructions else SpellAbility(BecomesPermanent())
    cost = view.characteristics.cost
    if cost is None:
        message = f"{view.name} has no mana cost, so its cost can't be paid"
        raise IllegalActionError(message, "118.6")
    return Proposal("cast", player, spell, instance_of(view, ability, 0), Cost(cost))


def _activate(game: Game, action: Activate) -> None:
    """Announce and pay; a mana ability resolves at once, any other goes on the stack (605.3b)."""
    instance = _ability_of(game, action)
    ability = instance.ability
    assert isinstance(ability, ActivatedAbility)  # noqa: S101 - _ability_of returns no other
    proposal = Proposal("activate", action.player, action.object, instance, ability.cost)
    proposal = _announced(game, proposal)
    _pay(game, proposal)
    game.propose(AbilityActivated(proposal.instance, action.player), proposal.instance)
    if is_mana_ability(ability):
        ability.effect.resolve(game, proposal.instance)
    else:
        put_on_stack(game, proposal.instance)


def _ability_of(game: Game, action: Activate) -> Instance:
    view = game.see(action.object)
    abilities = view.characteristics.abilities
    if action.number < len(abilities) and isinstance(abilities[action.number], ActivatedAbility):
        instance = instance_of(view, abilities[action.number], action.number)
        return instance.replace(controller=action.player)
    message = f"{view.name} has no activated ability at place {action.number}"
    raise IllegalActionError(message, "602.1")


def _announced(game: Game, proposal: Proposal) -> Proposal:
    """Make the choices of 601.2b and 601.2c, and determine the total cost (601.2f)."""
    reasons = game.rules.ask.prohibits(game, proposal)
    if reasons:
        raise IllegalActionError(reasons[0], "101.2")
    instance = proposal.instance
    if proposal.cost.mana.variable:
        instance = instance.replace(x=_chosen_x(game, proposal))
    targets = choose_targets(game, instance)
    if targets is None:
        message = f"{instance.source.name} has no legal target"
        raise IllegalActionError(message, "601.2c")
    proposal = proposal.replace(instance=instance.replace(targets=targets))
    return proposal.replace(cost=total_cost(game, proposal))


def _chosen_x(game: Game, proposal: Proposal) -> int:
    """Let the player choose X among the values that all mana at hand could pay (107.3a)."""
    most = len(available_mana(game, proposal.player))
    prompt = f"X for {proposal.instance.source.name}"
    options = tuple(range(most + 1))
    decision = Decision((proposal.player,), "X", options, prompt=prompt, rule="107.3a")
    return int(game.choose(decision)[0])


def _pay(game: Game, proposal: Proposal) -> None:
    pay_mana(game, proposal, proposal.cost.mana, mana_actions)
    pay_components(game, proposal.player, proposal.cost.components, proposal.instance)


def mana_actions(game: Game, player: PlayerId) -> tuple[Activate, ...]:
    """Return the mana abilities that the player could activate now, as actions (605.3a)."""
    return tuple(
        Activate(player, one.source.id, one.number, one.source.name)
        for one in mana_abilities(game, player)
    )


def affordable(game: Game, player: PlayerId, cost: ManaCost) -> bool:
    """Whether the mana at hand could pay `cost` (X counts 0): what legal to begin promises."""
    wanted = ManaCost(tuple(symbol for symbol in cost.symbols if symbol != "X"))
    return not wanted.symbols or could_pay(available_mana(game, player), single_symbols(wanted))
