"""Illegal actions: what was begun and can't be completed is reversed (733.1).

The game goes back to the moment before. Of the mana abilities activated on the way, each player
decides which of theirs go back too; the others are carried out again, just as they were. One that
moved a card to or from a library, or showed one there, does not go back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.decisions import Decision
from cardwright_core.errors import IllegalActionError
from cardwright_core.log import happened
from cardwright_core.zone_changes import ZoneChange
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardwright_core.actions import Action
    from cardwright_core.decisions import Answer
    from cardwright_core.game import Game
    from cardwright_core.state import State
    from cardwright_core.zones import PlayerId

__all__ = ["PROVED_ILLEGAL", "MadeOnTheWay", "attempt", "made_on_the_way", "proved_illegal"]

PROVED_ILLEGAL = "mana abilities that proved illegal"


@record
class MadeOnTheWay(Record):
    """A mana ability that was activated while a spell or ability was announced or paid."""

    action: Action
    player: PlayerId
    answers: tuple[Answer, ...]
    stays: bool = False
    inner: tuple[MadeOnTheWay, ...] = ()

    @property
    def object(self) -> int:
        """The object whose ability it is."""
        return getattr(self.action, "object", 0)

    def __str__(self) -> str:
        """Name it."""
        return str(self.action)


def proved_illegal(state: State) -> tuple[Action, ...]:
    """Return the mana abilities that were begun for the payment being made, but could not be."""
    found: tuple[Action, ...] = state.slices.get(PROVED_ILLEGAL, ())
    return found


def attempt(game: Game, act: Callable[[], None]) -> None:
    """Do something that may prove illegal; then it is reversed, and the error says so."""
    saved = game.set_aside()
    outer, game.on_the_way = game.on_the_way, []
    try:
        act()
        if outer is not None:
            outer.extend(game.on_the_way)
    except IllegalActionError as error:
        made = tuple(game.on_the_way)
        error.on_the_way = proved_illegal(game.state)
        game.state, game.on_the_way = saved.fork(), outer
        error.kept = bool(made) and _repeated(game, _kept(game, made))
        raise
    finally:
        game.on_the_way = outer


def made_on_the_way(game: Game, player: PlayerId, action: Action) -> None:
    """Do what may be kept if what it is done for proves illegal: activate a mana ability."""
    answered, logged = game.answered, game.state.log
    before = len(game.on_the_way or ())
    action.perform(game)
    if game.on_the_way is not None:
        stays = _touched_library(game, logged)
        inner = tuple(game.on_the_way[before:])
        made = MadeOnTheWay(action, player, game.answers_since(answered), stays, inner)
        game.on_the_way[before:] = [made]


def _touched_library(game: Game, since: object) -> bool:
    """Whether something in the log moved a card to or from a library, shuffled or showed one."""
    return any(
        getattr(event, "touches_library", False)
        or (isinstance(event, ZoneChange) and _of_library(event))
        for event in happened(game.state.log, since)
    )


def _of_library(event: ZoneChange) -> bool:
    if event.destination is Zone.LIBRARY:
        return True
    return event.origin is Zone.LIBRARY and event.destination is not Zone.STACK


def _kept(game: Game, made: tuple[MadeOnTheWay, ...]) -> tuple[MadeOnTheWay, ...]:
    """Let each player choose which of their mana abilities are reversed; return the others."""
    back: list[MadeOnTheWay] = []
    for player in game.apnap():
        own = tuple(one for one in made if one.player == player and _may_go_back(game, made, one))
        prompt = "which mana abilities are reversed"
        decision = Decision((player,), "reverse", own, 0, len(own), prompt=prompt, rule="733.1")
        if own:
            back.extend(game.choose(decision, always=True))
    kept: list[MadeOnTheWay] = []
    for one in made:
        if one in back:
            back.remove(one)
            kept.extend(_kept(game, one.inner))
        else:
            kept.append(one)
    return tuple(kept)


def _may_go_back(game: Game, made: tuple[MadeOnTheWay, ...], one: MadeOnTheWay) -> bool:
    """Whether an ability may be reversed: none that has to stay was paid with its mana."""
    if one.stays:
        return False
    staying = tuple(other for other in made if other.stays)
    if not staying:
        return True
    saved = game.state
    game.state = saved.fork()
    try:
        others = tuple(other for other in made if other is not one)
        return _carried_out(game, others) >= len(staying)
    finally:
        game.state = saved


def _repeated(game: Game, kept: tuple[MadeOnTheWay, ...]) -> bool:
    """Carry out again what is kept; what was paid with mana that is not there goes back as well."""
    return bool(_carried_out(game, kept))


def _carried_out(game: Game, kept: tuple[MadeOnTheWay, ...]) -> int:
    """Return how many of these could be carried out again, with the answers that were given."""
    done = 0
    for one in kept:
        try:
            game.replay(one.answers, one.action.perform)
            done += 1
        except IllegalActionError:
            text = f"{one} is reversed too: it was paid with mana that is not there"
            game.annotate("note", None, "733.1", text=text)
    return done
