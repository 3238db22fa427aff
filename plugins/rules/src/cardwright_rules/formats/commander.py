"""Commander: a legendary card leads each deck, from the command zone and back to it (903).

That a card is a commander is an attribute of the card, not of the objects that it becomes (903.3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import Instance, Source, StaticAbility
from cardwright_core.costs import CostChange
from cardwright_core.decisions import Decision
from cardwright_core.errors import InputError
from cardwright_core.events import Event, PlayerEvent
from cardwright_core.flow import SetupAction
from cardwright_core.permission import Permission
from cardwright_core.replacement import Replacement
from cardwright_core.specs import hookimpl
from cardwright_core.zone_changes import ZoneChange, move
from cardwright_core.zones import Zone
from cardwright_rules.damage import DamageDealt
from cardwright_rules.formats.commander_decks import faults_of_deck
from cardwright_rules.losing import Loses
from cardwright_rules.new_games import begun_anew

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.characteristics import Characteristics
    from cardwright_core.game import Game
    from cardwright_core.proposal import Proposal
    from cardwright_core.zones import PlayerId

__all__ = [
    "Commander",
    "commander",
    "commanders_of",
    "designate",
    "is_commander",
    "is_commander_card",
]

_COMMANDERS = "commanders"  # the numbers of the cards
_CAST = "commanders cast"  # who cast which card from the command zone, and as which spell
_DAMAGE = "damage by commanders"  # which card dealt whom how much combat damage
_LEFT = "commanders left where they are"  # the objects about which owners were asked

_LETHAL = 21
_MAY_RETURN = (Zone.GRAVEYARD, Zone.EXILE)
_MAY_NOT_REACH = (Zone.HAND, Zone.LIBRARY)


# Which cards are commanders.


def designate(game: Game, card: int) -> None:
    """Let a card, told by its number, be its owner's commander from now on (903.3)."""
    state = game.state
    state.slices[_COMMANDERS] = (*_commanders(game), card)
    there = [item for item in state.objects.values() if item.card == card]
    left = tuple(item.id for item in there if item.zone in _MAY_RETURN)
    state.slices[_LEFT] = (*state.slices.get(_LEFT, ()), *left)


def is_commander(game: Game, item: int) -> bool:
    """Whether an object, as it is or last was, is represented by a commander (903.3d)."""
    return is_commander_card(game, game.see(item).object.card)


def is_commander_card(game: Game, card: int) -> bool:
    """Whether a card, told by its number, is a commander (903.3)."""
    return card in _commanders(game)


def commanders_of(game: Game, player: PlayerId) -> tuple[int, ...]:
    """Return the numbers of the cards that are a player's commanders."""
    return tuple(card for card in _commanders(game) if _owner(game, card) == player)


def _commanders(game: Game) -> tuple[int, ...]:
    found: tuple[int, ...] = game.state.slices.get(_COMMANDERS, ())
    return found


def _owner(game: Game, card: int) -> PlayerId:
    there = game.state.cards[card]
    return there.owner if there is not None else ""


# Casting it (903.8).


@record
class CommanderCast(Event):
    """A commander is on its way from the command zone to the stack, and that is counted (903.8)."""

    english = "a commander is cast from the command zone"

    rule: ClassVar[str] = "903.8"
    settled: ClassVar[bool] = True

    player: PlayerId
    card: int
    spell: int

    def apply(self, game: Game) -> Event:
        """Count it; if the spell proves illegal, that is reversed with it (733.1)."""
        game.state.slices[_CAST] = (*_cast(game), (self.player, self.card, self.spell))
        return self

    def describe(self, game: Game) -> str:
        """Say who casts what."""
        return f"{self.player} takes {game.see(self.spell).name} from the command zone to cast it"


def _cast(game: Game) -> tuple[tuple[PlayerId, int, int], ...]:
    found: tuple[tuple[PlayerId, int, int], ...] = game.state.slices.get(_CAST, ())
    return found


def _times_cast(game: Game, proposal: Proposal) -> int:
    """Return how often the player cast the card before; 0 if it is not from the command zone."""
    there = game.see(proposal.object).object
    if there.card not in _commanders(game):
        return 0
    mine = [one for one in _cast(game) if one[:2] == (proposal.player, there.card)]
    if there.zone is Zone.COMMAND:
        return len(mine)
    return next((n for n, one in enumerate(mine) if one[2] == proposal.object), 0)


# Returning to the command zone (903.9).


@record
class MayReturn(PlayerEvent):
    """A commander's owner may put it from graveyard or exile into the command zone (903.9a)."""

    english = "a commander may return to the command zone"

    rule: ClassVar[str] = "903.9a"

    object: int

    def contains(self, game: Game) -> tuple[Event, ...]:
        """Ask, and return the move."""
        if _wants(game, self.player, game.see(self.object).name, "903.9a"):
            return (move(game, self.object, Zone.COMMAND),)
        return ()

    def apply(self, game: Game) -> Event:
        """Remember that the owner was asked."""
        left = (item for item in game.state.slices.get(_LEFT, ()) if item in game.state.objects)
        game.state.slices[_LEFT] = (*left, self.object)
        return self

    def describe(self, game: Game) -> str:
        """Say who, and what."""
        name = game.see(self.object).name
        return f"{self.player} may put {name} into the command zone"


def _wants(game: Game, player: PlayerId, name: str, rule: str) -> bool:
    prompt = f"put {name} into the command zone?"
    decision = Decision((player,), "command zone", (True, False), prompt=prompt, rule=rule)
    return bool(game.choose(decision)[0])


