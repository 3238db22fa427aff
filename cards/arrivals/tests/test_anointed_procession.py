"""Anointed Procession."""

import pytest

from cardwright.authoring import CLUE, TokensCreated

NAME = "Anointed Procession"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment"
    assert str(printed.cost) == "{3}{W}"


@pytest.mark.rule("614.16")
def test_twice_as_many(table):
    table.battlefield("P1", NAME)
    table.propose(TokensCreated("P1", CLUE, 2))
    table.propose(TokensCreated("P2", CLUE, 2))
    assert table.permanents("P1") == [NAME, *["Clue Token"] * 4]
    assert table.permanents("P2") == ["Clue Token"] * 2
