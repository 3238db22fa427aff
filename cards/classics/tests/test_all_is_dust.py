"""All Is Dust: each player sacrifices what is of a color."""

import pytest


def test_as_printed(table):
    printed = table.see(table.hand("P1", "All Is Dust")).characteristics
    assert (str(printed.cost), printed.types, printed.subtypes) == (
        "{7}",
        ("Kindred", "Sorcery"),
        ("Eldrazi",),
    )
    assert printed.colors == frozenset()


@pytest.mark.rule("701.21a", "105.2c")
def test_colorless_permanents_are_kept(table):
    table.battlefield("P1", "Grizzly Bears", "Mirage Mirror")
    table.battlefield("P2", "Soul Warden", "Pithing Needle")
    table.hand("P1", "All Is Dust")
    table.mana("P1", "{C}{C}{C}{C}{C}{C}{C}")
    table.cast("P1", "All Is Dust")
    table.resolve()
    assert table.permanents() == ["Mirage Mirror", "Pithing Needle"]
    assert table.told.count("is sacrificed") == 2
