"""Keyword actions and what cards are, by the rules' examples (201, 205, 701)."""

import pytest

from cardwright.authoring import (
    ARTIFACT,
    CARD,
    CREATURE,
    IT,
    ITSELF,
    LAND,
    TARGET,
    TARGET_PLAYER,
    THE_SACRIFICED,
    THIS,
    THOSE_CARDS,
    YOU_CONTROL,
    AddTypes,
    AnyPlayer,
    AtLeast,
    BecomeCopy,
    Card,
    CardName,
    ChooseFromHand,
    ControllerOf,
    Destroy,
    Dies,
    DifferentNames,
    Duration,
    Enters,
    ExchangeControl,
    Exile,
    ExileAllNamed,
    GainLife,
    GoesInstead,
    Is,
    Layer,
    LibrarySearched,
    LoseTypes,
    Not,
    OpponentsSearchTop,
    Revealed,
    RevealFromHand,
    SacrificePermanent,
    Search,
    Shuffled,
    ShuffledInInstead,
    ShuffleIn,
    Simultaneous,
    StaticAbility,
    StepBegins,
    Targets,
    TargetSpec,
    TotalToxicValue,
    TurnFaceDown,
    Until,
    WinGame,
    Zone,
    activated,
    all_of,
    another,
    at_the_beginning_of,
    do,
    either_additional_cost,
    has,
    hookimpl,
    paying,
    spell,
    target,
    target_card,
    triggered,
    when,
    whenever,
)
from cardwright_core.state import Step
from cardwright_rules.keywords.landwalk import Landwalk

BEARS = "Grizzly Bears"


def card(name, *abilities, types="Instant", cost="{0}", **values):
    values |= {"name": name, "types": types, "cost": cost, "abilities": abilities}
    return type("TestCard", (Card,), values)


def cast(table, player, name, *replies):
    table.answers(player, *replies)
    table.cast(player, table.hand(player, name))


def names(table, zone, player=""):
    return sorted(table.see(item).name for item in table.game.state.zone(zone, player))


def shuffles(table):
    return [entry.event.player for entry in table.game.log if isinstance(entry.event, Shuffled)]


@pytest.mark.rule("701.12a", "701.12a#1", "701.12b")
@pytest.mark.parametrize("destroyed", [True, False])
def test_half_an_exchange_is_none(table, destroyed):
    swap = spell(ExchangeControl(TARGET, Targets(1)), target(CREATURE), target(CREATURE))
    table.add_card(card("Swap", swap))
    table.add_card(card("Murder", spell(Destroy(), target(CREATURE))))
    mine, theirs = table.battlefield("P1", BEARS), table.battlefield("P2", BEARS)
    cast(table, "P1", "Swap", ("target", mine), ("target", theirs))
    if destroyed:
        cast(table, "P2", "Murder", ("target", mine))
    table.resolve()
    assert table.see(theirs).controller == ("P2" if destroyed else "P1")
    assert destroyed or table.see(mine).controller == "P2"


@pytest.mark.rule("701.23b", "701.23b#1")
@pytest.mark.parametrize("found", [0, 1, 2])
def test_what_is_seen_has_to_be_found_and_what_is_hidden_not(table, found):
    like = ExileAllNamed(TARGET, ControllerOf(TARGET))
    table.add_card(card("Splinter", spell(do(Exile(), like), target(ARTIFACT)), types="Sorcery"))
    mine = card("Mine", types="Artifact")
    table.add_card(mine)
    table.battlefield("P2", "Mine")
    table.graveyard("P2", "Mine", BEARS)
    cards = table.library("P2", "Mine", "Forest", "Mine")
    chosen = [
        (lambda option, c=card: getattr(option, "card", 0) == c)
        for card in (cards[0], cards[2])[:found]
    ]
    cast(table, "P1", "Splinter", ("search", chosen))
    table.resolve()
    assert names(table, Zone.EXILE) == ["Mine"] * (2 + found)
    assert names(table, Zone.GRAVEYARD, "P2") == [BEARS]
    assert len(table.game.state.library("P2")) == 3 - found
    assert shuffles(table) == ["P2"]


NONBASIC = Not(LAND)


