"""The contract kit finds what is wrong with a pack: one card for each way to be wrong."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PACK = HERE / "broken"

METADATA = (
    "Metadata-Version: 2.1\nName: broken-pack\nVersion: 3.1\nRequires-Dist: cardwright>=0.1\n"
)

# test, card or keyword, what is said of it
WRONG = [
    ("it_loads_alone", "card raises-on-import", "no such thing"),
    ("it_loads_with_everything", "card raises-on-import", "see test_it_loads_alone"),
    ("its_facts_fit", "card raises-on-import", "see test_it_loads_alone"),
    ("it_loads_alone", "card unknown-hook", "did you mean additional_triggers"),
    ("it_loads_alone", "card lacks-a-keyword", "unknown keyword 'broken-wings'"),
    ("it_loads_alone", "keyword demanding", "needs a parameter"),
    ("it_is_whole_or_declares_its_caveat", "card stub", "its method additional_triggers (line "),
    ("its_facts_fit", "card misnamed-entry", "rename the entry in pyproject.toml"),
    ("its_facts_fit", "card odd-type", "did you mean 'Creature'?"),
    ("its_facts_fit", "card no-toughness", "give both"),
    ("its_facts_fit", "card strong-artifact", "leave them out"),
    ("its_facts_fit", "card costly-land", "a land has none (305.9)"),
    ("its_facts_fit", "card silent-sorcery", "0 of its abilities say what the spell does"),
    ("its_facts_fit", "card no-value", "broken_pack.effects.NoValue, which is no value"),
    ("its_questions_are_pure", "card counting", "different answers to the same question"),
    ("its_questions_are_pure", "card choosing", "may not ask a player; move that into"),
    ("its_questions_are_pure", "card proposing", "may not change the game; move that into"),
    ("its_questions_are_pure", "card scribbling", "changes the state: a question may only look"),
    ("its_questions_are_pure", "card raising", "raised ValueError: it is too much"),
    ("it_survives_random_games", "card raising-effect", "broke off with ZeroDivisionError"),
    (
        "it_keeps_nothing_outside_the_state",
        "card remembering",
        "SEEN of module broken_pack.effects",
    ),
    ("it_keeps_nothing_outside_the_state", "card counting", "calls of the object broken_pack"),
    ("forks_and_replays_are_the_same_game", "card remembering", "another digest"),
    ("the_order_of_installs_changes_nothing", "card order-bound", "the digest is another"),
    ("a_cancelled_payment_leaves_no_trace", "card trace-leaver", "leaves the game another"),
    ("it_imports_nothing_but_authoring", "", "inside.py:5: imports cardwright_core.errors."),
    ("it_imports_nothing_but_authoring", "", "inside.py:3: imports random: a game depends on"),
]


@pytest.fixture(scope="module")
def told(tmp_path_factory):
    """Install the broken pack without installing it, and run its contract."""
    folder = tmp_path_factory.mktemp("broken")
    info = folder / "broken_pack-3.1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(METADATA)
    (info / "entry_points.txt").write_text((PACK / "entry_points.txt").read_text())
    package = folder / "broken_pack"
    package.mkdir()
    for source in PACK.glob("*.py"):
        (package / source.name).write_text(source.read_text())
    (folder / "test_contract.py").write_text(
        "from cardwright.testing import PackContract\n\n\n"
        "class TestBroken(PackContract):\n    pack = 'broken-pack'\n"
    )
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_contract.py"]
    # Where pytest sees that a build server runs it, its summary repeats each message uncut.
    servers = {"CI", "BUILD_NUMBER"}
    environment = {name: value for name, value in os.environ.items() if name not in servers}
    environment["PYTHONPATH"] = str(folder)
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1, done.stdout + done.stderr
    return done.stdout


def part(told, test, subject):
    """Return what was told of one test."""
    title = f"TestBroken.test_{test}" + (f"[{subject}]" if subject else "")
    match = re.search(rf"_+ {re.escape(title)} _+\n(.*?)\n(?:_{{3,}} |=====)", told, re.DOTALL)
    return match[1] if match else f"{title} has not failed"


@pytest.mark.parametrize(("test", "subject", "said"), WRONG)
def test_what_is_wrong_is_found_and_named(told, test, subject, said):
    found = part(told, test, subject)
    assert said in found
    assert "broken-pack 3.1" in found


def test_why_a_card_does_not_load_is_told_once(told):
    assert told.count("no such thing") == 1


def test_what_is_right_passes(told):
    assert "[card whole]" not in told
    assert "[card admitted]" not in told
    assert "[keyword sound]" not in told
