"""Champion."""

from cardwright_core._records import Record, record
from cardwright_core.abilities import Ability, Instance, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.decisions import Decision
from cardwright_core.game import Game
from cardwright_core.lasting import Among
from cardwright_core.terms import Condition, Filter, This
from cardwright_core.zone_changes import Enters, Leaves
from cardwright_rules.qualities import named_set
from cardwright_rules.vocabulary.effects import Sacrifice
from cardwright_rules.vocabulary.filters import another
from cardwright_rules.vocabulary.moves import Exile, PutOntoBattlefield
from cardwright_rules.vocabulary.selections import ITSELF, Each, Linked

CHAMPIONED = "championed"
"""The link under which abilities find what a permanent championed (702.72b)."""


@record
class SacrificeUnlessChampioned(Record):
    """Sacrifice this unless you exile another permanent of a set that you control (702.72a)."""

    english = "sacrifice this unless you exile another {what} you control"

    what: Filter

    def resolve(self, game: Game, by: Instance) -> None:
        """Let them choose one, or none."""
        others = another(self.what)
        mine = game.permanents(by.controller)
        options = tuple(view.id for view in mine if others.matches(game, by, view))
        prompt = f"what {by.source.name} champions"
        you = (by.controller,)
        decision = Decision(you, Champion.name, options, 0, 1, prompt=prompt, rule="702.72a")
        chosen = game.choose(decision) if options else ()
        if chosen:
            Exile(Each(Among(chosen)), CHAMPIONED).resolve(game, by)
        else:
            Sacrifice(ITSELF).resolve(game, by)


class Champion(Keyword):
    name, rule = "champion", "702.72"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.72a, as in "champion a Kithkin"."""
        what = named_set(parameter.removeprefix("an ").removeprefix("a "))
        back = PutOntoBattlefield(Linked(CHAMPIONED))
        enters, leaves = Condition(Enters, This()), Condition(Leaves, This())
        return (
            TriggeredAbility((enters,), SacrificeUnlessChampioned(what), keyword=self.name),
            TriggeredAbility((leaves,), back, keyword=self.name),
        )
