"""Steps 1 and 2 of an event: what can't happen, and what happens instead (614 to 616)."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from cardwright_core._records import Record, record
from cardwright_core.decisions import Decision
from cardwright_core.events import Simultaneous

if TYPE_CHECKING:
    from collections.abc import Hashable

    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game

__all__ = ["Replacement", "ReplacementClass", "replaced"]

_Apply = Callable[["Game", Any], "Event | None"]


class ReplacementClass(IntEnum):
    """The order in which effects must be chosen (616.1a to 616.1e)."""

    SELF_REPLACEMENT = 1
    CONTROL = 2
    COPY = 3
    BACK_FACE = 4
    ANY = 5


@record
class Replacement(Record):
    """An offer to change an event: told apart by `key`, applied by `apply`.

    `apply(game, event)` returns what happens instead, or ``None`` for nothing at all; it may ask a
    player. It lives only as long as the question.
    """

    key: Hashable
    by: Instance
    apply: _Apply
    order: ReplacementClass = ReplacementClass.ANY
    rule: str = "614.1"

    @staticmethod
    def of(
        by: Instance,
        apply: _Apply,
        order: ReplacementClass = ReplacementClass.ANY,
        rule: str = "614.1",
    ) -> Replacement:
        """Return the one replacement of an ability instance."""
        return Replacement((by.owner, by.number, by.ability), by, apply, order, rule)

    def __str__(self) -> str:
        """Name the object whose effect it is."""
        return f"effect of {self.by.source.name}"


def replaced(game: Game, event: Event) -> tuple[Event, ...]:
    """Return what happens instead of `event`, part by part; nothing at all is an empty tuple.

    What can't happen is gone first (614.17); then the affected player chooses one applicable effect
    of the first class of 616.1, it is applied, and the rest is gathered again (616.1f).
    """
    happening: list[Event] = []
    waiting = [(part, game.lineage) for part in reversed(event.parts)]
    while waiting:
        part, applied = waiting.pop()
        if _prohibited(game, part):
            continue
        offers = [o for o in game.rules.ask.replacements(game, part) if o.key not in applied]
        if not offers:
            happening.append(part)
            continue
        chosen = _choose(game, part, offers)
        instead = chosen.apply(game, part)
        game.annotate("replaced", chosen.by, chosen.rule, part)
        lineage = applied | {chosen.key}
        new = instead.parts if instead is not None else ()
        waiting.extend((part, lineage) for part in reversed(new))
    return tuple(happening)


def _prohibited(game: Game, part: Event) -> bool:
    reasons = game.rules.ask.prohibits(game, part)
    for reason in reasons:
        game.annotate("prohibited", None, "614.17", part, text=f"{part.describe(game)}: {reason}")
    return bool(reasons)


def _choose(game: Game, part: Event, offers: list[Replacement]) -> Replacement:
    first = min(offer.order for offer in offers)
    eligible = [offer for offer in offers if offer.order == first]
    if len(eligible) == 1:
        return eligible[0]
    decision = Decision(
        (part.affected(game),),
        "replacement",
        tuple(eligible),
        prompt=f"which effect applies first to: {part.describe(game)}",
        rule="616.1",
    )
    chosen: Replacement = game.choose(decision)[0]
    return chosen


def together(events: tuple[Event, ...]) -> Event | None:
    """Return the events as one: none, the only one, or a simultaneous one."""
    if not events:
        return None
    return events[0] if len(events) == 1 else Simultaneous(events)
