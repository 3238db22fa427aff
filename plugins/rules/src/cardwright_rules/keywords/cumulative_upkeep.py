"""Cumulative upkeep (702.24)."""

from cardwright_core._records import Record, record
from cardwright_core.abilities import Ability, Cost, CostComponent, Instance, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.decisions import Decision
from cardwright_core.events import CountersPut
from cardwright_core.game import Game
from cardwright_core.mana import ManaCost
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.effects import Sacrifice
from cardwright_rules.vocabulary.lasting import at_the_beginning_of
from cardwright_rules.vocabulary.selections import ITSELF
from cardwright_rules.vocabulary.shorthand import paying
from cardwright_rules.vocabulary.unless import pays

_AGE = "age"


@record
class KeepIt(Record):
    """Put an age counter on it; its controller pays once for each, or sacrifices it (702.24a)."""

    english = "put an age counter on this, then sacrifice it unless you pay {costs} for each"

    costs: tuple[Cost, ...]

    def resolve(self, game: Game, by: Instance) -> None:
        """Put the counter; ask what to pay for each, and whether to pay all of it."""
        item = by.source.id
        if not game.exists(item) or game.see(item).zone is not Zone.BATTLEFIELD:
            return
        game.propose(CountersPut(item, _AGE, 1), by)
        if not pays(game, by.controller, self._total(game, by), by):
            Sacrifice(ITSELF).resolve(game, by)

    def _total(self, game: Game, by: Instance) -> Cost:
        """Return all of it together; what may be paid in several ways is chosen for each."""
        total = Cost()
        for number in range(game.state.objects[by.source.id].count(_AGE)):
            prompt = f"what to pay for age counter {number + 1} on {by.source.name}"
            decision = Decision((by.controller,), "cost", self.costs, prompt=prompt, rule="702.24a")
            total = total.plus(game.choose(decision)[0])
        return total.replace(components=_merged(total.components))


def _merged(components: tuple[CostComponent, ...]) -> tuple[CostComponent, ...]:
    """Return components so that those of a kind are paid as one: nothing is used twice."""
    found: list[CostComponent] = []
    for component in components:
        for place, other in enumerate(found):
            both = other.merged(component)
            if both is not None:
                found[place] = both
                break
        else:
            found.append(component)
    return tuple(found)


def cumulative_upkeep(*costs: str | CostComponent) -> TriggeredAbility:
    """Return cumulative upkeep with a cost, or with several of which each counter takes one."""
    condition = at_the_beginning_of("upkeep", yours=True)
    effect = KeepIt(tuple(map(paying, costs)))
    return TriggeredAbility((condition,), effect, keyword="cumulative upkeep")


class CumulativeUpkeep(Keyword):
    name, rule = "cumulative upkeep", "702.24"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.24a"""
        costs = tuple(str(ManaCost.parse(mana)) for mana in parameter.split(" or "))
        return (cumulative_upkeep(*costs),)
