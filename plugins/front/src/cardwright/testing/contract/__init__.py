"""The contract kit: one class to inherit, whose tests run over all that a pack brings."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.metadata import PackageNotFoundError
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import pytest

from cardwright.installed import CARDS, KEYWORDS, RULES
from cardwright.testing.contract.facts import unfinished, wrong_abilities, wrong_facts
from cardwright.testing.contract.imports import wrong_imports
from cardwright.testing.contract.outside import changed_attributes, kept
from cardwright.testing.contract.playing import (
    broken_off,
    cancelled,
    played,
    played_together,
    seed_of,
)
from cardwright.testing.contract.subject import GROUPS, pack_named
from cardwright_core.cards import CardPlugin
from cardwright_core.errors import CardwrightError, editable_folder

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from cardwright.testing.contract.subject import Pack, Subject

__all__ = ["PackContract"]


class PackContract:
    """What cardwright expects of a pack: inherit it and name the distribution.

    ``class TestContract(PackContract): pack = "my-pack"``

    `parameters` says with which parameter a keyword is tried, where it needs one
    (``{"ward": "{2}"}``). `allowed_imports` names packages of others that the pack may import.
    `games` is how many short random games are played with each card, `games_together` how many with
    cards of the whole pack.
    """

    pack: ClassVar[str]
    parameters: ClassVar[Mapping[str, str]] = {}
    allowed_imports: ClassVar[tuple[str, ...]] = ()
    games: ClassVar[int] = 2
    games_together: ClassVar[int] = 4

    @classmethod
    def the_pack(cls) -> Pack:
        """Return the pack; one that is not installed fails the tests with what to do."""
        try:
            return pack_named(cls.pack, tuple(sorted(cls.parameters.items())))
        except PackageNotFoundError:
            message = (
                f"{cls.__qualname__}: no distribution {cls.pack!r} is installed; run "
                f"pip install -e . in the pack's folder, or correct the name"
            )
            raise pytest.UsageError(message) from None

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Let the tests about a subject run over all of the pack's."""
        if "subject" in metafunc.fixturenames:
            metafunc.parametrize("subject", self.the_pack().subjects, ids=str)

    # Of the pack as a whole.

    def test_what_is_installed_is_what_pyproject_says(self) -> None:
        """An entry that was added is found only once the pack is installed again."""
        pack = self.the_pack()
        written = _entries_in_pyproject(pack)
        if written is None:
            return  # it is not installed from a folder, so that there is nothing to differ
        installed = {group: _values(pack.entries(group)) for group in GROUPS}
        wrong = [
            f"{group}: {name} is {written.get(group, {}).get(name)!r} in pyproject.toml, but "
            f"{installed[group].get(name)!r} as it is installed: run pip install -e . again"
            for group in GROUPS
            for name in sorted({*written.get(group, {}), *installed[group]})
            if written.get(group, {}).get(name) != installed[group].get(name)
        ]
        _fail_if(wrong, pack)

    def test_it_imports_nothing_but_authoring(self) -> None:
        """Whatever is not in ``cardwright.authoring`` may change with any version."""
        pack = self.the_pack()
        modules = [entry.module for group in GROUPS for entry in pack.entries(group).values()]
        _fail_if(wrong_imports(modules, self.allowed_imports), pack)

    def test_it_survives_random_games_together(self) -> None:
        """Decks of the whole pack: nothing raises, and between any two moves all is well."""
        pack = self.the_pack()
        wrong = [
            problem
            for number in range(self.games_together)
            for problem in played_together(pack, seed_of(pack.name, number))
        ]
        _fail_if(dict.fromkeys(wrong), pack)

    # Of each card and keyword.

    def test_it_loads_alone(self, subject: Subject) -> None:
        """With the pack, what it needs, and cardwright itself."""
        _load(self.the_pack(), subject, alone=True)

    def test_it_loads_with_everything(self, subject: Subject) -> None:
        """Beside all else that is installed."""
        _load(self.the_pack(), subject, alone=False)

    def test_it_is_whole_or_declares_its_caveat(self, subject: Subject) -> None:
        """What does only a part of what it should says so."""
        plugin = _plugin(self.the_pack(), subject)
        _fail_if(() if plugin is None else unfinished(plugin), self.the_pack(), subject)

    def test_its_facts_fit(self, subject: Subject) -> None:
        """Cost, types, numbers and keywords can be, and fit each other and the abilities."""
        pack = self.the_pack()
        plugin = _plugin(pack, subject)
        if isinstance(plugin, CardPlugin):
            wrong = [
                *wrong_facts(plugin, subject.name, pack.everything),
                *wrong_abilities(plugin, pack.everything),
            ]
            _fail_if(wrong, pack, subject)

    def test_its_questions_are_pure(self, subject: Subject) -> None:
        """Each of its hooks, asked twice in a game, answers the same and changes nothing."""
        _fail_if(self._games(subject)["impure"], self.the_pack(), subject)

    def test_it_survives_random_games(self, subject: Subject) -> None:
        """Nothing raises, and between any two moves all is well."""
        _fail_if(self._games(subject)["broken"], self.the_pack(), subject)

    def test_forks_and_replays_are_the_same_game(self, subject: Subject) -> None:
        """Equal seeds and answers give equal digests: from outside, inside, saved and loaded."""
        _fail_if(self._games(subject)["different"], self.the_pack(), subject)

    def test_the_order_of_installs_changes_nothing(self, subject: Subject) -> None:
        """The same game by the same plugins, found in another order."""
        _fail_if(self._games(subject)["shuffled"], self.the_pack(), subject)

    def test_it_keeps_nothing_outside_the_state(self, subject: Subject) -> None:
        """The attributes of plugins and modules are the same before and after the games."""
        _fail_if(self._games(subject)["kept"], self.the_pack(), subject)

    def test_a_cancelled_payment_leaves_no_trace(self, subject: Subject) -> None:
        """What is begun and not paid has never been (733.1)."""
        _fail_if(self._games(subject)["left"], self.the_pack(), subject)

    def _games(self, subject: Subject) -> dict[str, list[str]]:
        _needs_to_load(self.the_pack(), subject)
        return _results(self.the_pack(), subject, self.games)


