"""Detention Sphere."""

import pytest

from cardwright.authoring import Zone

NAME = "Detention Sphere"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment"
    assert str(printed.cost) == "{1}{W}{U}"


@pytest.mark.rule("201.2", "607.2a")
def test_all_of_one_name_until_it_leaves(table):
    for player in ("P1", "P2"):
        table.battlefield(player, "Memnite")
    giant = table.battlefield("P2", "Hill Giant")
    table.propose(table.entering("P1", NAME))
    table.answers(
        "P1",
        ("target", lambda one: table.see(one).controller == "P2" and one != giant),
        ("may", True),
    )
    table.resolve()
    assert (table.permanents("P1"), table.permanents("P2")) == ([NAME], ["Hill Giant"])
    (sphere,) = table.game.permanents("P1")
    table.propose(table.moving(sphere.id, Zone.GRAVEYARD))
    table.resolve()
    assert (table.permanents("P1"), table.permanents("P2")) == (
        ["Memnite"],
        ["Hill Giant", "Memnite"],
    )
