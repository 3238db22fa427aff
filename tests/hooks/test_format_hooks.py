"""Hooks of formats and of what players begin with: whose turn comes next, hands, life, copies."""

import pytest

from cardwright.authoring import (
    Card,
    GainLife,
    LifeGained,
    Record,
    StaticAbility,
    Zone,
    activated,
    hookimpl,
    record,
    triggered,
    whenever,
)
from cardwright_core.copying import copy_card
from cardwright_core.state import Cursor
from cardwright_rules.allowances import (
    HandSize,
    maximum_hand_size,
    starting_hand_size,
    starting_life,
)

BEARS = "Grizzly Bears"


def card(name, *abilities, types="Enchantment"):
    return type("TestCard", (Card,), {"name": name, "types": types, "abilities": abilities})


class Backwards:
    """A format in which turns go to the right."""

    @hookimpl
    def arrange_next_turn(self, game, ended):
        """500.1"""
        return Cursor(active=game.order_from(ended.active)[-1])


@pytest.mark.rule("500.1")
def test_arrange_next_turn(table):
    for player in ("P3", "P4"):
        table.add_player(player)
    table.add_plugin("format backwards", Backwards())
    for player in table.game.state.order:
        table.library(player, *["Forest"] * 3)
    first, turns = table.game.state.cursor.turn, []
    for _ in range(4):
        turns.append(table.game.state.cursor.active)
        table.go_to("end")
        table.go_to("upkeep")
    assert turns == ["P1", "P4", "P3", "P2"]
    assert table.game.state.cursor.turn == first + 4


class NotTheThird:
    """A format in which P3 never gets priority."""

    @hookimpl
    def lacks_priority(self, player):
        """117.3"""
        return player == "P3"


@pytest.mark.rule("117.3", "117.4")
def test_lacks_priority(table):
    for player in ("P3", "P4"):
        table.add_player(player)
    assert table.game.priority_from("P2") == ("P2", "P3", "P4", "P1")
    table.add_plugin("format three", NotTheThird())
    assert table.hook.lacks_priority(player="P3") == [True]
    assert table.game.priority_from("P2") == ("P2", "P4", "P1")
    game = table.game
    game.agents = {}
    asked = []
    step = game.state.cursor.step
    while game.decision and game.state.cursor.step == step:
        asked.append(game.decision.deciders[0])
        game.answer(game.decision.options[0])
    assert asked == ["P1", "P2", "P4"]


class Towers:
    """A format with towers in the command zone."""

    @hookimpl
    def functions_in_command_zone(self):
        """113.6p"""
        return "Tower"


@pytest.mark.rule("113.6p")
@pytest.mark.parametrize("named", [False, True])
def test_functions_in_command_zone(table, named):
    bell = (triggered(whenever(LifeGained), GainLife(10)), activated("{0}", GainLife(1)))
    table.add_card(card("Bell", *bell, types="Tower"))
    if named:
        table.add_plugin("format towers", Towers())
    table.propose(table.moving(table.hand("P1", "Bell"), Zone.COMMAND))
    table.settle()
    offered = [str(one) for one in table.hook.legal_actions(player="P1")]
    assert ("activate Bell" in offered) is named
    assert bool(table.game.state.index.get(("trigger", LifeGained))) is named


@record
class Remains(Record):
    """A copy of a card stays in a graveyard as long as this is there."""

    @hookimpl
    def copy_remains(self, game, by, item):
        return game.see(item).zone is Zone.GRAVEYARD and game.exists(by.source.id)


@pytest.mark.rule("704.5e")
def test_copy_remains(table):
    table.add_card(card("Urn", StaticAbility(Remains())))
    urn = table.battlefield("P1", "Urn")
    copies = [
        copy_card(table.game, table.graveyard("P1", BEARS), "P1"),
        copy_card(table.game, table.exile("P1", BEARS), "P1"),
    ]
    assert [table.hook.copy_remains(item=item) for item in copies] == [[True], [False]]
    table.settle()
    assert [table.game.exists(item) for item in copies] == [True, False]
    table.die(urn)
    table.settle()
    assert not table.game.exists(copies[0])


@record
class More(Record):
    """Its controller begins with more, and may keep more."""

    @hookimpl
    def more_starting_life(self, by, player):
        return 5 if player == by.controller else None

    @hookimpl
    def more_starting_cards(self, by, player):
        return -1 if player == by.controller else None

    @hookimpl
    def maximum_hand_sizes(self, by, player):
        return HandSize(more=2) if player == by.controller else None


@pytest.fixture
def two_more(table):
    table.add_card(card("More", StaticAbility(More())))
    table.battlefield("P1", "More", "More")
    table.game.follow()
    return table


@pytest.mark.rule("103.4")
def test_more_starting_life(two_more):
    assert two_more.hook.more_starting_life(player="P1") == [5, 5]
    assert [starting_life(two_more.game, player) for player in ("P1", "P2")] == [30, 20]


@pytest.mark.rule("103.5")
def test_more_starting_cards(two_more):
    assert two_more.hook.more_starting_cards(player="P1") == [-1, -1]
    assert [starting_hand_size(two_more.game, player) for player in ("P1", "P2")] == [5, 7]


@pytest.mark.rule("402.2")
def test_maximum_hand_sizes(two_more):
    assert two_more.hook.maximum_hand_sizes(player="P1") == [HandSize(more=2)] * 2
    assert [maximum_hand_size(two_more.game, player) for player in ("P1", "P2")] == [11, 7]
