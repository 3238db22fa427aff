"""Malakir Blood-Priest."""

import pytest

NAME = "Malakir Blood-Priest"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert (str(printed.type_line), str(printed.cost)) == ("Creature — Vampire Cleric", "{1}{B}")
    assert (printed.power, printed.toughness) == (2, 1)


@pytest.mark.rule("700.8", "700.8a")
@pytest.mark.parametrize(
    ("others", "party"), [((), 1), (("Soul Warden",), 1), (("Grizzly Bears", "Soul Warden"), 1)]
)
def test_each_opponent_loses_and_you_gain_as_much_as_there_are_in_your_party(table, others, party):
    """Another Cleric is not another member, nor is a Bear."""
    for name in others:
        table.battlefield("P1", name)
    table.propose(table.entering("P1", NAME))
    if "Soul Warden" in others:
        table.answers("P1", ("order triggers", NAME))
    table.resolve()
    warden = "Soul Warden" in others
    assert (table.life("P1"), table.life("P2")) == (20 + party + warden, 20 - party)
