"""Grand Entryway // Elegant Rotunda."""

import pytest

from cardwright_core.casting import Cast

NAME = "Grand Entryway // Elegant Rotunda"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert (str(printed.type_line), str(printed.cost)) == ("Enchantment — Room", "{1}{W}{2}{W}")


@pytest.mark.rule("709.5e", "709.5h", "116.2m")
def test_each_door_does_its_own_when_it_is_unlocked(table):
    item = table.hand("P1", NAME)
    table.mana("P1", "{C}{W}")
    table.act("P1", Cast("P1", item, "Grand Entryway", face=0))
    table.resolve()
    assert table.permanents("P1") == ["Grand Entryway", "Glimmer Token"]
    table.mana("P1", "{C}{C}{W}")
    table.act("P1", lambda option: str(option) == "unlock Elegant Rotunda")
    (_, glimmer) = [view.id for view in table.game.permanents("P1")]
    table.answers("P1", ("target", glimmer))
    table.resolve()
    assert table.permanents("P1")[0] == NAME
    assert table.size(glimmer) == (2, 2)
