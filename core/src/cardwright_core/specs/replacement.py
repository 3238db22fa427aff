"""The hook of replacement and prevention effects (614, 615, 616)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.specs._markers import hookspec

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.replacement import Replacement

__all__ = ["ReplacementSpecs"]


class ReplacementSpecs:
    """What happens instead."""

    @hookspec(about="event")
    def replacements(self, game: Game, by: Instance, event: Event) -> Replacement | None:
        """Offer to change `event` before it happens.

        Called: for each event and part of one, and again after each change (616.1f). Say with
        ``@about(EventType)`` which events it is about: it is called for no others. `by` is the
        instance that answers; for an object that would enter, its own abilities are asked as they
        would exist on the battlefield (614.12). What something enters with (counters, tapped) is
        part of its ``Enters`` and no event of its own (122.6): an effect on counters is about
        ``CountersPut`` and ``Enters``.
        Answer: a ``Replacement`` with a key, its class of 616.1, and ``apply``, which returns the
        event that happens instead (``None`` for nothing). Combines: the affected object's
        controller or the affected player chooses one of the first class that is there; each applies
        at most once to an event and what became of it (614.5). Since 0.1.

        Example::

            @hookimpl
            @about(Enters)
            @as_it_enters
            def replacements(self, by, event):
                if event.becomes == by.source.id:
                    return Replacement.of(by, lambda game, enters: enters.replace(tapped=True))
        """
