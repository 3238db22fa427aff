"""Throne Warden."""

import pytest

NAME = "Throne Warden"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert (str(printed.type_line), str(printed.cost)) == ("Creature — Human Soldier", "{1}{W}")
    assert (printed.power, printed.toughness) == (2, 2)


@pytest.mark.rule("725.1", "725.5")
@pytest.mark.parametrize("crowned", [True, False])
def test_it_grows_if_you_are_the_monarch(table, crowned):
    warden = table.battlefield("P1", NAME)
    table.library("P1", "Forest")
    if crowned:
        table.propose(table.entering("P1", "Palace Sentinels"))
        table.resolve()
        table.answers("P1", ("attackers", []), ("order triggers", NAME))
    else:
        table.answers("P1", ("attackers", []))
    table.go_to("end")
    table.resolve()
    assert table.size(warden) == ((3, 3) if crowned else (2, 2))
