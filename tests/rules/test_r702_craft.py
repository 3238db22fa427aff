"""Craft: what is exiled for it, what returns, and what that knows of its materials (702.167)."""

import pytest

from cardwright.authoring import (
    Card,
    CraftedWith,
    IllegalActionError,
    Is,
    Replacement,
    Zone,
    ZoneChange,
    about,
    hookimpl,
    move,
    token,
    transforms_into,
)
from cardwright_core.faces import Component, Form
from cardwright_core.functioning import instances
from cardwright_core.zone_changes import make_token

THOPTER = "Ornithopter"


def card(name, types, **values):
    return type("TestCard", (Card,), {"name": name, "types": types, **values})


ENGINE = card("Engine", "Artifact Creature", power=4, toughness=4, keywords=("flying",))


@pytest.fixture(autouse=True)
def _cards(table):
    back = {"faces": transforms_into(ENGINE)}
    table.add_card(card("Parts", "Artifact", keywords=("craft with artifact {0}",), **back))
    table.add_card(card("Heap", "Artifact", keywords=("craft with 2 artifact {0}",), **back))
    more = ("craft with 2 or more artifact {0}",)
    table.add_card(card("Pile", "Artifact", keywords=more, **back))
    table.add_card(card("Plain", "Artifact", keywords=("craft with artifact {0}",)))


def crafted(table, name, *materials):
    """Activate the craft ability of a permanent of that name; return that."""
    item = next(view.id for view in table.game.permanents("P1") if view.name == name)
    if materials:
        table.answers("P1", ("craft", list(materials)))
    table.activate("P1", item)
    return item


def used(table, what=None):
    """Return the names of what the abilities of the crafted permanent find."""
    (engine,) = (view for view in table.game.permanents() if view.name == "Engine")
    selection = CraftedWith() if what is None else CraftedWith(what)
    found = selection.objects(table.game, next(iter(instances(engine))))
    return [table.see(item).name for item in found]


@pytest.mark.rule("702.167a", "702.167c")
def test_it_knows_what_it_was_crafted_with(table):
    heap, thopter = table.battlefield("P1", "Heap", THOPTER)
    plain = table.graveyard("P1", "Plain")
    other = table.graveyard("P1", THOPTER)
    crafted(table, "Heap", thopter, plain)
    assert table.permanents("P1") == []
    table.resolve()
    assert table.permanents("P1") == ["Engine"]
    assert sorted(used(table)) == [THOPTER, "Plain"]
    assert used(table, Is("Creature")) == [THOPTER]
    assert table.game.exists(other)
    assert not table.game.exists(heap)


@pytest.mark.rule("702.167c", "400.7")
def test_what_left_exile_was_used_but_is_there_no_more(table):
    _, thopter, _ = table.battlefield("P1", "Heap", THOPTER, "Plain")
    crafted(table, "Heap")
    table.resolve()
    exiled = [item for item in table.game.state.zone(Zone.EXILE) if table.see(item).name == THOPTER]
    table.propose(move(table.game, exiled[0], Zone.HAND))
    assert used(table) == ["Plain"]
    back = table.game.state.zone(Zone.HAND, "P1")[-1]
    table.propose(move(table.game, back, Zone.EXILE))
    assert used(table) == ["Plain"]
    assert not table.game.exists(thopter)


@pytest.mark.rule("702.167c", "111.7")
def test_a_token_is_a_material_but_no_card(table):
    table.battlefield("P1", "Parts")
    table.propose(make_token(table.game, token("Artifact", name="Clue"), "P1"))
    crafted(table, "Parts")
    table.resolve()
    assert (table.permanents("P1"), used(table)) == (["Engine"], [])


