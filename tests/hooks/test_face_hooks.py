"""The hook that offers to cast a card as something else than it is."""

import pytest

from cardwright.authoring import (
    FACE_DOWN,
    Card,
    Form,
    Record,
    StaticAbility,
    Way,
    Zone,
    functions_in,
    hookimpl,
    paying,
    record,
)
from cardwright_core.casting import Cast


@record
class Veiled(Record):
    @hookimpl
    @functions_in(Zone.HAND)
    def ways_to_cast(self, by, card):
        if card.id != by.source.id:
            return None
        return Way("veil", form=Form(down=FACE_DOWN, how="veil"), cost=paying("{1}"))


class Masked(Card):
    name = "Masked"
    cost = "{9}"
    types = "Creature"
    power, toughness = 9, 9
    abilities = (StaticAbility(Veiled()),)


@pytest.mark.rule("118.9", "601.2b", "708.4")
def test_ways_to_cast(table):
    table.add_card(Masked)
    item, other = table.hand("P1", "Masked"), table.hand("P1", "Grizzly Bears")
    (way,) = table.hook.ways_to_cast(card=table.see(item))
    assert way.name == "veil"
    assert table.hook.ways_to_cast(card=table.see(other)) == []
    table.mana("P1", "{C}")
    table.act("P1", Cast("P1", item, "Masked", way=way))
    (spell,) = table.game.state.zone(Zone.STACK)
    assert table.see(spell).characteristics == FACE_DOWN
    assert table.see(spell).object.spell.paid == ("veil",)
    table.resolve()
    assert table.permanents("P1") == [""]
