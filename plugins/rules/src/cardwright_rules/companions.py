"""Companions: cards outside the game for which a starting deck is built (702.139, 103.2b)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import Behaviour, Code, Cost, Instance, Source, StaticAbility
from cardwright_core.actions import Action
from cardwright_core.beginning import MeansToPay, payable
from cardwright_core.decisions import Decision
from cardwright_core.flow import SetupAction
from cardwright_core.layers import view_in_library
from cardwright_core.mana import ManaCost
from cardwright_core.proposal import Proposal
from cardwright_core.reversal import attempt
from cardwright_core.specs import hookimpl, idle_unless
from cardwright_core.zone_changes import printed_on
from cardwright_core.zones import Zone
from cardwright_rules.outside import OutsideCard, bring_in, owned_outside
from cardwright_rules.timing import sorcery_timing
from cardwright_rules.vocabulary.unless import pay

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.characteristics import Characteristics
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.zones import PlayerId

__all__ = [
    "BringCompanion",
    "CompanionOf",
    "DeckTest",
    "choose_companion",
    "companion_conditions",
    "companion_of",
    "companions",
]

_COMPANIONS = "companions"
_THREE = Cost(ManaCost(("3",)))


class DeckTest(Record):
    """Something that is true of a starting deck or not: a value that is asked (702.139a)."""

    __slots__ = ()

    def fits(self, game: Game, by: Instance, deck: tuple[View, ...]) -> bool:
        """Whether it is true of these cards."""
        raise NotImplementedError


@record
class CompanionOf(Behaviour):
    """Before the game begins you may reveal this, if your starting deck is such (702.139a)."""

    english = "companion—your starting deck is so: {condition}"

    condition: DeckTest


@record
class _Chosen(Record):
    """The companion that a player has chosen, and whether they have put it into their hand."""

    player: PlayerId
    card: int
    taken: bool = False


def _chosen(game: Game) -> tuple[_Chosen, ...]:
    found: tuple[_Chosen, ...] = game.state.slices.get(_COMPANIONS, ())
    return found


def companion_of(game: Game, player: PlayerId) -> str:
    """Return the name of a player's companion; nothing if they have chosen none."""
    for one in _chosen(game):
        if one.player == player:
            return printed_on(game, one.card).name
    return ""


def choose_companion(game: Game, player: PlayerId, card: int) -> None:
    """Let a card that a player owns outside the game be their companion, revealed (103.2b)."""
    others = tuple(one for one in _chosen(game) if one.player != player)
    game.state.slices[_COMPANIONS] = (*others, _Chosen(player, card))
    text = f"{player} reveals {printed_on(game, card).name} as a companion"
    game.annotate("note", None, "103.2b", text=text)


def _speaker(game: Game, player: PlayerId, card: int) -> Instance:
    """Return an instance that speaks for a card outside the game, which is no object."""
    ability = StaticAbility(Code("companion", ""), keyword="companion")
    return Instance(ability, Source(0, player, printed_on(game, card).name), player, Zone.OUTSIDE)


def _starting_deck(game: Game, player: PlayerId) -> tuple[View, ...]:
    """Return the cards of a starting deck, commanders among them (702.139b)."""
    library = game.state.library(player).order()
    commanders = (
        game.state.objects[item].card
        for item in game.state.zone(Zone.COMMAND)
        if game.state.objects[item].owner == player and _begins_there(game, item)
    )
    return tuple(view_in_library(game, card) for card in (*library, *commanders))


def _begins_there(game: Game, item: int) -> bool:
    card = game.state.objects[item].card
    return any(game.rules.ask.begins_in_command_zone(game, card))


def _possible(game: Game, player: PlayerId) -> Iterator[OutsideCard]:
    """Yield the cards of which the starting deck fulfills the condition."""
    deck = _starting_deck(game, player)
    seen: set[str] = set()
    for card in owned_outside(game, player):
        values = printed_on(game, card)
        conditions = companion_conditions(values)
        by = _speaker(game, player, card)
        if values.name not in seen and any(one.fits(game, by, deck) for one in conditions):
            seen.add(values.name)
            yield OutsideCard(card, values.name)


def companion_conditions(values: Characteristics) -> tuple[DeckTest, ...]:
    """Return the conditions of a card's companion abilities: none, if it can't be a companion."""
    return tuple(
        ability.behaviour.condition
        for ability in values.abilities
        if isinstance(ability, StaticAbility) and isinstance(ability.behaviour, CompanionOf)
    )


def _reveal_companions(game: Game) -> None:
    """Let each player reveal one, or none (103.2b)."""
    game.follow()
    for player in game.apnap():
        options = tuple(_possible(game, player))
        decision = Decision((player,), "companion", options, 0, 1, rule="103.2b")
        for chosen in game.choose(decision) if options else ():
            choose_companion(game, player, chosen.card)


def _any_outside(game: Game) -> bool:
    return any(owned_outside(game, player) for player in game.state.order)


@record
class BringCompanion(Action):
    """Pay {3} to put a companion into the hand: a special action, once in a game (116.2g)."""

    rule: ClassVar[str] = "116.2g"
    special: ClassVar[str] = "put"
    reverses: ClassVar[bool] = True

    player: PlayerId
    card: int
    name: str

    @property
    def order(self) -> tuple[int, ...]:
        """There is one at most."""
        return (self.card,)

    def perform(self, game: Game) -> None:
        """Do it; a payment that fails is reversed (733.1)."""
        attempt(game, partial(self._bring, game))

    def _bring(self, game: Game) -> None:
        by = _speaker(game, self.player, self.card)
        pay(game, self.player, _THREE, by)
        mine = _Chosen(self.player, self.card)
        game.state.slices[_COMPANIONS] = tuple(
            one.replace(taken=True) if one == mine else one for one in _chosen(game)
        )
        bring_in(game, by, self.player, self.card, Zone.HAND)

    def __str__(self) -> str:
        """Say it."""
        return f"put {self.name} into your hand"


class Companions:
    """Companions before the game, and the special action that brings them in."""

    @hookimpl
    def setup(self) -> SetupAction:
        """103.2b"""
        return SetupAction("103.2b", _reveal_companions, _any_outside)

    @hookimpl
    @idle_unless(noted=_COMPANIONS)
    def legal_actions(self, game: Game, player: PlayerId) -> list[BringCompanion]:
        """116.2g, 702.139a"""
        found = [one for one in _chosen(game) if one.player == player and not one.taken]
        if not found or not sorcery_timing(game, player):
            return []
        means = MeansToPay(game, player)
        return [
            BringCompanion(player, one.card, printed_on(game, one.card).name)
            for one in found
            if one.card in owned_outside(game, player) and _could_pay(game, means, one)
        ]


def _could_pay(game: Game, means: MeansToPay, one: _Chosen) -> bool:
    proposal = Proposal("pay", one.player, 0, _speaker(game, one.player, one.card), _THREE)
    return payable(game, proposal, _THREE, means)


companions = Companions()
