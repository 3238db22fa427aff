"""Short random games with a card: played, forked, replayed, shuffled and cancelled."""

from __future__ import annotations

from itertools import cycle, islice
from random import Random
from typing import TYPE_CHECKING, Any
from zlib import crc32

from cardwright.saving import SaveError, UnsavableError, load, save
from cardwright.testing.contract.subject import BASICS, BEAR
from cardwright.testing.contract.watching import watching
from cardwright.testing.invariants import broken_invariants
from cardwright_core._records import Record
from cardwright_core.actions import PassPriority
from cardwright_core.errors import IllegalActionError
from cardwright_core.zone_changes import from_library
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright.testing.contract.subject import Pack, Subject
    from cardwright_core.decisions import Decision
    from cardwright_core.game import Game
    from cardwright_core.ruleset import RuleSet

__all__ = ["Positions", "broken_off", "cancelled", "played", "played_together", "seed_of"]

Positions = tuple[tuple[int, ...], ...]
"""The answers of a game, each as the positions of the options taken."""

_ANSWERS, _CHECK_EVERY, _MOST_ANSWERS, _MOST_CHOICES = 48, 12, 400, 8
_OFTEN = 0.5
_LANDS = 2
"""How many of each basic land a player begins with."""


class _Chooser:
    """Takes any legal options, by their positions; every other time those of the `liked` card."""

    def __init__(self, seed: int, liked: str = "") -> None:
        self._random = Random(seed)  # noqa: S311 - a random game needs no cryptography
        self._liked = liked

    def positions(self, decision: Decision) -> tuple[int, ...]:
        places = range(len(decision.options))
        if self._liked and decision.kind == "priority" and self._random.random() < _OFTEN:
            liked = [n for n in places if getattr(decision.options[n], "name", "") == self._liked]
            if liked:
                return (self._random.choice(liked),)
        most = min(decision.maximum, len(places))
        count = self._random.randint(decision.minimum, most)
        return tuple(self._random.sample(places, count))

    def __call__(self, game: Game, decision: Decision) -> tuple[Any, ...]:
        del game
        return _taken(decision, self.positions(decision))


def _taken(decision: Decision, positions: tuple[int, ...]) -> tuple[Any, ...]:
    return tuple(decision.options[place] for place in positions)


def begun(pack: Pack, subject: Subject | None, rules: RuleSet, seed: int) -> Game:
    """Return a game whose players have lands, and the card on the battlefield and in hand.

    Without a subject the decks are made of all that the pack has.
    """
    game = rules.new_game(seed)
    random = Random(seed)  # noqa: S311 - as above
    cards = [one.card for one in pack.loadable]
    for player in ("P1", "P2"):
        mine = random.sample(cards, min(6, len(cards))) if subject is None else [subject.card]
        game.add_player(player, list(islice(cycle([*mine, BEAR, *BASICS]), 24)))
    game.skip_setup()

    def deal(game: Game) -> None:
        for player in game.state.order:
            mine = (
                [subject.card] if subject is not None else random.sample(cards, min(3, len(cards)))
            )
            there = [name for name in mine if _is_permanent(game, name)]
            for name in (*BASICS * _LANDS, BEAR, *there):
                _bring(game, player, name, Zone.BATTLEFIELD)
            for name in (*mine, *mine, BEAR):
                _bring(game, player, name, Zone.HAND)

    game.intervene(deal, dict.fromkeys(game.state.order, _Chooser(seed)))
    return game


def _is_permanent(game: Game, name: str) -> bool:
    types = game.rules.catalog.definition(name).characteristics.types
    return bool(types) and not {"Instant", "Sorcery"} & set(types)


def _bring(game: Game, player: str, name: str, zone: Zone) -> None:
    """Bring one more card into the game, on top of the library, and move it where it begins."""
    card = game.add_card(name, player)
    library = game.state.library(player)
    game.state.libraries[player] = library.replace(cards=(card, *library.order()), top=0)
    game.propose(from_library(game, card, zone))


def played(
    pack: Pack, subject: Subject, seed: int, found: dict[str, list[str]], *, again: bool
) -> None:
    """Play a random game with a card in it, and add what is wrong to what was `found`.

    What its questions do; what is not well between two moves; and, if it is played `again`, where a
    fork or a replay differs, and where a game by plugins installed in another order does.
    """
    card = pack.definition(subject)
    with watching(pack.everything, card.characteristics) as impure:
        try:
            game = begun(pack, subject, pack.everything, seed)
            answers, fork, since = _driven(game, _Chooser(seed, card.name), found["broken"])
        finally:
            found["impure"].extend(one for one in impure if one not in found["impure"])
    if again:
        found["different"].extend(_differences(pack, subject, seed, game, answers, fork, since))
        if _inside(pack, subject, pack.shuffled, seed, answers).digest() != game.digest():
            found["different"].extend(_different_inside(pack, subject, seed, game, answers))
            found["shuffled"].extend(_shuffled(pack, subject, seed, game, answers))


