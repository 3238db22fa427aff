"""Cathedral of Serra."""

import pytest

NAME = "Cathedral of Serra"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert (str(printed.type_line), printed.cost) == ("Land", None)


@pytest.mark.rule("702.22b")
def test_white_legends_of_yours_band_with_other_legends(table):
    table.battlefield("P1", NAME)
    mine = [
        table.battlefield("P1", name) for name in ("Thalia, Guardian of Thraben", "Soul Warden")
    ]
    theirs = table.battlefield("P2", "Thalia, Guardian of Thraben")
    assert [table.has(item, "bands with other") for item in (*mine, theirs)] == [True, False, False]
