"""Student of Elements: flips as soon as it has flying."""

import pytest

from cardwright.authoring import CREATURE, AddKeyword, Card, Duration, Layer, Until, spell, target

CARD = "Student of Elements"


class Wings(Card):
    name = "Wings"
    cost = "{0}"
    types = "Instant"
    abilities = (
        spell(
            Until(Duration.END_OF_TURN, ((Layer.ABILITY, AddKeyword("flying")),)), target(CREATURE)
        ),
    )


@pytest.mark.rule("603.8", "710.2")
def test_it_flips_when_it_has_flying(table):
    table.add_card(Wings)
    item = table.battlefield("P1", CARD)
    table.settle()
    assert table.see(item).name == CARD
    table.hand("P1", "Wings")
    table.cast("P1", "Wings")
    table.resolve()
    values = table.see(item).characteristics
    assert (values.name, values.power, values.supertypes, values.mana_value) == (
        "Tobita, Master of Winds",
        3,
        ("Legendary",),
        2,
    )
    bears = table.battlefield("P1", "Grizzly Bears")
    assert table.see(bears).has("flying")
