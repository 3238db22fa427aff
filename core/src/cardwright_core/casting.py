"""Casting spells and activating abilities, step by step (601.2, 602.2, 605.3)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from cardwright_core._records import by_identity, record
from cardwright_core.abilities import ActivatedAbility, Cost, CostComponent, SpellAbility
from cardwright_core.actions import Action
from cardwright_core.announcing import announced
from cardwright_core.at_once import activated_at_once
from cardwright_core.costs import pay_components
from cardwright_core.errors import IllegalActionError
from cardwright_core.events import Event, ObjectEvent
from cardwright_core.faces import Form
from cardwright_core.functioning import instance_of
from cardwright_core.going_on import granting, with_what_granted_it
from cardwright_core.lasting import begin_delayed
from cardwright_core.layers import view_in_library
from cardwright_core.limits import may_activate, note_cast, note_mana_spent, note_use
from cardwright_core.mana import ManaCost
from cardwright_core.mana_triggers import resolve_mana_triggers
from cardwright_core.payment import pay_mana
from cardwright_core.production import (
    activated_abilities,
    any_begun,
    begin_mana_ability,
    carry_out,
    components_payable,
    end_mana_ability,
    is_mana_ability,
    may_use_while_paying,
)
from cardwright_core.proposal import Proposal, is_free, is_unquestioned
from cardwright_core.reversal import attempt
from cardwright_core.sources import ability_of
from cardwright_core.stack import BecomesPermanent, put_on_stack
from cardwright_core.targeting import report_targets
from cardwright_core.zone_changes import from_library, move
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.beginning import MeansToPay
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.game import Game
    from cardwright_core.mana import Mana
    from cardwright_core.objects import GameObject
    from cardwright_core.permission import Permission
    from cardwright_core.proposal import Way
    from cardwright_core.zones import PlayerId

__all__ = [
    "AbilityActivated",
    "Activate",
    "Cast",
    "SpellCast",
    "mana_actions",
    "proposed_spell",
    "spell_made_of",
    "turned_up",
    "whole_of",
]


@record
class Cast(Action):
    """Cast a card, by the rules alone or as a permission has it (601).

    `face` is the number of the set of its characteristics as which it is cast (709.3, 715.3); `way`
    is the one in which it is cast as something else. A `card` of a library is told by its number.
    """

    rule: ClassVar[str] = "601.2"
    reverses: ClassVar[bool] = True

    player: PlayerId
    object: int
    name: str
    permission: Permission | None = None
    face: int = 0
    way: Way | None = None
    card: int = 0

    @property
    def order(self) -> tuple[int, ...]:
        """By age of the object, then by face; other ways come last, in order of the abilities."""
        return (self.object, self.card, self.face, self.way is not None)

    def perform(self, game: Game) -> None:
        """Cast it; if a step is illegal, it is reversed (733.1)."""
        attempt(game, partial(_cast, game, self))

    def __str__(self) -> str:
        """Say it."""
        how = f" with {self.way}" if self.way else ""
        return f"cast {self.name}{how}" + (f" {self.permission}" if self.permission else "")


@record
class Activate(Action):
    """Activate an ability: the one at place `number` of an object (602)."""

    rule: ClassVar[str] = "602.2"
    reverses: ClassVar[bool] = True

    player: PlayerId
    object: int
    number: int
    name: str

    @property
    def order(self) -> tuple[int, ...]:
        """By age of the object, then by place on it."""
        return (self.object, self.number)

    def perform(self, game: Game) -> None:
        """Activate it; if a step is illegal, it is reversed (733.1)."""
        if not activated_at_once(game, self.player, self.object, self.number):
            attempt(game, partial(_activate, game, self))

    def __str__(self) -> str:
        """Say it."""
        return f"activate {self.name}"


@record
class SpellCast(ObjectEvent):
    """A spell becomes cast, for so much mana that was `spent` (601.2i)."""

    english = "{spell} is cast"

    rule: ClassVar[str] = "601.2i"

    player: PlayerId
    spent: int = 0

    def apply(self, game: Game) -> Event:
        """Count it; the spell is on the stack and paid for."""
        note_cast(game, self.player, self.object, self.spent)
        return self

    def describe(self, game: Game) -> str:
        """Say who casts what."""
        return f"{self.player} casts {game.see(self.object).name}"


@record
class AbilityActivated(Event):
    """An ability becomes activated (602.2b); `stacked` is where it waits, 0 for a mana ability."""

    english = "an ability is activated"

    rule: ClassVar[str] = "602.2b"
    settled: ClassVar[bool] = True

    instance: Instance
    player: PlayerId
    stacked: int = 0

    @property
    def subject(self) -> int:
        """The object whose ability it is."""
        return self.instance.source.id

    @property
    def about_mana(self) -> bool:
        """Whether a mana ability is activated (605.1b)."""
        return is_mana_ability(self.instance.ability)

    def apply(self, game: Game) -> Event:
        """Change nothing: the ability is on the stack, or about to resolve."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say who activates whose ability."""
        del game
        return f"{self.player} activates an ability of {self.instance.source.name}"


