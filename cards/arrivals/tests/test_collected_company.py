"""Collected Company."""

import pytest

NAME = "Collected Company"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{3}{G}"


@pytest.mark.rule("701.20e", "401.4")
def test_two_small_creatures_of_six(table):
    table.library("P1", "Forest", "Grizzly Bears", "Hill Giant", "Memnite", "Craw Wurm")
    table.library("P1", "Island", "Soul Warden")
    table.mana("P1", "{G}{G}{G}{G}")
    table.answers("P1", ("take", ["Grizzly Bears", "Memnite"]))
    table.answers("P1", ("bottom", ["Island", "Hill Giant", "Forest", "Craw Wurm"]))
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert table.permanents("P1") == ["Grizzly Bears", "Memnite"]
    assert table.library.names("P1") == [
        "Soul Warden",
        "Island",
        "Hill Giant",
        "Forest",
        "Craw Wurm",
    ]
