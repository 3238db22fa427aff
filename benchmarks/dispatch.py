"""A hook call with few and with very many cards installed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from benchmarks.boards import BEARS, NORN, WARDEN, put, rules, seated
from benchmarks.many_cards import installed_cards
from benchmarks.measure import seconds_each
from benchmarks.rows import Row, Target
from cardwright.authoring import Trigger, TriggeredAbility, Zone, move
from cardwright_core.functioning import instances

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardwright.authoring import Game

__all__ = ["row"]

_NAMED = 100  # cards named in the decks: loaded, and not in play


def row(few: int = 100, many: int = 30_000, number: int = 2_000) -> Row:
    """Ask for additional triggers with one Elesh Norn in play, whatever else is installed."""
    figure = f"ratio_{many}_to_{few}"
    skipped = f"ratio_{many}_to_{few}_nothing_in_play"
    calls = {
        f"{name}_{count}": call for count in (few, many) for name, call in _questions(count).items()
    }
    took = seconds_each(calls, number=number, rounds=15)
    microseconds = {f"{name}_us": each * 1e6 for name, each in took.items()}
    return Row(
        "dispatch",
        {
            figure: took[f"asked_{many}"] / took[f"asked_{few}"],
            skipped: took[f"skipped_{many}"] / took[f"skipped_{few}"],
            **microseconds,
        },
        (Target(figure, 1.1), Target(skipped, 1.1)),
        "additional_triggers with one Elesh Norn in play, and with nothing that answers",
    )


def _questions(count: int) -> dict[str, Callable[[], object]]:
    with installed_cards(count):
        game = seated(rules(), [f"Card {n}" for n in range(min(count, _NAMED))])
        (warden,) = put(game, "P1", WARDEN)
        ask, trigger = game.rules.ask, _trigger(game, warden)
        alone = game.fork()
        put(game, "P1", NORN)
        assert ask.additional_triggers(game, trigger) == [1]
        assert ask.additional_triggers(alone, trigger) == []
    hook, asked = game.rules.hook.additional_triggers, game.witnesses

    def question() -> object:
        asked.clear()
        return hook(game=game, by=None, trigger=trigger)

    return {"asked": question, "skipped": lambda: ask.additional_triggers(alone, trigger)}


def _trigger(game: Game, warden: int) -> Trigger:
    (instance,) = instances(game.see(warden))
    assert isinstance(instance.ability, TriggeredAbility)
    (bears,) = put(game, "P1", BEARS, zone=Zone.HAND)
    enters = move(game, bears, Zone.BATTLEFIELD)
    return Trigger(instance, instance.ability.conditions[0], enters)
