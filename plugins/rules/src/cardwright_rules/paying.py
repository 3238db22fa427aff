"""What may be used to pay the costs of spells and of activated abilities (118.3, 601.2h)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import ActivatedAbility, SpellAbility

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId

__all__ = ["PayingWith", "may_pay_with", "paying_later"]

_LATER = "paid while something resolves"


@record
class PayingWith(Record):
    """The act of paying to cast a spell or activate an ability: by an `event`, with an object.

    Life is paid with no object (0). Something may say through the hook ``prohibits`` that it can't
    be. What is paid while something resolves (118.12) is no such act.
    """

    by: Instance
    event: type[Event]
    object: int = 0

    @property
    def aspect(self) -> type[PayingWith]:
        """The type under which listeners find it."""
        return PayingWith

    def listeners(self, game: Game, hook: str) -> tuple[()]:
        """Return no listeners beside those of the index."""
        del game, hook
        return ()


def may_pay_with(game: Game, by: Instance, event: type[Event], item: int = 0) -> bool:
    """Whether nothing keeps a player from paying so (118.3)."""
    if not game.concerned("prohibits", PayingWith) or not _is_announced(by):
        return True
    return not game.rules.ask.prohibits(game, PayingWith(by, event, item))


def paying_later(by: Instance, player: PlayerId) -> Instance:
    """Return the instance for which a player pays while it resolves, not to cast or activate it."""
    captured = by.captured if (_LATER, True) in by.captured else (*by.captured, (_LATER, True))
    return by.replace(controller=player, captured=captured)


def _is_announced(by: Instance) -> bool:
    spell_or_activated = isinstance(by.ability, SpellAbility | ActivatedAbility)
    return spell_or_activated and (_LATER, True) not in by.captured
