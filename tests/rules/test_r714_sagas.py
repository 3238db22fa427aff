"""Sagas: lore counters, chapters, and the sacrifice once all is told (714)."""

import pytest

from cardwright.authoring import (
    Card,
    CountersPut,
    GainLife,
    Is,
    Layer,
    LoseAbilities,
    Part,
    chapter,
    static,
)


class Tale(Card):
    name = "Tale"
    types = "Enchantment — Saga"
    abilities = (*(chapter(number, GainLife(1)) for number in (1, 2)), chapter(3, GainLife(10)))


class Silence(Card):
    name = "Silence"
    types = "Artifact"
    abilities = (static(Part(Layer.ABILITY, Is("Saga"), LoseAbilities())),)


@pytest.fixture(autouse=True)
def _cards(table):
    table.add_card(Tale)
    table.add_card(Silence)
    table.library("P1", *["Forest"] * 9)
    table.library("P2", *["Forest"] * 9)


@pytest.mark.rule("714.3c", "614.16")
def test_the_counter_of_each_turn_is_put_by_no_effect(table):
    saga = table.battlefield("P1", "Tale", counters={"lore": 1})
    table.battlefield("P1", "Doubling Season")
    table.library("P1", "Forest")
    table.library("P2", "Forest")
    table.go_to("upkeep")
    table.go_to("end")
    table.go_to("precombat main")
    assert table.counters(saga) == {"lore": 2}


@pytest.mark.rule("714.3a", "714.2b", "122.6")
def test_it_enters_with_a_counter_and_its_first_chapter_triggers(table):
    tale = table.propose(table.entering("P1", "Tale")).becomes
    assert table.see(tale).object.counters == (("lore", 1),)
    table.resolve()
    assert table.life("P1") == 21


@pytest.mark.rule("714.3c", "714.2c", "714.4")
def test_it_goes_on_each_turn_and_ends(table):
    tale = table.battlefield("P1", "Tale", counters={"lore": 1})
    for step in ("upkeep", "end", "upkeep"):
        table.go_to(step)
    assert table.life("P1") == 20
    table.go_to("precombat main")
    assert table.life("P1") == 20
    table.resolve()
    assert table.life("P1") == 21
    for step in ("upkeep", "end", "upkeep"):
        table.go_to(step)
    table.go_to("precombat main")
    assert table.see(tale).object.counters == (("lore", 3),)
    assert table.permanents() == ["Tale"]  # its last chapter is still on the stack
    table.resolve()
    assert table.life("P1") == 31
    assert table.permanents() == []


@pytest.mark.rule("714.2b")
def test_several_counters_at_once_tell_all_the_chapters_between(table):
    tale = table.battlefield("P1", "Tale")
    order = [("order triggers", lambda t, n=number: t.instance.number == n) for number in (2, 1)]
    table.answers("P1", *order)
    table.propose(CountersPut(tale, "lore", 3))
    table.resolve()
    assert table.life("P1") == 32
    assert table.permanents() == []


@pytest.mark.rule("714.4", "714.2d")
def test_without_chapters_it_stays_and_gets_no_counters(table):
    table.battlefield("P1", "Silence")
    tale = table.battlefield("P1", "Tale", counters={"lore": 3})
    for step in ("upkeep", "end", "upkeep"):
        table.go_to(step)
    table.go_to("precombat main")
    assert table.see(tale).object.counters == (("lore", 3),)


@pytest.mark.rule("603.3b", "714.3c")
def test_chapters_of_sagas_alike_are_not_ordered(table):
    table.battlefield("P1", "Tale", "Tale", counters={"lore": 1})
    for step in ("upkeep", "end", "upkeep", "precombat main"):
        table.go_to(step)
    table.resolve()
    assert table.life("P1") == 22


@pytest.mark.rule("603.3b", "714.3c")
def test_chapters_of_sagas_that_differ_are_ordered(table):
    first = table.battlefield("P1", "Tale", counters={"lore": 1})
    table.battlefield("P1", "Tale", counters={"lore": 2})
    table.answers("P1", ("order triggers", first))
    for step in ("upkeep", "end", "upkeep", "precombat main"):
        table.go_to(step)
    table.resolve()
    assert table.life("P1") == 31
