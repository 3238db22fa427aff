"""Tokens that are created in other numbers, beside others, or instead of others (614.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.cards import about
from cardwright_core.replacement import Replacement, Scope
from cardwright_core.specs import hookimpl
from cardwright_rules.moving import TokensCreated

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.abilities import Instance
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = ["OneOfEachInstead", "TokensAsWell", "TokensMultiplied"]


@record
class OnTokens(Record):
    """Base of effects on the creating of tokens under your control.

    Tokens of several kinds that are created at the same time are one event: such an effect is
    applied to all of them at once, and each effect once (614.5, 616.1).
    """

    @hookimpl
    @about(TokensCreated)
    def replacements(self, by: Instance, event: TokensCreated) -> Replacement | None:
        """614.16"""
        player = by.controller
        if not self._is_meant(player, event):
            return None

        def instead(game: Game, parts: tuple[Event, ...]) -> tuple[Event, ...]:
            del game
            return tuple(self._instead(player, parts))

        return Replacement.of(by, instead, rule="614.16", scope=Scope.EVENT)

    def _is_meant(self, player: PlayerId, event: Event) -> bool:
        return isinstance(event, TokensCreated) and event.player == player and self.concerns(event)

    def _instead(self, player: PlayerId, parts: tuple[Event, ...]) -> Iterator[Event]:
        meant: list[TokensCreated] = []
        for part in parts:
            if isinstance(part, TokensCreated) and self._is_meant(player, part):
                meant.append(part)
                yield from self.instead(part)
            else:
                yield part
        yield from self.besides(tuple(meant))

    def concerns(self, event: TokensCreated) -> bool:
        """Whether it is about such tokens; else about any."""
        del self, event
        return True

    def instead(self, event: TokensCreated) -> tuple[TokensCreated, ...]:
        """Return what is created instead of tokens of one kind."""
        del self
        return (event,)

    def besides(self, events: tuple[TokensCreated, ...]) -> tuple[TokensCreated, ...]:
        """Return what is created beside all of them."""
        del self, events
        return ()


@record
class TokensMultiplied(OnTokens):
    """Where an effect would create tokens under your control, it creates more (614.16)."""

    english = (
        "where an effect would create tokens under your control, {times:times} as many are created "
        "instead"
    )

    times: int = 2

    def instead(self, event: TokensCreated) -> tuple[TokensCreated, ...]:
        """Return more of the same."""
        return (event.replace(count=event.count * self.times),)


@record
class OneOfEachInstead(OnTokens):
    """If you would create a token of one of several kinds, you create one of each (614.1a).

    A kind is told by the subtypes of its tokens.
    """

    english = "if you would create one of these tokens, instead create one of each: {kinds}"

    kinds: tuple[Characteristics, ...]

    def concerns(self, event: TokensCreated) -> bool:
        """Whether they are of one of the kinds."""
        words = {word for kind in self.kinds for word in kind.subtypes}
        return not words.isdisjoint(event.values.subtypes)

    def instead(self, event: TokensCreated) -> tuple[TokensCreated, ...]:
        """Return as many of each kind."""
        return tuple(event.replace(values=kind, form=None) for kind in self.kinds)


@record
class TokensAsWell(OnTokens):
    """If tokens would be created under your control, as many others are created too (614.1a)."""

    english = (
        "where tokens would be created under your control, as many of these are created as well: "
        "{values}"
    )

    values: Characteristics

    def besides(self, events: tuple[TokensCreated, ...]) -> tuple[TokensCreated, ...]:
        """Return as many as all of them together."""
        count = sum(event.count for event in events)
        return (TokensCreated(events[0].player, self.values, count),)
