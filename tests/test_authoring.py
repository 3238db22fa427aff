"""``cardwright.authoring`` gives every name that it promises, and imports it as it is used."""

import importlib.util
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest

from cardwright import authoring
from cardwright._homes import HOMES
from cardwright.doctor.loading import _warm_up
from cardwright.installed import loaded
from cardwright_core.errors import InputError, PluginError

MAKER = Path(__file__).parent.parent / "plugins" / "front" / "make_homes.py"


@pytest.mark.skipif(not MAKER.exists(), reason="only a checkout has it")
def test_what_type_checkers_read_is_what_python_imports():
    spec = importlib.util.spec_from_file_location("make_homes", MAKER)
    maker = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(maker)
    assert maker.HOMES.read_text(encoding="utf-8") == maker.homes(), f"run {MAKER.name}"


def test_every_name_that_it_promises_has_a_home():
    assert sorted(HOMES) == sorted(authoring.__all__) == sorted(dir(authoring))


@pytest.mark.parametrize("name", authoring.__all__)
def test_it_gives(name):
    assert getattr(authoring, name) is not None


def test_all_at_once():
    names = {}
    exec("from cardwright.authoring import *", names)  # noqa: S102 - a function can't import so
    assert set(authoring.__all__) <= set(names)


def test_an_unknown_name():
    with pytest.raises(ImportError) as caught:
        from cardwright.authoring import CounterIncreased  # noqa: F401, PLC0415
    assert str(caught.value).startswith(
        "cannot import name 'CounterIncreased' from 'cardwright.authoring'; "
        "did you mean 'CountersIncreased'"
    )


def test_whether_it_has_a_name_can_be_asked():
    assert not hasattr(authoring, "CounterIncreased")
    assert not hasattr(authoring, "__wrapped__")
    with pytest.raises(AttributeError, match="did you mean 'CountersIncreased'"):
        authoring.CounterIncreased  # noqa: B018 - looked up for the error


@pytest.fixture(params=["cardwright_rules.damage", "cardwright_rules.nowhere"])
def gone(request, monkeypatch):
    """Let a name have a home that does not give it, as that of another version."""
    monkeypatch.setitem(HOMES, "GainLife", f"{request.param}:Bygone")
    monkeypatch.delitem(vars(authoring), "GainLife", raising=False)
    return request.param


def test_a_name_that_its_home_lacks(gone):
    with pytest.raises(ImportError) as caught:
        from cardwright.authoring import GainLife  # noqa: F401, PLC0415
    text = str(caught.value)
    assert text.startswith(f"cannot import name 'GainLife' from 'cardwright.authoring': {gone}")
    versions = [metadata.version(f"cardwright{one}") for one in ("", "-core", "-rules")]
    assert "cardwright {}, cardwright-core {}, cardwright-rules {};".format(*versions) in text
    assert text.endswith("pip install --upgrade cardwright cardwright-core cardwright-rules")


@pytest.mark.usefixtures("gone")
def test_it_hides_no_other_error():
    with pytest.raises(InputError, match="gets: power must be Amount, got 'one'"):
        authoring.gets("one", 1)


@pytest.mark.usefixtures("gone")
def test_the_doctor_tells_it():
    (finding,) = _warm_up()
    assert (finding.level, finding.kind, finding.whose) == ("error", "versions", "cardwright")
    assert "cannot import name 'GainLife'" in finding.what


def test_it_imports_only_what_is_used():
    code = (
        "import sys; from cardwright.authoring import Card; "
        "print(sum('vocabulary' in name for name in sys.modules))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "0"


def test_a_module_that_misspells_a_name_is_told_the_nearest(tmp_path, monkeypatch):
    (tmp_path / "misspelling.py").write_text("CARD = SacrificeOfTheirChoise\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(PluginError) as caught:
        loaded(metadata.EntryPoint("odd", "misspelling:CARD", "cardwright.cards"))
    assert "[misspelling.py:1]; did you mean 'SacrificeOfTheirChoice'" in str(caught.value)
