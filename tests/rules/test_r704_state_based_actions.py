"""State-based actions: what they do, that they end, and what a check forgets (704)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    Card,
    DamageDealt,
    Destroyed,
    Dies,
    Draw,
    GainLife,
    Replacement,
    Zone,
    about,
    copy_card,
    hookimpl,
    make_token,
    triggered,
    whenever,
)
from cardwright_rules.losing import Loses
from cardwright_rules.state_based import CeasesToExist

BEARS = "Grizzly Bears"
LEGEND = "Legend"


class Legend(Card):
    name = LEGEND
    types = "Legendary Creature — Elf"
    power, toughness = 1, 1


class Rock(Card):
    name = "Rock"
    types = "Artifact Creature — Wall"
    power, toughness = 0, 3
    keywords = ("indestructible",)


class Snake(Card):
    name = "Snake"
    types = "Creature — Snake"
    power, toughness = 1, 1
    keywords = ("deathtouch",)


class Angel(Card):
    """Nobody loses the game."""

    name = "Angel"
    types = "Enchantment"

    @hookimpl
    @about(Loses)
    def prohibits(self):
        """101.2"""
        return "nobody can lose"


class Shield(Card):
    """What would be destroyed is not; nothing of its damage is removed."""

    name = "Shield"
    types = "Enchantment"

    @hookimpl
    @about(Destroyed)
    def replacements(self, by):
        """614.1a"""
        return Replacement.of(by, lambda game, event: None)


class Griever(Card):
    name = "Griever"
    types = "Enchantment"
    abilities = (triggered(whenever(Dies, CREATURE), GainLife(1)),)


@pytest.fixture(autouse=True)
def _cards(table):
    for card in (Legend, Rock, Snake, Angel, Shield, Griever):
        table.add_card(card)


@pytest.mark.rule("704.5j")
def test_the_legend_rule_lets_the_player_choose(table):
    _, second, _ = table.battlefield("P1", LEGEND, LEGEND, LEGEND)
    table.battlefield("P2", LEGEND)
    table.answers("P1", ("legend", second))
    table.settle()
    assert [view.id for view in table.game.permanents("P1")] == [second]
    assert len(table.permanents("P2")) == 1
    assert table.game.state.zone(Zone.GRAVEYARD, "P1")


@pytest.mark.rule("704.5j", "101.4")
def test_both_players_choose_in_turn_order_and_all_go_at_once(table):
    theirs = table.battlefield("P2", LEGEND, LEGEND)
    mine = table.battlefield("P1", LEGEND, LEGEND)
    table.battlefield("P1", "Griever")
    table.answers("P1", ("legend", mine[0]), ("order triggers", lambda t: t.event.owner == "P1"))
    table.answers("P2", ("legend", theirs[0]))
    table.settle()
    assert len(table.stack) == 2


@pytest.mark.rule("704.7")
def test_a_legend_that_would_go_twice_goes_once(table):
    first, second = table.battlefield("P1", LEGEND, LEGEND)
    table.propose(DamageDealt(second, first, 3))
    table.answers("P1", ("legend", second))
    table.settle()
    assert table.permanents() == [LEGEND]
    assert len(table.game.state.zone(Zone.GRAVEYARD, "P1")) == 1


def rules_of_ceasing(table):
    return [line.rule for line in table.game.log if isinstance(line.event, CeasesToExist)]


@pytest.mark.rule("704.5d")
@pytest.mark.parametrize("zone", [Zone.HAND, Zone.GRAVEYARD, Zone.EXILE])
def test_a_token_off_the_battlefield_ceases_to_exist(table, zone):
    values = table.see(table.battlefield("P2", BEARS)).characteristics
    token = table.propose(make_token(table.game, values, "P1")).becomes
    table.propose(table.moving(token, zone))
    assert len(table.game.state.zone(zone, "P1")) == 1
    table.settle()
    assert not table.game.state.zone(zone, "P1")
    assert rules_of_ceasing(table) == ["704.5d"]


@pytest.mark.rule("704.5d", "603.6c")
def test_a_token_that_dies_triggers_before_it_ceases_to_exist(table):
    griever = table.battlefield("P1", "Griever")
    values = table.see(table.battlefield("P2", BEARS)).characteristics
    token = table.propose(make_token(table.game, values, "P1")).becomes
    table.propose(table.moving(token, Zone.GRAVEYARD))
    table.resolve()
    assert table.life("P1") == 21
    assert griever


@pytest.mark.rule("704.5e")
def test_a_copy_of_a_card_ceases_to_exist(table):
    card = table.exile("P1", BEARS)
    copy_card(table.game, card, "P1")
    assert len(table.game.state.zone(Zone.EXILE)) == 2
    table.settle()
    assert table.game.state.zone(Zone.EXILE) == (card,)
    assert rules_of_ceasing(table) == ["704.5e"]


@pytest.mark.rule("704.5q")
def test_counters_annihilate_in_pairs(table):
    bears = table.battlefield("P1", BEARS, counters={"+1/+1": 3, "-1/-1": 1})
    table.settle()
    assert table.see(bears).object.counters == (("+1/+1", 2),)


@pytest.mark.rule("704.5c")
@pytest.mark.parametrize(("counters", "lost"), [(9, False), (10, True)])
def test_ten_poison_counters(table, counters, lost):
    player = table.game.player("P2")
    table.game.state.players["P2"] = player.replace(counters=(("poison", counters),))
    table.settle() if not lost else table.game.play(table.game.agents)
    assert table.game.over is lost


@pytest.mark.rule("702.12b", "704.5g")
def test_lethal_damage_leaves_the_indestructible_alone(table):
    rock, bears = table.battlefield("P1", "Rock", BEARS)
    table.propose(DamageDealt(bears, rock, 5))
    table.settle()
    assert "Rock" in table.permanents()
    assert table.game.state.status_of(rock).damage == 5
    assert table.propose(Destroyed(rock)) is None


@pytest.mark.rule("704.5f", "702.12b")
def test_no_toughness_kills_it_all_the_same(table):
    table.battlefield("P1", "Rock", counters={"-1/-1": 3})
    table.settle()
    assert table.permanents() == []


@pytest.mark.rule("704.5h")
def test_deathtouch_is_forgotten_once_checked(table):
    table.battlefield("P1", "Shield")
    snake, bears = table.battlefield("P1", "Snake", BEARS)
    table.propose(DamageDealt(snake, bears, 1))
    assert table.game.state.status_of(bears).deathtouched
    table.settle()  # the destruction is replaced, and not tried for ever
    assert BEARS in table.permanents()
    assert not table.game.state.status_of(bears).deathtouched
    assert table.game.state.status_of(bears).damage == 1


@pytest.mark.rule("704.5h")
def test_deathtouch_kills_without_marked_damage(table):
    """Damage of some sources is not marked (120.3d), and is lethal all the same."""
    bears = table.battlefield("P1", BEARS)
    state = table.game.state
    state.set_status(bears, state.status_of(bears).replace(deathtouched=True))
    table.settle()
    assert table.permanents() == []


@pytest.mark.rule("704.3", "704.5b")
def test_a_draw_from_nothing_is_forgotten_once_checked(table):
    angel = table.battlefield("P1", "Angel")
    table.propose(Draw("P2", 1))
    table.settle()
    assert not table.game.player("P2").drew_from_empty
    table.propose(table.moving(angel, Zone.EXILE))
    table.settle()
    assert not table.game.over


@pytest.mark.rule("704.3", "514.3a")
def test_what_can_not_happen_is_no_reason_for_another_check(table):
    """A player at 0 life who can't lose: the checks end, and so does the cleanup step."""
    table.battlefield("P1", "Angel")
    table.library("P1", *[BEARS] * 3)
    table.library("P2", *[BEARS] * 3)
    table.game.state.players["P1"] = table.game.player("P1").replace(life=0)
    turn = table.game.state.cursor.turn
    table.go_to("upkeep")
    assert table.game.state.cursor.turn == turn + 1
