"""Akroma's Vengeance."""

import pytest

NAME = "Akroma's Vengeance"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Sorcery"
    assert str(printed.cost) == "{4}{W}{W}"


@pytest.mark.rule("701.8")
def test_it_destroys_all_but_lands(table):
    table.battlefield("P1", "Glorious Anthem")
    table.battlefield("P2", "Ornithopter", "Grizzly Bears", "Forest")
    table.mana("P1", "{C}{C}{C}{C}{W}{W}")
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert table.permanents() == ["Forest"]
