"""Chrome Mox: the colors of an imprinted card."""

import pytest

NAME = "Chrome Mox"


def pool(table, player="P1"):
    return "".join(sorted(unit.type for unit in table.game.player(player).pool))


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact"
    assert str(printed.cost) == "{0}"


@pytest.mark.rule("607.2a", "106.5")
@pytest.mark.parametrize(("imprinted", "added"), [("Grizzly Bears", "G"), ([], "")])
def test_the_colors_of_the_exiled_card(table, imprinted, added):
    table.hand("P1", "Grizzly Bears", "Forest", "Gilded Lotus")  # only one of them can be
    table.answers("P1", ("exile", imprinted))
    entering = table.entering("P1", NAME)
    table.propose(entering)
    table.resolve()
    table.activate("P1", entering.becomes, 1)
    assert pool(table) == added
