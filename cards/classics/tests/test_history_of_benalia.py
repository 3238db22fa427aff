import pytest

SAGA = "History of Benalia"


def test_facts(table):
    printed = table.see(table.hand("P1", SAGA)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{1}{W}{W}", "Enchantment — Saga")


@pytest.mark.rule("714.2b")
def test_its_first_chapter_makes_a_knight(table):
    table.propose(table.entering("P1", SAGA))
    table.resolve()
    saga, knight = table.game.permanents("P1")
    assert saga.object.counters == (("lore", 1),)
    assert (knight.name, knight.characteristics.power, knight.characteristics.toughness) == (
        "Knight Token",
        2,
        2,
    )
    assert knight.has("vigilance")


@pytest.mark.rule("714.4")
def test_its_last_chapter_strengthens_knights_and_ends_it(table):
    table.library("P1", *["Forest"] * 9)
    table.library("P2", *["Forest"] * 9)
    table.battlefield("P1", SAGA, counters={"lore": 1})
    for step in ("upkeep", "end", "upkeep", "precombat main"):
        table.go_to(step)
    table.resolve()
    knight = next(view for view in table.game.permanents("P1") if view.name == "Knight Token")
    for step in ("upkeep", "end", "upkeep", "precombat main"):
        table.go_to(step)
    table.resolve()
    assert SAGA not in table.permanents()
    now = table.see(knight.id).characteristics
    assert (now.power, now.toughness) == (4, 3)
