"""Partners, read ahead, solved Cases, votes and choices of several players, learning (702, 701)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    EACH_OPPONENT,
    IT_IS_YOUR_TURN,
    YOU_CONTROL,
    AtLeast,
    Card,
    Dies,
    GainControl,
    GainLife,
    LoseLife,
    NumberOf,
    StaticAbility,
    YouHaveHexproof,
    activated,
    all_of,
    chapter,
    do,
    hookimpl,
    spell,
    target,
    triggered,
    whenever,
)
from cardwright.testing.script import ScriptError
from cardwright_core.characteristics import TypeLine
from cardwright_core.zones import Zone
from cardwright_rules.damage import DamageDealt
from cardwright_rules.exhausting import begun_to_exhaust
from cardwright_rules.formats.commander_decks import faults_of_deck
from cardwright_rules.keywords.cipher import ciphering
from cardwright_rules.keywords.partner import may_lead_together
from cardwright_rules.keywords.power_up import power_up
from cardwright_rules.keywords.solved import solved, to_solve
from cardwright_rules.moving import TokensCreated
from cardwright_rules.outside import have_outside
from cardwright_rules.vocabulary.deciding import Clash, FacesChoice, Vote, VotesFor
from cardwright_rules.vocabulary.doubling import DoubleLife, MultiplySize
from cardwright_rules.vocabulary.lessons import Learn
from cardwright_rules.vocabulary.one_by_one import THAT_PLAYER
from subjects import beast, doing, enter, named


def printed(table, *cards):
    table.add_card(*cards)
    return [table.rules.catalog.definition(card.name).characteristics for card in cards]


LEADER = {"types": "Legendary Creature — Human", "cost": "{G}"}


@pytest.mark.rule("702.124a", "702.124f", "702.124h", "702.124i")
@pytest.mark.parametrize(
    ("one", "other", "together"),
    [
        ("partner", "partner", True),
        ("partner", "partner friends forever", False),
        ("partner friends forever", "partner friends forever", True),
        ("partner survivors", "partner friends forever", False),
        ("partner character select", "partner character select", True),
        ("partner father & son", "partner father & son", True),
        ("partner with B", "partner with A", True),
        ("partner with C", "partner with A", False),
        ("partner with B", "partner", False),
    ],
)
def test_who_may_lead_a_deck_together(table, one, other, together):
    pair = printed(table, beast(one, name="A", **LEADER), beast(other, name="B", **LEADER))
    assert may_lead_together(*pair) is together
    assert may_lead_together(*reversed(pair)) is together


@pytest.mark.rule("702.124k", "702.124m")
@pytest.mark.parametrize(
    ("keyword", "types", "together"),
    [
        ("choose a background", "Legendary Enchantment — Background", True),
        ("choose a background", "Enchantment — Background", False),
        ("doctor's companion", "Legendary Creature — Time Lord Doctor", True),
        ("doctor's companion", "Legendary Creature — Time Lord Doctor Human", False),
    ],
)
def test_backgrounds_and_doctors(table, keyword, types, together):
    second = beast(name="B", types=types) if "Creature" in types else None
    second = second or type("B", (Card,), {"name": "B", "types": types})
    pair = printed(table, beast(keyword, name="A", **LEADER), second)
    assert may_lead_together(*pair) is together
    faults = [fault for fault in faults_of_deck(pair, []) if "commander" in fault.split(";")[0]]
    assert (
        any("two are possible" in one or "is no commander" in one for one in faults) is not together
    )


@pytest.mark.rule("702.124k")
def test_a_background_leads_no_deck_alone(table):
    background = type("B", (Card,), {"name": "B", "types": "Legendary Enchantment — Background"})
    (values,) = printed(table, background)
    assert "B is no commander" in next(iter(faults_of_deck([values], [])))
    assert TypeLine.parse(background.types).subtypes == ("Background",)


@pytest.mark.rule("702.124j")
@pytest.mark.parametrize("searches", [True, False])
def test_partner_with_lets_a_player_search(table, searches):
    table.add_card(beast("partner with Pal", **LEADER), beast(name="Pal", **LEADER))
    table.library("P2", "Forest", "Pal")
    table.propose(table.entering("P1", "Subject"))
    table.answers("P1", ("target", "P2"))
    table.answers("P2", ("may", searches))
    if searches:
        table.answers("P2", ("search", "Pal"))
    table.resolve()
    assert named(table, Zone.HAND, "P2") == (["Pal"] if searches else [])


def saga(*keywords):
    chapters = tuple(chapter(number, GainLife(number * 10)) for number in (1, 2, 3))
    values = {"types": "Enchantment — Saga", "keywords": keywords, "abilities": chapters}
    return type("Saga", (Card,), {"name": "Saga", **values})


@pytest.mark.rule("702.155a", "702.155b", "714.3b")
@pytest.mark.parametrize(("number", "life"), [(1, 30), (2, 40)])
def test_read_ahead(table, number, life):
    table.add_card(saga("read ahead"))
    event = table.entering("P1", "Saga")
    table.answers("P1", ("read ahead", number))
    table.propose(event)
    assert table.counters(event.becomes) == {"lore": number}
    table.resolve()
    assert table.life("P1") == life


@pytest.mark.rule("702.155c", "714.3a", "714.4")
def test_read_ahead_twice_is_asked_once_and_may_tell_the_end_at_once(table):
    table.add_card(saga("read ahead", "read ahead"))
    table.answers("P1", ("read ahead", 3))
    table.propose(table.entering("P1", "Saga"))
    table.resolve()
    assert (table.life("P1"), table.permanents("P1")) == (50, [])


FULL_HOUSE = AtLeast(NumberOf(all_of(CREATURE, YOU_CONTROL)), 2)


def case(*abilities):
    values = {"types": "Enchantment — Case", "abilities": (to_solve(FULL_HOUSE), *abilities)}
    return type("Case", (Card,), {"name": "Case", **values})


@pytest.mark.rule("719.3a", "719.3b", "702.169a", "702.169b")
def test_a_case_is_solved_at_the_end_step_and_stays_so(table):
    table.add_card(case(solved(StaticAbility(YouHaveHexproof()))))
    item = table.battlefield("P1", "Case")
    bears = table.battlefield("P1", "Grizzly Bears")
    count = len(table.see(item).characteristics.abilities)
    table.answers("P1", ("attackers", []))
    table.go_to("end")
    table.resolve()
    assert not table.see(item).object.designation("solved")
    for player in ("P2", "P1"):
        table.library(player, "Forest")
        table.go_to("upkeep")
        if player == "P1":
            table.battlefield("P1", "Grizzly Bears")
            table.answers("P1", ("attackers", []))
        table.go_to("end")
        table.resolve()
    table.die(bears)
    assert table.see(item).object.designation("solved")
    assert len(table.see(item).characteristics.abilities) == count + 1


@pytest.mark.rule("702.169c", "702.169d", "719.3c")
@pytest.mark.parametrize("is_solved", [True, False])
def test_solved_triggered_and_activated_abilities(table, may_begin, is_solved):
    mourns = triggered(whenever(Dies, CREATURE), GainLife(5))
    twice = activated("{0}", GainLife(1), only_if=IT_IS_YOUR_TURN)
    table.add_card(case(solved(mourns), solved(twice)))
    item = table.battlefield("P1", "Case")
    if is_solved:
        there = table.game.state.objects[item]
        table.game.state.put(there.replace(designations=(("solved", 1),)))
    table.die(table.battlefield("P2", "Grizzly Bears"))
    table.resolve()
    assert (table.life("P1"), may_begin("P1", item)) == ((25, True) if is_solved else (20, False))
    table.library("P2", "Forest")
    table.go_to("end")
    table.go_to("upkeep")
    assert not may_begin("P1", item)


@pytest.mark.rule("701.38a", "701.38b")
def test_vote_in_turn_order(table):
    table.add_player("P3")
    then = do(GainLife(VotesFor("grace")), LoseLife(VotesFor("doom"), EACH_OPPONENT))
    table.add_card(doing(Vote(("grace", "doom"), then)))
    table.answers("P1", ("vote", "grace"))
    table.answers("P2", ("vote", "grace"))
    table.answers("P3", ("vote", "doom"))
    enter(table, "Doer")
    assert [table.life(one) for one in ("P1", "P2", "P3")] == [22, 19, 19]


@pytest.mark.rule("701.55a", "701.55b", "701.55d")
def test_villainous_choices_are_made_and_done_one_at_a_time(table):
    table.add_player("P3")
    choice = FacesChoice(EACH_OPPONENT, LoseLife(3, THAT_PLAYER), GainLife(1))
    table.add_card(doing(choice))
    table.answers("P2", ("villainous choice", 1))
    table.answers("P3", ("villainous choice", 2))
    enter(table, "Doer")
    assert [table.life(one) for one in ("P1", "P2", "P3")] == [21, 17, 20]


@pytest.mark.rule("701.30a", "701.30b", "701.30c", "701.30d")
@pytest.mark.parametrize(
    ("mine", "theirs", "life"),
    [("Grizzly Bears", "Forest", 25), ("Forest", "Grizzly Bears", 20), ("Forest", "Island", 20)],
)
def test_clash(table, mine, theirs, life):
    table.add_card(doing(Clash(GainLife(5))))
    table.library("P1", mine, "Swamp")
    table.library("P2", theirs, "Swamp")
    table.answers("P1", ("clash", "bottom"))
    table.answers("P2", ("clash", "top"))
    enter(table, "Doer")
    tops = [
        table.rules.catalog.definition(
            table.game.state.cards[table.game.state.library(one).order()[0]].slug
        ).name
        for one in ("P1", "P2")
    ]
    assert (table.life("P1"), tops) == (life, ["Swamp", theirs])


LESSON = type("Lesson", (Card,), {"name": "Lesson", "types": "Sorcery — Lesson", "cost": "{1}"})


@pytest.mark.rule("701.48a")
@pytest.mark.parametrize(
    ("discards", "lesson", "hand"),
    [(True, None, ["Island"]), (False, True, ["Forest", "Lesson"]), (False, False, ["Forest"])],
)
def test_learn(table, discards, lesson, hand):
    table.add_card(doing(Learn()), LESSON)
    have_outside(table.game, "P1", ["Lesson", "Grizzly Bears"])
    table.library("P1", "Island")
    event = table.entering("P1", "Doer")
    table.hand("P1", "Forest")
    table.propose(event)
    table.answers("P1", ("discard", ["Forest"] if discards else []))
    if lesson is not None:
        table.answers("P1", ("lesson", ["Lesson"] if lesson else []))
    table.resolve()
    assert named(table, Zone.HAND, "P1") == hand


CODE = {"types": "Sorcery", "cost": "{7}", "keywords": ("cipher",)}


def encoded(table, *answers, effect=None):
    """Let P1 cast a spell with cipher; return what is exiled."""
    does = ciphering(GainLife(3)) if effect is None else effect
    table.add_card(type("Code", (Card,), {"name": "Code", "abilities": (does,), **CODE}))
    creatures = [table.battlefield("P1", "Grizzly Bears") for _ in range(2)]
    table.battlefield("P2", "Grizzly Bears")
    table.mana("P1", "{C}" * 7)
    table.answers("P1", ("cipher", [creatures[one] for one in answers]))
    table.cast("P1", table.hand("P1", "Code"))
    table.resolve()
    return creatures


@pytest.mark.rule("702.99a", "702.99b")
def test_a_copy_of_the_encoded_card_is_cast_for_combat_damage(table):
    chosen, other = encoded(table, 0)
    assert (named(table, Zone.EXILE), table.life("P1")) == (["Code"], 23)
    for creature in (other, chosen):
        table.propose(DamageDealt(creature, "P2", 2, combat=True))
        if creature == chosen:
            table.answers("P1", ("cast", lambda option: option.name == "Code"))
        table.resolve()
    assert (table.life("P1"), named(table, Zone.EXILE)) == (26, ["Code"])


@pytest.mark.rule("702.99a")
def test_what_is_not_encoded_goes_to_the_graveyard(table):
    encoded(table)
    assert named(table, Zone.GRAVEYARD, "P1") == ["Code"]


@pytest.mark.rule("702.99c")
@pytest.mark.parametrize("how", ["control", "exile"])
def test_it_stays_encoded_under_another_player_and_not_out_of_exile(table, how):
    chosen, _ = encoded(table, 0)
    (card,) = table.game.state.zone(Zone.EXILE)
    if how == "exile":
        table.propose(table.moving(card, Zone.GRAVEYARD))
    else:
        there = table.game.state.objects[chosen]
        table.game.state.put(there.replace(controller="P2"))
        table.answers("P2", ("cast", lambda option: option.name == "Code"))
    table.propose(DamageDealt(chosen, "P1" if how == "control" else "P2", 2, combat=True))
    table.resolve()
    assert table.life("P2") == (23 if how == "control" else 18)


@pytest.mark.rule("701.10a", "701.10b", "701.11a", "701.11b")
@pytest.mark.parametrize(
    ("effect", "size"),
    [
        (MultiplySize(), (4, 3)),
        (MultiplySize(power=False, toughness=True), (2, 6)),
        (MultiplySize(3, toughness=True), (6, 9)),
    ],
)
def test_double_and_triple(table, effect, size):
    table.add_card(doing(effect, target(CREATURE)), beast(name="Body", toughness=3))
    item = table.battlefield("P1", "Body")
    table.propose(table.entering("P1", "Doer"))
    table.answers("P1", ("target", item))
    table.resolve()
    assert table.size(item) == size
    table.answers("P1", ("attackers", []))
    table.library("P2", "Forest")
    table.go_to("end")
    table.go_to("upkeep")
    assert table.size(item) == (2, 3)


@pytest.mark.rule("701.10c", "701.11c")
@pytest.mark.parametrize(("times", "size"), [(2, (-4, 6)), (3, (-6, 9))])
def test_what_is_negative_becomes_less(table, times, size):
    effect = MultiplySize(times, toughness=True)
    table.add_card(doing(effect, target(CREATURE)), beast(name="Body", power=-2, toughness=3))
    item = table.battlefield("P1", "Body")
    table.propose(table.entering("P1", "Doer"))
    table.answers("P1", ("target", item))
    table.resolve()
    assert table.size(item) == size


@pytest.mark.rule("701.10d")
@pytest.mark.parametrize(("life", "doubled"), [(7, 14), (-3, -6), (0, 0)])
def test_double_a_life_total(table, life, doubled):
    table.game.state.players["P1"] = table.game.player("P1").replace(life=life)
    by = table.casting("P1", table.battlefield("P1", "Grizzly Bears")).instance
    DoubleLife().resolve(table.game, by)
    assert table.life("P1") == doubled


POWERS_UP = beast(
    "power-up",
    cost="{1}{R}",
    abilities=(power_up("{4}{R}{G}", GainLife(1)), activated("{4}{G}", GainLife(5))),
)


def powers_up(table, item):
    """Let P1 activate the power-up ability."""
    abilities = table.see(item).characteristics.abilities
    kinds = [(ability.kind, ability.keyword) for ability in abilities]
    table.activate("P1", item, kinds.index(("activated", "power-up")))
    table.resolve()


@pytest.mark.rule("702.193a", "702.193b")
@pytest.mark.parametrize("how", ["entered", "before", "control"])
def test_power_up_for_less_in_the_turn_in_which_it_entered(table, may_begin, how):
    table.add_card(POWERS_UP)
    item = table.battlefield("P2" if how == "control" else "P1", "Subject")
    if how == "entered":
        event = table.entering("P1", "Subject")
        table.propose(event)
        item = event.becomes
    if how == "control":
        there = table.game.state.objects[item]
        table.game.state.put(there.replace(controller="P1", since=table.game.state.cursor.turn))
    table.mana("P1", "{C}{C}{C}{G}")
    assert may_begin("P1", item) == (how == "entered")
    table.mana("P1", "" if how == "entered" else "{R}{C}")
    powers_up(table, item)
    assert table.life("P1") == 21
    table.mana("P1", "{C}{C}{C}{G}")
    assert not may_begin("P1", item)


@pytest.mark.rule("702.193a")
@pytest.mark.parametrize("later", [True, False])
def test_power_up_of_what_changed_control_depends_on_when_it_entered(table, may_begin, later):
    steals = {"name": "Steal", "types": "Instant", "cost": "{R}"}
    abilities = (spell(GainControl(), target(CREATURE)),)
    table.add_card(POWERS_UP, type("Steal", (Card,), {**steals, "abilities": abilities}))
    table.mana("P1", "{R}{C}")
    table.cast("P1", table.hand("P1", "Subject"))
    table.resolve()
    (item,) = table.game.state.zone(Zone.BATTLEFIELD)
    if later:
        table.library("P2", "Forest")
        table.go_to("end")
        table.go_to("precombat main")
    table.mana("P2", "{R}")
    table.cast("P2", table.hand("P2", "Steal"))
    table.resolve()
    table.mana("P2", "{C}{C}{C}{G}")
    assert table.controller(item) == "P2"
    assert may_begin("P2", item) is not later


@pytest.mark.rule("702.193a")
@pytest.mark.parametrize("later", [True, False])
def test_power_up_of_a_token_that_changed_control_depends_on_its_entering(table, may_begin, later):
    """Nothing cast it, and more than one player has controlled it."""
    steals = {"name": "Steal", "types": "Instant", "cost": "{R}"}
    abilities = (spell(GainControl(), target(CREATURE)),)
    table.add_card(POWERS_UP, type("Steal", (Card,), {**steals, "abilities": abilities}))
    values = table.see(table.hand("P1", "Subject")).characteristics
    table.propose(TokensCreated("P1", values))
    (item,) = table.game.state.zone(Zone.BATTLEFIELD)
    if later:
        table.library("P2", "Forest")
        table.go_to("end")
        table.go_to("precombat main")
    for player in ("P2", "P1", "P2"):
        table.mana(player, "{R}")
        table.cast(player, table.hand(player, "Steal"))
        table.resolve()
    table.mana("P2", "{C}{C}{C}{G}")
    assert table.controller(item) == "P2"
    assert may_begin("P2", item) is not later


class Refueler(Card):
    name = "Refueler"
    types = "Artifact"

    @hookimpl
    def exhausts_again(self):
        return True


@pytest.mark.rule("702.193a")
def test_power_up_only_once_and_it_exhausts_nothing(table):
    table.add_card(POWERS_UP, Refueler)
    table.battlefield("P1", "Refueler")
    one, other = (table.battlefield("P1", "Subject") for _ in range(2))
    table.mana("P1", "{C}{C}{C}{C}{R}{G}")
    powers_up(table, one)
    assert not begun_to_exhaust(table.game, "P1")
    table.mana("P1", "{R}{R}{R}{R}{R}{G}")
    with pytest.raises(ScriptError, match="not among the options"):
        powers_up(table, one)
    powers_up(table, other)
    assert table.life("P1") == 22


@pytest.mark.rule("702.193a")
def test_power_up_costs_no_more_for_x_in_the_mana_cost(table):
    table.add_card(beast("power-up", cost="{X}{G}", abilities=(power_up("{G}", GainLife(1)),)))
    event = table.entering("P1", "Subject")
    table.propose(event)
    powers_up(table, event.becomes)
    assert table.life("P1") == 21
