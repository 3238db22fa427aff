"""What happens at once, what nobody has a say in, and what follows on what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.blame import contains_itself
from cardwright_core.events import Event, Simultaneous, parts_of
from cardwright_core.index import Say
from cardwright_core.noticing import notice_states, notice_triggers
from cardwright_core.replacement import each_moves_once, replaced
from cardwright_core.timestamps import in_order_of_timestamps

if TYPE_CHECKING:
    from cardwright_core.game import Game
    from cardwright_core.index import Index, Shape
    from cardwright_core.replacement import Lineage

__all__ = [
    "all_at_once",
    "as_one",
    "concerns_nobody",
    "let_be_computed",
    "notice",
    "who_has_a_say",
]

_MOST_LEVELS = 16  # of events that contain events; a game needs about five


def who_has_a_say(game: Game, parts: tuple[Event, ...]) -> Say:
    """Return whether anything has a say in such events, or waits for them to happen."""
    if game.rules.plugins.on_events or not parts:
        return Say.SOME
    shape = game.state.index.shape
    most = Say.NOBODY
    for part in parts:
        kind = type(part)
        say = shape.said.get(kind) or shape.say(kind)
        if say is Say.SOME:
            return say
        if say is Say.ITS_OBJECT:
            most = say
    return most


def concerns_nobody(game: Game, kinds: tuple[type[Event], ...]) -> bool:
    """Whether no plugin and no ability has a say in events of these kinds, or waits for one.

    What such events contain has to be among them.
    """
    rules = game.rules
    return (
        not rules.plugins.on_events
        and not rules.implemented["consequences"].seen
        and game.state.index.shape.once(_is_silent, kinds)
    )


def _is_silent(shape: Shape, kinds: tuple[type[Event], ...]) -> bool:
    """Whether nothing listens to such events, or to what happens to itself, or ends by itself."""
    return (
        "as long as" not in shape.hooks
        and all(map(shape.silent, kinds))
        and not any(map(shape.on_own, kinds))
    )


def as_one(parts: tuple[Event, ...]) -> Event:
    """Return what happened at once as one event."""
    return parts[0] if len(parts) == 1 else Simultaneous(parts)


def all_at_once(game: Game, event: Event) -> list[tuple[Event, Lineage]]:
    """Return all that happens at once: the parts, and what they contain (616.1g).

    What leaves the battlefield is looked at before any of it does (603.10, 704.8).
    """
    found: list[tuple[Event, Lineage]] = []
    level, levels = replaced(game, [(part, game.lineage) for part in event.parts]), 0
    while level:
        levels += 1
        if levels > _MOST_LEVELS:
            raise contains_itself(game, level[0][0])
        found.extend(level)
        contained = [
            (new, line)
            for part, line in level
            if type(part).contains is not _CONTAINS_NOTHING
            for new in part.contains(game)
        ]
        level = replaced(game, contained, found) if contained else ()
    if len(found) > 1:
        found = in_order_of_timestamps(game, each_moves_once(game, found))
        for part, _ in found:
            if part.looks_back:
                game.see(part.subject_before)
    return found


_CONTAINS_NOTHING = Event.contains


def notice(game: Game, happened: tuple[Event, ...], before: Index) -> None:
    """Trigger what triggers on what happened, and let follow what comes right after it."""
    implied = [
        more
        for part in happened
        if type(part).implied is not _IMPLIES_NOTHING
        for more in part.implied()
    ]
    parts = parts_of((*happened, *implied) if implied else happened)
    notice_triggers(game, parts, before)
    _let_follow(game, happened)
    if game.state.index.get(("state", None)):
        notice_states(game)


_IMPLIES_NOTHING = Event.implied


def let_be_computed(game: Game, events: list[Event]) -> None:
    """Write and report what is so because of how all objects are now (613): nobody has a say."""
    for event in events:
        for part in event.parts:
            part.apply(game)
    game.state.unsettled = True
    game.report(as_one(tuple(events)))


def _let_follow(game: Game, happened: tuple[Event, ...]) -> None:
    """Let happen at once all that comes immediately after what happened (610.3, 610.3d)."""
    following: list[Event] = []
    for part in happened:
        if type(part).right_after is not _NOTHING_AFTER:
            following += part.right_after(game)
    for part in happened:
        if _may_lead_on(game, part):
            following += game.rules.ask.consequences(game, part)
    if following:
        outer, game.cause = game.cause, None
        try:
            game.propose(Simultaneous(tuple(following)))
        finally:
            game.cause = outer


_NOTHING_AFTER = Event.right_after


def _may_lead_on(game: Game, part: Event) -> bool:
    """Whether anything could say that more follows on an event."""
    kind = type(part)
    return (
        game.rules.plugins.on_events
        or kind.listeners is not _SPEAKS_NOT
        or bool(game.state.index.shape.about("consequences", kind))
    )


_SPEAKS_NOT = Event.listeners
