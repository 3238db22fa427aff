"""``cardwright plugins check``: the doctor names what is wrong with each broken pack."""

import json
import re
from pathlib import Path

import pytest

BROKEN = Path(__file__).resolve().parents[1] / "broken"


@pytest.fixture
def findings(installed, folder, typed):
    """Install packs, let the doctor look at everything, and return what is said of them."""

    def findings(*packs):
        installed(*packs)
        code, out, err = typed("plugins", "check", "--json")
        assert "Traceback" not in err
        rows = [json.loads(line) for line in out.splitlines()]
        assert code == any(row["level"] == "error" for row in rows)
        return rows

    return findings


@pytest.mark.parametrize("pack", sorted(one.name for one in BROKEN.iterdir() if one.is_dir()))
def test_the_doctor_names_what_is_wrong(findings, snapshot, pack):
    others = {"twins-one": ["twins-two"], "needs-one": ["needs-two"]}
    rows = findings(pack, *others.get(pack, ()))
    said = [f"{row['level']} [{row['kind']}] {row['whose']}: {row['what']}" for row in rows]
    text = re.sub(r"takes \d+\.\d s", "takes TIME", "\n".join(said))
    assert text == snapshot


IN_A_GAME = {
    "never-ends",
    "never-settles",
    "raises-in-game",
    "rules-raise-in-game",
    "rules-wrong-answer",
    "wrong-answer",
}
"""What is wrong with these shows in a game only."""


def test_each_broken_pack_is_found_by_the_doctor_or_in_a_game(findings, sites):
    sites = set(sites) - {"claims-our-rules"}  # with it there are no rules to look at cards by
    rows = findings(*sites)
    named = " ".join(row["whose"] + row["what"] for row in rows)
    assert {name for name in sites if name not in named} == IN_A_GAME


def test_the_doctor_finds_nothing_wrong_with_our_own(typed):
    code, out, err = typed("plugins", "check")
    assert (code, err) == (0, "")
    assert out.endswith("0 errors, 0 warnings\n")