@pytest.mark.rule("701.23c", "701.23c#1")
@pytest.mark.parametrize("hand", [True, False])
def test_without_a_card_no_name_is_found(table, hand):
    lobotomy = ChooseFromHand(ExileAllNamed(THOSE_CARDS), NONBASIC)
    table.add_card(card("Lobotomy", spell(lobotomy, target(AnyPlayer())), types="Sorcery"))
    table.hand("P2", *[BEARS] * hand, "Forest")
    table.library("P2", BEARS, "Forest")
    table.graveyard("P2", BEARS)
    replies = [("search", lambda option: hasattr(option, "card"))] if hand else []
    cast(table, "P1", "Lobotomy", ("target", "P2"), *replies)
    table.resolve()
    assert names(table, Zone.EXILE) == [BEARS] * (2 * hand)
    assert shuffles(table) == ["P2"]


@pytest.mark.rule("701.23f", "701.23f#1")
def test_whoever_searches_a_portion_shuffles_the_whole_library(table):
    table.add_card(card("Censor", StaticAbility(OpponentsSearchTop(4)), types="Artifact"))
    seen = triggered(whenever(LibrarySearched), GainLife(1))
    table.add_card(card("Watcher", seen, types="Enchantment"))
    search = triggered(when(Dies, THIS), Search(LAND, Zone.BATTLEFIELD, 2))
    body = {"types": "Creature", "power": 1, "toughness": 1}
    table.add_card(card("Explorer", search, **body))
    table.battlefield("P2", "Censor", "Watcher")
    cards = table.library("P1", BEARS, "Forest", BEARS, BEARS, "Plains", "Plains")
    explorer = table.battlefield("P1", "Explorer")
    table.answers("P1", ("search", "Forest"))
    table.propose(table.moving(explorer, Zone.GRAVEYARD))
    table.resolve()
    assert table.permanents("P1") == ["Forest"]
    assert table.life("P2") == 21
    assert shuffles(table) == ["P1"]
    left = table.game.state.library("P1").order()
    assert sorted(left) == sorted(set(cards) - {cards[1]})


@pytest.mark.rule("701.24c", "701.24c#1")
def test_the_library_is_shuffled_though_the_card_is_gone(table):
    body = {"types": "Creature", "power": 6, "toughness": 6}
    table.add_card(card("Guile", triggered(when(Dies, THIS), ShuffleIn(IT)), **body))
    table.add_card(card("Void", spell(Exile(), target_card(CREATURE))))
    guile = table.battlefield("P1", "Guile")
    table.library("P1", "Forest", "Plains")
    table.propose(table.moving(guile, Zone.GRAVEYARD))
    table.settle()
    cast(table, "P2", "Void")
    table.resolve()
    assert names(table, Zone.EXILE) == ["Guile"]
    assert shuffles(table) == ["P1"]
    assert len(table.game.state.library("P1")) == 2


@pytest.mark.rule("701.24c", "701.24c#2")
@pytest.mark.parametrize("flashback", [True, False])
def test_the_library_is_shuffled_though_the_card_goes_elsewhere(table, flashback):
    zenith = spell(do(GainLife(1), ShuffleIn(ITSELF)))
    table.add_card(card("Zenith", zenith, types="Sorcery", keywords=("flashback {0}",)))
    table.library("P1", "Forest", "Plains")
    there = (table.graveyard if flashback else table.hand)("P1", "Zenith")
    table.game.follow()
    actions = table.rules.ask.legal_actions(table.game, "P1")
    table.act("P1", next(one for one in actions if getattr(one, "object", 0) == there))
    table.resolve()
    assert names(table, Zone.EXILE) == ["Zenith"] * flashback
    assert len(table.game.state.library("P1")) == 3 - flashback
    assert shuffles(table) == ["P1"]


@pytest.mark.rule("701.24d", "701.24d#1")
@pytest.mark.parametrize("cards", [0, 2])
def test_the_library_is_shuffled_though_no_card_is_meant(table, cards):
    shaman = triggered(
        when(Enters, THIS),
        ShuffleIn(Targets(1), TARGET_PLAYER),
        target(AnyPlayer()),
        TargetSpec(CARD, 0, 99, zones=(Zone.GRAVEYARD,)),
    )
    table.add_card(card("Shaman", shaman, types="Creature", power=3, toughness=2))
    dead = table.graveyard("P2", BEARS, BEARS)
    table.library("P2", "Forest")
    table.answers("P1", ("target", "P2"), ("target", list(dead[:cards])))
    table.propose(table.entering("P1", "Shaman"))
    table.resolve()
    assert shuffles(table) == ["P2"]
    assert len(table.game.state.library("P2")) == 1 + cards


