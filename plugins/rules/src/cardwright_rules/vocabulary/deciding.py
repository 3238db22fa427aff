"""What several players decide: votes, villainous choices, clashes (701.30, 701.38, 701.55)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.decisions import Decision
from cardwright_core.layers import view_in_library
from cardwright_core.objects import Library
from cardwright_rules.vocabulary.counts import Count
from cardwright_rules.vocabulary.libraries import top_cards
from cardwright_rules.vocabulary.measures import mana_value
from cardwright_rules.vocabulary.one_by_one import THAT_PLAYER

if TYPE_CHECKING:
    from cardwright_core.abilities import Effect, Instance
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId
    from cardwright_rules.vocabulary.selections import Players

__all__ = ["Clash", "FacesChoice", "Vote", "VotesFor"]

_VOTES = "votes"


@record
class Vote(Record):
    """Each player, you first, votes for one of some words; then it counts (701.38a).

    What is done `then` finds how many votes a word got as ``VotesFor(word)``.
    """

    english = "starting with you, each player votes for one of {words}; {then}"
    rule: ClassVar[str] = "701.38a"

    words: tuple[str, ...]
    then: Effect

    def resolve(self, game: Game, by: Instance) -> None:
        """Let them, in turn order."""
        votes = tuple(
            game.choose(Decision((player,), "vote", self.words, rule=self.rule))[0]
            for player in game.order_from(by.controller)
            if game.reaches(by.controller, player)
        )
        self.then.resolve(game, by.replace(captured=(*by.captured, (_VOTES, votes))))


@record
class VotesFor(Count):
    """How many votes a word got."""

    english = "the number of votes for {word}"

    word: str

    def value(self, game: Game, by: Instance) -> int:
        """Count them."""
        del game
        votes = by.recall(_VOTES)
        return votes.count(self.word) if isinstance(votes, tuple) else 0


@record
class FacesChoice(Record):
    """Players face a villainous choice: each chooses one of two things, and it is done (701.55a).

    What is done finds the player as ``THAT_PLAYER``; it may be impossible (701.55b).
    """

    english = "{who} faces a villainous choice: {one}, or {other}"
    rule: ClassVar[str] = "701.55a"

    who: Players
    one: Effect
    other: Effect

    def resolve(self, game: Game, by: Instance) -> None:
        """Let one after another choose and do it, in APNAP order (701.55d)."""
        for player in self.who.players(game, by):
            decision = Decision((player,), "villainous choice", (1, 2), rule=self.rule)
            chosen = self.one if game.choose(decision)[0] == 1 else self.other
            about = (*by.captured, (THAT_PLAYER.name, player))
            chosen.resolve(game, by.replace(captured=about))


@record
class Clash(Record):
    """Clash with an opponent; if you win, something happens (701.30b, 701.30d)."""

    english = "clash with an opponent. If you win, {if_you_win}"
    rule: ClassVar[str] = "701.30a"

    if_you_win: Effect

    def resolve(self, game: Game, by: Instance) -> None:
        """Choose one, reveal, decide in turn order, then move the cards; see who won."""
        you = by.controller
        opponents = tuple(one for one in game.apnap() if one in game.opponents(you))
        decision = Decision((you,), "opponent", opponents, rule="701.30b")
        whom = game.choose(decision) if opponents else ()
        values = {player: self._revealed(game, by, player) for player in (you, *whom)}
        away = [one for one in game.apnap() if one in values and self._puts_away(game, one)]
        for player in away:
            order = game.state.library(player).order()
            game.state.libraries[player] = Library((*order[1:], order[0]))
        if all(values[you] > value for one, value in values.items() if one != you):
            self.if_you_win.resolve(game, by)

    def _revealed(self, game: Game, by: Instance, player: PlayerId) -> int:
        """Reveal the top card of a library; return its mana value, less than any for none."""
        for card in top_cards(game, player, 1):
            view = view_in_library(game, card)
            game.annotate("note", by, "701.20a", text=f"{player} reveals {view.name}")
            return mana_value(game, view)
        return -1

    def _puts_away(self, game: Game, player: PlayerId) -> bool:
        if not top_cards(game, player, 1):
            return False
        decision = Decision((player,), "clash", ("top", "bottom"), rule=self.rule)
        return bool(game.choose(decision)[0] == "bottom")
