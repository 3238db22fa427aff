"""Light: the symbol {L}, paid with a light counter from a permanent that one controls."""

from cardwright.authoring import (
    CostComponent,
    CountersRemoved,
    Decision,
    Game,
    Instance,
    ManaSymbol,
    PaymentOption,
    PlayerId,
    hookimpl,
    record,
)
from glowworks.kindling import LIGHT

SYMBOL = ManaSymbol(mana_value=1)


def lit(game: Game, player: PlayerId) -> tuple[int, ...]:
    """Return the permanents of a player that have light counters."""
    return tuple(
        view.id for view in game.permanents(player) if dict(view.object.counters).get(LIGHT)
    )


@record
class PutOut(CostComponent):
    """Remove a light counter from a permanent that one controls."""

    def payable(self, game: Game, by: Instance) -> bool:
        return bool(lit(game, by.controller))

    def __str__(self) -> str:
        return "{L}"


class Light:
    """Offers and pays {L}."""

    @hookimpl
    def symbol_options(self, symbol: str) -> PaymentOption | None:
        return PaymentOption("a light counter", ("L",), PutOut()) if symbol == "L" else None

    @hookimpl
    def pay_cost(
        self, game: Game, payer: PlayerId, component: CostComponent, source: Instance
    ) -> bool | None:
        if not isinstance(component, PutOut):
            return None
        decision = Decision((payer,), "light", lit(game, payer), prompt="which light goes out")
        (chosen,) = game.choose(decision)
        game.propose(CountersRemoved(chosen, LIGHT, 1), source)
        return True


plugin = Light()