@record
class MayGoToCommandZone(Record):
    """What is behind the replacement effect of the rules: no object has it (903.9b)."""


def _instead(game: Game, event: ZoneChange) -> Replacement:
    """Return the effect; as often as a commander would go to another such zone, it may apply."""
    name = event.copiable(game).name
    source = Source(event.object, event.owner, name)
    by = Instance(StaticAbility(MayGoToCommandZone()), source, event.owner, event.origin)

    def instead(game: Game, event: ZoneChange) -> Event:
        wanted = _wants(game, event.owner, name, "903.9b")
        return event.to(Zone.COMMAND) if wanted else event

    return Replacement(("903.9b", event.becomes, event.destination), by, instead, rule="903.9b")


# Damage by it (903.10).


@record
class CommanderDamage(Event):
    """Combat damage that a commander dealt to a player is counted (903.10a)."""

    english = "combat damage by a commander is counted"

    rule: ClassVar[str] = "903.10a"

    card: int
    player: PlayerId
    amount: int

    def affected(self, game: Game) -> PlayerId:
        """Return the player."""
        del game
        return self.player

    def apply(self, game: Game) -> Event:
        """Add it to what there was."""
        dealt = dict(game.state.slices.get(_DAMAGE, ()))
        key = (self.card, self.player)
        dealt[key] = dealt.get(key, 0) + self.amount
        game.state.slices[_DAMAGE] = tuple(sorted(dealt.items()))
        return self

    def describe(self, game: Game) -> str:
        """Say how much, by whose commander."""
        return f"{_name(game, self.card)} has dealt {self.amount} more to {self.player}"


def _name(game: Game, card: int) -> str:
    there = game.state.cards[card]
    return game.rules.catalog.definition(there.slug).name if there is not None else ""


class Commander:
    """The format as a plugin."""

    name: ClassVar[str] = "commander"

    @hookimpl
    def starting_life(self) -> int:
        """903.7"""
        return 40

    @hookimpl
    def setup(self) -> SetupAction:
        """903.5, 903.6"""
        return SetupAction("103.2", _designate_and_check, lambda game: not begun_anew(game))

    @hookimpl(optionalhook=True)
    def begins_in_command_zone(self, game: Game, card: int) -> bool:
        """903.6"""
        return card in _commanders(game)

    @hookimpl(optionalhook=True)
    def carried_over(self) -> str:
        """727.5a, 903.3"""
        return _COMMANDERS

    @hookimpl
    def permits(self, game: Game, player: PlayerId) -> Permission | None:
        """903.8"""
        mine = commanders_of(game, player)
        zone = game.state.zone(Zone.COMMAND)
        items = tuple(item for item in zone if game.state.objects[item].card in mine)
        return Permission(items) if items else None

    @hookimpl
    def cost_changes(self, game: Game, proposal: Proposal) -> CostChange | None:
        """903.8"""
        times = _times_cast(game, proposal) if proposal.is_spell() else 0
        return CostChange.increase(f"{{{2 * times}}}") if times else None

    @hookimpl
    def consequences(self, game: Game, event: Event) -> Event | None:
        """903.8, 903.10a"""
        if isinstance(event, ZoneChange):
            from_there = event.origin is Zone.COMMAND and event.destination is Zone.STACK
            if from_there and event.card in _commanders(game):
                return CommanderCast(event.controller, event.card, event.becomes)
        elif isinstance(event, DamageDealt) and event.combat and isinstance(event.recipient, str):
            card = game.see(event.source).object.card
            if card in _commanders(game):
                return CommanderDamage(card, event.recipient, event.amount)
        return None

    @hookimpl
    def replacements(self, game: Game, event: Event) -> Replacement | None:
        """903.9b"""
        if (
            isinstance(event, ZoneChange)
            and event.destination in _MAY_NOT_REACH
            and event.card in _commanders(game)
        ):
            return _instead(game, event)
        return None

    @hookimpl
    def state_based_actions(self, game: Game) -> list[Event]:
        """704.6c, 704.6d"""
        return [*_killed(game), *_put_elsewhere(game)]


def _designate_and_check(game: Game) -> None:
    """Let the cards in the command zone be the commanders; refuse decks that do not fit."""
    for player in game.state.order:
        for item in game.state.zone(Zone.COMMAND):
            there = game.state.objects[item]
            if there.owner == player and there.card not in _commanders(game):
                designate(game, there.card)
        faults = list(_faults(game, player))
        if faults:
            message = f"the deck of {player}: {'; '.join(faults)}"
            raise InputError(message)


def _faults(game: Game, player: PlayerId) -> Iterator[str]:
    def printed(card: int) -> Characteristics:
        there = game.state.cards[card]
        assert there is not None  # noqa: S101 - it is a card of the game
        return game.rules.catalog.definition(there.slug).characteristics

    leading = commanders_of(game, player)
    others = game.state.library(player).order()
    return faults_of_deck([printed(card) for card in leading], [printed(card) for card in others])


def _killed(game: Game) -> Iterator[Event]:
    for (card, player), amount in game.state.slices.get(_DAMAGE, ()):
        if amount >= _LETHAL and not game.player(player).lost:
            yield Loses(player, f"{amount} combat damage by {_name(game, card)} (903.10a)")


def _put_elsewhere(game: Game) -> Iterator[Event]:
    left = game.state.slices.get(_LEFT, ())
    commanders = _commanders(game)
    for player in game.apnap():
        for zone in _MAY_RETURN:
            for item in game.state.zone(zone, player):
                there = game.state.objects[item]
                if there.owner == player and there.card in commanders and item not in left:
                    yield MayReturn(player, item)


commander = Commander()
