"""The testing kit itself: the table is strict, and says what is wrong."""

from pathlib import Path

import pytest

from cardwright.authoring import (
    CREATURE,
    TARGET,
    Card,
    DamageDealt,
    Destroy,
    Dies,
    Enters,
    GainLife,
    Keyword,
    Zone,
    hookimpl,
    target,
    triggered,
    whenever,
)
from cardwright.testing import ScriptError
from cardwright_core.actions import PassPriority
from cardwright_core.errors import PluginError, UnknownNameError

NORN = "Elesh Norn, Mother of Machines"
BEARS = "Grizzly Bears"


class Witness(Card):
    name = "Witness"
    cost = "{W}"
    types = "Creature — Human"
    power, toughness = 1, 3
    keywords = ("patience",)
    abilities = (triggered(whenever(Dies, CREATURE), GainLife(1)),)

    @hookimpl
    def additional_triggers(self, by, trigger):
        return 1 if trigger.caused_by(Dies) and trigger.of_permanent_of(by.controller) else None


class Patience(Keyword):
    name, rule = "patience", "702.1"


class Tracer:
    def __init__(self):
        self.seen = []

    @hookimpl(wrapper=True)
    def additional_triggers(self):
        answers = yield
        self.seen.append(answers)
        return answers


def test_a_decision_without_a_reply_fails_and_says_how_to_script_it(table):
    table.battlefield("P2", BEARS)
    table.propose(table.entering("P1", "Man-o'-War"))
    with pytest.raises(
        ScriptError, match=r"P1 has to decide 'target'.*nothing is scripted"
    ) as error:
        table.resolve()
    assert "Grizzly Bears (id " in str(error.value)
    assert str(error.value).endswith("table.answers('P1', ('target', 'Grizzly Bears'))")


def test_a_reply_of_another_kind_fails(table):
    table.battlefield("P2", BEARS)
    table.answers("P1", ("replacement", BEARS))
    table.propose(table.entering("P1", "Man-o'-War"))
    with pytest.raises(ScriptError, match="its next scripted reply is"):
        table.resolve()


def test_an_illegal_reply_fails(table):
    table.battlefield("P2", BEARS)
    table.answers("P1", ("target", "Forest"))
    table.propose(table.entering("P1", "Man-o'-War"))
    with pytest.raises(ScriptError, match="'Forest' is not among the options"):
        table.resolve()


def test_a_name_that_fits_twice_fails(table):
    table.battlefield("P2", BEARS, BEARS)
    table.answers("P1", ("target", BEARS))
    table.propose(table.entering("P1", "Man-o'-War"))
    with pytest.raises(ScriptError, match="several options"):
        table.resolve()


class Mourner(Card):
    name, types = "Mourner", "Enchantment"
    abilities = (triggered(whenever(Dies), Destroy(TARGET), target(CREATURE)),)


def _mourned(table, *names):
    """Let permanents die at once beside a Mourner."""
    table.add_card(Mourner)
    table.battlefield("P2", "Soul Warden", BEARS)
    table.battlefield("P1", "Mourner")
    died = table.battlefield("P1", *names)
    table.die(*died)
    return died


def test_triggers_are_told_by_what_they_triggered_on(table):
    _mourned(table, BEARS, "Forest")
    with pytest.raises(ScriptError) as error:
        table.settle()
    assert str(error.value).endswith(
        "the options are Mourner (on Grizzly Bears); Mourner (on Forest): "
        "table.answers('P1', ('order triggers', 'Mourner (on Grizzly Bears)'))"
    )


def test_triggers_on_namesakes_are_told_by_ids(table):
    died = _mourned(table, BEARS, BEARS)
    said = [f"Mourner (on {BEARS}, id {one})" for one in died]
    table.answers("P1", ("order triggers", "Mourner (on Grizzly Bears)"))
    with pytest.raises(ScriptError) as error:
        table.settle()
    assert str(error.value).endswith(f"fits several options: {'; '.join(said)}")
    assert len(said) == len(died)


