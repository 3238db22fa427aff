"""A token copy for each opponent, and whom each of them attacks (702.116, 702.141)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import Duration
from cardwright_core.copying import copied_with_sides
from cardwright_core.decisions import Decision
from cardwright_core.lasting import Among, begin_effect
from cardwright_core.zones import Zone
from cardwright_rules.combat.attackers import attackable
from cardwright_rules.combat.fighting import defending_player
from cardwright_rules.combat.joining import join_attack
from cardwright_rules.moving import TokensCreated
from cardwright_rules.vocabulary.attacking import AttacksEachCombat
from cardwright_rules.vocabulary.effects import at_once
from cardwright_rules.vocabulary.happened import events_while, tokens_among
from cardwright_rules.vocabulary.one_by_one import THAT_PLAYER

if TYPE_CHECKING:
    from cardwright_core.abilities import Effect, Instance
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = ["TokenAttackingEachOther", "TokenToAttackEach"]


def _created(
    game: Game, by: Instance, opponents: tuple[PlayerId, ...], *, tapped: bool = False
) -> dict[int, PlayerId]:
    """Create a copy of the source for each of some opponents; return for whom each token is.

    All are created at the same time; if more come of it, as many more for each (614.16).
    """
    values, form = copied_with_sides(game, by.source.id)
    one = TokensCreated(by.controller, values, 1, tapped, form)
    create = partial(at_once, game, by, (one for _ in opponents))
    copies = [
        item
        for item in tokens_among(game, events_while(game, create))
        if game.state.objects[item].copiable == values
    ]
    each = max(1, len(copies) // max(1, len(opponents)))
    return {item: opponents[min(n // each, len(opponents) - 1)] for n, item in enumerate(copies)}


@record
class TokenToAttackEach(Record):
    """For each opponent, a copy of this that attacks that opponent this turn if able (702.141a).

    What is done with them all `then` finds them as ``THOSE_CARDS``.
    """

    english = (
        "for each opponent, create a token that's a copy of this and attacks that opponent this "
        "turn if able; {then}"
    )

    then: Effect

    def resolve(self, game: Game, by: Instance) -> None:
        """Create them, and have each attack its opponent."""
        opponents = tuple(one for one in game.apnap() if one in game.opponents(by.controller))
        tokens = _created(game, by, opponents)
        for item, opponent in tokens.items():
            whom = by.replace(captured=((THAT_PLAYER.name, opponent),))
            attacks = AttacksEachCombat(Among((item,)), THAT_PLAYER)
            begin_effect(game, whom, attacks, Duration.END_OF_TURN)
        self.then.resolve(game, by.replace(captured=(("objects", tuple(tokens)),)))


@record
class TokenAttackingEachOther(Record):
    """For each opponent but the defending player you may create an attacking copy (702.116a).

    It is tapped and attacks that player, or a planeswalker of theirs. What is done with them all
    `then` finds them as ``THOSE_CARDS``.
    """

    english = (
        "for each opponent other than defending player, you may create a token that's a copy of "
        "this, tapped and attacking that player or a planeswalker they control; {then}"
    )

    then: Effect

    def resolve(self, game: Game, by: Instance) -> None:
        """Ask for each; then create all at once, and let them attack."""
        defender, theirs = defending_player(game, by.source.id), game.opponents(by.controller)
        others = tuple(one for one in game.apnap() if one in theirs and one != defender)
        prompt = f"for whom {by.source.name} is copied"
        you = (by.controller,)
        decision = Decision(you, "player", others, 0, len(others), prompt=prompt, rule="702.116a")
        chosen = game.choose(decision) if others else ()
        tokens = _created(game, by, chosen, tapped=True)
        for item, opponent in tokens.items():
            join_attack(game, item, by, _target(game, by, opponent))
        if tokens:
            self.then.resolve(game, by.replace(captured=(("objects", tuple(tokens)),)))


def _target(game: Game, by: Instance, opponent: PlayerId) -> int | PlayerId:
    """Let the controller choose that player, or one of their planeswalkers."""
    walkers = tuple(
        one
        for one in attackable(game)
        if isinstance(one, int) and game.see(one).is_a("Planeswalker")
        if game.see(one).controller == opponent and game.see(one).zone is Zone.BATTLEFIELD
    )
    prompt = f"what a copy of {by.source.name} attacks"
    options: tuple[int | PlayerId, ...] = (opponent, *walkers)
    decision = Decision((by.controller,), "attack", options, prompt=prompt, rule="702.116a")
    target: int | PlayerId = game.choose(decision)[0]
    return target
