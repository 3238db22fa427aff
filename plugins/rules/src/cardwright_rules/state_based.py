"""State-based actions of players, permanents, tokens and copies (704.5).

Those of a mechanic (planeswalkers, Sagas, Auras) are with the mechanic.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.decisions import Decision
from cardwright_core.events import Event, ObjectEvent, PlayerEvent
from cardwright_core.log import happened
from cardwright_core.specs import hookimpl, hookspec, idle_unless
from cardwright_core.stack import cease
from cardwright_core.standing import depends_on
from cardwright_core.zone_changes import ZoneChange, move
from cardwright_core.zones import Zone
from cardwright_rules.counters import CountersRemoved
from cardwright_rules.destruction import Destroyed
from cardwright_rules.losing import Loses
from cardwright_rules.teams import sharing

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.objects import Player, View
    from cardwright_core.ruleset import RuleSet
    from cardwright_core.zones import PlayerId

__all__ = [
    "CeasesToExist",
    "ChecksForget",
    "CopyCeasesToExist",
    "CopySpecs",
    "LegendRule",
    "StateBasedActions",
    "state_based_actions",
]

_POISONED, _POISONED_MORE = 10, 5
_NO_PLACE_FOR_COPIES = frozenset({Zone.HAND, Zone.GRAVEYARD, Zone.EXILE})
_PLUS, _MINUS = "+1/+1", "-1/-1"


class CopySpecs:
    """Which copies may be where copies can't be."""

    @hookspec()
    def copy_remains(self, game: Game, by: Instance, item: int) -> bool | None:
        """Say that a copy of a spell or card remains where it is (an exception to 704.5e).

        Called: for each copy or token in a hand, in a graveyard or in exile, when state-based
        actions are performed. `by` is the instance that answers, `item` the copy. Answer: ``True``.
        Combines: any. Since 0.1.

        Example::

            @hookimpl
            def copy_remains(self, game, by, item):
                return item == self.copy and game.exists(by.source.id)
        """


class StateBasedActions:
    """Players who lose, what dies or ceases to exist, legends, and counters that annihilate."""

    @hookimpl
    def add_hookspecs(self, rules: RuleSet) -> None:
        """704.5e"""
        rules.add_hookspecs(CopySpecs)

    @hookimpl
    @idle_unless(lambda game: _of_somebody(game) or _of_something(game))
    def state_based_actions(self, game: Game) -> list[Event]:
        """704.5"""
        return [
            *_of_players(game),
            *_of_tokens_and_copies(game),
            *_of_permanents(game),
            *_forgotten(game),
        ]


def _of_somebody(game: Game) -> bool:
    """Whether a player is in a state that could matter."""
    for player in game.state.players.values():
        if (player.life <= 0 or player.drew_from_empty or player.counters) and not player.lost:
            return True
    return False


def _of_something(game: Game) -> bool:
    """Whether an object is, as damaged as it is or by itself, or several legends are together."""
    return game.state.standing.once(_is_something_by_itself, game) or bool(_damaged(game))


def _damaged(game: Game) -> list[int]:
    """Return what has damage that could destroy it, or that the check has to forget."""
    return [
        item
        for item, status in game.state.status.items()
        if status.deathtouched
        or (status.damage and status.damage >= (game.see(item).characteristics.toughness or 0))
    ]


def _is_misplaced(view: View) -> bool:
    """Whether it is a token or a copy where it can't be (704.5d, 704.5e)."""
    return not view.object.card and view.object.zone in _NO_PLACE_FOR_COPIES


def _is_unfit(view: View) -> bool:
    """Whether it is a creature without toughness, or has counters that annihilate."""
    toughness, counters = view.characteristics.toughness, view.object.counters
    return (toughness is not None and toughness <= 0) or (
        bool(counters) and any(True for _ in _annihilated(view))
    )


def _is_legend(view: View) -> bool:
    return "Legendary" in view.characteristics.supertypes


@depends_on(_is_unfit, _is_misplaced, _is_legend)
def _is_something_by_itself(game: Game) -> bool:
    standing = game.state.standing
    return bool(
        standing.permanents(_is_unfit, game)
        or standing.those(_is_misplaced, game)
        or len(standing.permanents(_is_legend, game)) > 1
    )


def _of_players(game: Game) -> Iterator[Event]:
    for player in game.players:
        if player.life <= 0:
            yield Loses(player.id, f"{player.life} life (704.5a)")
        elif player.drew_from_empty:
            yield Loses(player.id, "drew from an empty library (704.5b)")
        elif player.counters and _is_poisoned_to_death(game, player):
            yield Loses(player.id, "too many poison counters (704.5c, 810.8d)")


def _is_poisoned_to_death(game: Game, player: Player) -> bool:
    """Whether it is ten poison counters or more; for a team five more for each other (810.8d)."""
    team = (player.id, *sharing(game, player.id))
    poison = sum(dict(game.player(name).counters).get("poison", 0) for name in team)
    return poison >= _POISONED + _POISONED_MORE * (len(team) - 1)


