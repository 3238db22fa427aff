import pytest

from cardwright.authoring import Zone

PANHARMONICON = "Panharmonicon"
WARDEN = "Soul Warden"


def test_facts(table):
    printed = table.see(table.hand("P1", PANHARMONICON)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{4}", "Artifact")


@pytest.mark.rule("603.2d")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_only_those_in_play_answer(table, number):
    table.battlefield("P1", *[PANHARMONICON] * number)
    table.hand("P1", PANHARMONICON)
    warden = table.battlefield("P1", WARDEN)
    trigger = table.trigger_of(warden, on=table.entering("P2", "Grizzly Bears"))
    assert table.hook.additional_triggers(trigger=trigger) == [1] * number


@pytest.mark.parametrize(
    ("card", "answers"),
    [("Chrome Mox", [1]), ("Wall of Omens", [1]), ("Oblivion Ring", []), ("Icehide Golem", None)],
)
def test_artifacts_and_creatures_only(table, card, answers):
    table.battlefield("P1", PANHARMONICON)
    enters = table.entering("P1", card)
    watcher = enters.becomes
    if answers is None:  # it has no ability of its own
        watcher, answers = table.battlefield("P1", WARDEN), [1]
    trigger = table.trigger_of(watcher, on=enters)
    assert table.hook.additional_triggers(trigger=trigger) == answers


def test_not_for_permanents_of_others(table):
    table.battlefield("P2", PANHARMONICON)
    warden = table.battlefield("P1", WARDEN)
    trigger = table.trigger_of(warden, on=table.entering("P1", "Grizzly Bears"))
    assert table.hook.additional_triggers(trigger=trigger) == []


def test_at_work(table):
    table.battlefield("P1", PANHARMONICON)
    table.library("P1", *["Forest"] * 4)
    table.propose(table.entering("P1", "Wall of Omens"))
    table.resolve()
    assert len(table.game.state.zone(Zone.HAND, "P1")) == 2
