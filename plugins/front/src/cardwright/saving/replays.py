"""Replays: a game told by its seed, its decks and its answers, and played again from them."""

from __future__ import annotations

import json
from enum import Enum
from typing import TYPE_CHECKING, Any

from cardwright.game import Game, Seat
from cardwright.saving.errors import DivergedError, SaveError
from cardwright.saving.files import AnswerTaken, ReplayFile, read, written
from cardwright.saving.installed import packs_now, rules_for, rules_now, with_plugins
from cardwright_core._records import REQUIRED, Record, field_names, fields_of
from cardwright_core.decisions import Answer, Pause
from cardwright_core.errors import CardwrightError, shown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.decisions import Decision
    from cardwright_core.game import Game as AnyGame
    from cardwright_core.ruleset import RuleSet

__all__ = ["Replay"]

_MOST_OPTIONS = 12
"""How many options a message lists."""


class Replay:
    """A game from its beginning, as a file tells it."""

    def __init__(self, file: ReplayFile) -> None:
        """Take what the file says."""
        self.file = file

    @classmethod
    def of(cls, game: Game) -> Replay:
        """Return the replay of a game that began with decks and went on by answers alone.

        It is played once as it is written: a game that was changed by something else, such as
        ``intervene``, is a :class:`DivergedError`. So is one that was loaded: it has no beginning.
        """
        now = game.fork()
        decision = now.decision  # what goes on without an answer has gone on then
        seats, answers = _given(now)
        if not seats:
            message = "this game has no beginning to tell: it was loaded, or nobody was seated"
            raise DivergedError(message)
        rules, seed = game.rules, game.state.random.seed
        begun = _begun(rules, seed, seats)
        script = _Positions(answers)
        begun.play_script(script)
        digest = begun.digest()
        if script.left or (begun.decision, digest) != (decision, now.digest()):
            message = "the answers do not lead to this game: it was changed by something else too"
            raise DivergedError(message)
        names = [card.slug for card in game.state.cards if card is not None]
        packs, plugins = packs_now(rules, names), rules_now(rules)
        return cls(ReplayFile(1, seed, plugins, packs, seats, script.taken, digest))

    @classmethod
    def read(cls, text: str | bytes) -> Replay:
        """Return the replay that a text is; what is wrong with it is a :class:`SaveError`."""
        return cls(read(text, ReplayFile))

    def __str__(self) -> str:
        """Return the replay as the text of a file; equal replays are equal texts."""
        return written(self.file)

    def play(self, rules: RuleSet | None = None) -> Game:
        """Return the game at the end of the replay, played by `rules`, or by those it names.

        Where an answer does not fit the decision that is asked, and where the digest is another one
        in the end, a :class:`DivergedError` says so, and which packs are not those it was played
        with.
        """
        file = self.file
        found = rules_for(file.rules) if rules is None else rules
        changed = with_plugins(found, file.rules, {})
        game = _begun(found, file.seed, file.players)
        now = packs_now(found, [card.slug for card in game.state.cards if card is not None])
        changed += [
            f"{shown(name)} {shown(file.packs.get(name, 'none'))} is {now.get(name, 'none')} now"
            for name in sorted({*file.packs, *now})
            if file.packs.get(name) != now.get(name)
        ]
        script = _Values(file.answers)
        try:
            game.play_script(script)
            _refuse_another_end(game, script, file.digest)
        except DivergedError as error:
            other = f"; {'; '.join(changed)}" if changed else ""
            raise DivergedError(f"{error}{other}") from None
        return game


def _refuse_another_end(game: Game, script: _Values, digest: str) -> None:
    if script.left:
        message = f"the game is over before answer {script.place + 1} of the replay"
        raise DivergedError(message)
    if game.digest() != digest:
        message = f"it ends with the digest {game.digest()}, not {shown(digest)}"
        raise DivergedError(message)


def _given(game: Game) -> tuple[list[Seat], list[Answer]]:
    """Return how the players were seated, and all answers, oldest first."""
    found: list[Seat | Answer] = list(reversed(game.position[1]))
    older = game.state.given
    while older is not None:
        given, older = older
        found.append(given)
    found.reverse()
    seats = [given for given in found if isinstance(given, Seat)]
    return seats, [given for given in found if not isinstance(given, Seat)]


def _begun(rules: RuleSet, seed: int, seats: list[Seat]) -> Game:
    game = Game(rules, seed)
    for place, seat in enumerate(seats):
        try:
            game.add_player(
                seat.name,
                seat.deck,
                team=seat.team,
                life=seat.life,
                command=seat.command,
                outside=seat.outside,
            )
        except CardwrightError as error:
            raise SaveError(f"players[{place}]", str(error)) from error
    return game