def _of_tokens_and_copies(game: Game) -> Iterator[Event]:
    """Let cease to exist what is no card and where it can't be (704.5d, 704.5e)."""
    objects = game.state.objects
    for (zone, _), items in game.state.zones.items():
        if zone in _NO_PLACE_FOR_COPIES:
            strays = (item for item in items if not objects[item].card)
            yield from (_ceasing(game, item) for item in strays if not _remains(game, item))


def _ceasing(game: Game, item: int) -> CeasesToExist:
    """Return that a token, or a copy, ceases to exist: a token was on the battlefield (111.7)."""
    for event in happened(game.state.log):
        if isinstance(event, ZoneChange) and item in event.all_become:
            was_token = event.origin is Zone.BATTLEFIELD
            return CeasesToExist(item) if was_token else CopyCeasesToExist(item)
    return CopyCeasesToExist(item)  # it was made where the card that it copies is


def _remains(game: Game, item: int) -> bool:
    """Whether something lets a copy be where it is."""
    return any(game.rules.ask.copy_remains(game, item))


def _of_permanents(game: Game) -> Iterator[Event]:
    those = game.state.standing.permanents
    found = {*_damaged(game), *those(_is_unfit, game), *those(_is_legend, game)}
    legends: dict[tuple[PlayerId, str], list[int]] = {}
    for item in game.state.zone(Zone.BATTLEFIELD) if found else ():
        if item not in found:
            continue
        view = game.see(item)
        kinds = view.characteristics
        if "Creature" in kinds.types and kinds.toughness is not None:
            yield from _of_creature(game, view, kinds.toughness)
        if view.object.counters:
            yield from _annihilated(view)
        if "Legendary" in kinds.supertypes and kinds.name:
            legends.setdefault((view.controller, kinds.name), []).append(view.id)
    for player in game.apnap() if legends else ():
        for (controller, name), items in legends.items():
            if controller == player and len(items) > 1:
                yield LegendRule(player, name, tuple(items))


def _of_creature(game: Game, view: View, toughness: int) -> Iterator[Event]:
    """Let a creature die of its toughness, or be destroyed by its damage (704.5f to 704.5h)."""
    if toughness <= 0:
        yield move(game, view.id, Zone.GRAVEYARD)
        return
    status = game.state.status_of(view.id)
    lethal = status.deathtouched or 0 < toughness <= status.damage
    if lethal and not view.has("indestructible"):
        yield Destroyed(view.id, by_effect=False)


def _annihilated(view: View) -> Iterable[Event]:
    """Remove +1/+1 and -1/-1 counters in pairs (704.5q)."""
    pairs = min(view.object.count(_PLUS), view.object.count(_MINUS))
    if pairs:
        yield CountersRemoved(view.id, _PLUS, pairs)
        yield CountersRemoved(view.id, _MINUS, pairs)


def _forgotten(game: Game) -> Iterator[Event]:
    """Have the check forget what only matters since the one before (704.5b, 704.5h)."""
    creatures = tuple(item for item, status in game.state.status.items() if status.deathtouched)
    players = tuple(player.id for player in game.players if player.drew_from_empty)
    if creatures or players:
        yield ChecksForget(creatures, players)


@record
class ChecksForget(Event):
    """A check has seen draws from empty libraries and deathtouch; the next one does not."""

    rule: ClassVar[str] = "704.3"

    creatures: tuple[int, ...]
    players: tuple[PlayerId, ...]

    def apply(self, game: Game) -> Event:
        """Take the marks off those that are still there."""
        state = game.state
        for item in self.creatures:
            if item in state.status:
                state.set_status(item, state.status_of(item).replace(deathtouched=False))
        for name in self.players:
            state.players[name] = game.player(name).replace(drew_from_empty=False)
        return self

    def describe(self, game: Game) -> str:
        """Say what is forgotten."""
        who = (*(game.see(item).name for item in self.creatures), *self.players)
        return f"the next check looks at what happens to {', '.join(who)} from now on"


@record
class CeasesToExist(ObjectEvent):
    """A token is where it can't be (704.5d)."""

    rule: ClassVar[str] = "704.5d"

    def apply(self, game: Game) -> Event:
        """Take it out of the game."""
        cease(game, game.state.objects[self.object])
        return self

    def describe(self, game: Game) -> str:
        """Say what."""
        return f"{game.see(self.object).name} ceases to exist"


@record
class CopyCeasesToExist(CeasesToExist):
    """A copy of a spell or card is where it can't be (704.5e)."""

    rule: ClassVar[str] = "704.5e"


@record
class LegendRule(PlayerEvent):
    """A player keeps one of several legendary permanents with the same name (704.5j)."""

    rule: ClassVar[str] = "704.5j"

    name: str
    items: tuple[int, ...]

    def contains(self, game: Game) -> tuple[Event, ...]:
        """Let the player choose one, and return the moves of the rest."""
        prompt = f"which {self.name} to keep"
        decision = Decision((self.player,), "legend", self.items, prompt=prompt, rule="704.5j")
        kept = game.choose(decision)[0]
        return tuple(move(game, item, Zone.GRAVEYARD) for item in self.items if item != kept)

    def apply(self, game: Game) -> Event:
        """Change nothing beside the moves."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say who may keep one of what."""
        del game
        return f"{self.player} keeps one of {len(self.items)} {self.name}"


state_based_actions = StateBasedActions()
