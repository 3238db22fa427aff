import pytest

from cardwright.authoring import Zone

MULLDRIFTER = "Mulldrifter"


def test_facts(table):
    view = table.see(table.hand("P1", MULLDRIFTER))
    printed = view.characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{4}{U}", "Creature — Elemental")
    assert (printed.power, printed.toughness) == (2, 2)
    assert view.has("flying")
    assert view.has("evoke")


def hand(table):
    return len(table.game.state.zone(Zone.HAND, "P1"))


@pytest.mark.rule("118.9")
def test_cast_for_its_mana_cost_it_stays(table):
    table.library("P1", *["Forest"] * 4)
    table.hand("P1", MULLDRIFTER)
    table.mana("P1", "{U}{U}{U}{U}{U}")
    table.answers("P1", ("cost", "mana cost"))
    table.cast("P1", MULLDRIFTER)
    table.resolve()
    assert table.permanents() == [MULLDRIFTER]
    assert hand(table) == 2


@pytest.mark.rule("702.74a")
def test_evoked_it_is_sacrificed(table):
    table.library("P1", *["Forest"] * 4)
    table.hand("P1", MULLDRIFTER)
    table.mana("P1", "{U}{U}{U}")
    table.answers(
        "P1",
        ("cost", lambda option: str(option) == "evoke"),
        ("order triggers", lambda trigger: trigger.instance.ability.keyword == "evoke"),
    )
    table.cast("P1", MULLDRIFTER)
    table.resolve()
    assert table.permanents() == []
    assert hand(table) == 2


@pytest.mark.rule("702.74a")
def test_not_cast_it_is_not_sacrificed(table):
    table.library("P1", *["Forest"] * 4)
    table.propose(table.entering("P1", MULLDRIFTER))
    table.resolve()
    assert table.permanents() == [MULLDRIFTER]
