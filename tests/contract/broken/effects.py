"""Effects and a cost, most of them wrong."""

from contextlib import suppress

from broken_pack import inside

from cardwright.authoring import (
    CostComponent,
    Decision,
    GainLife,
    IllegalActionError,
    LifeGained,
    Record,
    hookimpl,
    record,
)

SEEN = []

assert inside


class NoValue:
    def resolve(self, game, by):
        pass


@record
class Divide(Record):
    def resolve(self, game, by):
        game.propose(LifeGained(by.controller, 1 // 0))


@record
class Remember(Record):
    def resolve(self, game, by):
        SEEN.append(by.controller)
        game.propose(LifeGained(by.controller, len(SEEN)))


@record
class ByOrder(Record):
    def resolve(self, game, by):
        known = [name for name, _ in game.rules.catalog.list_name_plugin()]
        game.propose(LifeGained(by.controller, known.index("order-bound")))


@record
class Trace(CostComponent):
    def payable(self, game, by):
        return True


class PaysTrace:
    @hookimpl
    def pay_cost(self, game, component, source):
        if isinstance(component, Trace):
            with suppress(IllegalActionError):  # so that nobody knows that it wasn't paid
                game.choose(Decision(("P1",), "number", (1, 2)))
            return True
        return None


plugin = PaysTrace()
GAIN = GainLife(1)
