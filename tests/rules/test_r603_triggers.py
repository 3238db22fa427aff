"""Whether abilities trigger: "one or more", limits, intervening "if", states (603.2 to 603.8)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    THIS,
    Card,
    Condition,
    Countered,
    Dies,
    Each,
    Enters,
    GainLife,
    Leaves,
    LifeGained,
    LifeLost,
    May,
    NotDoneThisTurn,
    OnceEachTurn,
    Sacrifice,
    Simultaneous,
    StepBegins,
    Test,
    TriggeredAbility,
    Zone,
    record,
    token,
    triggered,
    whenever,
)

BEARS = "Grizzly Bears"


@record
class LifeIs(Test):
    """The controller has at least, or less than, so much life."""

    least: int = 0
    below: int = 1000

    def holds(self, game, by, event):
        return self.least <= game.player(by.controller).life < self.below


@record
class NoneOf(Test):
    """The controller controls no creature of a kind."""

    word: str

    def holds(self, game, by, event):
        return not any(view.is_a(self.word) for view in game.permanents(by.controller))


def card(name, *abilities, types="Enchantment"):
    values = {"name": name, "types": types, "abilities": abilities}
    if "Creature" in types:
        values |= {"power": 1, "toughness": 1}
    return type(name, (Card,), values)


DIE = whenever(Dies, CREATURE)
SPIRIT = token("Creature — Spirit", 1, 1)

CARDS = (
    card("Each", triggered(DIE, GainLife(1))),
    card("Any", triggered(DIE.replace(together=True), GainLife(1))),
    card("Both", triggered((DIE, whenever(Leaves, CREATURE)), GainLife(1))),
    card("Either", triggered((DIE, whenever(Enters, CREATURE)), GainLife(1))),
    card("Limited", TriggeredAbility((DIE,), GainLife(1), each_turn=1)),
    card(
        "Offer",
        triggered(DIE.replace(where=(NotDoneThisTurn(),)), OnceEachTurn(May(GainLife(1)))),
    ),
    card("If", TriggeredAbility((DIE,), GainLife(1), only_if=LifeIs(20))),
    card("Empty", TriggeredAbility((), GainLife(7), state=NoneOf("Bear"))),
    card(
        "Dread",
        TriggeredAbility((), Sacrifice(Each(THIS)), state=NoneOf("Bear")),
        types="Creature — Horror",
    ),
    card("Upkeep", triggered(Condition(StepBegins), GainLife(1))),
)


@pytest.fixture
def table(table):
    for one in CARDS:
        table.add_card(one)
    return table


def die(table, *items):
    moves = tuple(table.moving(item, Zone.GRAVEYARD) for item in items)
    return table.propose(Simultaneous(moves) if len(moves) > 1 else moves[0])


def waiting(table):
    return [trigger.instance.source.name for trigger in table.game.state.pending]


# One event, several occurrences (603.2c).


@pytest.mark.rule("603.2c#1")
@pytest.mark.parametrize(("name", "times"), [("Each", 3), ("Any", 1), ("Both", 3)])
def test_each_occurrence_triggers_or_all_of_them_together(table, name, times):
    table.battlefield("P1", name)
    die(table, *table.battlefield("P2", BEARS, BEARS, BEARS))
    assert waiting(table) == [name] * times


@pytest.mark.rule("603.2c")
def test_together_it_knows_all_of_them(table):
    table.battlefield("P1", "Any")
    bears = table.battlefield("P2", BEARS, BEARS)
    die(table, *bears)
    (trigger,) = table.game.state.pending
    assert tuple(part.subject for part in trigger.event.parts) == bears


@pytest.mark.rule("603.2c")
def test_one_after_another_it_triggers_each_time(table):
    table.battlefield("P1", "Any")
    for bears in table.battlefield("P2", BEARS, BEARS):
        die(table, bears)
    assert waiting(table) == ["Any"] * 2


@pytest.mark.rule("603.1b")
def test_several_conditions_are_of_one_ability(table):
    table.battlefield("P1", "Either")
    bears = table.battlefield("P2", BEARS)
    table.propose(Simultaneous((table.moving(bears, Zone.GRAVEYARD), table.entering("P2", BEARS))))
    assert waiting(table) == ["Either"] * 2


# Limits (603.2h).


@pytest.mark.rule("603.2h")
def test_an_ability_that_triggers_once_each_turn(table):
    table.library("P2", BEARS)
    table.battlefield("P1", "Limited")
    first, second, third, fourth = table.battlefield("P2", BEARS, BEARS, BEARS, BEARS)
    die(table, first, second)
    die(table, third)
    assert waiting(table) == ["Limited"]
    table.resolve()
    table.go_to("upkeep")
    die(table, fourth)
    assert waiting(table) == ["Limited"]


@pytest.mark.rule("603.2h")
def test_what_is_done_only_once_each_turn_triggers_until_it_is_done(table):
    table.battlefield("P1", "Offer")
    first, second, third = table.battlefield("P2", BEARS, BEARS, BEARS)
    die(table, first)
    table.answers("P1", ("may", False))
    table.resolve()
    die(table, second)
    table.answers("P1", ("may", True))
    table.resolve()
    assert table.life("P1") == 21
    die(table, third)
    assert waiting(table) == []


@pytest.mark.rule("603.2h")
def test_of_two_that_triggered_only_one_is_done(table):
    table.battlefield("P1", "Offer")
    first, second = table.battlefield("P2", BEARS, BEARS)
    die(table, first, second)
    assert waiting(table) == ["Offer"] * 2
    table.answers("P1", ("order triggers", lambda trigger: trigger.event.subject == first))
    table.answers("P1", ("may", True))
    table.resolve()
    assert table.life("P1") == 21


# Intervening "if" (603.4).


@pytest.mark.rule("603.4")
@pytest.mark.parametrize(("before", "after", "life"), [(0, 0, 21), (1, 0, 19), (0, 1, 19)])
def test_the_condition_is_looked_at_when_it_triggers_and_when_it_resolves(
    table, before, after, life
):
    table.battlefield("P1", "If")
    if before:
        table.propose(LifeLost("P1", before))
    die(table, table.battlefield("P2", BEARS))
    assert waiting(table) == ([] if before else ["If"])
    table.settle()
    if after:
        table.propose(LifeLost("P1", after))
    table.resolve()
    assert table.life("P1") == life


@pytest.mark.rule("603.4")
def test_it_does_not_matter_what_was_in_between(table):
    table.battlefield("P1", "If")
    die(table, table.battlefield("P2", BEARS))
    table.settle()
    table.propose(LifeLost("P1", 5))
    table.propose(LifeGained("P1", 5))
    table.resolve()
    assert table.life("P1") == 21


@pytest.mark.rule("603.4")
def test_what_is_not_true_as_it_triggers_is_not_made_up_for(table):
    table.battlefield("P1", "If")
    table.propose(LifeLost("P1", 1))
    die(table, table.battlefield("P2", BEARS))
    table.propose(LifeGained("P1", 1))
    table.settle()
    assert table.stack == []


# State triggers (603.8).


@pytest.mark.rule("603.8")
def test_a_state_triggers_as_soon_as_it_is_true_and_not_again_while_it_waits(table):
    bears = table.battlefield("P1", BEARS)
    table.battlefield("P1", "Empty")
    table.settle()
    assert table.stack == []
    die(table, bears)
    assert waiting(table) == ["Empty"]
    table.propose(LifeLost("P2", 1))
    assert waiting(table) == ["Empty"]
    table.settle()
    table.propose(LifeLost("P2", 1))
    table.settle()
    assert table.stack == ["ability of Empty"]


@pytest.mark.rule("603.8")
def test_it_triggers_in_the_middle_of_an_event_though_it_is_over_afterwards(table):
    bears = table.battlefield("P1", BEARS)
    table.battlefield("P1", "Empty")
    die(table, bears)
    table.propose(table.entering("P1", BEARS))
    table.settle()
    assert table.stack == ["ability of Empty"]


@pytest.mark.rule("603.8")
def test_once_it_has_left_the_stack_it_triggers_again_while_the_state_is_true(table):
    table.battlefield("P1", "Empty")
    table.settle()
    for times in (1, 2, 3):
        assert table.stack == ["ability of Empty"]
        resolve_one(table)
        assert table.life("P1") == 20 + 7 * times


def resolve_one(table):
    """Let both players pass until one object of the stack has resolved."""
    agents, size = dict(table.game.agents), []

    def resolved(game):
        size.append(game.state.cursor.stage == "resolve")
        return any(size) and game.state.cursor.stage == "priority"

    table.game.play(agents, until=resolved)
    table.game.agents = agents


@pytest.mark.rule("603.8")
def test_countered_it_triggers_again(table):
    table.battlefield("P1", "Empty")
    table.settle()
    (item,) = table.game.state.zone(Zone.STACK)
    table.propose(Countered(item))
    table.settle()
    assert table.stack == ["ability of Empty"]
    assert table.game.state.zone(Zone.STACK) != (item,)


@pytest.mark.rule("603.8")
def test_an_object_that_has_left_does_not_trigger_again(table):
    table.battlefield("P1", "Dread")
    table.resolve()
    assert table.permanents() == []
    assert table.told.count("triggered") == 1


# Events that do not happen, and steps (603.2b, 603.2g).


@pytest.mark.rule("603.2b")
def test_a_step_that_begins_is_an_event(table):
    table.library("P2", BEARS)
    table.battlefield("P1", "Upkeep")
    table.go_to("beginning of combat")
    assert table.stack == ["ability of Upkeep"]
