"""Reconfigure."""

from cardwright_core._records import Record, record
from cardwright_core.abilities import Ability, ActivatedAbility, Instance, StaticAbility
from cardwright_core.cards import Keyword
from cardwright_core.continuous import Aspect, Layer, Part
from cardwright_core.events import Event
from cardwright_core.game import Game
from cardwright_core.objects import View
from cardwright_core.terms import Filter, TargetSpec, Test
from cardwright_rules.attaching import Unattached, attached_to
from cardwright_rules.keywords.printed import printed_cost
from cardwright_rules.vocabulary.attachments import Attach
from cardwright_rules.vocabulary.filters import CREATURE, YOU_CONTROL, all_of, another
from cardwright_rules.vocabulary.selections import ITSELF
from cardwright_rules.vocabulary.statics import Continuous
from cardwright_rules.vocabulary.types import LoseTypes


@record
class IsAttached(Filter):
    """This, as long as it is attached to a permanent (702.151b)."""

    english = "this, as long as it is attached,"

    @property
    def reads(self) -> frozenset[Aspect]:
        """Nothing that an effect changes."""
        return frozenset()

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is that."""
        del game
        return view.id == by.source.id and isinstance(view.object.attached, int)


@record
class AttachedToCreature(Test):
    """The source is attached to a creature."""

    english = "this is attached to a creature"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it is."""
        del event
        host = attached_to(game, by.source.id)
        return isinstance(host, int) and game.see(host).is_a("Creature")


@record
class Unattach(Record):
    """This is unattached (701.3d)."""

    english = "unattach this"

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it, if it is attached."""
        for item in ITSELF.objects(game, by):
            if attached_to(game, item) is not None:
                game.propose(Unattached(item), by)


class Reconfigure(Keyword):
    name, rule = "reconfigure", "702.151"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.151a, 702.151b"""
        cost = printed_cost(self.name, parameter)
        target = TargetSpec(another(all_of(CREATURE, YOU_CONTROL)))
        attach = ActivatedAbility(cost, Attach(), (target,), as_a_sorcery=True, keyword=self.name)
        off = ActivatedAbility(cost, Unattach(), as_a_sorcery=True, keyword=self.name)
        no_creature = Part(Layer.TYPE, IsAttached(), LoseTypes(("Creature",)))
        return (
            attach,
            off.replace(only_if=AttachedToCreature()),
            StaticAbility(Continuous((no_creature,)), keyword=self.name),
        )
