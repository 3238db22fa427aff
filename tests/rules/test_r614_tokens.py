"""Effects on the creating of tokens apply to all that are created at once (614.16, 616.1)."""

import pytest

from cardwright.authoring import (
    CLUE,
    FOOD,
    TREASURE,
    Card,
    OneOfEachInstead,
    Simultaneous,
    StaticAbility,
    TokensAsWell,
    TokensCreated,
    TokensMultiplied,
    token,
)

RAT = token("Creature — Rat", 1, 1, colors="B")


def card(title, *abilities):
    return type(title, (Card,), {"name": title, "types": "Enchantment", "abilities": abilities})


CARDS = (
    card("Kit", StaticAbility(OneOfEachInstead((CLUE, FOOD, TREASURE)))),
    card("Brood", StaticAbility(TokensAsWell(RAT))),
    card("Twice", StaticAbility(TokensMultiplied())),
)


@pytest.fixture
def table(table):
    table.add_card(*CARDS)
    return table


def tokens(table, player="P1"):
    names = [view.name.split()[0] for view in table.game.permanents(player) if not view.object.card]
    return {name: names.count(name) for name in sorted(set(names))}


@pytest.mark.rule("616.1", "616.1f", "614.5")
@pytest.mark.parametrize(
    ("order", "created"),
    [
        (["Kit", "Brood"], {"Clue": 2, "Food": 2, "Rat": 6, "Treasure": 2}),
        (["Kit", "Twice"], {"Clue": 2, "Food": 2, "Rat": 6, "Treasure": 2}),
        (["Brood", "Kit"], {"Clue": 2, "Food": 2, "Rat": 2, "Treasure": 2}),
        (["Brood", "Twice"], {"Clue": 2, "Food": 2, "Rat": 2, "Treasure": 2}),
        (["Twice", "Brood"], {"Clue": 2, "Food": 2, "Rat": 2, "Treasure": 2}),
    ],
)
def test_each_is_applied_once_to_all_of_them(table, order, created):
    """Two choices settle the order of three effects; no part of the event has one of its own."""
    for name in ("Kit", "Brood", "Twice"):
        table.battlefield("P1", name)
    table.answers("P1", *(("replacement", name) for name in order))
    table.propose(TokensCreated("P1", CLUE))
    assert tokens(table) == created


@pytest.mark.rule("614.5", "616.1f")
def test_what_was_added_has_been_multiplied_already(table):
    """The doubling of what is created does not come again for what is added after it."""
    for name in ("Brood", "Twice"):
        table.battlefield("P1", name)
    table.answers("P1", ("replacement", "Twice"))
    table.propose(TokensCreated("P1", CLUE))
    assert tokens(table) == {"Clue": 2, "Rat": 2}


@pytest.mark.rule("616.1")
def test_what_is_created_together_counts_together(table):
    table.battlefield("P1", "Brood")
    table.propose(Simultaneous((TokensCreated("P1", CLUE, 2), TokensCreated("P1", FOOD))))
    assert tokens(table) == {"Clue": 2, "Food": 1, "Rat": 3}


@pytest.mark.rule("614.16")
def test_what_others_create_at_the_same_time_stays_as_it_is(table):
    for name in ("Brood", "Twice"):
        table.battlefield("P1", name)
    table.answers("P1", ("replacement", "Brood"))
    table.propose(Simultaneous((TokensCreated("P1", CLUE), TokensCreated("P2", CLUE))))
    assert tokens(table) == {"Clue": 2, "Rat": 2}
    assert tokens(table, "P2") == {"Clue": 1}