def played_together(pack: Pack, seed: int) -> list[str]:
    """Play a random game with cards of the whole pack; return what is not well in it."""
    broken: list[str] = []
    try:
        _driven(begun(pack, None, pack.everything, seed), _Chooser(seed), broken)
    except Exception as error:  # noqa: BLE001 - a stranger's code may raise anything
        broken.append(broken_off(error))
    return broken


def _driven(game: Game, chooser: _Chooser, broken: list[str]) -> tuple[Positions, Game, int]:
    """Drive a game from outside to a moment between two moves; fork it on the way.

    Return the answers that counted, the fork, and after how many of them it was made.
    """
    answers: list[tuple[int, ...]] = []
    fork, since = game.fork(), 0
    for number in range(_MOST_ANSWERS):
        decision = game.decision
        if decision is None or (number >= _ANSWERS and _between_moves(game, decision)):
            break
        if number == _ANSWERS // 2:
            fork, since = game.fork(), len(answers)
        if number % _CHECK_EVERY == 0 and _between_moves(game, decision):
            broken.extend(broken_invariants(game))
        positions = chooser.positions(decision)
        answers.append(positions)
        try:
            game.answer(_taken(decision, positions))
        except IllegalActionError:
            del answers[len(game._history) :]  # noqa: SLF001 - how many answers counted
            if since > len(answers):  # the fork was made in the middle of what is undone
                fork, since = game.fork(), len(answers)
    while game.decision is not None and not _between_moves(game, game.decision):
        game.undo()  # it was still in the middle of a move after the most answers that are given
        del answers[-1:]
    if game.decision is not None:
        broken.extend(broken_invariants(game))
    if since > len(answers):
        fork, since = game.fork(), len(answers)
    return tuple(answers), fork, since


def _between_moves(game: Game, decision: Decision) -> bool:
    return decision.kind == "priority" and not game.position[1]


def _differences(  # noqa: PLR0913, PLR0917 - what is compared
    pack: Pack, subject: Subject, seed: int, game: Game, answers: Positions, fork: Game, since: int
) -> Iterator[str]:
    digest = game.digest()
    yield from _saved(fork, pack.everything, answers[since:], digest)
    if _answered(fork, answers[since:]).digest() != digest:
        yield "a fork of a game that gets the same answers ends with another digest"
    replayed = _answered(begun(pack, subject, pack.everything, seed), answers)
    if replayed.digest() != digest:
        yield "the same seed and answers, from outside, give another digest the second time"


def _saved(game: Game, rules: RuleSet, answers: Positions, digest: str) -> Iterator[str]:
    """Save a game and load it: it has to go on to the same digest."""
    try:
        loaded: Game = load(save(game), rules)
    except (SaveError, UnsavableError) as error:
        yield f"a game with it can't be saved and loaded: {error}"
        return
    if _answered(loaded, answers).digest() != digest:
        yield "a saved game that gets the same answers ends with another digest"


def _different_inside(
    pack: Pack, subject: Subject, seed: int, game: Game, answers: Positions
) -> Iterator[str]:
    inside = _inside(pack, subject, pack.everything, seed, answers)
    if inside.digest() != game.digest():
        yield "agents that give the same answers inside the game end with another digest"


def _answered(game: Game, answers: Positions) -> Game:
    for positions in answers:
        decision = game.decision
        if decision is None or not set(positions) <= set(range(len(decision.options))):
            break  # it asks something else: the digest tells
        game.answer(_taken(decision, positions))
    return game


def _inside(pack: Pack, subject: Subject, rules: RuleSet, seed: int, answers: Positions) -> Game:
    """Return the game that agents inside play with the same answers, as far as these fit."""
    game = begun(pack, subject, rules, seed)
    left = list(reversed(answers))

    def agent(_: Game, decision: Decision) -> tuple[Any, ...]:
        fits = bool(left) and set(left[-1]) <= set(range(len(decision.options)))
        positions = left.pop() if fits else tuple(range(decision.minimum))
        return _taken(decision, positions)  # it asks something else: the digest tells

    def is_over(game: Game) -> bool:
        return not left and game.state.cursor.stage == "priority"

    game.play(dict.fromkeys(game.state.order, agent), until=is_over)
    return game


