"""Keywords of permanents that are championed, backed up, reconfigured, hidden away; gifts (702)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    THIS,
    Card,
    CastForFree,
    CreateTokenCopies,
    DrawCards,
    GainLife,
    WithAbilities,
    WithKeywords,
    activated,
    equipped,
    gets,
    have,
    spell,
    target,
    transforms_into,
)
from cardwright_core.errors import IllegalActionError
from cardwright_core.zones import Zone
from cardwright_rules.attaching import can_attach
from cardwright_rules.keywords.gift import giving
from cardwright_rules.keywords.hideaway import HiddenCard
from subjects import beast, cast, named, permitted


def card(name, types="Instant", **values):
    return type(name, (Card,), {"name": name, "types": types, **values})


@pytest.mark.rule("702.29e", "702.29f")
@pytest.mark.parametrize(
    ("keyword", "found"),
    [
        ("landcycling", ["Forest", "Wastes", "Desert"]),
        ("basic landcycling", ["Forest", "Wastes"]),
        ("forestcycling", ["Forest"]),
        ("slivercycling", ["Sliver"]),
    ],
)
def test_typecycling(table, keyword, found):
    others = [
        card("Desert", "Land"),
        card("Wastes", "Basic Land"),
        card("Sliver", "Creature — Sliver", power=1, toughness=1),
    ]
    table.add_card(beast(f"{keyword} {{1}}"), *others)
    table.library("P1", "Forest", "Wastes", "Desert", "Sliver")
    item = table.hand("P1", "Subject")
    table.mana("P1", "{C}")
    options = []
    table.answers("P1", ("search", lambda one: options.append(str(one)) or len(options) == 1))
    table.activate("P1", item)
    table.resolve()
    assert options[: len(found)] == found
    assert set(options) == set(found)
    assert named(table, Zone.HAND, "P1") == found[:1]
    kinds = [type(entry.event).__name__ for entry in table.game.log]
    assert "Cycled" in kinds


SPLIT_HALVES = (
    card("Front", cost="{G}", abilities=(spell(GainLife(1)),)),
    card("Back", cost="{1}{G}", keywords=("aftermath",), abilities=(spell(GainLife(5)),)),
)


@pytest.mark.rule("702.127a")
def test_aftermath_is_cast_from_the_graveyard_only_and_exiled(table, may_begin):
    table.add_card(type("Split", (Card,), {"name": "Front // Back", "halves": SPLIT_HALVES}))
    instant = {
        "name": "Spark",
        "types": "Instant",
        "cost": "{R}",
        "abilities": (spell(GainLife(1)),),
    }
    table.add_card(type("Spark", (Card,), instant))
    item = table.hand("P1", "Front // Back")
    table.mana("P1", "{G}{C}")
    table.game.follow()
    offered = [str(one) for one in table.rules.ask.legal_actions(table.game, "P1")]
    assert "cast Front" in offered
    assert "cast Back" not in offered
    there = table.graveyard("P1", "Front // Back")
    permitted(table, "P1", there)
    table.mana("P1", "{R}")
    assert may_begin("P1", table.hand("P1", "Spark"))
    table.die(table.battlefield("P1", "Grizzly Bears"))
    table.resolve()
    assert (table.life("P1"), named(table, Zone.EXILE)) == (25, ["Front // Back"])
    table.mana("P1", "{G}")
    assert may_begin("P1", item)


@pytest.mark.rule("702.162a")
def test_more_than_meets_the_eye_is_cast_with_its_back_up(table):
    back = beast(name="Robot", power=5, toughness=5, types="Artifact — Vehicle")
    front = beast(
        "more than meets the eye {1}", name="Driver", cost="{4}", faces=transforms_into(back)
    )
    table.add_card(front)
    item = table.hand("P1", "Driver")
    table.mana("P1", "{C}")
    permitted(table, "P1", item)
    table.resolve()
    assert table.permanents("P1") == ["Robot"]


@pytest.mark.rule("702.72a", "702.72b")
def test_champion(table):
    table.add_card(beast("champion a creature"), beast(name="Body"))
    body = table.battlefield("P1", "Body")
    event = table.entering("P1", "Subject")
    table.propose(event)
    table.answers("P1", ("champion", [body]))
    table.resolve()
    assert (table.permanents("P1"), named(table, Zone.EXILE)) == (["Subject"], ["Body"])
    table.die(event.becomes)
    table.resolve()
    assert (table.permanents("P1"), named(table, Zone.EXILE)) == (["Body"], [])


@pytest.mark.rule("702.72a")
def test_champion_of_one_permanent_only(table):
    table.add_card(beast("champion a creature"), beast(name="Body"))
    bodies = [table.battlefield("P1", "Body") for _ in range(2)]
    table.propose(table.entering("P1", "Subject"))
    table.answers("P1", ("champion", bodies))
    with pytest.raises(IllegalActionError, match="0 to 1"):
        table.resolve()


@pytest.mark.rule("702.72a")
@pytest.mark.parametrize("there", [True, False])
def test_champion_of_nothing_is_sacrificed(table, there):
    table.add_card(beast("champion an Elf"), beast(name="Body", types="Creature — Elf"))
    table.battlefield("P2", "Body")
    expected = []
    if there:
        table.battlefield("P1", "Body")
        table.answers("P1", ("champion", []))
        expected = ["Body"]
    table.propose(table.entering("P1", "Subject"))
    table.resolve()
    assert table.permanents("P1") == expected


@pytest.mark.rule("702.75a")
def test_hideaway(table):
    plays = activated("{0}", CastForFree(HiddenCard()))
    table.add_card(
        beast("hideaway 2", abilities=(plays,)),
        card("Spell", cost="{7}", abilities=(spell(GainLife(3)),)),
    )
    table.library("P1", "Forest", "Spell", "Island")
    event = table.entering("P1", "Subject")
    table.propose(event)
    table.answers("P1", ("take", "Spell"))
    table.resolve()
    (hidden,) = table.game.state.zone(Zone.EXILE)
    view = table.see(hidden)
    assert (view.name, len(table.game.state.library("P1"))) == ("", 2)
    assert [table.hook.shows(player=one, view=view) for one in ("P1", "P2")] == [[True], [False]]
    table.answers("P1", ("cast", lambda option: option.name == "Spell"))
    table.activate("P1", event.becomes, 1)
    table.resolve()
    assert table.life("P1") == 23


@pytest.mark.rule("702.38a", "702.38b")
def test_amplify(table):
    goblin = {"types": "Creature — Goblin"}
    table.add_card(
        beast("amplify 2", "amplify 2", **goblin),
        beast(name="Kin", **goblin),
        beast(name="Elf", types="Creature — Elf"),
    )
    kin = [table.hand("P1", "Kin") for _ in range(2)]
    table.hand("P1", "Elf")
    event = table.entering("P1", "Subject")
    table.answers("P1", ("amplify", kin), ("amplify", kin[:1]))
    table.propose(event)
    assert table.counters(event.becomes) == {"+1/+1": 6}
    assert len(named(table, Zone.HAND, "P1")) == 3


@pytest.mark.rule("702.38a")
def test_amplify_is_not_asked_about_cards_of_another_kind(table):
    table.add_card(
        beast("amplify 2", types="Creature — Goblin"), beast(name="Elf", types="Creature — Elf")
    )
    table.hand("P1", "Elf")
    event = table.entering("P1", "Subject")
    table.propose(event)
    assert table.counters(event.becomes) == {}


@pytest.mark.rule("702.67a", "702.67b", "702.67c")
def test_fortify_a_land_and_nothing_else(table):
    values = {"types": "Artifact — Fortification", "keywords": ("fortify {1}", "fortify {2}")}
    table.add_card(card("Garrison", **values), card("Desert", "Land"))
    land, fort = table.battlefield("P1", "Desert"), table.battlefield("P1", "Garrison")
    table.battlefield("P2", "Desert")
    bears = table.battlefield("P1", "Grizzly Bears")
    table.mana("P1", "{C}")
    table.activate("P1", fort)
    table.resolve()
    assert table.see(fort).object.attached == land
    assert not can_attach(table.game, table.see(fort), bears)


@pytest.mark.rule("702.151a", "702.151b")
def test_reconfigure(table, may_begin):
    blade = {
        "types": "Artifact Creature — Equipment",
        "keywords": ("reconfigure {1}",),
        "abilities": (equipped(gets(1, 1)),),
    }
    table.add_card(card("Blade", power=2, toughness=2, **blade))
    item = table.battlefield("P1", "Blade")
    bears = table.battlefield("P1", "Grizzly Bears")
    table.mana("P1", "{C}")
    table.activate("P1", item)
    table.resolve()
    view = table.see(item)
    assert (view.object.attached, view.is_a("Creature"), table.size(bears)) == (
        bears,
        False,
        (3, 3),
    )
    table.mana("P1", "{C}")
    table.activate("P1", item, 1)
    table.resolve()
    view = table.see(item)
    assert (view.object.attached, view.is_a("Creature"), table.size(bears)) == (None, True, (2, 2))


@pytest.mark.rule("702.151a", "301.5c")
def test_reconfigure_unattaches_only_while_attached(table, may_begin):
    blade = {"types": "Artifact Creature — Equipment", "power": 2, "toughness": 2}
    table.add_card(card("Blade", keywords=("reconfigure {1}",), **blade))
    item = table.battlefield("P1", "Blade")
    table.mana("P1", "{C}")
    assert not may_begin("P1", item)
    table.battlefield("P1", "Grizzly Bears")
    assert may_begin("P1", item)


@pytest.mark.rule("702.165a", "702.165c", "702.165d")
def test_backup_of_another_creature(table):
    table.add_card(beast("vigilance", "backup 1", "flying", "backup 2", "haste"))
    bears = table.battlefield("P1", "Grizzly Bears")
    event = table.entering("P1", "Subject")
    table.propose(event)
    table.answers(
        "P1", ("order triggers", "Subject ability 1"), ("target", bears), ("target", bears)
    )
    table.resolve()
    assert table.counters(bears) == {"+1/+1": 3}
    gained = [table.has(bears, one) for one in ("vigilance", "flying", "haste", "backup")]
    assert gained == [False, True, True, False]
    table.library("P2", "Forest")
    table.answers("P1", ("attackers", []))
    table.go_to("end")
    table.go_to("upkeep")
    assert not table.has(bears, "flying")


@pytest.mark.rule("702.165b", "702.165d")
def test_what_backup_gives_is_determined_before_it_becomes_a_copy(table):
    table.add_card(beast("backup 1", "flying"), beast("backup 1", "haste", name="Other"))
    bears = table.battlefield("P1", "Grizzly Bears")
    event = table.entering("P1", "Subject")
    table.propose(event)
    table.answers("P1", ("target", bears))
    table.settle()
    state = table.game.state
    other = state.objects[table.hand("P1", "Other")]
    state.put(state.objects[event.becomes].replace(copiable=other.copiable))
    table.resolve()
    assert table.has(event.becomes, "haste")
    assert [table.has(bears, one) for one in ("flying", "haste")] == [True, False]


@pytest.mark.rule("702.165b", "702.165c")
@pytest.mark.parametrize(
    "exception", [WithKeywords(("haste",)), WithAbilities((have(THIS, "haste"),))]
)
def test_backup_of_a_copy_gives_what_was_copied_and_nothing_that_was_added(table, exception):
    table.add_card(
        beast("backup 1", "flying"),
        card(
            "Twin",
            "Sorcery",
            cost="{0}",
            abilities=(spell(CreateTokenCopies(but=(exception,)), target(CREATURE)),),
        ),
    )
    bears = table.battlefield("P1", "Grizzly Bears")
    table.battlefield("P1", "Subject")
    table.answers("P1", ("target", "Subject"), ("target", bears))
    table.cast("P1", table.hand("P1", "Twin"))
    table.resolve()
    (*_, token) = table.game.state.zone(Zone.BATTLEFIELD)
    assert [table.has(token, one) for one in ("flying", "haste")] == [True, True]
    assert [table.has(bears, one) for one in ("flying", "haste")] == [True, False]


@pytest.mark.rule("702.165a")
def test_backup_of_itself_gives_it_nothing(table):
    table.add_card(beast("backup 1", abilities=(activated("{1}", DrawCards(1)),)))
    event = table.entering("P1", "Subject")
    table.propose(event)
    table.resolve()
    assert table.counters(event.becomes) == {"+1/+1": 1}
    assert len(table.see(event.becomes).characteristics.abilities) == 2


@pytest.mark.rule("702.174a", "702.174b", "702.174k")
@pytest.mark.parametrize("promised", [True, False])
def test_gift_of_a_permanent(table, promised):
    table.add_card(beast("gift a Treasure", cost="{G}"))
    how = "gift {P2}" if promised else "promise nothing"
    table.answers("P1", ("additional cost", how))
    cast(table, "Subject", "{G}")
    table.resolve()
    assert table.permanents("P2") == (["Treasure Token"] if promised else [])


@pytest.mark.rule("702.174e", "702.174j", "702.174b")
@pytest.mark.parametrize("promised", [True, False])
def test_gift_of_a_spell_comes_first(table, promised):
    table.add_card(
        card(
            "Present",
            cost="{G}",
            keywords=("gift a card",),
            abilities=(giving("a card", GainLife(2)),),
        )
    )
    table.library("P2", "Forest")
    how = "gift {P2}" if promised else "promise nothing"
    table.answers("P1", ("additional cost", how))
    cast(table, "Present", "{G}")
    table.resolve()
    assert (table.life("P1"), named(table, Zone.HAND, "P2")) == (22, ["Forest"] * promised)


@pytest.mark.rule("702.174d", "702.174f", "702.174g", "702.174h", "702.174i")
@pytest.mark.parametrize(
    ("gift", "permanents", "tapped"),
    [
        ("a Food", ["Food Token"], False),
        ("a tapped Fish", ["Fish Token"], True),
        ("an extra turn", [], False),
        ("a Treasure", ["Treasure Token"], False),
        ("an Octopus", ["Octopus Token"], False),
    ],
)
def test_what_each_gift_is(table, gift, permanents, tapped):
    table.add_card(beast(f"gift {gift}", cost="{G}"))
    table.answers("P1", ("additional cost", "gift {P2}"))
    cast(table, "Subject", "{G}")
    table.resolve()
    assert table.permanents("P2") == permanents
    assert [table.tapped(view.id) for view in table.game.permanents("P2")] == [tapped] * len(
        permanents
    )
    assert len(table.game.state.cursor.turns) == (1 if gift == "an extra turn" else 0)
