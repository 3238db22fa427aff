"""Coins and dice in the words of cards, and what may change how they fall (705, 706)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.cards import about
from cardwright_core.replacement import Replacement
from cardwright_core.specs import hookimpl
from cardwright_core.terms import Condition, Test
from cardwright_rules.chance import CoinFlipped, DiceRolled, flip_coin, roll_dice
from cardwright_rules.vocabulary.counts import Count

if TYPE_CHECKING:
    from cardwright_core.abilities import Effect, Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game

__all__ = [
    "ROLLED",
    "YOU_WIN_A_FLIP",
    "FlipCoin",
    "HeadsOrTails",
    "ModifyRolls",
    "MoreCoins",
    "ResultsRow",
    "RollDie",
    "Rolled",
    "WinFlips",
    "WonByYou",
    "results",
]

_RESULT = "result of a roll"


@record
class FlipCoin(Record):
    """Flip a coin; if you win the flip, one thing happens, else another, or nothing (705.2)."""

    english = "flip a coin. If you win the flip, {won}{lost:?. If you lose the flip, @}"

    won: Effect
    lost: Effect | None = None

    def resolve(self, game: Game, by: Instance) -> None:
        """Let them call it, flip it, and go on."""
        flipped = flip_coin(game, by, by.controller, called=True)
        if flipped is not None and flipped.wins:
            self.won.resolve(game, by)
        elif flipped is not None and self.lost is not None:
            self.lost.resolve(game, by)


@record
class HeadsOrTails(Record):
    """Flip a coin of which only matters how it falls: nobody wins or loses the flip (705.2)."""

    english = "flip a coin. If it comes up heads, {heads}; if it comes up tails, {tails}"

    heads: Effect
    tails: Effect

    def resolve(self, game: Game, by: Instance) -> None:
        """Flip it, and go on."""
        flipped = flip_coin(game, by, by.controller, called=False)
        if flipped is not None:
            done = self.heads if flipped.side == "heads" else self.tails
            done.resolve(game, by)


@record
class Rolled(Count):
    """The result of the roll, or the sum of the results of several (706.4)."""

    english = "the result"

    def value(self, game: Game, by: Instance) -> int:
        """Look at what was rolled."""
        del self, game
        found: tuple[int, ...] = dict(by.captured).get(_RESULT, ())  # type: ignore[assignment]  # written below
        return sum(found)


ROLLED = Rolled()


@record
class ResultsRow(Record):
    """A row of a results table: a range of results, and what happens then (706.3a)."""

    english = "from {lowest}{highest:? to @}: {effect}"

    lowest: int
    highest: int | None
    effect: Effect


def results(lowest: int, highest: int | None, effect: Effect) -> ResultsRow:
    """Return a row of a results table; without a highest result it is "or more" (706.3a)."""
    return ResultsRow(lowest, highest, effect)


@record
class RollDie(Record):
    """Roll dice with so many sides, and do what the table says for the result (706.3).

    Or do something `then` that speaks of ``ROLLED``, the result (706.4).
    """

    english = "roll {count:d{sides}}{rows:?: @}{then:?; @}"

    sides: int
    rows: tuple[ResultsRow, ...] = ()
    then: Effect | None = None
    plus: int = 0
    count: int = 1

    def resolve(self, game: Game, by: Instance) -> None:
        """Roll, and look into the table for each result."""
        roll = DiceRolled(by.controller, self.sides, self.count, self.plus)
        found = roll_dice(game, by, roll)
        told = by.replace(captured=(*by.captured, (_RESULT, found)))
        for result in found:
            for row in self.rows:
                if row.lowest <= result and (row.highest is None or result <= row.highest):
                    row.effect.resolve(game, told)
        if self.then is not None and found:
            self.then.resolve(game, told)


@record
class ModifyRolls(Record):
    """Your die rolls get so much `plus` (706.2); or you roll `more` dice, and ignore the lowest."""

    english = "if you would roll dice, {plus:?add @ to each}{more:?roll @ more, ignore the lowest}"

    plus: int = 0
    more: int = 0

    @hookimpl
    @about(DiceRolled)
    def replacements(self, by: Instance, event: DiceRolled) -> Replacement | None:
        """706.2b, 706.6"""
        if event.player != by.controller:
            return None

        def changed(_: Game, roll: DiceRolled) -> DiceRolled:
            count, ignored = roll.count + self.more, roll.ignored + self.more
            return roll.replace(count=count, ignored=ignored, plus=roll.plus + self.plus)

        return Replacement.of(by, changed)


@record
class MoreCoins(Record):
    """If you would flip a coin, you flip so many more and ignore all but one of them (614.1a)."""

    english = "if you would flip a coin, flip {more} more and ignore all but one"

    more: int = 1

    @hookimpl
    @about(CoinFlipped)
    def replacements(self, by: Instance, event: CoinFlipped) -> Replacement | None:
        """614.1a"""
        if event.player != by.controller:
            return None
        return Replacement.of(by, lambda _, flip: flip.replace(coins=flip.coins + self.more))


@record
class WinFlips(Record):
    """You win your coin flips, whatever the coin shows (705.3)."""

    english = "if you would flip a coin, it comes up heads and you win the flip"

    @hookimpl
    @about(CoinFlipped)
    def replacements(self, by: Instance, event: CoinFlipped) -> Replacement | None:
        """705.3"""
        if event.player != by.controller:
            return None
        return Replacement.of(by, lambda _, flip: flip.replace(side="heads", wins=True))


@record
class WonByYou(Test):
    """You win the flip of a coin, or lose it."""

    english = "by you, who {wins:?win it}"

    wins: bool = True

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it is so."""
        del game
        if not isinstance(event, CoinFlipped):
            return False
        return event.player == by.controller and event.wins is self.wins


YOU_WIN_A_FLIP = Condition(CoinFlipped, where=(WonByYou(),))
"""Whenever you win a coin flip (705.2)."""
