"""Commander: decks, the command zone, the tax, and damage by commanders (903)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    AddMana,
    BecomeCopy,
    Card,
    Color,
    DealDamage,
    Duration,
    Each,
    Enters,
    GainControl,
    LifeLost,
    Record,
    Replacement,
    ReplacementClass,
    StaticAbility,
    Targets,
    TurnFaceDown,
    Zone,
    about,
    activated,
    as_it_enters,
    hookimpl,
    record,
    spell,
    target,
    transforms_into,
)
from cardwright_core.errors import InputError
from cardwright_core.layers import copiable_values
from cardwright_rules.damage import DamageDealt
from cardwright_rules.drawing import Draw
from cardwright_rules.formats.color_identity import color_identity
from cardwright_rules.formats.commander import commander, designate, is_commander
from cardwright_rules.formats.commander_decks import faults_of_deck

BEARS = "Grizzly Bears"


def card(name, *abilities, types="Instant", cost="{0}", **values):
    values |= {"name": name, "types": types, "cost": cost, "abilities": abilities}
    return type("TestCard", (Card,), values)


LEADER = "Legendary Creature — Bear"
BOSS = card("Boss", types=LEADER, cost="{1}{G}", power=7, toughness=7)
SEND = "Send Back"


@pytest.fixture
def table_with(table):
    def lay(*cards):
        for one in (BOSS, *cards):
            table.add_card(one)
        table.add_plugin("format commander", commander)
        for player in ("P1", "P2"):
            had = table.game.player(player)
            table.game.state.players[player] = had.replace(life=40)
        return table

    return lay


def lead(table, item):
    designate(table.game, table.see(item).object.card)
    return item


def zones(table, name="Boss"):
    objects = table.game.state.objects.values()
    return [item.zone for item in objects if item.card and table.see(item.id).name == name]


def commanding(table, player):
    return [table.see(item).name for item in table.game.state.zone(Zone.COMMAND)]


# Casting it.


def cast(table, player, item):
    """Cast what is in the command zone."""
    table.settle()
    actions = table.rules.ask.legal_actions(table.game, player)
    table.act(player, next(one for one in actions if getattr(one, "object", 0) == item))
    table.resolve()


@pytest.mark.rule("903.8")
def test_each_time_it_is_cast_from_the_command_zone_it_costs_two_more(table_with):
    table = table_with()
    lead(table, table.command("P1", "Boss"))
    for mana in ("{C}{G}", "{C}{C}{C}{G}", "{C}{C}{C}{C}{C}{G}"):
        table.mana("P1", mana)
        (there,) = table.game.state.zone(Zone.COMMAND)
        cast(table, "P1", there)
        assert not table.game.player("P1").pool
        (boss,) = table.game.state.zone(Zone.BATTLEFIELD)
        table.answers("P1", ("command zone", True))
        table.propose(table.moving(boss, Zone.GRAVEYARD))
        table.settle()
    assert zones(table) == [Zone.COMMAND]


@pytest.mark.rule("903.8")
def test_from_a_hand_it_costs_what_it_costs(table_with):
    table = table_with()
    boss = lead(table, table.command("P1", "Boss"))
    table.mana("P1", "{G}{G}")
    cast(table, "P1", boss)
    (boss,) = table.game.state.zone(Zone.BATTLEFIELD)
    table.answers("P1", ("command zone", False))
    table.propose(table.moving(boss, Zone.HAND))
    table.mana("P1", "{G}{G}")
    table.cast("P1", "Boss")
    table.resolve()
    assert zones(table) == [Zone.BATTLEFIELD]


@pytest.mark.rule("903.8")
def test_only_its_owner_casts_it_and_not_at_any_time(table_with):
    table = table_with()
    boss = lead(table, table.command("P1", "Boss"))
    for player in ("P1", "P2"):
        table.mana(player, "{C}{G}")
    table.settle()

    def offered(player):
        actions = table.rules.ask.legal_actions(table.game, player)
        return any(getattr(one, "object", 0) == boss for one in actions)

    assert [offered("P1"), offered("P2")] == [True, False]
    table.go_to("end")
    assert not offered("P1")


# Where it goes.


@pytest.mark.rule("903.9a", "704.6d")
@pytest.mark.parametrize("zone", [Zone.GRAVEYARD, Zone.EXILE])
@pytest.mark.parametrize("wanted", [True, False])
def test_its_owner_may_fetch_it_from_graveyard_or_exile_once(table_with, zone, wanted):
    table = table_with()
    boss = lead(table, table.battlefield("P1", "Boss"))
    table.propose(table.moving(boss, zone))
    table.answers("P1", ("command zone", wanted))
    table.settle()
    assert zones(table) == [Zone.COMMAND if wanted else zone]
    table.propose(LifeLost("P1", 1))
    table.settle()  # it is not asked again


@pytest.mark.rule("903.9a")
def test_what_was_there_before_stays(table_with):
    table = table_with()
    lead(table, table.graveyard("P1", "Boss"))
    table.settle()
    assert zones(table) == [Zone.GRAVEYARD]


@pytest.mark.rule("903.9b")
@pytest.mark.parametrize("zone", [Zone.HAND, Zone.LIBRARY])
@pytest.mark.parametrize("wanted", [True, False])
def test_instead_of_hand_or_library_it_may_go_to_the_command_zone(table_with, zone, wanted):
    table = table_with()
    boss = lead(table, table.battlefield("P1", "Boss"))
    table.answers("P1", ("command zone", wanted))
    table.propose(table.moving(boss, zone))
    there = [Zone.COMMAND] if wanted else [zone]
    assert zones(table) == ([] if there == [Zone.LIBRARY] else there)
    assert len(table.game.state.library("P1")) == (zone is Zone.LIBRARY and not wanted)


@pytest.mark.rule("903.9b")
def test_so_it_is_if_it_is_drawn(table_with):
    table = table_with()
    (number,) = table.library("P1", "Boss")
    designate(table.game, number)
    table.answers("P1", ("command zone", True))
    table.propose(Draw("P1", 1))
    assert commanding(table, "P1") == ["Boss"]


@pytest.mark.rule("903.9b")
def test_the_owner_decides_whoever_controls_it(table_with):
    steal = card("Steal", spell(GainControl(Duration.FOREVER), target(CREATURE)))
    table = table_with(steal)
    boss = lead(table, table.battlefield("P2", "Boss"))
    table.cast("P1", table.hand("P1", "Steal"))
    table.resolve()
    assert table.see(boss).controller == "P1"
    table.answers("P2", ("command zone", True))
    table.propose(table.moving(boss, Zone.HAND))
    assert zones(table) == [Zone.COMMAND]


# What it is.


@pytest.mark.rule("903.3", "903.3d")
def test_the_card_is_the_commander_wherever_it_is(table_with):
    table = table_with()
    boss = lead(table, table.battlefield("P1", "Boss"))
    another = table.battlefield("P2", "Boss")
    assert [is_commander(table.game, item) for item in (boss, another)] == [True, False]
    table.answers("P1", ("command zone", False))
    table.propose(table.moving(boss, Zone.GRAVEYARD))
    table.settle()
    (dead,) = table.game.state.zone(Zone.GRAVEYARD, "P1")
    assert is_commander(table.game, dead)


@record
class EntersAsCopyOfTheDead(Record):
    """It enters as a copy of a creature card in a graveyard."""

    @hookimpl
    @about(Enters)
    @as_it_enters
    def replacements(self, by, event):
        if event.becomes != by.source.id:
            return None

        def as_copy(game, enters):
            (dead,) = Each(CREATURE, (Zone.GRAVEYARD,)).objects(game, by)
            return enters.replace(values=copiable_values(game, dead))

        return Replacement.of(by, as_copy, ReplacementClass.COPY)


@pytest.mark.rule("903.3", "903.3#1")
def test_face_down_or_a_copy_it_is_the_commander_and_a_copy_of_it_is_none(table_with):
    hide = card("Hide", spell(TurnFaceDown(), target(CREATURE)))
    shape = card("Shape", spell(BecomeCopy(Targets(1)), target(CREATURE), target(CREATURE)))
    double = card("Double", StaticAbility(EntersAsCopyOfTheDead()), types="Creature — Shape")
    table = table_with(hide, shape, double)
    boss = lead(table, table.battlefield("P1", "Boss"))
    bears = table.battlefield("P2", BEARS)
    table.answers("P1", ("target", boss), ("target", bears))
    table.cast("P1", table.hand("P1", "Shape"))
    table.resolve()
    assert (table.see(boss).name, is_commander(table.game, boss)) == (BEARS, True)
    table.answers("P1", ("target", boss))
    table.cast("P1", table.hand("P1", "Hide"))
    table.resolve()
    assert (table.see(boss).name, is_commander(table.game, boss)) == ("", True)
    strike(table, boss, 20)
    table.answers("P1", ("command zone", False))
    table.propose(table.moving(boss, Zone.GRAVEYARD))
    table.settle()
    table.propose(table.moving(table.hand("P2", "Double"), Zone.BATTLEFIELD))
    (copy,) = (view for view in table.game.permanents("P2") if view.name == "Boss")
    assert not is_commander(table.game, copy.id)
    strike(table, copy.id, 10)
    assert not table.game.over


# Damage.


def strike(table, source, amount, *, player="P2", combat=True):
    table.propose(DamageDealt(source, player, amount, combat=combat))
    table.settle()


@pytest.mark.rule("903.10a", "704.6c", "104.3j")
@pytest.mark.parametrize(("amounts", "over"), [((7, 7, 6), False), ((7, 7, 7), True)])
def test_twenty_one_combat_damage_by_one_commander(table_with, amounts, over):
    table = table_with()
    boss = lead(table, table.battlefield("P1", "Boss"))
    for amount in amounts:
        strike(table, boss, amount)
    assert table.life("P2") > 0
    assert table.game.over is over


@pytest.mark.rule("903.10a")
def test_no_other_damage_counts(table_with):
    table = table_with()
    boss = lead(table, table.battlefield("P1", "Boss"))
    other = lead(table, table.battlefield("P2", "Boss"))
    strike(table, boss, 10)
    strike(table, other, 10)
    strike(table, boss, 11, combat=False)
    assert not table.game.over
    strike(table, boss, 11, player="P1")
    assert not table.game.over


@pytest.mark.rule("903.10a", "903.3")
def test_it_counts_through_changes_of_zone_and_control(table_with):
    steal = card("Steal", spell(GainControl(Duration.FOREVER), target(CREATURE)))
    table = table_with(steal)
    boss = lead(table, table.battlefield("P1", "Boss"))
    strike(table, boss, 14, player="P1")
    table.answers("P1", ("command zone", True))
    table.propose(table.moving(boss, Zone.HAND))
    (there,) = table.game.state.zone(Zone.COMMAND)
    table.propose(table.moving(there, Zone.BATTLEFIELD))
    (boss,) = table.game.state.zone(Zone.BATTLEFIELD)
    table.cast("P1", table.hand("P1", "Steal"))
    table.resolve()
    strike(table, boss, 7, player="P1")
    assert table.game.state.winners == ("P2",)


# Decks.


def printed(table, *cards):
    for one in cards:
        table.add_card(one)
    catalog = table.rules.catalog
    return [catalog.definition(one.name).characteristics for one in cards]


IDENTITY = (Color.RED,)


@pytest.mark.rule("903.4", "903.4#1")
def test_symbols_of_the_text_count(table):
    ability = activated("{3}{R}", DealDamage(1), target(CREATURE))
    golem = card("Golem", ability, types="Legendary Artifact Creature", cost="{8}", power=6)
    (golem,) = printed(table, golem)
    assert color_identity(golem) == {Color.RED}


@pytest.mark.rule("903.4d", "903.4d#1")
def test_the_back_of_a_double_faced_card_counts(table):
    brute = card("Brute", types="Creature", cost=None, colors=frozenset({Color.RED}), power=5)
    scholar = card("Scholar", types="Creature", cost="{2}{U}", power=2, toughness=2)
    scholar.faces = transforms_into(brute)
    (scholar,) = printed(table, scholar)
    assert color_identity(scholar) == {Color.BLUE, Color.RED}


@pytest.mark.rule("903.4", "204.1")
def test_so_do_added_mana_and_a_color_indicator(table):
    bird = card("Bird", activated("{0}", AddMana(("G",))), types="Creature", power=0, toughness=1)
    land = card("Any", activated("{0}", AddMana(tuple("WUBRG"))), types="Land", cost=None)
    painted = card("Painted", types="Creature", colors=frozenset({Color.BLUE}), cost=None)
    identities = [sorted(color_identity(one)) for one in printed(table, bird, land, painted)]
    assert identities == [[Color.GREEN], [], [Color.BLUE]]


@pytest.fixture
def wort(table):
    """Return a red and green commander, and who checks a deck for it."""
    wort = card("Wort", types=LEADER, cost="{4}{R/G}{R/G}", power=3, toughness=3)
    table.add_card(wort)

    def faults(*others, commanders=("Wort",)):
        definition = table.rules.catalog.definition
        filler = [definition("Forest").characteristics] * (100 - len(commanders) - len(others))
        cards = [definition(name).characteristics for name in others]
        leading = [definition(name).characteristics for name in commanders]
        return list(faults_of_deck(leading, [*cards, *filler]))

    return faults


@pytest.mark.rule("903.5c", "903.5c#1")
def test_each_color_of_a_card_is_the_commanders(table, wort):
    cards = {
        "Red": card("Red", cost="{R}"),
        "Green": card("Green", cost="{G}"),
        "Both": card("Both", cost="{R}{G}"),
        "None": card("None", cost="{4}"),
        "Blue Text": card("Blue Text", activated("{U}", DealDamage(1)), types="Artifact"),
        "Hybrid": card("Hybrid", cost="{G/W}"),
    }
    for one in cards.values():
        table.add_card(one)
    assert wort("Red", "Green", "Both", "None") == []
    assert wort("Blue Text") == ["Blue Text: {U} is not in the commander's color identity (903.5c)"]
    assert wort("Hybrid") == ["Hybrid: {W} is not in the commander's color identity (903.5c)"]


@pytest.mark.rule("903.5d", "903.5d#1")
def test_basic_land_types_count_by_the_mana_that_they_give(wort):
    assert wort("Mountain", "Forest") == []
    for name, symbol in (("Plains", "W"), ("Island", "U"), ("Swamp", "B")):
        assert wort(name) == [
            f"{name}: {{{symbol}}} is not in the commander's color identity (903.5d)"
        ]


@pytest.mark.rule("903.5a", "903.5b", "903.3")
def test_size_names_and_who_leads(table, wort):
    table.add_card(card("Twin", cost="{R}"))
    table.add_card(card("Plain Bear", types="Creature — Bear", power=2, toughness=2))
    assert wort("Twin", "Twin") == ["2 cards are named Twin; only basic lands may repeat (903.5b)"]
    (size,) = faults_of_deck(printed(table, card("Boss 2", types=LEADER, power=1, toughness=1)), [])
    assert size == "a deck has 100 cards, commanders included, not 1 (903.5a)"
    (fault,) = wort(commanders=("Plain Bear",))[:1]
    assert fault.startswith("Plain Bear is no commander")
    assert wort(commanders=())[0].startswith("no commander")


@pytest.mark.rule("702.124", "903.3")
def test_two_commanders_need_partner(table, wort):
    one, two = (
        card(f"Pal {n}", types=LEADER, cost="{G}", power=1, toughness=1, keywords=("partner",))
        for n in (1, 2)
    )
    table.add_card(one)
    table.add_card(two)
    assert wort(commanders=("Pal 1", "Pal 2")) == []
    assert "both have partner" in wort(commanders=("Pal 1", "Wort"))[0]


@pytest.mark.rule("903.6", "903.7", "103.4")
def test_a_whole_game_begins_with_commanders_in_the_command_zone(table_with):
    game = table_with().game.rules.new_game()
    for player in ("P1", "P2"):
        game.add_player(player, ["Forest"] * 99, command=["Boss"])
    assert game.decision.kind == "mulligan"
    game.answer("keep")
    game.answer("keep")
    assert [game.player(player).life for player in ("P1", "P2")] == [40, 40]
    there = [game.see(item) for item in game.state.zone(Zone.COMMAND)]
    assert [(view.name, view.owner) for view in there] == [("Boss", "P1"), ("Boss", "P2")]
    assert all(is_commander(game, view.id) for view in there)


@pytest.mark.rule("903.5")
def test_a_deck_that_does_not_fit_is_told_with_all_its_faults(table_with):
    game = table_with().game.rules.new_game()
    game.add_player("P1", ["Forest"] * 99, command=["Boss"])
    game.add_player("P2", ["Island"] * 50 + [BEARS] * 2, command=["Boss"])
    with pytest.raises(InputError, match="the deck of P2: a deck has 100") as caught:
        _ = game.decision
    told = str(caught.value)
    assert "2 cards are named Grizzly Bears" in told
    assert "Island: {U} is not" in told


def test_nothing_of_it_is_there_without_the_format(table):
    table.add_card(BOSS)
    boss = table.battlefield("P1", "Boss")
    table.propose(table.moving(boss, Zone.GRAVEYARD))
    table.settle()
    assert zones(table) == [Zone.GRAVEYARD]