@pytest.mark.rule("205.3c", "205.3c#1")
@pytest.mark.parametrize(("lost", "left"), [("Creature", "Forest"), ("Land", "Dryad")])
def test_each_subtype_belongs_to_its_card_type(table, lost, left):
    stops = ((Layer.TYPE, LoseTypes((lost,))),)
    body = {"types": "Land Creature — Forest Dryad", "power": 1, "toughness": 1, "cost": None}
    table.add_card(card("Arbor", **body))
    table.add_card(card("Change", spell(Until(Duration.FOREVER, stops), target(CREATURE))))
    arbor = table.battlefield("P1", "Arbor")
    assert table.see(arbor).characteristics.subtypes == ("Forest", "Dryad")
    cast(table, "P1", "Change")
    table.resolve()
    assert table.see(arbor).characteristics.subtypes == (left,)


@pytest.mark.rule("201.4a", "201.4a#1")
def test_a_card_is_named_by_what_is_printed(table):
    table.add_card(card("Relic", types="Artifact"))
    table.add_card(card("Absent", types="Artifact"))
    turns = ((Layer.TYPE, AddTypes(("Artifact",))),)
    table.add_card(card("Turn", spell(Until(Duration.FOREVER, turns), target(LAND))))
    island = table.battlefield("P1", "Island")
    table.hand("P2", "Relic")
    cast(table, "P1", "Turn")
    table.resolve()
    assert table.see(island).is_a("Artifact")
    choice = CardName(only="Artifact")
    options = choice.options(table.game, None)
    fitting = [option for option in options if choice.fits(table.game, option)]
    assert {"Relic", "absent"} <= set(fitting)
    assert not {"Island", "island", BEARS, "grizzly-bears", "Turn"} & set(fitting)


@pytest.mark.rule("201.2b", "201.2b#1")
@pytest.mark.parametrize("face_down", [True, False])
def test_what_has_no_name_has_no_different_name(table, face_down):
    demons = all_of(Is("Demon"), CREATURE, YOU_CONTROL)
    wins = triggered(at_the_beginning_of("upkeep", yours=True), WinGame())
    contract = wins.replace(only_if=AtLeast(DifferentNames(demons), 4))
    table.add_card(card("Contract", contract, types="Enchantment"))
    for name in ("First", "Second", "Third"):
        table.add_card(card(name, types="Creature — Demon", power=5, toughness=5))
    becomes = ((Layer.TYPE, AddTypes((), ("Demon",))),)
    table.add_card(card("Possess", spell(Until(Duration.FOREVER, becomes), target(CREATURE))))
    table.add_card(card("Hide", spell(TurnFaceDown(), target(CREATURE))))
    table.battlefield("P1", "Contract", "First", "Second", "Third", "First")
    bears = table.battlefield("P1", BEARS)
    if face_down:
        cast(table, "P1", "Hide", ("target", bears))
        table.resolve()
    cast(table, "P1", "Possess", ("target", bears))
    table.resolve()
    assert table.see(bears).is_a("Demon")
    table.propose(StepBegins(Step("beginning", "upkeep"), "P1"))
    table.settle()
    assert table.stack == ([] if face_down else ["ability of Contract"])
    if not face_down:
        table.resolve()
        assert table.game.state.winners == ("P1",)


class SnowForestwalk(Landwalk):
    name, land = "snow forestwalk", "Forest"

    def _walks(self, game, attacker):
        lands = game.permanents("P2")
        return any(view.is_a("Snow") and view.is_a("Forest") for view in lands)


@pytest.mark.rule("702.14c", "702.14d", "702.14d#1")
@pytest.mark.parametrize("snow", [True, False])
def test_landwalk_of_one_does_not_cancel_that_of_another(table, snow):
    table.add_keyword(SnowForestwalk)
    body = {"types": "Creature", "power": 2, "toughness": 2}
    table.add_card(card("Walker", keywords=("snow forestwalk",), **body))
    table.add_card(card("Snow Forest", types="Basic Snow Land — Forest", cost=None))
    attacker, blocker = table.battlefield("P1", "Walker"), table.battlefield("P2", "Walker")
    table.battlefield("P2", "Snow Forest" if snow else "Forest")
    table.answers("P1", ("attackers", [attacker]))
    if not snow:
        table.answers("P2", ("block", [attacker]))
    table.go_to("end of combat")
    assert table.life("P2") == (18 if snow else 20)
    assert table.game.exists(blocker) is snow