def test_a_reply_with_an_id(table):
    _, second = _mourned(table, BEARS, BEARS)
    table.answers("P1", ("order triggers", f"Mourner (on {BEARS}, id {second})"))
    table.answers("P1", ("target", "Soul Warden"), ("target", BEARS))
    table.settle()
    first_there = table.see(table.game.state.zone(Zone.STACK)[0]).object.spell
    assert first_there.event.subject == second


@pytest.mark.parametrize("name", ["Forest", "Plains"])
def test_an_order_of_triggers_by_name(table, name):
    _mourned(table, "Forest", "Plains")
    table.answers("P1", ("order triggers", f"Mourner (on {name})"))
    table.answers("P1", ("target", "Soul Warden"), ("target", BEARS))
    table.settle()
    events = [table.see(item).object.spell.event for item in table.game.state.zone(Zone.STACK)]
    assert table.see(events[0].subject).name == name


def test_a_reply_that_comes_too_early_is_told_by_name(table):
    table.battlefield("P2", BEARS, BEARS)
    table.propose(table.entering("P1", "Man-o'-War"))
    table.answers("P1", ("priority", PassPriority("P1")))
    with pytest.raises(ScriptError, match=r"reply is \('priority', 'pass'\)"):
        table.resolve()


def test_what_can_not_be_cast_is_told_by_name(table):
    table.hand("P2", BEARS)
    with pytest.raises(ScriptError) as error:
        table.cast("P2", BEARS)
    assert str(error.value) == ("P2, priority: 'cast Grizzly Bears' is not among the options: pass")


def test_a_function_tells_options_apart(table):
    _, second = table.battlefield("P2", BEARS, BEARS)
    table.answers("P1", ("target", lambda item: item == second))
    table.propose(table.entering("P1", "Man-o'-War"))
    table.resolve()
    assert not table.game.exists(second)


def test_an_unused_reply_fails_the_test(pytester):
    pytester.makepyfile(
        """
        def test_it(table):
            table.answers("P1", ("target", 1))
        """
    )
    pytester.runpytest_inprocess().assert_outcomes(failed=1)


def test_what_can_not_be_cast_is_named(table):
    table.hand("P1", BEARS)
    with pytest.raises(ScriptError, match="not among the options: pass"):
        table.cast("P1", BEARS)


def test_a_hook_is_asked_by_its_name_and_parameters(table):
    with pytest.raises(UnknownNameError, match="did you mean 'additional_triggers'"):
        table.hook.additional_trigger(trigger=None)
    with pytest.raises(PluginError, match=r"asked with \['trigger'\], not with \['occurrence'\]"):
        table.hook.additional_triggers(occurrence=None)


def test_cards_keywords_and_plugins_of_a_test_stay_on_its_table(table, rule_sets):
    tracer = Tracer()
    table.add_card(Witness)
    table.add_keyword(Patience)
    table.add_plugin("tracer", tracer)
    table.battlefield("P1", NORN)
    warden = table.battlefield("P1", "Soul Warden")
    table.battlefield("P1", "Witness")
    trigger = table.trigger_of(warden, on=table.entering("P1", BEARS))
    assert table.hook.additional_triggers(trigger=trigger) == [1]
    assert tracer.seen == [[1], [1]]  # as the event was proposed, and as the test asked
    with pytest.raises(UnknownNameError):
        rule_sets.shared.catalog.definition("Witness")


def test_what_looks_back_is_asked_in_the_state_before(table):
    table.add_card(Witness)
    table.add_keyword(Patience)
    dying, left = table.battlefield("P1", "Witness", "Witness")
    trigger = table.trigger_of(left, on=table.moving(dying, Zone.GRAVEYARD))
    assert table.hook.additional_triggers(trigger=trigger) == [1, 1]


def test_a_tests_plugins_come_first(table):
    table.battlefield("P1", BEARS)
    with pytest.raises(ScriptError, match="before anything is put on the table"):
        table.add_card(Witness)


def test_the_recorder_sees_calls_and_leaves(table):
    table.battlefield("P1", "Soul Warden", NORN)
    with table.recording("additional_triggers", "suppresses_trigger") as calls:
        table.propose(table.entering("P1", BEARS))
    assert [(call.hook, call.answers) for call in calls] == [
        ("suppresses_trigger", [False]),
        ("additional_triggers", [1]),
    ]
    assert calls[1].asked["trigger"].caused_by(Enters)
    table.propose(table.entering("P1", BEARS))
    assert len(calls) == 2


