"""Hooks of formats: who takes turns together, with how much life, and who leaves with whom."""

import pytest

from cardwright.authoring import LifeLost, hookimpl
from cardwright.scenarios import load, run
from cardwright.scenarios.running import RuleSets
from cardwright_core.errors import PluginError


class Answering:
    """Answers one hook, always the same."""

    def __init__(self, hook, answer):
        def method(self):
            return answer

        method.__name__ = hook
        setattr(type(self), hook, hookimpl(method))


def plugin(hook, answer):
    return type("Plugin", (Answering,), {})(hook, answer)


@pytest.mark.rule("805.4", "805.5")
def test_shares_turns(table):
    assert table.game.side("P1") == ("P1",)
    table.add_plugin("teams", plugin("shares_turns", answer=True))
    table.add_player("P3", team=2)
    assert table.rules.shares_turns is True
    assert [table.game.side(name) for name in ("P1", "P2", "P3")] == [
        ("P1",),
        ("P2", "P3"),
        ("P2", "P3"),
    ]
    assert table.game.turns_from("P1") == ("P1", "P2")
    assert (table.game.is_active("P1"), table.game.is_active("P3")) == (True, False)


@pytest.mark.rule("103.4")
def test_starting_life(table):
    assert table.rules.starting_life == 20
    table.add_plugin("rich", plugin("starting_life", 55))
    table.add_player("P3")
    assert (table.life("P1"), table.life("P3")) == (20, 55)
    with pytest.raises(PluginError, match="starting_life: expected one answer, got 2, of "):
        table.add_plugin("richer", plugin("starting_life", 56))


@pytest.mark.rule("809.5b")
def test_shares_fate(table):
    class Leader:
        @hookimpl
        def shares_fate(self, player):
            return ["P3"] if player == "P2" else None

    table.add_plugin("leader", Leader())
    for name in ("P3", "P4"):
        table.add_player(name)
    assert table.hook.shares_fate(player="P2") == ["P3"]
    table.propose(LifeLost("P2", 20))
    table.settle()
    assert [player.id for player in table.game.players] == ["P1", "P4"]
    assert table.life("P3") == 20


SCENARIO = """
schema = 1
name = "A board that is made ready"
format = "free-for-all"
[players.P1]
[players.P2]
[expect]
life.P1 = 7
"""


def test_laid_out(tmp_path):
    class Poor:
        @hookimpl
        def laid_out(self, game):
            game.state.players["P1"] = game.player("P1").replace(life=7)

    file = tmp_path / "a.scenario.toml"
    file.write_text(SCENARIO, encoding="utf-8")
    scenario = load(file)
    rules = RuleSets().of(scenario)
    assert not run(scenario, rules).ok
    rules.manager.register(Poor(), "poor")
    assert run(scenario, rules).ok