def _shuffled(
    pack: Pack, subject: Subject, seed: int, game: Game, answers: Positions
) -> Iterator[str]:
    other = _answered(begun(pack, subject, pack.shuffled, seed), answers)
    if other.digest() != game.digest():
        yield "with the plugins installed and loaded in another order, the digest is another"


def cancelled(pack: Pack, subject: Subject, seed: int) -> Iterator[str]:
    """Begin to cast the card and to use its abilities; yield what a cancelled payment leaves."""
    game = begun(pack, subject, pack.everything, seed)
    options = _actions(game, pack.definition(subject).name)
    for option in {_told(game, option): option for option in reversed(options)}.values():
        yield from _undone(game, option, seed)
        yield from _failing(game, option, seed)


def _actions(game: Game, name: str) -> list[object]:
    """Go on until something can be begun with the card, at most to the end of the turn."""
    while (decision := game.decision) is not None and game.state.cursor.step.name != "end":
        options = [one for one in decision.options if getattr(one, "name", "") == name]
        if options and _between_moves(game, decision):
            return options
        passes = [one for one in decision.options if isinstance(one, PassPriority)]
        game.answer(passes[0] if passes else _taken(decision, tuple(range(decision.minimum))))
    return []


def _told(game: Game, option: object) -> tuple[object, ...]:
    """Tell an action apart from others, but not the same one with an equal copy of the card."""
    item = game.state.objects.get(getattr(option, "object", 0))
    if item is None or not isinstance(option, Record):
        return (option,)
    return (option.replace(object=0), item.zone)


def _undone(game: Game, option: object, seed: int) -> Iterator[str]:
    """Answer step by step, then take all answers back."""
    fork, chooser = game.fork(), _Chooser(seed)
    before, decision = fork.digest(), fork.decision
    try:
        fork.answer(option)
        while fork.decision is not None and not _between_moves(fork, fork.decision):
            fork.answer(_taken(fork.decision, chooser.positions(fork.decision)))
    except IllegalActionError:
        pass  # then all is reversed already
    while fork._history:  # noqa: SLF001 - as many answers as there are
        fork.undo()
    if fork.digest() != before or fork.decision != decision:
        yield f"{option}: after taking all answers back the game is another"


def _failing(game: Game, option: object, seed: int) -> Iterator[str]:
    """Let the player fail at each choice in turn; the whole action is reversed (733.1)."""
    before = game.fork().digest()
    for place in range(1, _MOST_CHOICES):
        fork = game.fork()
        agent = _Failing(option, place, seed)
        fork.play(dict.fromkeys(fork.state.order, agent), until=agent.has_acted)
        cursor = fork.state.cursor
        if not agent.failed or fork.state.libraries != game.state.libraries:
            return  # it has fewer choices than that, or what it did to a library stays done
        fork.state.cursor = cursor.replace(refused=())
        if fork.digest() != before:
            yield f"{option}: cancelled at choice {place}, it leaves the game another"
            return


class _Failing:
    """Takes one action, and fails at a choice in it; keeps no mana ability made on the way."""

    def __init__(self, option: object, place: int, seed: int) -> None:
        self._option, self._left = option, place
        self._chooser = _Chooser(seed)
        self._acted = self.failed = False

    def has_acted(self, _: Game) -> bool:
        """Whether the action has been begun: between two moves, it is over."""
        return self._acted

    def __call__(self, game: Game, decision: Decision) -> Any:  # noqa: ANN401 - an option or several
        if _between_moves(game, decision):
            self._acted = True
            return self._option
        if decision.kind == "reverse":  # which of the mana abilities made on the way go back: all
            return decision.options[: decision.maximum]
        self._left -= 1
        if self._left <= 0:  # and again, where only a mana ability made on the way was cancelled
            self.failed = True
            message = "the contract cancels it"
            raise IllegalActionError(message, "733.1")
        return self._chooser(game, decision)


def broken_off(error: BaseException) -> str:
    """Tell an exception of a game, with the notes that name whose it is."""
    notes = "".join(f"; {note}" for note in getattr(error, "__notes__", ()))
    return f"the random game broke off with {type(error).__name__}: {error}{notes}"


def seed_of(subject: object, number: int) -> int:
    """Return the seed of one of its games, the same on every machine."""
    return crc32(f"{subject} {number}".encode()) % 2**31