class _Positions:
    """Gives answers by their positions again, and tells them by their values."""

    def __init__(self, answers: list[Answer]) -> None:
        self._answers = answers
        self.taken: list[AnswerTaken] = []

    @property
    def left(self) -> int:
        return len(self._answers) - len(self.taken)

    def __call__(self, game: AnyGame, decision: Decision) -> Answer:
        del game
        if not self.left:
            raise Pause(decision)
        answer = self._answers[len(self.taken)]
        took = [value_of(option) for option in answer.chosen]
        self.taken.append(AnswerTaken(list(decision.deciders), decision.kind, took))
        return answer


class _Values:
    """Gives the options that have the values told, or says that there are none such."""

    def __init__(self, answers: list[AnswerTaken]) -> None:
        self._answers = answers
        self.place = 0

    @property
    def left(self) -> int:
        return len(self._answers) - self.place

    def __call__(self, game: AnyGame, decision: Decision) -> Answer:
        if not self.left:
            raise Pause(decision)
        told = self._answers[self.place]
        if (told.by, told.kind) != (list(decision.deciders), decision.kind):
            raise self._diverged(told, decision, "another decision is asked")
        positions = _unasked(game, told) or tuple(self._found(told, decision))
        try:
            answer = game.read(decision, Answer(positions, ()))
        except CardwrightError as error:
            raise self._diverged(told, decision, str(error)) from error
        self.place += 1
        return answer

    def _found(self, told: AnswerTaken, decision: Decision) -> Iterator[int]:
        options = [value_of(option) for option in decision.options]
        taken: set[int] = set()
        for value in told.took:
            places = (p for p, o in enumerate(options) if p not in taken and _same(o, value))
            place = next(places, None)
            if place is None:
                raise self._diverged(told, decision, f"{_text(value)} is not among the options")
            taken.add(place)
            yield place

    def _diverged(self, told: AnswerTaken, decision: Decision, why: str) -> DivergedError:
        more = len(decision.options) - _MOST_OPTIONS
        some = "; ".join(shown(str(option), 60) for option in decision.options[:_MOST_OPTIONS])
        return DivergedError(
            f"answer {self.place + 1} of {len(self._answers)} does not fit: {why}. It is "
            f"{shown(', '.join(told.by), 60)}'s {shown(told.kind)}: {_text(told.took)}; asked is "
            f"{', '.join(decision.deciders)}'s {decision.kind}, from: "
            f"{some}{f' and {more} more' if more > 0 else ''}"
        )


def _unasked(game: AnyGame, told: AnswerTaken) -> tuple[int, ...]:
    """Return where what nobody was asked for is found, if that was answered."""
    if told.kind != "priority" or len(told.took) != 1:
        return ()
    those = [value_of(one) for one in game.rules.ask.unasked_actions(game)]
    return tuple(-1 - place for place, one in enumerate(those) if _same(one, told.took[0]))


def _same(one: Any, other: Any) -> bool:  # noqa: ANN401 - JSON
    return _json(one) == _json(other)  # true is not 1 there


def _json(value: Any) -> str:  # noqa: ANN401 - JSON
    return json.dumps(value, sort_keys=True)


def _text(value: Any) -> str:  # noqa: ANN401 - JSON
    return shown(_json(value), 160)


def value_of(option: object) -> Any:  # noqa: ANN401 - JSON
    """Return an option as JSON that tells it from others: a record by its class and fields.

    What is no value, such as the function in an offer to replace an event, is told by its name.
    """
    if option is None or isinstance(option, str) or type(option) in {bool, int}:
        return option
    if isinstance(option, Record):
        return {type(option).__qualname__: dict(_fields(option))}
    if isinstance(option, tuple):
        return [value_of(one) for one in option]
    if isinstance(option, frozenset):
        return {"set": sorted((value_of(one) for one in option), key=_json)}
    if isinstance(option, Enum):
        return {type(option).__qualname__: option.name}
    named = option if hasattr(option, "__qualname__") else getattr(option, "func", type(option))
    return {"named": getattr(named, "__qualname__", type(option).__qualname__)}


def _fields(option: Record) -> Iterator[tuple[str, Any]]:
    """Yield the fields that are not as they would be anyway."""
    kind: Any = type(option)
    defaults = _defaults(kind)
    for name in field_names(kind):
        value = getattr(option, name)
        if name not in defaults or value != defaults[name]:
            yield name, value_of(value)


def _defaults(kind: type) -> dict[str, Any]:
    return {one.name: one.default for one in fields_of(kind) if one.default is not REQUIRED}
