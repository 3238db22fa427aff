"""A proposal: a spell or ability while it is announced, before it is legal and paid (601.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, by_identity, record

if TYPE_CHECKING:
    from cardwright_core.abilities import ActivatedAbility, Cost, Instance
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.costs import PaymentOption
    from cardwright_core.faces import Form
    from cardwright_core.game import Game
    from cardwright_core.index import Shape
    from cardwright_core.permission import Permission
    from cardwright_core.zones import PlayerId

__all__ = ["Proposal", "Way", "is_free", "is_unquestioned"]


@record
class Way(Record):
    """A way to cast a card as something else than it is: face down, both halves (702.37c, 702.102).

    The spell has these `values`, if they are not those of the card, and that `form`; only what it
    is then counts (708.4). A `cost` is an alternative one, and is paid under its `name` (118.9).
    """

    name: str
    values: Characteristics | None = None
    form: Form | None = None
    cost: Cost | None = None

    def shown(self, values: Characteristics) -> Characteristics:
        """Return what a card of these values is, cast in this way."""
        values = values if self.values is None else self.values
        return values if self.form is None else self.form.shown(self.form.up(values))

    def __str__(self) -> str:
        """Name it."""
        return self.name


@record
class Proposal(Record):
    """What a player proposes to cast or activate, and all that was announced for it.

    `kind` is ``cast`` or ``activate``; `object` is the spell on the stack (before it is there, the
    card), or the source of the ability; `instance` carries targets, modes, X, and the names of the
    alternative and additional costs. `payments` are the ways to pay that were announced; `way` is
    the one in which a card is cast as something else than it is.
    """

    kind: str
    player: PlayerId
    object: int
    instance: Instance
    cost: Cost
    permission: Permission | None = None
    payments: tuple[PaymentOption, ...] = ()
    way: Way | None = None

    @property
    def alternative(self) -> tuple[Cost, str] | None:
        """The alternative cost that is given with the proposal, and its name (118.9a)."""
        if self.permission is not None and self.permission.instead is not None:
            return self.permission.instead, self.permission.name
        if self.way is not None and self.way.cost is not None:
            return self.way.cost, self.way.name
        return None

    @property
    def aspect(self) -> type[Proposal]:
        """The type under which listeners find it."""
        return type(self)

    def listeners(self, game: Game, hook: str) -> tuple[()]:
        """Return no listeners beside those of the index."""
        del game, hook
        return ()

    def is_spell(self) -> bool:
        """Whether a spell is being cast."""
        return self.kind == "cast"


@by_identity
def is_free(ability: ActivatedAbility) -> bool:
    """Whether only its components can stand in the way, if nothing has a say (see below)."""
    return not (
        ability.only_if is not None
        or ability.each_turn
        or ability.targets
        or ability.cost.mana.symbols
        or ability.cost.x is not None
        or any(component.variable for component in ability.cost.components)
        or hasattr(ability.effect, "targets_of")
    )


def is_unquestioned(game: Game) -> bool:
    """Whether nothing has a say in what may be proposed, and in what it costs."""
    state = game.state
    return state.standing.told(
        _is_unquestioned, game, state.index.shape, game.rules.plugins.edition
    )


def _is_unquestioned(game: Game, shape: Shape) -> bool:
    implemented = game.rules.implemented
    on_costs = any(hook in shape.hooks for hook in _SAY if hook != "prohibits")
    return not (
        on_costs
        or any(implemented[hook].some for hook in _SAY)
        or shape.about("prohibits", Proposal)
    )


_SAY = ("prohibits", "cost_options", "cost_changes", "payment_options")