@pytest.mark.rule("702.164b", "702.164b#1")
def test_toxic_values_add_up(table):
    body = {"types": "Creature", "power": 1, "toughness": 1}
    table.add_card(card("Rat", keywords=("toxic 2",), **body))
    grants = Until(Duration.FOREVER, (has("toxic 1"),))
    table.add_card(card("Grant", spell(grants, target(CREATURE))))
    table.add_card(card("Count", spell(GainLife(TotalToxicValue(TARGET)), target(CREATURE))))
    rat = table.battlefield("P1", "Rat")
    for name in ("Grant", "Count"):
        cast(table, "P1", name)
        table.resolve()
    assert table.life("P1") == 23
    table.answers("P1", ("attackers", [rat]))
    table.go_to("end of combat")
    assert dict(table.game.player("P2").counters)["poison"] == 3


@pytest.mark.rule("701.24g", "701.24g#1")
@pytest.mark.parametrize("order", [1, -1])
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_what_has_a_certain_place_keeps_it_in_a_shuffled_library(table, order, seed):
    body = {"types": "Creature", "power": 1, "toughness": 1}
    table.add_card(card("Colossus", StaticAbility(ShuffledInInstead()), **body))
    on_top = StaticAbility(GoesInstead(Zone.LIBRARY, THIS, origin=Zone.BATTLEFIELD))
    table.add_card(card("Zombie", on_top, **body))
    state = table.game.state
    state.random = state.random.replace(seed=seed)
    cards = table.library("P1", "Forest", "Plains", "Island", "Swamp", "Mountain")
    pair = table.battlefield("P1", "Colossus", "Zombie")
    numbers = [state.objects[item].card for item in pair]
    moves = [table.moving(item, Zone.GRAVEYARD) for item in pair]
    table.propose(Simultaneous(tuple(moves[::order])))
    library = table.game.state.library("P1").order()
    assert library[0] == numbers[1]
    assert sorted(library) == sorted((*cards, *numbers))
    assert shuffles(table) == ["P1"]
    assert tuple(one for one in library if one in cards) != cards


class Telepathy(Card):
    name = "Telepathy"
    types = "Enchantment"

    @hookimpl
    def shows(self, game, by, player, view):
        opponents = game.opponents(by.controller)
        return (view.zone is Zone.HAND and view.owner in opponents) or None


@pytest.mark.rule("701.20a", "701.20c", "701.20c#1", "118.8", "601.2b")
@pytest.mark.parametrize("reveals", [True, False])
def test_what_is_revealed_already_may_be_revealed_again(table, may_begin, reveals):
    table.add_card(Telepathy)
    merfolk = RevealFromHand(Is("Merfolk"))
    body = {"types": "Creature — Merfolk", "power": 2, "toughness": 1}
    table.add_card(card("Adept", *either_additional_cost(merfolk, "{3}"), **body))
    table.battlefield("P2", "Telepathy")
    adept = table.hand("P1", "Adept")
    assert not may_begin("P1", adept)
    other = table.hand("P1", "Adept")
    assert any(table.rules.ask.shows(table.game, "P2", table.see(other)))
    assert may_begin("P1", adept)
    table.mana("P1", "{C}{C}{C}")
    table.answers("P1", ("additional cost", "reveal" if reveals else "{3}"))
    table.cast("P1", adept)
    shown = [e.event.object for e in table.game.log if isinstance(e.event, Revealed)]
    assert shown == [other] * reveals
    assert len(table.game.player("P1").pool) == (3 if reveals else 0)
    table.resolve()
    assert table.permanents("P1") == ["Adept"]


@pytest.mark.rule("201.5b", "201.5b#3", "707.9a")
def test_an_ability_that_is_gained_is_about_the_object_that_has_it(table):
    body = {"types": "Creature — Shapeshifter", "power": 3, "toughness": 3}
    becomes = BecomeCopy(THE_SACRIFICED, ITSELF, with_this_ability=True)
    price = paying("{1}", SacrificePermanent(another(CREATURE)))
    table.add_card(card("Dane", activated(price, becomes), **body))
    dane, bears = table.battlefield("P1", "Dane", BEARS)
    warden = table.battlefield("P1", "Soul Warden")
    for sacrificed, name in ((bears, BEARS), (warden, "Soul Warden")):
        table.mana("P1", "{C}")
        table.answers("P1", *[("cost", sacrificed)] * (sacrificed == bears))
        abilities = table.see(dane).characteristics.abilities
        (number,) = (n for n, a in enumerate(abilities) if a.kind == "activated")
        table.activate("P1", dane, number)
        table.resolve()
        assert not table.game.exists(sacrificed)
        assert table.see(dane).name == name
        assert [a.kind for a in table.see(dane).characteristics.abilities].count("activated") == 1
    assert table.permanents() == ["Soul Warden"]
