"""Shortcuts: how often a loop is repeated is a decision (732.2)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    EQUIPPED,
    TAP,
    AddAbilities,
    AttacksEachCombat,
    Card,
    CreateTokens,
    Each,
    Enters,
    LastsFor,
    Layer,
    Part,
    Untap,
    activated,
    cost,
    spell,
    static,
    target,
    token,
    triggered,
    whenever,
)
from cardwright_core.errors import IllegalActionError
from cardwright_rules.combat.fighting import attackers
from cardwright_rules.loops.shortcuts import take_shortcut


class Gond(Card):
    """It has what an Aura gives it in the example."""

    name = "Gond"
    types = "Creature — Elf"
    power, toughness = 1, 1
    abilities = (activated(cost("", TAP), CreateTokens(token("Creature — Elf Warrior", 1, 1))),)


class Alarm(Card):
    name = "Alarm"
    types = "Enchantment"
    abilities = (triggered(whenever(Enters, CREATURE), Untap(Each(CREATURE))),)


class Presence(Card):
    """What it enchants has the ability."""

    name = "Presence"
    types = "Enchantment — Aura"
    keywords = ("enchant creature",)
    abilities = (static(Part(Layer.ABILITY, EQUIPPED, AddAbilities(Gond.abilities))),)


class Fray(Card):
    name = "Fray"
    types = "Instant"
    cost = "{0}"
    abilities = (spell(LastsFor(AttacksEachCombat()), target(CREATURE)),)


LOOP = ("activate Gond", "pass", "pass", "pass", "pass")


@pytest.fixture
def game(table):
    for card in (Gond, Alarm):
        table.add_card(card)
    table.battlefield("P1", "Gond")
    table.battlefield("P2", "Alarm")
    table.game.agents = {}
    return table.game


def tokens(game):
    return len([one for one in game.permanents() if one.name.startswith("Elf")])


@pytest.mark.rule("732.2a", "732.1b")
@pytest.mark.parametrize("times", [1, 30])
def test_a_loop_is_repeated_as_often_as_its_player_says(game, times):
    assert take_shortcut(game, LOOP, times) == 5 * times
    assert tokens(game) == times
    assert game.decision.deciders == ("P1",)
    assert not game.over


@pytest.mark.rule("732.2a", "732.2a#1")
def test_the_last_time_around_may_end_earlier(table, attach):
    """It ends before the trigger of the last token resolves; a million would only take longer."""
    for card in (Alarm, Presence):
        table.add_card(card)
    bears, aura = table.battlefield("P1", "Grizzly Bears", "Presence")
    table.battlefield("P2", "Alarm")
    attach(aura, bears)
    game = table.game
    game.agents = {}
    loop = ("activate Grizzly Bears", *LOOP[1:])
    times = 50
    assert take_shortcut(game, loop * (times - 1) + loop[:3]) == 5 * times - 2
    assert tokens(game) == times
    assert table.tapped(bears)
    assert table.stack == ["ability of Alarm"]
    assert game.decision.kind == "priority"


@pytest.mark.rule("732.2b", "732.2b#1", "732.2c")
def test_go_ends_where_the_other_player_wants_to_cast_a_spell(table):
    table.add_card(Fray)
    bears = table.battlefield("P2", "Grizzly Bears")
    table.hand("P1", "Fray")
    table.library("P2", "Forest", "Forest")
    table.go_to("draw")
    game = table.game
    game.agents = {}
    assert (game.state.cursor.active, game.decision.deciders) == ("P2", ("P2",))

    def at_the_beginning_of_combat(game, decision):
        return game.state.cursor.step.name == "beginning of combat"

    made = take_shortcut(game, ("pass",), 30, otherwise={"P1": at_the_beginning_of_combat})
    assert game.state.cursor.step.name == "beginning of combat"
    assert game.decision.deciders == ("P1",)
    assert made == 5  # both in the draw step and the main phase, and then who proposed it
    (cast,) = (option for option in game.decision.options if str(option) == "cast Fray")
    game.answer(cast)
    while game.state.cursor.step.name != "declare blockers":
        decision = game.decision
        game.answer(bears if decision.kind == "target" else decision.options[: decision.minimum])
    assert [item for item, _ in attackers(game)] == [bears]  # nobody chose it


@pytest.mark.rule("732.2b", "732.2c")
def test_another_player_may_shorten_it(game):
    def answers_the_fourth(game, decision):
        return tokens(game) == 3 and "pass" in map(str, decision.options)

    made = take_shortcut(game, LOOP, 10, otherwise={"P2": answers_the_fourth})
    assert tokens(game) == 3
    assert made < 50
    assert game.decision.deciders == ("P2",)  # who now chooses


@pytest.mark.rule("732.2b")
def test_who_proposes_it_does_not_shorten_it(game):
    always = {"P1": lambda game, decision: True}
    assert take_shortcut(game, LOOP, 2, otherwise=always) == 10


@pytest.mark.rule("732.2a")
@pytest.mark.parametrize(
    ("choices", "told"),
    [
        (("pass", "pass", "activate Gond", "pass", "sing"), "sing is not among the options"),
        (("activate Gond", "activate Gond"), "is not among the options"),
    ],
)
def test_what_does_not_fit_changes_nothing(game, choices, told):
    assert game.decision.kind == "priority"
    digest = game.digest()
    with pytest.raises(IllegalActionError, match=told):
        take_shortcut(game, choices)
    assert game.digest() == digest
    assert tokens(game) == 0


@pytest.mark.rule("732.2a")
def test_only_who_has_priority_proposes_one(table):
    game = table.rules.new_game()
    for player in ("P1", "P2"):
        game.add_player(player, ["Forest"] * 20)
    assert game.decision.kind == "mulligan"
    with pytest.raises(IllegalActionError, match="only who has priority"):
        take_shortcut(game, ("keep", "keep"))


@pytest.mark.rule("732.2a")
def test_it_ends_where_a_player_has_priority(table):
    game = table.rules.new_game()
    for player in ("P1", "P2"):
        game.add_player(player, ["Grizzly Bears"] * 40)
    for _ in range(2):
        game.answer("keep")
    # no spell can be cast: at the end of the second turn one has to discard
    with pytest.raises(IllegalActionError, match="has to end where a player has priority"):
        take_shortcut(game, ("pass",), _passes_to_discard(game))


def _passes_to_discard(game):
    ahead, passes = game.fork(), 0
    while ahead.decision.kind == "priority":
        ahead.answer(ahead.decision.options[0])
        passes += 1
    return passes


def test_a_shortcut_beyond_the_end_of_the_game_is_refused(table):
    game = table.rules.new_game()
    for player in ("P1", "P2"):
        game.add_player(player, ["Forest"] * 3)
    game.skip_setup()
    with pytest.raises(IllegalActionError, match="the game is over before choice"):
        take_shortcut(game, ("pass",), 1_000)
    assert not game.over
