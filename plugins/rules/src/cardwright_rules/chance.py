"""Flipping coins and rolling dice (705, 706)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.chance import random_below
from cardwright_core.decisions import Decision
from cardwright_core.events import PlayerEvent

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = ["CoinFlipped", "DiceRolled", "flip_coin", "roll_dice"]

_SIDES = ("heads", "tails")


@record
class CoinFlipped(PlayerEvent):
    """A player flips a coin, and wins the flip or not, if that matters (705.2).

    An effect may say beforehand how it falls, or that they win it (705.3); or that several `coins`
    are flipped, of which all are ignored but the one that the player chooses.
    """

    english = "a player flips a coin"

    rule: ClassVar[str] = "705.2"

    called: str = ""
    side: str = ""
    wins: bool | None = None
    coins: int = 1

    def apply(self, game: Game) -> Event:
        """Flip it, if it is not said how it falls."""
        side = self.side or self._flipped(game)
        wins = self.wins
        if wins is None and self.called:
            wins = side == self.called
        return self.replace(side=side, wins=wins)

    def _flipped(self, game: Game) -> str:
        fallen = [_SIDES[random_below(game.state, 2)] for _ in range(self.coins)]
        options = tuple(dict.fromkeys(fallen))
        decision = Decision((self.player,), "coin", options, prompt="which coin counts")
        chosen: str = game.choose(decision)[0]
        return chosen

    def describe(self, game: Game) -> str:
        """Say who."""
        del game
        return f"{self.player} flips a coin"


@record
class DiceRolled(PlayerEvent):
    """A player rolls dice of so many sides, and ignores the lowest so many rolls (706.2, 706.6).

    What is added is no part of the natural results.
    """

    english = "a player rolls one or more dice"

    rule: ClassVar[str] = "706.2"

    sides: int
    count: int = 1
    plus: int = 0
    ignored: int = 0
    naturals: tuple[int, ...] = ()

    @property
    def results(self) -> tuple[int, ...]:
        """The results, after all modifiers (706.2)."""
        return tuple(natural + self.plus for natural in self.naturals)

    def apply(self, game: Game) -> Event:
        """Roll them: each number is equally likely (706.1a)."""
        rolled = [1 + random_below(game.state, self.sides) for _ in range(self.count)]
        for lowest in sorted(rolled)[: self.ignored]:
            rolled.remove(lowest)
        return self.replace(naturals=tuple(rolled))

    def describe(self, game: Game) -> str:
        """Say who rolls what."""
        del game
        return f"{self.player} rolls {self.count}d{self.sides}"


def flip_coin(game: Game, by: Instance, player: PlayerId, *, called: bool) -> CoinFlipped | None:
    """Let a player flip a coin, and call it before, if somebody wins the flip (705.2)."""
    call = ""
    if called:
        prompt = f"heads or tails for {by.source.name}"
        call = game.choose(Decision((player,), "call", _SIDES, prompt=prompt, rule="705.2"))[0]
    flipped = game.propose(CoinFlipped(player, call), by)
    if not isinstance(flipped, CoinFlipped):
        return None
    won = {True: " and wins", False: " and loses", None: ""}[flipped.wins]
    game.annotate("note", by, "705.2", text=f"{player} flips {flipped.side}{won}")
    return flipped


def roll_dice(game: Game, by: Instance, roll: DiceRolled) -> tuple[int, ...]:
    """Let a player roll dice of one kind; return their results (706.2)."""
    rolled = game.propose(roll, by)
    found: list[int] = []
    for part in rolled.parts if rolled is not None else ():
        if isinstance(part, DiceRolled):
            told = ", ".join(map(str, part.naturals))
            text = f"{part.player} rolls {told} on d{part.sides}, {part.plus:+} each"
            game.annotate("note", by, "706.2", text=text)
            found += part.results
    return tuple(found)
