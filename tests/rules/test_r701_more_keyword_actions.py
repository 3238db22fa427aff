"""More keyword actions: surveil, explore, connive, detain, suspect, exert and others (701)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    THIS,
    Card,
    Each,
    GainLife,
    Is,
    StaticAbility,
    activated,
    additional_cost,
    paying,
    spell,
    target,
    target_spell,
    triggered,
    when,
)
from cardwright.testing.script import ScriptError
from cardwright_core.events import CountersPut
from cardwright_core.zones import Zone
from cardwright_rules.visibility import view_of
from cardwright_rules.vocabulary.attacking import MayPayToAttack
from cardwright_rules.vocabulary.payable_actions import (
    Behold,
    BlightCost,
    CollectEvidence,
    Exerted,
    ExertThis,
    Forage,
)
from cardwright_rules.vocabulary.restraining import Airbend, Detain, NoLongerSuspected, Suspect
from cardwright_rules.vocabulary.sorting import (
    Connive,
    Connives,
    Explore,
    Explores,
    Investigate,
    ManifestDread,
    Recruit,
    Surveil,
    Surveils,
)
from cardwright_rules.vocabulary.time import Incubate, TimeTravel
from subjects import beast, doing, enter, named


def library(table, player):
    cards = table.game.state.cards
    order = table.game.state.library(player).order()
    return [table.rules.catalog.definition(cards[one].slug).name for one in order]


def happened(table, kind):
    return [entry.event for entry in table.game.log if isinstance(entry.event, kind)]


@pytest.mark.rule("701.25a", "701.25d")
def test_surveil(table):
    table.add_card(doing(Surveil(3)))
    table.library("P1", "Forest", "Island", "Swamp", "Plains")
    table.answers("P1", ("graveyard", ["Island"]), ("top", ["Swamp", "Forest"]))
    enter(table, "Doer")
    assert (library(table, "P1"), named(table, Zone.GRAVEYARD, "P1")) == (
        ["Swamp", "Forest", "Plains"],
        ["Island"],
    )
    assert len(happened(table, Surveils)) == 1


@pytest.mark.rule("701.25c")
def test_to_surveil_nothing_is_no_event(table):
    table.add_card(doing(Surveil(0)))
    table.library("P1", "Forest")
    enter(table, "Doer")
    assert happened(table, Surveils) == []


@pytest.mark.rule("701.44a", "701.44b")
@pytest.mark.parametrize(
    ("card", "away", "found"),
    [
        ("Forest", None, (["Forest"], [], {}, 0)),
        ("Grizzly Bears", False, ([], [], {"+1/+1": 1}, 1)),
        ("Grizzly Bears", True, ([], ["Grizzly Bears"], {"+1/+1": 1}, 0)),
    ],
)
def test_explore(table, card, away, found):
    table.add_card(doing(Explore()))
    table.library("P1", card)
    if away is not None:
        table.answers("P1", ("graveyard", [card] if away else []))
    item = enter(table, "Doer")
    assert found == (
        named(table, Zone.HAND, "P1"),
        named(table, Zone.GRAVEYARD, "P1"),
        table.counters(item),
        len(table.game.state.library("P1")),
    )


@pytest.mark.rule("701.44c", "701.44b")
def test_what_has_left_explores_too(table):
    table.add_card(doing(Explore()))
    table.library("P1", "Forest")
    event = table.entering("P1", "Doer")
    table.propose(event)
    table.settle()
    table.die(event.becomes)
    table.resolve()
    (explored,) = happened(table, Explores)
    assert (explored.object, named(table, Zone.HAND, "P1")) == (event.becomes, ["Forest"])


@pytest.mark.rule("701.44d", "701.50c")
@pytest.mark.parametrize(("effect", "kind"), [(Explore, Explores), (Connive, Connives)])
def test_several_one_after_another(table, effect, kind):
    table.add_card(doing(effect(what=Each(CREATURE))), beast(name="Body"))
    theirs, mine = table.battlefield("P2", "Body"), table.battlefield("P1", "Body")
    for player in ("P1", "P2"):
        table.library(player, *["Forest"] * 3)
    table.answers("P1", ("next", mine))
    doer = enter(table, "Doer")
    assert [event.object for event in happened(table, kind)] == [mine, doer, theirs]


@pytest.mark.rule("701.50a", "701.50d", "701.50f")
@pytest.mark.parametrize(
    ("discarded", "counters"), [(["Grizzly Bears", "Forest"], {"+1/+1": 1}), (["Forest"] * 2, {})]
)
def test_connive(table, discarded, counters):
    table.add_card(doing(Connive(2)))
    table.library("P1", *discarded)
    item = enter(table, "Doer")
    assert (table.counters(item), sorted(named(table, Zone.GRAVEYARD, "P1"))) == (
        counters,
        sorted(discarded),
    )


@pytest.mark.rule("701.50b", "701.50e")
def test_connive_of_what_has_left_and_connive_nothing(table):
    table.add_card(doing(Connive()), doing(Connive(0), name="Idler"))
    table.library("P1", "Grizzly Bears", "Forest")
    event = table.entering("P1", "Doer")
    table.propose(event)
    table.settle()
    table.die(event.becomes)
    table.resolve()
    assert sorted(named(table, Zone.GRAVEYARD, "P1")) == ["Doer", "Grizzly Bears"]
    enter(table, "Idler")
    assert [one.object for one in happened(table, Connives)] == [event.becomes]


@pytest.mark.rule("701.70a")
@pytest.mark.parametrize(("card", "tokens"), [("Grizzly Bears", 1), ("Forest", 0)])
def test_recruit(table, card, tokens):
    table.add_card(doing(Recruit()))
    table.library("P1", card)
    enter(table, "Doer")
    assert table.permanents("P1") == ["Doer", *["Human Soldier Token"] * tokens]


@pytest.mark.rule("701.16a", "111.10f")
def test_investigate(table):
    table.add_card(doing(Investigate(2)))
    enter(table, "Doer")
    assert table.permanents("P1") == ["Doer", "Clue Token", "Clue Token"]


@pytest.mark.rule("701.62a", "701.62b")
@pytest.mark.parametrize("cards", [2, 1, 0])
def test_manifest_dread(table, cards):
    table.add_card(doing(ManifestDread()))
    table.library("P1", *["Forest", "Grizzly Bears"][:cards])
    if cards > 1:
        table.answers("P1", ("manifest", "Grizzly Bears"))
    enter(table, "Doer")
    down = [view for view in table.game.permanents("P1") if view.name == ""]
    assert [table.size(view.id) for view in down] == [(2, 2)] * min(1, cards)
    assert named(table, Zone.GRAVEYARD, "P1") == (["Forest"] if cards > 1 else [])


@pytest.mark.rule("701.35a")
def test_detain_until_the_next_turn_of_its_controller(table, lay, may_begin):
    able = beast(name="Able", abilities=(activated("{0}", GainLife(1)),))
    table.add_card(doing(Detain(), target(CREATURE)), able)
    item = table.battlefield("P2", "Able")
    table.propose(table.entering("P1", "Doer"))
    table.answers("P1", ("target", item))
    table.resolve()
    view = table.see(item)

    def held():
        attack = [one.forbids(view, "P1") for one in table.hook.attack_restrictions()]
        block = [one.forbids(view, view) for one in table.hook.block_restrictions()]
        return attack, block, may_begin("P2", item)

    assert held() == ([True], [True], False)
    for player in ("P2", "P1"):
        table.library(player, "Forest")
        table.go_to("end")
        table.go_to("upkeep")
        assert held() == (([], [], True) if player == "P1" else ([True], [True], False))


@pytest.mark.rule("701.60a", "701.60c", "701.60d")
def test_suspect_until_it_is_no_longer_suspected(table):
    table.add_card(doing(Suspect()), doing(NoLongerSuspected(), target(CREATURE), name="Lawyer"))
    item = enter(table, "Doer")
    view = table.see(item)
    assert (table.has(item, "menace"), view.object.designation("suspected")) == (True, 1)
    assert any(
        one.forbids(view, view)
        for one in table.hook.block_restrictions()
        if hasattr(one, "forbids")
    )
    effects = len(table.game.state.effects)
    Suspect().resolve(table.game, table.casting("P1", item).instance)
    assert len(table.game.state.effects) == effects
    table.propose(table.entering("P1", "Lawyer"))
    table.answers("P1", ("target", item))
    table.resolve()
    assert (table.has(item, "menace"), table.hook.block_restrictions()) == (False, [])


@pytest.mark.rule("701.65a")
@pytest.mark.parametrize("on_stack", [True, False])
def test_airbend_a_permanent_or_a_spell(table, may_begin, on_stack):
    table.add_card(
        beast("flash", cost="{7}"),
        doing(Airbend(), target(CREATURE)),
        type(
            "Gust",
            (Card,),
            {
                "name": "Gust",
                "types": "Instant",
                "cost": "{U}",
                "abilities": (spell(Airbend(), target_spell()),),
            },
        ),
    )
    if on_stack:
        table.mana("P2", "{C}" * 7)
        table.cast("P2", table.hand("P2", "Subject"))
        table.mana("P1", "{U}")
        table.cast("P1", table.hand("P1", "Gust"))
        table.resolve()
    else:
        bent = table.battlefield("P2", "Subject")
        table.propose(table.entering("P1", "Doer"))
        table.answers("P1", ("target", bent))
        table.resolve()
    (item,) = table.game.state.zone(Zone.EXILE)
    table.mana("P2", "{C}{C}")
    assert [may_begin(one, item) for one in ("P1", "P2")] == [False, True]


@pytest.mark.rule("701.59a", "701.59b")
def test_collect_evidence(table, may_begin):
    evidence = additional_cost(CollectEvidence(4))
    table.add_card(beast(name="Three", cost="{3}"), beast(abilities=(evidence,), cost="{G}"))
    item = table.hand("P1", "Subject")
    table.mana("P1", "{G}")
    first = table.graveyard("P1", "Three")
    assert not may_begin("P1", item)
    second = table.graveyard("P1", "Three")
    table.graveyard("P1", "Three")
    table.answers("P1", ("evidence", [first, second]))
    table.cast("P1", item)
    table.resolve()
    assert (named(table, Zone.EXILE), table.permanents("P1")) == (["Three", "Three"], ["Subject"])


@pytest.mark.rule("701.61a")
@pytest.mark.parametrize("food", [True, False])
def test_forage(table, may_begin, food):
    meal = {"name": "Meal", "types": "Artifact — Food"}
    table.add_card(
        beast(abilities=(activated(paying(Forage()), GainLife(1)),)), type("Meal", (Card,), meal)
    )
    item = table.battlefield("P1", "Subject")
    for _ in range(2):
        table.graveyard("P1", "Forest")
    assert not may_begin("P1", item)
    if food:
        table.battlefield("P1", "Meal")
    table.graveyard("P1", "Forest")
    if food:
        table.answers("P1", ("forage", "sacrifice"))
    table.activate("P1", item)
    table.resolve()
    assert table.permanents("P1") == ["Subject"]
    assert (len(named(table, Zone.EXILE)), table.life("P1")) == (0 if food else 3, 21)


@pytest.mark.rule("701.4a")
@pytest.mark.parametrize("place", ["hand", "battlefield", ""])
def test_behold(table, may_begin, place):
    table.add_card(
        beast(abilities=(additional_cost(Behold(Is("Elf"))),), cost="{G}"),
        beast(name="Elf", types="Creature — Elf"),
    )
    table.battlefield("P2", "Elf")
    item = table.hand("P1", "Subject")
    table.mana("P1", "{G}")
    if not place:
        assert not may_begin("P1", item)
        return
    getattr(table, place)("P1", "Elf")
    table.cast("P1", item)
    table.resolve()
    assert "Subject" in table.permanents("P1")


@pytest.mark.rule("701.4a")
def test_a_permanent_may_be_beheld_for_its_own_ability(table):
    elf = activated(paying(Behold(Is("Elf"))), GainLife(1))
    table.add_card(beast(types="Creature — Elf", abilities=(elf,)))
    table.activate("P1", table.battlefield("P1", "Subject"))
    table.resolve()
    assert table.life("P1") == 21


@pytest.mark.rule("701.4a", "701.20a")
def test_a_beheld_card_stays_revealed(table):
    table.add_card(
        beast(abilities=(additional_cost(Behold(Is("Elf"))),), cost="{G}"),
        beast(name="Elf", types="Creature — Elf"),
    )
    table.hand("P1", "Elf")
    table.hand("P1", "Forest")
    table.mana("P1", "{G}")
    table.cast("P1", table.hand("P1", "Subject"))
    assert [one.name for one in view_of(table.game, "P2").zone(Zone.HAND)] == ["Elf"]
    table.resolve()
    assert view_of(table.game, "P2").zone(Zone.HAND) == ()


@pytest.mark.rule("701.68a", "701.68b")
def test_blight_as_a_cost(table, may_begin):
    table.add_card(
        beast(abilities=(activated(paying(BlightCost(number=2)), GainLife(1)),), toughness=3)
    )
    item = table.battlefield("P1", "Subject")
    table.activate("P1", item)
    table.resolve()
    assert (table.counters(item), table.life("P1")) == ({"-1/-1": 2}, 21)


@pytest.mark.rule("701.43a", "701.43d", "502.3")
@pytest.mark.parametrize("exerts", [True, False])
def test_exert_as_it_attacks(table, exerts):
    may = StaticAbility(MayPayToAttack(paying(ExertThis()), "exert it"))
    then = triggered(when(Exerted, THIS), GainLife(3))
    table.add_card(beast(abilities=(may, then)))
    item = table.battlefield("P1", "Subject")
    table.answers("P1", ("attackers", [item]), ("pay cost", exerts))
    table.go_to("declare attackers")
    table.resolve()
    assert table.life("P1") == (23 if exerts else 20)
    for player in ("P2", "P1"):
        table.library(player, "Forest", "Forest")
        table.go_to("end")
        table.go_to("upkeep")
    assert table.tapped(item) is exerts


@pytest.mark.rule("701.43b", "701.43c")
def test_exerting_twice_is_over_in_the_same_untap_step(table, may_begin):
    table.add_card(beast(abilities=(activated(paying(ExertThis()), GainLife(1)),)))
    item = table.battlefield("P1", "Subject")
    for _ in range(2):
        table.activate("P1", item)
        table.resolve()
    status = table.game.state.status_of(item)
    table.game.state.set_status(item, status.replace(tapped=True))
    taps = []
    for player in ("P2", "P1", "P2", "P1"):
        table.library(player, "Forest", "Forest")
        if player == "P2" and taps:
            table.answers("P1", ("attackers", [])) if not table.tapped(item) else None
        table.go_to("end")
        table.go_to("upkeep")
        taps.append(table.tapped(item))
    assert taps == [True, True, True, False]


@pytest.mark.rule("701.53a", "701.53b", "111.10i")
def test_incubate(table):
    table.add_card(doing(Incubate(3)))
    enter(table, "Doer")
    egg = next(view for view in table.game.permanents("P1") if view.is_a("Incubator"))
    assert (table.counters(egg.id), egg.is_a("Creature")) == ({"+1/+1": 3}, False)
    table.mana("P1", "{C}{C}")
    table.activate("P1", egg.id)
    table.resolve()
    hatched = table.see(egg.id)
    assert (hatched.name, table.size(egg.id)) == ("Phyrexian Token", (3, 3))
    assert hatched.is_a("Artifact")


@pytest.mark.rule("701.56a")
def test_time_travel(table):
    table.add_card(
        doing(TimeTravel()), beast("vanishing", name="Ghost"), beast("suspend 3—{R}", name="Later")
    )
    ghost, other = (table.battlefield("P1", "Ghost") for _ in range(2))
    theirs = table.battlefield("P2", "Ghost")
    later = table.exile("P1", "Later")
    others = (table.exile("P1", "Ghost"), table.exile("P2", "Later"), theirs)
    for item in (ghost, later, *others):
        table.propose(CountersPut(item, "time", 2))
    table.answers("P1", ("time travel", [ghost, later]))
    table.answers("P1", ("time counter", "put"), ("time counter", "remove"))
    enter(table, "Doer")
    found = [table.counters(one) for one in (ghost, later, theirs, other)]
    assert found == [{"time": 3}, {"time": 1}, {"time": 2}, {}]
    asked = []
    table.answers("P1", ("time travel", asked.append))
    with pytest.raises(ScriptError, match="is not among the options"):
        enter(table, "Doer")
    assert asked == [ghost, later]


@pytest.mark.rule("701.56a")
def test_time_travel_about_nothing(table):
    table.add_card(doing(TimeTravel()), beast("vanishing", name="Ghost"))
    ghost = table.battlefield("P1", "Ghost")
    table.propose(CountersPut(ghost, "time", 2))
    table.answers("P1", ("time travel", []))
    enter(table, "Doer")
    assert table.counters(ghost) == {"time": 2}