def _plugin(pack: Pack, subject: Subject) -> Any:  # noqa: ANN401 - a card, a keyword or none
    _needs_to_load(pack, subject)
    return None if subject.kind == "pack" else pack.plugin(subject, pack.everything)


def _needs_to_load(pack: Pack, subject: Subject) -> None:
    """Fail a test of what does not load; why not, one test says for all."""
    problem = _why_not_loaded(pack, subject, alone=False)
    if problem:
        told = "alone" if _is_told_alone(pack, subject, problem) else "with_everything"
        _fail_if([f"it does not load: see test_it_loads_{told}"], pack, subject)


def _is_told_alone(pack: Pack, subject: Subject, problem: str) -> bool:
    """Whether it does not load alone either, for the same reason."""
    return problem == _why_not_loaded(pack, subject, alone=True)


def _why_not_loaded(pack: Pack, subject: Subject, *, alone: bool) -> str:
    try:
        rules = pack.alone if alone else pack.everything
        rules.catalog.definition(subject.card)
    except CardwrightError as error:
        return str(error)
    except Exception as error:  # noqa: BLE001 - a stranger's code may raise anything
        return f"{type(error).__name__}: {error}"
    return ""


def _load(pack: Pack, subject: Subject, *, alone: bool) -> None:
    problem = _why_not_loaded(pack, subject, alone=alone)
    if not alone and _is_told_alone(pack, subject, problem):
        _needs_to_load(pack, subject)
    if problem and subject.kind == "keyword":
        problem += " (if it needs a parameter, say which one to try in `parameters`)"
    if problem:
        beside = " beside cardwright and what the pack needs" if alone else ""
        _fail_if([f"it does not load{beside}: {problem}"], pack, subject)


@cache
def _results(pack: Pack, subject: Subject, games: int) -> dict[str, list[str]]:
    """Return what went wrong in a subject's games, by kind; they are played once."""
    found: dict[str, list[str]] = {
        kind: [] for kind in ("impure", "broken", "different", "shuffled", "kept", "left")
    }
    for one in pack.loadable:  # all modules are there before anything is compared
        pack.shuffled.catalog.definition(one.card)
    before = _attributes(pack, subject)
    try:
        for number in range(games):
            seed = seed_of(subject, number)
            played(pack, subject, seed, found, again=number == 0)
        found["left"].extend(cancelled(pack, subject, seed_of(subject, games)))
    except Exception as error:  # noqa: BLE001 - a stranger's code may raise anything
        found["broken"].append(broken_off(error))
        for problems in found.values():
            if not problems:
                problems.append("not known: a game broke off, see test_it_survives_random_games")
    changed = changed_attributes(before, _attributes(pack, subject))
    found["kept"].extend(
        f"{name} is another after a game: keep it in the state" for name in changed
    )
    return found


def _attributes(pack: Pack, subject: Subject) -> dict[str, object]:
    groups = (CARDS, KEYWORDS, RULES)
    packages = {
        entry.module.split(".")[0] for group in groups for entry in pack.entries(group).values()
    }
    plugins = [entry.load() for entry in pack.entries(RULES).values()]
    if subject.kind != "pack":
        plugins.append(pack.plugin(subject, pack.everything))
    return kept(plugins, packages)


def _entries_in_pyproject(pack: Pack) -> dict[str, dict[str, str]] | None:
    """Return the entries in the folder that the pack is installed from, if it is from one."""
    folder = editable_folder(pack.name)
    file = Path(folder, "pyproject.toml")
    if not folder or not file.is_file():
        return None
    project = tomllib.loads(file.read_text(encoding="utf-8")).get("project", {})
    found: dict[str, dict[str, str]] = project.get("entry-points", {})
    return found


def _values(entries: Mapping[str, Any]) -> dict[str, str]:
    return {name: entry.value for name, entry in entries.items()}


def _fail_if(problems: Iterable[str], pack: Pack, subject: Subject | None = None) -> None:
    """Fail a test with all that is wrong and whose it is."""
    found = list(problems)
    if found:
        whose = str(pack) if subject is None else pack.whose(subject)
        pytest.fail("\n".join(f"{whose}: {problem}" for problem in found), pytrace=False)