@pytest.mark.rule("702.167c")
def test_each_knows_its_own_materials(table):
    table.battlefield("P1", "Parts", THOPTER)
    crafted(table, "Parts")
    table.resolve()
    (first,) = (view.id for view in table.game.permanents("P1"))
    table.battlefield("P1", "Parts")
    plain = table.battlefield("P1", "Plain")
    crafted(table, "Parts", plain)
    table.resolve()
    found = {
        view.id: [table.see(one).name for one in CraftedWith().objects(table.game, by)]
        for view in table.game.permanents("P1")
        for by in instances(view)
    }
    assert found.pop(first) == [THOPTER]
    assert list(found.values()) == [["Plain"]]


@pytest.mark.rule("702.167a", "400.7j")
def test_a_card_that_left_exile_meanwhile_does_not_return(table):
    table.battlefield("P1", "Parts", THOPTER)
    crafted(table, "Parts")
    (gone,) = (i for i in table.game.state.zone(Zone.EXILE) if table.see(i).name == "Parts")
    table.propose(move(table.game, gone, Zone.HAND))
    table.propose(move(table.game, table.game.state.zone(Zone.HAND, "P1")[-1], Zone.EXILE))
    table.resolve()
    assert table.permanents("P1") == []


@pytest.mark.rule("702.167a")
def test_it_returns_under_its_owners_control(table):
    item = table.battlefield("P2", "Parts")
    state = table.game.state
    state.put(state.objects[item].replace(controller="P1"))
    table.battlefield("P1", THOPTER)
    table.game.follow()
    crafted(table, "Parts")
    table.resolve()
    assert (table.permanents("P1"), table.permanents("P2")) == ([], ["Engine"])


@pytest.mark.rule("702.167a", "712.14a")
def test_a_card_without_a_back_stays_in_exile(table):
    table.battlefield("P1", "Plain", THOPTER)
    crafted(table, "Plain")
    table.resolve()
    assert table.permanents("P1") == []
    assert len(table.game.state.zone(Zone.EXILE)) == 2


@pytest.mark.rule("702.167a", "702.167b")
@pytest.mark.parametrize(("name", "count", "legal"), [("Pile", 3, True), ("Heap", 3, False)])
def test_so_many_materials_or_more(table, name, count, legal):
    table.battlefield("P1", name)
    materials = [*table.battlefield("P1", THOPTER, THOPTER), table.graveyard("P1", THOPTER)]
    assert len(materials) == count
    if not legal:
        with pytest.raises(IllegalActionError, match="expected 2"):
            crafted(table, name, *materials)
        return
    crafted(table, name, *materials)
    table.resolve()
    assert used(table) == [THOPTER] * count


@pytest.mark.rule("702.167a", "730.3c", "712.14a")
def test_of_a_merged_permanent_all_cards_are_found_and_what_has_a_back_returns(table):
    item = table.battlefield("P1", "Plain")
    table.battlefield("P1", THOPTER)
    state = table.game.state
    number = table.game.add_card("Parts", "P1")
    state.put(state.objects[item].replace(form=Form(under=(Component(number),))))
    table.game.follow()
    table.answers("P1", ("order of cards", "Parts"))
    crafted(table, "Plain")
    table.resolve()
    assert table.permanents("P1") == ["Engine"]
    there = sorted(table.see(one).name for one in table.game.state.zone(Zone.EXILE))
    assert there == [THOPTER, "Plain"]


class Keeper(Card):
    """Lets creatures go to graveyards instead of being exiled."""

    name = "Keeper"
    types = "Enchantment"

    @hookimpl
    @about(ZoneChange)
    def replacements(self, game, by, event):
        """614.1a"""
        if event.destination is not Zone.EXILE or not game.see(event.object).is_a("Creature"):
            return None
        return Replacement.of(by, lambda _, part: part.to(Zone.GRAVEYARD))


@pytest.mark.rule("702.167c")
def test_what_was_not_exiled_after_all_was_not_used(table):
    table.add_card(Keeper)
    table.battlefield("P1", "Heap", THOPTER, "Plain", "Keeper")
    crafted(table, "Heap")
    table.resolve()
    assert used(table) == ["Plain"]
