import pytest

KEEPER = "Lantern Keeper"
NORN = "Elesh Norn, Mother of Machines"


@pytest.mark.rule("603.2d")
@pytest.mark.parametrize("norns", [0, 1, 2])
def test_it_resonates_beside_any_norns(table, norns):
    keeper = table.battlefield("P1", KEEPER)
    table.battlefield("P1", KEEPER)  # which speaks for itself only
    table.battlefield("P1", *[NORN] * norns)
    trigger = table.trigger_of(keeper, on=table.entering("P2", "Grizzly Bears"))
    assert table.hook.additional_triggers(trigger=trigger) == [1] * (1 + norns)


def test_both_hooks_at_work(table):
    table.battlefield("P1", KEEPER, NORN)
    table.propose(table.entering("P1", "Grizzly Bears"))
    table.resolve()
    assert table.life("P1") == 23
