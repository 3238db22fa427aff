"""Contamination: every land for black mana, at a price."""

import pytest

from cardwright.authoring import ManaProduced
from cardwright_core.mana import mana

NAME = "Contamination"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment"
    assert str(printed.cost) == "{2}{B}"


@pytest.mark.rule("106.12b")
def test_one_black_mana_instead_of_whatever_a_land_would_add(table):
    forest, lotus = table.battlefield("P2", "Forest", "Gilded Lotus")
    table.battlefield("P1", NAME)
    made = ManaProduced("P2", mana("{G}{G}"), forest, forest, "P2")
    (offer,) = table.hook.replacements(event=made)
    assert offer.apply(table.game, made).units == mana("{B}")
    of_an_artifact = ManaProduced("P2", mana("{G}{G}"), lotus, lotus, "P2")
    assert table.hook.replacements(event=of_an_artifact) == []


@pytest.mark.rule("118.12a", "603.2b")
@pytest.mark.parametrize(
    ("sacrificed", "left"), [(True, [NAME]), (False, ["Overgrown Battlement"])]
)
def test_a_creature_each_upkeep(table, sacrificed, left):
    table.battlefield("P1", NAME, "Overgrown Battlement")  # it does not ask to attack
    for player in ("P1", "P2"):
        table.library(player, "Forest", "Forest")
    table.go_to("end")
    table.go_to("upkeep")
    table.go_to("end")
    table.answers("P1", ("pay cost", sacrificed))
    table.go_to("draw")
    assert table.permanents("P1") == left
