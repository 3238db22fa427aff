"""Double-faced cards: which face is up where, transforming, playing either face (712, 701.27)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    TARGET,
    THIS,
    THOSE_CARDS,
    BecomeCopy,
    Card,
    Color,
    CreateTokenCopies,
    DrawCards,
    Duration,
    Each,
    EntersAsCopy,
    Exile,
    GainLife,
    Is,
    Pump,
    PutOntoBattlefield,
    StaticAbility,
    Transform,
    Transformed,
    Zone,
    activated,
    copiable_values,
    modal_back,
    spell,
    target,
    transforms_into,
    triggered,
    when,
)
from cardwright_core.casting import Cast
from cardwright_rules.lands import PlayLand
from cardwright_rules.moving import TokensCreated

BEARS = "Grizzly Bears"


class Wolf(Card):
    name = "Night Wolf"
    types = "Creature — Werewolf"
    colors = frozenset({Color.GREEN})
    power, toughness = 5, 4
    abilities = (
        activated("{0}", Transform()),
        triggered(when(Transformed, THIS), GainLife(1)),
    )


class Villager(Card):
    name = "Day Villager"
    cost = "{2}{R}"
    types = "Creature — Human Werewolf"
    power, toughness = 2, 3
    abilities = (activated("{0}", Transform()),)
    faces = transforms_into(Wolf)


class Insight(Card):
    name = "Sudden Insight"
    cost = "{U}"
    types = "Instant"
    abilities = (spell(DrawCards(1)),)


class Mage(Card):
    name = "Slow Mage"
    cost = "{1}{W}"
    types = "Creature — Human Wizard"
    power, toughness = 1, 1
    faces = modal_back(Insight)


class Grove(Card):
    name = "Deep Grove"
    types = "Land — Forest"


class Treefolk(Card):
    name = "Old Treefolk"
    cost = "{3}{G}"
    types = "Creature — Treefolk"
    power, toughness = 3, 5
    faces = modal_back(Grove)


def instant(name, *abilities, types="Instant"):
    values = {"name": name, "cost": "{0}", "types": types, "abilities": abilities}
    return type("TestSpell", (Card,), values)


CLONE = type(
    "TestClone",
    (Card,),
    {
        "name": "Double",
        "cost": "{0}",
        "types": "Creature — Shapeshifter",
        "power": 0,
        "toughness": 0,
        "abilities": (StaticAbility(EntersAsCopy(CREATURE)),),
    },
)
MOONMIST = instant("Mist", spell(Transform(Each(Is("Human")))))
GROWTH = instant("Growth", spell(Pump(2, 2), target(CREATURE)))
SHAPE = instant(
    "Shape",
    spell(
        BecomeCopy(TARGET, Each(Is("Werewolf")), Duration.END_OF_TURN),
        target(CREATURE),
    ),
)
TWINS = instant("Twins", spell(CreateTokenCopies(), target(CREATURE)))
LOOP = instant(
    "Loop",
    spell(Exile(then=PutOntoBattlefield(THOSE_CARDS, transformed=True)), target(CREATURE)),
)


@pytest.fixture
def known(table):
    for card in (Villager, Mage, Treefolk, CLONE, MOONMIST, GROWTH, SHAPE, TWINS, LOOP):
        table.add_card(card)
    return table


def turn_over(table, item):
    table.propose(Transformed(item))
    return table.see(item)


def cast(table, name, *targets):
    """Cast a spell and let it resolve; a target is asked for if there is more than one."""
    table.hand("P1", name)
    if targets and len(table.permanents()) > 1:
        table.answers("P1", *targets)
    table.cast("P1", name)
    table.resolve()


def only(table, name):
    (found,) = [view for view in table.game.permanents() if view.name == name]
    return found


@pytest.mark.rule("712.8a", "712.8d", "712.2")
@pytest.mark.parametrize("zone", ["hand", "graveyard", "exile", "battlefield"])
def test_a_card_has_the_characteristics_of_its_front(known, zone):
    values = known.see(getattr(known, zone)("P1", Villager.name)).characteristics
    assert (values.name, values.power, values.mana_value) == (Villager.name, 2, 3)


@pytest.mark.rule("701.27a", "712.8e", "202.3b", "202.3b#1")
def test_a_back_has_its_own_characteristics_and_the_mana_value_of_the_front(known):
    item = known.battlefield("P1", Villager.name)
    view = turn_over(known, item)
    values = view.characteristics
    assert (values.name, values.power, values.toughness) == ("Night Wolf", 5, 4)
    assert values.subtypes == ("Werewolf",)
    assert (values.cost, values.mana_value) == (None, 3)
    assert turn_over(known, item).name == Villager.name


@pytest.mark.rule("202.3b", "712.8e", "202.3b#2")
def test_a_copy_of_a_back_has_mana_value_0(known):
    item = known.battlefield("P1", Villager.name)
    turn_over(known, item)
    known.answers("P1", ("copy", [item]))
    copy = known.propose(known.entering("P1", "Double")).becomes
    assert (known.see(copy).name, known.see(copy).characteristics.mana_value) == ("Night Wolf", 0)


@pytest.mark.rule("712.9", "712.9#1", "701.27c", "707.8")
def test_a_clone_of_a_back_has_nothing_to_turn_over(known):
    item = known.battlefield("P1", Villager.name)
    turn_over(known, item)
    known.answers("P1", ("copy", [item]))
    copy = known.propose(known.entering("P1", "Double")).becomes
    known.activate("P1", copy)
    known.resolve()
    assert known.see(copy).name == "Night Wolf"
    assert known.life("P1") == 21  # once only, for the other one


@pytest.mark.rule("712.9", "712.9#2", "707.3")
def test_a_double_faced_copy_transforms_and_stays_a_copy(known):
    item = known.battlefield("P1", Villager.name)
    human = known.battlefield("P1", Mage.name)
    cast(known, "Shape", ("target", human))
    assert known.see(item).name == Mage.name
    cast(known, "Mist")
    assert known.see(item).name == Mage.name
    assert known.game.state.objects[item].form.face == 1
    known.answers("P1", ("attackers", []))
    known.go_to("upkeep")
    assert known.see(item).name == "Night Wolf"


@pytest.mark.rule("712.18", "712.18#1", "613.7g")
def test_what_applied_to_a_permanent_goes_on_when_it_has_transformed(known):
    item = known.battlefield("P1", Villager.name)
    before = known.game.state.objects[item].timestamp
    cast(known, "Growth", ("target", item))
    view = turn_over(known, item)
    assert (view.id, view.characteristics.power, view.characteristics.toughness) == (item, 7, 6)
    assert view.object.timestamp > before


@pytest.mark.rule("701.27d", "712.10")
def test_it_does_not_turn_over_to_an_instant(known):
    item = known.battlefield("P1", Mage.name)
    assert known.propose(Transformed(item)) is None
    assert known.see(item).name == Mage.name


@pytest.mark.rule("701.27f")
def test_an_ability_of_its_own_comes_too_late_if_it_has_transformed_since(known):
    item = known.battlefield("P1", Villager.name)
    known.answers("P1", ("priority", lambda option: "activate" in str(option)))
    known.activate("P1", item)
    known.resolve()
    assert known.see(item).name == "Night Wolf"


@pytest.mark.rule("701.27f", "701.27e")
def test_an_ability_that_began_to_wait_later_turns_it_back(known):
    item = known.battlefield("P1", Villager.name)
    for name in ("Night Wolf", Villager.name):
        known.activate("P1", item)
        known.resolve()
        assert known.see(item).name == name
    assert known.life("P1") == 21


@pytest.mark.rule("707.8a", "707.8a#1")
@pytest.mark.parametrize("back", [False, True])
def test_a_token_that_copies_it_has_both_faces_and_the_same_one_up(known, back):
    item = known.battlefield("P1", Villager.name)
    if back:
        turn_over(known, item)
    cast(known, "Twins", ("target", item))
    up, other = ("Night Wolf", Villager.name) if back else (Villager.name, "Night Wolf")
    (token,) = [view.id for view in known.game.permanents() if not view.object.card]
    assert known.see(token).name == up
    known.activate("P1", token)
    known.resolve()
    assert known.see(token).name == other


@pytest.mark.rule("707.8a", "707.8a#2")
def test_a_token_of_a_clone_has_one_face_even_if_it_enters_as_a_copy(known):
    item = known.battlefield("P1", Villager.name)
    clone = known.battlefield("P1", "Double")
    values = copiable_values(known.game, clone)
    assert values.name == "Double"
    known.answers("P1", ("copy", [item]))
    known.propose(TokensCreated("P1", values))
    (token,) = [view.id for view in known.game.permanents() if not view.object.card]
    assert known.see(token).name == Villager.name
    assert known.propose(Transformed(token)) is None


@pytest.mark.rule("712.14a")
def test_a_card_is_put_onto_the_battlefield_transformed(known):
    known.battlefield("P1", Villager.name)
    cast(known, "Loop", ("target", Villager.name))
    assert known.permanents("P1") == ["Night Wolf"]


@pytest.mark.rule("712.14a")
def test_what_has_no_back_for_it_stays_where_it_is(known):
    for name in (BEARS, Mage.name):
        item = known.battlefield("P1", name)
        cast(known, "Loop", ("target", item))
    assert known.permanents("P1") == []
    assert len(known.game.state.zone(Zone.EXILE)) == 2


@pytest.mark.rule("712.11b", "712.11c", "712.8f", "712.3")
def test_either_face_of_a_modal_card_is_cast_and_only_that_is_looked_at(known):
    known.library("P1", BEARS)
    item = known.hand("P1", Mage.name)
    known.mana("P1", "{U}")
    known.settle()
    offered = [str(one) for one in known.hook.legal_actions(player="P1")]
    assert offered == ["cast Sudden Insight"]
    known.act("P1", Cast("P1", item, "Sudden Insight", face=1))
    (spelled,) = known.game.state.zone(Zone.STACK)
    assert known.see(spelled).characteristics.mana_value == 1
    known.resolve()
    assert [known.see(i).name for i in known.game.state.zone(Zone.HAND, "P1")] == [BEARS]
    (card,) = known.game.state.zone(Zone.GRAVEYARD, "P1")
    assert known.see(card).name == Mage.name


@pytest.mark.rule("712.12", "712.8f", "305.1")
def test_the_land_face_of_a_modal_card_is_played(known):
    known.hand("P1", Treefolk.name)
    known.settle()
    (action,) = [a for a in known.hook.legal_actions(player="P1") if isinstance(a, PlayLand)]
    assert (str(action), action.face) == ("play Deep Grove", 1)
    known.act("P1", action)
    view = only(known, "Deep Grove")
    assert (view.characteristics.types, view.characteristics.mana_value) == (("Land",), 0)
    assert turn_over(known, view.id).name == Treefolk.name
    assert known.see(view.id).characteristics.mana_value == 4


@pytest.mark.rule("712.13", "712.11")
def test_the_face_of_the_spell_is_the_face_of_the_permanent(known):
    item = known.hand("P1", Villager.name)
    known.mana("P1", "{C}{C}{R}")
    known.cast("P1", item)
    assert known.stack == [Villager.name]
    known.resolve()
    assert known.permanents("P1") == [Villager.name]


@pytest.mark.rule("712.19", "201.4")
def test_the_name_of_either_face_can_be_chosen(known):
    known.hand("P1", Villager.name)
    known.answers("P2", ("card name", "Night Wolf"))
    known.propose(known.entering("P2", "Meddling Mage"))
    assert "Meddling Mage" in known.permanents("P2")