def _cast(game: Game, action: Cast) -> None:
    proposal = game.kept(partial(_announced, game, action))
    spell, permission = proposal.object, proposal.permission
    spent, proposal = _pay(game, proposal)
    note_mana_spent(game, spell, spent)
    report_targets(game, spell, proposal.instance, announced=True)
    if permission is not None and permission.then is not None and permission.by is not None:
        by = permission.by.replace(captured=(("objects", (spell,)),))
        begin_delayed(game, by, permission.then)
    game.propose(SpellCast(spell, action.player, len(spent)), proposal.instance)


def _announced(game: Game, action: Cast) -> Proposal:
    """Put a card on the stack and make all choices for it (601.2a to 601.2f)."""
    player, card = action.player, action.card
    granted_by = granting(game, action.object, action.permission)
    there = view_in_library(game, card).object if card else game.state.objects[action.object]
    made = spell_made_of(there, action.face, action.way)
    if card:
        moved = from_library(game, card, Zone.STACK, controller=player)
    else:
        moved = move(game, action.object, Zone.STACK, controller=player)
    if made is not there or made.form is not None:
        moved = moved.replace(values=made.copiable, form=made.form)
    spell = moved.becomes
    if game.propose(moved) is None:
        raise IllegalActionError(f"{action.name} can't be put on the stack", "601.2a")
    permission = with_what_granted_it(game, spell, action.permission, granted_by)
    proposed = proposed_spell(game, action.player, spell, permission, action.way)
    cast_from = proposed.instance.replace(zone=there.zone)
    return announced(game, proposed.replace(instance=cast_from))


def spell_made_of(card: GameObject, face: int, way: Way | None) -> GameObject:
    """Return what a card would be as a spell, cast as a face or in a way of its own (709.3b).

    It is the same record where the spell is what the card is. A choice of a face that lasts is one
    for the permanent too (712.13, 718.3b).
    """
    card = turned_up(card)
    values = whole_of(card)
    if way is not None:
        return card.replace(copiable=way.values or values, form=way.form)
    chosen = values.sets[face]
    if chosen is values:
        return card
    whole = card.form.whole if card.form is not None else None
    lasting = values.layout is not None and values.layout.lasting
    return card.replace(copiable=chosen, form=Form(face, whole) if lasting else None)


def turned_up(card: GameObject) -> GameObject:
    """Return a card that was exiled face down as it is turned up to be played (406.3a)."""
    if card.zone is not Zone.EXILE or card.form is None:
        return card
    return card.replace(form=None)


def whole_of(card: GameObject) -> Characteristics:
    """Return all sets of characteristics of a card, or a copy of one, that is not in play."""
    return (card.form.whole if card.form is not None else None) or card.copiable


def proposed_spell(
    game: Game,
    player: PlayerId,
    item: int,
    permission: Permission | None = None,
    way: Way | None = None,
) -> Proposal:
    """Return the proposal to cast a card or a spell, before any choice is made for it."""
    view = game.see(item)
    abilities = view.characteristics.abilities
    instructions = [ability for ability in abilities if isinstance(ability, SpellAbility)]
    ability = instructions[0] if instructions else _PERMANENT_SPELL
    instance = instance_of(view, ability, 0)
    if instance.controller != player:
        instance = instance.replace(controller=player)
    cost = view.characteristics.cost
    components = () if cost is not None else (Unpayable(),)
    base = Cost(cost or ManaCost(), components)
    return Proposal("cast", player, item, instance, base, permission, way=way)


_PERMANENT_SPELL = SpellAbility(BecomesPermanent())


@record
class Unpayable(CostComponent):
    """The cost of an object without a mana cost: it can be proposed but not paid (118.6)."""

    def payable(self, game: Game, by: Instance) -> bool:
        """Never."""
        del game, by
        return False

    def __str__(self) -> str:
        """Say it."""
        return "no mana cost"


