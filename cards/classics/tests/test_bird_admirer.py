"""Bird Admirer: a werewolf by night."""

import pytest

from cardwright.authoring import BecomesNight

CARD = "Bird Admirer"


def test_as_printed(table):
    values = table.see(table.hand("P1", CARD)).characteristics
    (back,) = values.faces
    assert (str(values.cost), values.power, values.toughness) == ("{2}{G}", 1, 4)
    assert (back.name, back.power, back.toughness, back.cost) == ("Wing Shredder", 3, 5, None)


@pytest.mark.rule("702.145b", "202.3b")
def test_it_turns_over_at_night(table):
    item = table.propose(table.entering("P1", CARD)).becomes
    table.propose(BecomesNight())
    view = table.see(item)
    assert (view.name, view.has("reach"), view.characteristics.mana_value) == (
        "Wing Shredder",
        True,
        3,
    )
