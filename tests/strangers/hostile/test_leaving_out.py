"""What is left out is not imported, and nothing is that no command needs."""

import os
import subprocess
import sys
from pathlib import Path

import pytest


def in_a_process(site, *arguments, **environment):
    """Run the command line with a pack installed; say which of the pack's modules it imports."""
    code = (
        "import sys\n"
        "from cardwright.cli import main\n"
        "try:\n"
        f"    main({list(map(str, arguments))!r})\n"
        "finally:\n"
        "    for name, module in sorted(sys.modules.items()):\n"
        f"        if str(getattr(module, '__file__', '')).startswith({str(site)!r}):\n"
        "            print('imported', name)\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(site), **environment}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout, done.stderr


LEFT_OUT = [
    (["--disable", "rules-that-raise"], {}),
    (["--disable", "rules_that_raise"], {}),
    (["--disable", "lawless"], {}),
    (["--no-plugins"], {}),
    ([], {"CARDWRIGHT_DISABLE": "lawless"}),
    ([], {"CARDWRIGHT_DISABLE": "something, rules-that-raise"}),
    ([], {"CARDWRIGHT_NO_PLUGINS": "1"}),
]


@pytest.mark.parametrize(("options", "environment"), LEFT_OUT)
def test_what_is_left_out_is_not_imported(sites, options, environment):
    site = sites["rules-that-raise"]
    code, out, err = in_a_process(site, *options, "run", ".", **environment)
    assert (code, err) == (0, "")
    assert "all hold" in out
    assert "imported" not in out


def test_without_that_it_is_imported(sites):
    code, out, _ = in_a_process(sites["slow-to-import"], "plugins", "check")
    assert (code, "imported slow_to_import" in out) == (0, True)
    assert "takes" in out


def test_a_card_that_is_left_out_says_so(installed, typed, snapshot, scenario):
    installed("twins-one")
    Path("a.scenario.toml").write_text(scenario("With it", "Soul Warden", "Only One"))
    assert typed("run", ".")[0] == 0
    assert typed("--disable", "only-one", "run", "a.scenario.toml")[1] == snapshot
    assert typed("--no-plugins", "run", "a.scenario.toml")[1] == snapshot
    Path("b.scenario.toml").write_text(scenario("A row", "Soul Warden", "Forest"))
    assert typed("--disable", "forest", "run", "b.scenario.toml")[1] == snapshot


def test_a_name_that_nothing_has_is_told_with_the_nearest(typed, monkeypatch):
    code, _, err = typed("--disable", "cardwright-cards-ruling", "cards")
    assert code == 2
    assert (
        "unknown plugin 'cardwright-cards-ruling'; did you mean 'cardwright-cards-rulings'" in err
    )
    monkeypatch.setenv("CARDWRIGHT_DISABLE", "no-such-thing")
    code, out, _ = typed("plugins", "check")
    assert code == 0
    assert "CARDWRIGHT_DISABLE names 'no-such-thing', which is no entry" in out
    monkeypatch.setenv("CARDWRIGHT_NO_PLUGINS", "perhaps")
    code, _, err = typed("cards")
    assert (code, err) == (2, "Error: CARDWRIGHT_NO_PLUGINS is 1 or 0, not 'perhaps'\n")


@pytest.mark.parametrize(
    "arguments", [["--version"], ["--help"], ["cards"], ["plugins", "list"], ["cards", "--json"]]
)
def test_lazy_commands_import_nothing_of_a_pack(sites, arguments):
    for name in ("raises-on-import", "slow-to-import", "hostile-names"):
        code, out, err = in_a_process(sites[name], *arguments)
        assert (code, err) == (0, "")
        assert "imported" not in out
