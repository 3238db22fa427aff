"""Ulamog's Despoiler."""

import pytest

from cardwright.authoring import Zone

NAME = "Ulamog's Despoiler"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Eldrazi Processor"
    assert str(printed.cost) == "{6}"
    assert (printed.power, printed.toughness) == (5, 5)


@pytest.mark.rule("614.1c", "118.12")
@pytest.mark.parametrize(
    ("exiled", "pays", "power"), [(1, None, 5), (2, True, 9), (2, False, 5), (3, True, 9)]
)
def test_for_two_of_their_exiled_cards(table, exiled, pays, power):
    table.propose(table.moving(table.hand("P1", "Opt"), Zone.EXILE))
    for _ in range(exiled):
        table.propose(table.moving(table.hand("P2", "Opt"), Zone.EXILE))
    if pays is not None:
        table.answers("P1", ("pay cost", pays))
    if exiled > 2:
        table.answers("P1", ("cost", list(table.game.state.zone(Zone.EXILE)[1:3])))
    table.propose(table.entering("P1", NAME))
    (despoiler,) = table.game.permanents("P1")
    assert despoiler.characteristics.power == power
    assert len(table.graveyard.names("P2")) == (2 if pays else 0)
