"""What a copy enters with by an exception, by the rules' examples (707.9)."""

import pytest

from cardwright.authoring import (
    PERMANENT,
    YOU_CONTROL,
    AddTypes,
    Card,
    CopyException,
    Duration,
    EntersAsCopy,
    Layer,
    MoreCounters,
    SetPT,
    StaticAbility,
    Until,
    activated,
    all_of,
    record,
    target,
)

BEARS = "Grizzly Bears"


def card(name, *abilities, types="Creature — Shapeshifter", **values):
    values |= {"name": name, "types": types, "abilities": abilities}
    if "Creature" in types:
        values |= {"power": 0, "toughness": 0}
    return type("TestCard", (Card,), values)


def enters(table, name, *copied):
    table.answers("P1", *(("copy", one) for one in copied))
    return table.propose(table.entering("P1", name)).becomes


@record
class IfCreature(CopyException):
    """It's legendary; if it's a creature, it has more abilities."""

    abilities: tuple[object, ...]

    def values(self, game, copied):
        more = self.abilities if copied.is_a("Creature") else ()
        supertypes = ("Legendary", *copied.supertypes)
        return copied.replace(supertypes=supertypes, abilities=(*copied.abilities, *more))


@pytest.mark.rule("707.9f", "707.9f#1")
@pytest.mark.parametrize(("animated", "count"), [("Forest", 0), (BEARS, 2)])
def test_what_an_effect_made_of_it_does_not_count(table, animated, count):
    changeling = table.rules.catalog.expand("changeling")
    exceptions = (MoreCounters("+1/+1", "Creature", 2), IfCreature(changeling))
    moritte = EntersAsCopy(all_of(PERMANENT, YOU_CONTROL), exceptions)
    table.add_card(card("Moritte", StaticAbility(moritte)))
    alive = ((Layer.TYPE, AddTypes(("Creature",))), (Layer.SET_PT, SetPT(3, 3)))
    awaken = activated("{0}", Until(Duration.END_OF_TURN, alive), target(PERMANENT))
    table.add_card(card("Awakener", awaken, types="Artifact"))
    copied, awakener = table.battlefield("P1", animated, "Awakener")
    table.answers("P1", ("target", copied))
    table.activate("P1", awakener)
    table.resolve()
    assert table.see(copied).is_a("Creature")
    entered = table.see(enters(table, "Moritte", copied))
    assert (entered.name, entered.is_a("Legendary")) == (animated, True)
    assert entered.object.count("+1/+1") == count
    assert entered.has("changeling") is bool(count)
