"""``cardwright plugins trace``: who answered what."""

import json
import re
from pathlib import Path


def test_trace(installed, typed, snapshot, scenario):
    there = ("Soul Warden", "Elesh Norn, Mother of Machines")
    Path("a.scenario.toml").write_text(scenario("Norns", *there).replace("21", "22"))
    code, out, err = typed("plugins", "trace", "a.scenario.toml", "--only-answered")
    assert (code, err) == (0, "")
    assert re.sub(r"\d+\.\d( ms)?$", r"TIME", out, flags=re.MULTILINE) == snapshot


def test_trace_as_json(typed):
    code, out, err = typed(
        "plugins", "trace", "z.scenario.toml", "--json", "--hook", "legal_actions"
    )
    rows = [json.loads(line) for line in out.splitlines()]
    assert (code, err) == (0, "")
    assert {row["hook"] for row in rows} == {"legal_actions"}
    assert list(rows[0]) == ["call", "depth", "hook", "about", "answers", "microseconds"]


def test_trace_shows_the_calls_before_an_error(installed, typed, scenario):
    installed("raises-in-game")
    Path("a.scenario.toml").write_text(scenario("With it", "Soul Warden", "Stumbler"))
    code, out, err = typed("plugins", "trace", "a.scenario.toml", "--hook", "additional_triggers")
    assert code == 2
    assert "additional_triggers  Soul Warden: Grizzly Bears enters" in out
    assert err.startswith("Error: ZeroDivisionError")
    assert "raises-in-game 1.0" in err


def test_trace_of_a_hook_that_nobody_has(typed):
    code, _, err = typed("plugins", "trace", "z.scenario.toml", "--hook", "legal_action")
    assert (code, "did you mean 'legal_actions'" in err) == (2, True)