def test_the_recorder_sees_every_hook(table):
    with table.recording() as calls:
        table.go_to("end")
    assert {"legal_actions", "state_based_actions"} <= {call.hook for call in calls}


def test_an_action_that_is_not_there_fails(table):
    with pytest.raises(ScriptError, match="not among the options"):
        table.activate("P1", table.battlefield("P1", BEARS))


def test_a_wrong_step_is_named(table):
    with pytest.raises(UnknownNameError, match="did you mean 'upkeep'"):
        table.go_to("upkep")


def test_go_to_plays_on(table):
    table.library("P2", "Forest", "Plains")
    table.go_to("upkeep")
    assert table.game.state.cursor.active == "P2"
    table.go_to("draw")
    assert [table.see(item).name for item in table.game.state.zone(Zone.HAND, "P2")] == ["Forest"]


def test_the_log_in_plain_text(table, snapshot):
    table.battlefield("P1", NORN, "Soul Warden")
    table.propose(table.entering("P2", BEARS))
    table.resolve()
    assert table.told == snapshot


@pytest.mark.parametrize(
    ("number", "problem"),
    [
        ("603.2z", "there is no rule 603.2z; the nearest is 603.2h"),
        ("603.99", "there is no rule 603.99; the nearest is 603.9"),
        ("603.2c#9", "rule 603.2c has no example 9 (examples: 1)"),
        ("sixhundred", "'sixhundred' is no rule number"),
    ],
)
def test_a_citation_has_to_exist(pytester, number, problem, request):
    data = request.config.rootpath / "tests" / "data"
    pytester.makeini(
        f"""
        [pytest]
        cardwright_rule_numbers = {data / "rule_numbers.txt"}
        cardwright_rule_examples = {data / "example_numbers.json"}
        """
    )
    pytester.makepyfile(
        f"""
        import pytest

        @pytest.mark.rule("603.2d")
        def test_right():
            pass

        @pytest.mark.rule("603.2d", {number!r})
        def test_wrong():
            pass
        """
    )
    result = pytester.runpytest_inprocess("--strict-markers")
    result.assert_outcomes(errors=1)
    assert problem in result.stdout.str()


def test_the_plugin_is_light(pytester):
    pytester.makepyfile(
        """
        import sys

        def test_light():
            loaded = [name for name in sys.modules if name.startswith("cardwright")]
            assert set(loaded) == {"cardwright", "cardwright.testing", "cardwright.testing.plugin"}
        """
    )
    pytester.runpytest_subprocess("-p", "no:cov").assert_outcomes(passed=1)


def test_what_is_in_a_zone(table):
    table.battlefield("P1", "Forest", BEARS)
    table.battlefield("P2", "Plains")
    table.graveyard("P2", BEARS)
    table.library("P1", "Island", "Plains")
    table.library("P1", "Swamp")
    assert table.battlefield.names("P1") == ["Forest", BEARS]
    assert table.battlefield.names() == ["Forest", BEARS, "Plains"]
    assert (table.graveyard.names("P1"), table.graveyard.names("P2")) == ([], [BEARS])
    assert table.hand.names() == table.exile.names() == []
    assert table.library.names("P1") == ["Island", "Plains", "Swamp"]


def test_readers_of_an_object(table):
    bears = table.battlefield(
        "P1", "Grizzly Bears", tapped=True, counters={"+1/+1": 2, "flying": 1}
    )
    table.propose(DamageDealt(table.battlefield("P2", "Soul Warden"), bears, 1))
    assert table.counters(bears) == {"+1/+1": 2, "flying": 1}
    assert table.counters("P1") == {}
    assert (table.size(bears), table.damage(bears), table.tapped(bears)) == ((4, 4), 1, True)
    assert (table.has(bears, "flying"), table.has(bears, "reach")) == (True, False)
    assert (table.controller(bears), table.zone(bears)) == ("P1", Zone.BATTLEFIELD)


BROKEN_CARD = """
from cardwright.authoring import Card, CountersIncreased, CREATURE
class Odd(Card):
    name, types = "Odd", "Artifact"
    abilities = (CountersIncreased(CREATURE),)
def test_it(table):
    table.add_card(Odd)
    table.hand("P1", "Odd")
"""


