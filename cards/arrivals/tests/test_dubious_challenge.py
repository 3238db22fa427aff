"""Dubious Challenge."""

import pytest

NAME = "Dubious Challenge"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Sorcery"
    assert str(printed.cost) == "{3}{G}"


@pytest.mark.rule("608.2c", "603.6a")
@pytest.mark.parametrize(
    ("taken", "mine", "theirs"),
    [
        (["Memnite"], ["Soul Warden"], ["Memnite"]),
        (["Soul Warden"], ["Memnite"], ["Soul Warden"]),
        ([], ["Memnite", "Soul Warden"], []),
    ],
)
def test_one_for_the_opponent_the_rest_afterwards(table, taken, mine, theirs):
    table.library("P1", "Forest", "Memnite", "Soul Warden", "Hill Giant")
    table.mana("P1", "{G}{G}{G}{G}")
    table.answers("P1", ("take", ["Memnite", "Soul Warden"]))
    table.answers("P2", ("put", taken))
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert sorted(table.permanents("P1")) == mine
    assert table.permanents("P2") == theirs
    assert sorted(table.library.names("P1")) == ["Forest", "Hill Giant"]
    assert table.life("P2") == (21 if taken == ["Soul Warden"] else 20)