def _activate(game: Game, action: Activate) -> None:
    """Announce and pay; a mana ability resolves at once, any other goes on the stack (605.3b)."""
    instance = _ability_of(game, action)
    ability = instance.ability
    assert isinstance(ability, ActivatedAbility)  # noqa: S101 - _ability_of returns no other
    if not may_activate(game, instance):
        raise IllegalActionError(f"{instance.source.name}: not now, or not again", "602.5")
    proposal = Proposal("activate", action.player, action.object, instance, ability.cost)
    of_mana = is_mana_ability(ability)
    if of_mana:
        begin_mana_ability(game, instance)
    proposal = game.kept(partial(announced, game, proposal))
    _, proposal = _pay(game, proposal)
    note_use(game, instance)
    stacked = 0 if of_mana else put_on_stack(game, proposal.instance)
    activated = AbilityActivated(proposal.instance, action.player, stacked)
    game.propose(activated, proposal.instance)
    if of_mana:
        carry_out(game, proposal.instance)
        end_mana_ability(game)
        resolve_mana_triggers(game)


def _ability_of(game: Game, action: Activate) -> Instance:
    view = game.see(action.object)
    if not game.exists(action.object):
        raise IllegalActionError(f"{view.name} is not there any more", "602.1")
    abilities = view.characteristics.abilities
    if action.number < len(abilities) and isinstance(abilities[action.number], ActivatedAbility):
        instance = instance_of(view, abilities[action.number], action.number)
        same = instance.controller == action.player
        return instance if same else instance.replace(controller=action.player)
    message = f"{view.name} has no activated ability at place {action.number}"
    raise IllegalActionError(message, "602.1")


def _pay(game: Game, proposal: Proposal) -> tuple[tuple[Mana, ...], Proposal]:
    """Pay the total cost; return the mana that was spent, and what knows how it was paid."""
    spent = pay_mana(game, proposal, proposal.cost.mana, mana_actions)
    by = pay_components(game, proposal.player, proposal.cost.components, proposal.instance)
    if by is not proposal.instance and proposal.is_spell():
        game.state.put(game.state.objects[proposal.object].replace(spell=by))
    return spent, proposal.replace(instance=by)


def mana_actions(game: Game, player: PlayerId) -> tuple[Activate, ...]:
    """Return the mana abilities that the player could activate and pay for now (605.3a)."""
    unquestioned = is_unquestioned(game)
    certain = unquestioned and not any_begun(game)
    activated = activated_abilities(game, player)
    means: list[MeansToPay] = []

    def can_be_used(one: _ForPayments) -> bool:
        if certain and one.only is not None:
            return one.only.payable(game, one.by)
        if not components_payable(game, one.by):
            return False
        return may_use_while_paying(game, one.by) and (
            (unquestioned and not one.costs_mana) or _may_begin(game, player, one.by, means)
        )

    there = game.state.standing.told(_for_payments, game, activated, player)
    return tuple([one.activate for one in there if can_be_used(one)])


def _may_begin(game: Game, player: PlayerId, one: Instance, known: list[MeansToPay]) -> bool:
    """Whether the means to pay are enough for an ability; they are looked at once."""
    from cardwright_core.beginning import (  # noqa: PLC0415 - which looks at what is cast as well
        MeansToPay,
        may_begin_to_activate,
    )

    if not known:
        known.append(MeansToPay(game, player))
    return may_begin_to_activate(game, one, known[0])


class _ForPayments(NamedTuple):
    """A mana ability, and the way to activate it.

    Of one that is free (:func:`is_free`), its `only` component, if it has one, decides.
    """

    by: Instance
    activate: Activate
    only: CostComponent | None
    costs_mana: bool


def _for_payments(game: Game, activated: tuple[Instance, ...]) -> tuple[_ForPayments, ...]:
    """Return the mana abilities among activated ones of a player that are for any time."""
    told = game.state.standing.told
    those = [one for one in activated if _is_for_any_time(one.ability)]
    return tuple([told(_for_payment, game, one, (one.source.id, one.number)) for one in those])


@by_identity
def _is_for_any_time(ability: ActivatedAbility) -> bool:
    return is_mana_ability(ability) and not (ability.as_an_instant or ability.as_a_sorcery)


def _for_payment(game: Game, one: Instance) -> _ForPayments:
    del game
    ability, source = ability_of(one), one.source
    components = ability.cost.components
    only = components[0] if len(components) == 1 and is_free(ability) else None
    activate = Activate(one.controller, source.id, one.number, source.name)
    return _ForPayments(one, activate, only, bool(ability.cost.mana.symbols))
