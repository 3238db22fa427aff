"""Academy Manufactor."""

import pytest

from cardwright.authoring import BLOOD, CLUE, FOOD, TREASURE, TokensCreated

NAME = "Academy Manufactor"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact Creature — Assembly-Worker"
    assert str(printed.cost) == "{3}"
    assert (printed.power, printed.toughness) == (1, 3)


@pytest.mark.rule("614.1a", "614.5")
@pytest.mark.parametrize("created", [CLUE, FOOD, TREASURE])
def test_one_of_each(table, created):
    table.battlefield("P1", NAME)
    table.propose(TokensCreated("P1", created, 2, tapped=True))
    tokens = [view for view in table.game.permanents("P1") if not view.object.card]
    assert sorted(view.name for view in tokens) == [
        *["Clue Token"] * 2,
        *["Food Token"] * 2,
        *["Treasure Token"] * 2,
    ]
    assert all(table.game.state.status_of(view.id).tapped for view in tokens)


@pytest.mark.rule("614.1a")
def test_no_other_tokens_and_nobody_elses(table):
    table.battlefield("P1", NAME)
    table.propose(TokensCreated("P2", CLUE))
    table.propose(TokensCreated("P1", BLOOD))
    assert table.permanents("P1") == [NAME, "Blood Token"]
    assert table.permanents("P2") == ["Clue Token"]