@pytest.mark.parametrize("arguments", [(), ("--full-trace",)])
def test_an_error_of_ours_shows_the_lines_of_the_test_alone(pytester, arguments):
    pytester.makepyfile(BROKEN_CARD)
    result = pytester.runpytest_inprocess(*arguments)
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*is no Ability: write StaticAbility(CountersIncreased(...))*"])
    assert ("catalog.py" in result.stdout.str()) is bool(arguments)


def test_what_is_wrong_with_a_card_is_told_once(pytester):
    again = BROKEN_CARD[BROKEN_CARD.index("def") :].replace("test_it", "test_more")
    path = pytester.makepyfile(BROKEN_CARD + again)
    result = pytester.runpytest_inprocess("-p", "no:randomly", "-rf", "--junitxml=all.xml")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    assert result.parseoutcomes() == {"failed": 1, "likewise": 1}
    lines = result.stdout.str().splitlines()
    first, line = f"{path.name}::test_it", len(BROKEN_CARD.splitlines()) + 2
    assert len([line for line in lines if line.startswith("E ")]) == 1
    told = [line.partition(" - ")[0] for line in lines if line.startswith("FAILED")]
    assert told == [f"FAILED {first}"]
    every = (pytester.path / "all.xml").read_text(encoding="utf-8")
    assert 'failures="2"' in every
    assert f"{path}:{line}: the same as in {first}" in every


def test_an_unknown_card_says_where_there_are_more(pytester):
    pytester.makepyfile('def test_it(table):\n    table.hand("P1", "Xqzzy of Nowhere")\n')
    result = pytester.runpytest_inprocess()
    result.stdout.fnmatch_lines(
        ["*unknown card 'Xqzzy of Nowhere'*", "*pip install 'cardwright?cards?'*"]
    )
    assert "place.py" not in result.stdout.str()


def test_a_scenario_whose_card_does_not_load_says_one_line(pytester, monkeypatch):
    def broken(*_, **__):
        raise PluginError("card 'Odd' (my-pack 1.0): it does not load")

    monkeypatch.setattr("cardwright.scenarios.running.run", broken)
    text = 'schema = 1\nname = "it"\n[players.P1]\n[players.P2]\n[expect]\nlife.P1 = 20\n'
    Path("it.scenario.toml").write_text(text, encoding="utf-8")
    result = pytester.runpytest_inprocess("-p", "no:randomly")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["card 'Odd' (my-pack 1.0): it does not load"])
    assert "Traceback" not in result.stdout.str()
    assert "def broken" not in result.stdout.str()


def test_a_name_where_an_id_is_expected(table):
    bears = table.battlefield("P1", BEARS)
    told = f"expected the id of an object.*got '{BEARS}'; of that name there is {bears}$"
    for act in (
        lambda: table.moving(BEARS, Zone.EXILE),
        lambda: table.has(BEARS, "flying"),
        lambda: table.casting("P1", BEARS),
        lambda: table.activating("P1", BEARS),
        lambda: table.activate("P1", BEARS),
    ):
        with pytest.raises(ScriptError, match=told):
            act()
    with pytest.raises(ScriptError, match=r"got 'Forest'$"):
        table.moving("Forest", Zone.EXILE)


def test_an_object_that_is_no_more_can_be_seen_but_not_moved(table):
    bears = table.battlefield("P1", BEARS)
    table.die(bears)
    assert table.see(bears).name == BEARS
    with pytest.raises(ScriptError, match=f"got {bears}$"):
        table.moving(bears, Zone.EXILE)


def test_what_the_table_has_not(table):
    with pytest.raises(AttributeError, match="the table has no 'graveyards'; did you mean 'gravey"):
        table.graveyards  # noqa: B018 - looked up for the error
    assert not hasattr(table, "xqzzy")


def test_of_replies_left_over_it_says_when_nobody_is_asked(table):
    table.answers("P1", ("target", "P2"))
    with pytest.raises(ScriptError, match="a choice with only one option is not asked"):
        table.finish()
    table._script._replies.clear()
