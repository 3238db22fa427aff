"""Metallic Mimic."""

import pytest

from cardwright.authoring import Simultaneous

NAME = "Metallic Mimic"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact Creature — Shapeshifter"
    assert str(printed.cost) == "{2}"
    assert (printed.power, printed.toughness) == (2, 1)


@pytest.mark.rule("614.12", "607.2d")
def test_others_of_the_type_enter_with_a_counter(table):
    table.answers("P1", ("creature type", "Bear"))
    table.propose(table.entering("P1", NAME))
    (mimic,) = table.game.permanents("P1")
    assert mimic.is_a("Bear")
    assert mimic.object.counters == ()
    for player, name in (("P1", "Grizzly Bears"), ("P1", "Hill Giant"), ("P2", "Grizzly Bears")):
        table.propose(table.entering(player, name))
    counters = [view.object.count("+1/+1") for view in table.game.permanents()]
    assert sorted(counters) == [0, 0, 0, 1]


@pytest.mark.rule("614.12")
def test_what_enters_with_it_gets_none(table):
    table.answers("P1", ("creature type", "Bear"))
    bears, mimic = table.entering("P1", "Grizzly Bears"), table.entering("P1", NAME)
    table.propose(Simultaneous((mimic, bears)))
    assert [view.object.counters for view in table.game.permanents("P1")] == [(), ()]
