"""Terror."""

import pytest

NAME = "Terror"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{1}{B}"


@pytest.mark.rule("701.8a")
def test_only_nonartifact_nonblack_creatures(table):
    table.battlefield("P2", "Memnite")
    table.battlefield("P2", "Nantuko Shade")
    table.battlefield("P2", "Grizzly Bears")
    table.mana("P1", "{B}{B}")
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert table.permanents("P2") == ["Memnite", "Nantuko Shade"]
