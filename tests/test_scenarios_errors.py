"""What is wrong with a scenario file is told with its line and the nearest right word."""

import re
from pathlib import Path

import pytest

from cardwright.scenarios import ScenarioError, acts, find, load, run
from cardwright.scenarios.running import RuleSets
from cardwright_core.errors import InputError

GOOD = """\
schema = 1
name = "a board"
rules = ["603.2d"]

[players.P1]
battlefield = ["Soul Warden", { card = "Elesh Norn, Mother of Machines", as = "Norn" }]
hand = ["Grizzly Bears"]

[players.P2]
battlefield = [{ card = "Grizzly Bears", count = 2, tapped = true }]

[[do]]
enters = ["Grizzly Bears#1"]
expect.waiting = 2

[[do]]
resolve = "all"

[do.expect]
life.P1 = 22
"""


@pytest.fixture(scope="module")
def sets():
    return RuleSets()


@pytest.fixture
def play(tmp_path, sets, monkeypatch):
    """Load and run a text as a scenario file; its path is short, so that messages are stable."""
    monkeypatch.chdir(tmp_path)

    def play(text):
        Path("a.scenario.toml").write_text(text, encoding="utf-8")
        scenario = load("a.scenario.toml")
        return run(scenario, sets.of(scenario))

    return play


def test_the_board_as_it_is_holds(play):
    assert play(GOOD).ok


def test_a_mark_before_the_text_is_no_part_of_it(play):
    assert play("\ufeff" + GOOD).ok


WRONG = {
    "a comma that is missing": ('rules = ["603.2d"]', 'rules = ["603.2d" "603.2"]'),
    "a counter of no size": ("tapped = true", 'counters = { "+1+1" = 1 }'),
    "a counter that is all but another": ("tapped = true", "counters = { chrage = 1 }"),
    "not TOML": ('rules = ["603.2d"]', "rules = [603.2d]"),
    "no schema": ("schema = 1\n", ""),
    "a later schema": ("schema = 1", "schema = 2"),
    "a text for a number": ("life.P1 = 22", 'life.P1 = "22"'),
    "a truth for a number": ("life.P1 = 22", "life.P1 = true"),
    "a number for a list": ('hand = ["Grizzly Bears"]', "hand = 1"),
    "not a rule": ('"603.2d"', '"603-2d"'),
    "unknown key at the top": ("rules =", "rule ="),
    "unknown key of a player": ("hand =", "hnad ="),
    "unknown key of a card": ("tapped = true", "taped = true"),
    "unknown key of a step": ("resolve =", "reslove ="),
    "unknown key of what is expected": ("life.P1", "live.P1"),
    "unknown player": ("life.P1", "life.P3"),
    "unknown active player": ("[[do]]\nenters", '[start]\nactive = "P"\n[[do]]\nenters'),
    "unknown step": ("[[do]]\nenters", '[start]\nstep = "upkep"\n[[do]]\nenters'),
    "a step without priority": ("[[do]]\nenters", '[start]\nstep = "untap"\n[[do]]\nenters'),
    "unknown step to go to": ('resolve = "all"', 'go_to = "upkeap"'),
    "unknown card": ('"Soul Warden"', '"Soul Wardn"'),
    "a card of no pack": ('"Soul Warden"', '"Xqzzy of Nowhere"'),
    "unknown reference": ('"Grizzly Bears#1"', '"Grizly Bears"'),
    "ambiguous reference": ('"Grizzly Bears#1"', '"Grizzly Bears"'),
    "a number too high": ('"Grizzly Bears#1"', '"Grizzly Bears#4"'),
    "the same card twice": ('"Grizzly Bears#1"', '"Grizzly Bears#1", "Grizzly Bears#1"'),
    "an alias taken twice": ('"Soul Warden", {', '{ card = "Soul Warden", as = "Norn" }, {'),
    "an alias for several": ("count = 2", 'count = 2, as = "bears"'),
    "two acts": ('resolve = "all"', 'resolve = "all"\nsettle = true'),
    "no act": ('resolve = "all"\n\n[do.expect]\nlife.P1 = 22', ""),
    "nobody acts": ('resolve = "all"', 'cast = "Grizzly Bears#1"'),
    "an act of nobody": ('resolve = "all"', 'resolve = "all"\nplayer = "P1"'),
    "unknown format": ("rules =", 'format = "two-headed-gaint"\nrules ='),
    "unknown kind of event": ("life.P1 = 22", "happened = { LifeGain = 2 }"),
    "unknown zone": ("life.P1 = 22", 'object.Norn.zone = "battelfield"'),
    "unknown subtype": ("life.P1 = 22", 'object.Norn.is_not = ["Praetr"]'),
    "unknown supertype": ("life.P1 = 22", 'object.Norn.is = ["Legendry"]'),
    "unknown card type": ("life.P1 = 22", 'object.Norn.is_not = ["Creatre", "Land"]'),
    "a word like no type": ("life.P1 = 22", 'object.Norn.is_not = ["Xqzzy"]'),
    "unknown way": ('resolve = "all"', 'player = "P1"\ncast = "Grizzly Bears#1"\nway = "morph"'),
    "unknown face": ('resolve = "all"', 'player = "P1"\ncast = "Grizzly Bears#1"\nface = "Bears"'),
    "mana that is none": ("hand =", 'mana = "{Q}"\nhand ='),
    "pay is one text": ('resolve = "all"', 'player = "P1"\ncast = "Grizzly Bears#1"\npay = "X"'),
    "a choice without a choice": ('resolve = "all"', 'resolve = 1\nchoose = [{ player = "P1" }]'),
    "no card at all": ("count = 2", "count = 0"),
    "less than nothing": ("enters", "draws.P1 = -1\n#"),
    "counters that are no number": ("enters", 'gets_counters.Norn = { "+1/+1" = "one" }\n#'),
    "tokens of nobody": ("enters", 'creates = [{ token = "Treasure" }]\n#'),
    "tokens of an unknown player": (
        "enters",
        'creates = [{ player = "P3", token = "Treasure" }]\n#',
    ),
    "tokens of no kind": ("enters", 'creates = [{ player = "P1" }]\n#'),
    "tokens of two kinds": (
        "enters",
        'creates = [{ player = "P1", token = "Treasure", type = "Artifact" }]\n#',
    ),
    "an unknown token": ("enters", 'creates = [{ player = "P1", token = "Tresure" }]\n#'),
    "a token of an unknown card": ("enters", 'creates = [{ player = "P1", token = "Xqzzy" }]\n#'),
    "a text for a token": ("enters", 'creates = ["Treasure"]\n#'),
    "no token at all": (
        "enters",
        'creates = [{ player = "P1", token = "Clue", count = 0 }]\n#',
    ),
    "a creature token without power": (
        "enters",
        'creates = [{ player = "P1", type = "Creature — Bear", toughness = 2 }]\n#',
    ),
    "a token of no card type": ("enters", 'creates = [{ player = "P1", type = "Basic" }]\n#'),
    "a token of an unknown type": (
        "enters",
        'creates = [{ player = "P1", type = "Artifact — Tresure" }]\n#',
    ),
    "a token of an unknown color": (
        "enters",
        'creates = [{ player = "P1", type = "Artifact", colors = ["W", "green"] }]\n#',
    ),
    "a token with an unknown keyword": (
        "enters",
        'creates = [{ player = "P1", type = "Artifact", has = ["indestructable"] }]\n#',
    ),
    "a token with a keyword without its number": (
        "enters",
        'creates = [{ player = "P1", type = "Artifact", has = ["bushido"] }]\n#',
    ),
    "an instant on the battlefield": ('"Soul Warden"', '"Shock"'),
    "a sorcery on the battlefield": ('"Soul Warden"', '"Divination"'),
    "an alias that is another card's name": ('as = "Norn"', 'as = "Soul Warden"'),
    "an alias that is another card's name and number": ('as = "Norn"', 'as = "Soul Warden#1"'),
    "an alias that is a player's name": ('as = "Norn"', 'as = "P2"'),
    "a player without a name": ("[players.P2]", '[players.""]'),
    "far too many cards": ("count = 2", "count = 100000000"),
    "far too many draws": ("enters", "draws.P1 = 100000000\n#"),
    "brackets without an end": ("hand =", f"mana = {'[' * 3000}{']' * 3000}\nhand ="),
    "a number without an end": ("hand =", f"life = {'9' * 5000}\nhand ="),
    "unknown controller": ("life.P1 = 22", 'object.Norn.controller = "p1"'),
    "unknown color": ("life.P1 = 22", 'object.Norn.colors = ["white"]'),
    "a letter of no color": ("life.P1 = 22", 'object.Norn.colors = ["C"]'),
    "unknown type of mana": ("life.P1 = 22", 'object.Norn.could_produce = ["colorless"]'),
    "unknown active player expected": ("life.P1 = 22", 'active = "p2"'),
    "unknown winner": ("life.P1 = 22", 'winners = ["P3"]'),
    "unknown step expected": ("life.P1 = 22", 'step = "upkeap"'),
    "unknown special action": (
        'resolve = "all"',
        'player = "P1"\nspecial = "tern Grizzly Bears#1"',
    ),
    "a special action that is none": (
        'resolve = "all"',
        'player = "P1"\nspecial = "cast Grizzly Bears#1"',
    ),
    "a special action without a card": ('resolve = "all"', 'player = "P1"\nspecial = "turn"'),
    "unknown action that one can take": ("life.P1 = 22", 'can.P1 = ["fortell Norn"]'),
    "illegal on what is no act of a player": ('resolve = "all"', 'resolve = "all"\nillegal = true'),
}


@pytest.mark.parametrize("case", WRONG)
def test_wrong_input(play, snapshot, case):
    right, wrong = WRONG[case]
    assert right in GOOD
    with pytest.raises(ScenarioError) as caught:
        play(GOOD.replace(right, wrong, 1))
    assert str(caught.value) == snapshot


OVER = """\
schema = 1
name = "a game that is over"

[players.P1]
battlefield = [{ card = "Soul Warden", count = 2 }]

[players.P2]
life = 0

[[do]]
settle = true
expect.winners = ["P1"]

[[do]]
"""


@pytest.mark.parametrize("act", ['go_to = "upkeep"', "resolve = 1", 'resolve = "all"'])
def test_a_game_that_is_over_goes_on_to_nothing(play, act):
    (failure,) = play(OVER + act).failures
    told = act.replace(" = ", " ").replace("_", " ").replace('"', "")
    assert failure == f"a.scenario.toml:15: {told}: the game is over"


@pytest.mark.parametrize("act", ["settle = true", 'dies = ["Soul Warden#1"]'])
def test_what_happens_may_still_happen(play, act):
    assert play(OVER + act).ok


ENDING = """\
schema = 1
name = "a game that ends"

[players.P1]
battlefield = ["Mountain"]
hand = ["Shock"]

[players.P2]
life = 2

[[do]]
player = "P1"
cast = "Shock"
pay = "auto"
choose = [{ player = "P1", target = "P2" }]

[[do]]
resolve = "all"
expect.winners = ["P1"]
"""


def test_a_game_may_end_as_a_spell_resolves(play):
    assert play(ENDING).failures == ()


MANIFESTED = """\
schema = 1
name = "a creature that can be turned face up in two ways"

[players.P1]
battlefield = [{ card = "Plains", count = 2 }, { card = "Forest", count = 3 }]
hand = ["Soul Summons"]
library = ["Branchsnap Lorian"]

[players.P2]

[[do]]
player = "P1"
cast = "Soul Summons"
pay = ["Plains#1", "Plains#2"]

[[do]]
resolve = 1

[[do]]
player = "P1"
special = "turn Branchsnap Lorian"
"""


def test_which_of_several_special_actions_is_said(play):
    (failure,) = play(MANIFESTED).failures
    told = "P1: turn Branchsnap Lorian: say way = 'manifest' or way = 'morph'"
    assert failure == f"a.scenario.toml:21: {told}"
    assert play(MANIFESTED + 'way = "morph"\npay = ["Forest#1"]').ok


@pytest.mark.parametrize("illegal", ["", "illegal = true"])
def test_a_way_of_a_special_action_that_is_none(play, illegal):
    with pytest.raises(ScenarioError) as caught:
        play(f'{MANIFESTED}way = "mroph"\n{illegal}')
    told = "P1: turn Branchsnap Lorian has no way 'mroph'; did you mean 'morph'?"
    assert str(caught.value) == f"a.scenario.toml:21: {told}"


ROOM = """\
schema = 1
name = "a Room with two locked halves"

[players.P1]
mana = "{U}"
hand = ["Bottomless Pool // Locker Room"]

[players.P2]

[[do]]
enters = ["Bottomless Pool // Locker Room"]

[[do]]
player = "P1"
special = "unlock Bottomless Pool // Locker Room"
"""


def test_which_half_is_unlocked_is_said(play):
    more = ROOM.replace('mana = "{U}"', 'mana = "{U}{U}{U}{U}{U}{U}"')
    (failure,) = play(more).failures
    told = "say face = 'Bottomless Pool' or face = 'Locker Room'"
    assert failure.endswith(told)
    with pytest.raises(ScenarioError, match="has no face 'Locker Rom'; did you mean 'Locker Room'"):
        play(more + 'face = "Locker Rom"')
    assert play(ROOM + 'face = "Bottomless Pool"').ok


def told_by(play, text):
    """Return what is said of a scenario that is wrong, or fails."""
    try:
        (failure,) = play(text).failures
    except ScenarioError as error:
        return str(error)
    return failure


COMPANION = """\
schema = 1
name = "a companion"

[players.P1]
mana = "{C}{C}{C}"
outside = [{ card = "Zirda, the Dawnwaker", companion = true }]

[players.P2]

[[do]]
player = "P1"
special = "put Zirda, the Dawnwaker"
"""


@pytest.mark.parametrize(
    ("was", "now", "told"),
    [
        (
            'special = "put',
            'special = "putt',
            "12: unknown special action 'putt'; did you mean 'put'",
        ),
        ('special = "put Z', 'special = "put S', "12: no card 'Sirda, the Dawnwaker'"),
        (", companion = true", "", "12: P1: put Zirda, the Dawnwaker is not legal; P1 may: pass"),
        (", companion", ", compannion", "6: unknown key 'compannion'; did you mean 'companion'"),
        ("true }", "1 }", "6: .*true or false"),
        ('"Zirda, the Dawnwaker", c', '"Grizzly Bears", c', "6: Grizzly Bears has no companion"),
        ("true }", "true, count = 2 }", "6: P1 has one companion at most: Zirda, the Dawnwaker is"),
    ],
)
def test_a_companion_and_its_special_action(play, was, now, told):
    assert play(COMPANION).ok
    assert was in COMPANION
    assert re.search(told, told_by(play, COMPANION.replace(was, now, 1)))


AGENDA = """\
schema = 1
name = "a hidden agenda"

[players.P1]
command = [{ card = "Immediate Action", agenda = ["Grizzly Bears"] }]

[players.P2]

[[do]]
player = "P1"
special = "turn Immediate Action"
"""


@pytest.mark.parametrize(
    ("was", "now", "told"),
    [
        ('"turn', '"tern', "11: unknown special action 'tern'; did you mean 'turn'"),
        (", agenda", ", agennda", "5: unknown key 'agennda'; did you mean 'agenda'"),
        ('"Grizzly', '"Grizly', "5: in the agenda of Immediate Action: .*'Grizzly Bears'"),
        (
            '["G',
            '["Forest", "G',
            "5: the agenda of Immediate Action is 1 card name, not 'Forest', ",
        ),
        ('"Immediate Action", a', '"Forest", a', "5: Forest has no hidden agenda"),
        (
            ', agenda = ["Grizzly Bears"]',
            "",
            "P1: turn Immediate Action is not legal; P1 may: pass",
        ),
    ],
)
def test_a_hidden_agenda_and_its_special_action(play, was, now, told):
    assert play(AGENDA).ok
    assert was in AGENDA
    assert re.search(told, told_by(play, AGENDA.replace(was, now, 1)))


WITH_A_CLUE = """\
schema = 1
name = "a token"

[players.P1]
hand = ["Thraben Inspector"]

[players.P2]

[[do]]
enters = ["Thraben Inspector"]

[[do]]
resolve = "all"

[[do]]
becomes_tapped = ["Clue"]
"""


def test_a_name_that_is_none_is_told_with_the_tokens_too(play):
    with pytest.raises(ScenarioError) as caught:
        play(WITH_A_CLUE)
    assert str(caught.value).endswith(
        "no card 'Clue' is in this scenario; did you mean 'Clue Token'?"
    )
    with pytest.raises(ScenarioError, match=r"; known: Thraben Inspector, Clue Token$"):
        play(WITH_A_CLUE.replace('"Clue"', '"Xqzzy"'))


BOARD = """\
schema = 1
name = "a board"

[players.P1]
battlefield = ["Elesh Norn, Mother of Machines", "Soul Warden", { card = "Forest", count = 3 }]
hand = ["Man-o'-War", "Grizzly Bears", "Plains", "Island"]

[players.P2]
hand = ["Forest"]

"""
ENTERS = '[[do]]\nenters = ["Man-o\'-War"]\n\n[[do]]\nsettle = true\n'
WARDENS = '{ player = "P1", order_triggers = ["Soul Warden", "Soul Warden", "Man-o\'-War"'
ORDER = WARDENS + ', "Man-o\'-War"] }'
TARGET = '{ player = "P1", target = "Soul Warden" }'
CAST = '[[do]]\nplayer = "P1"\ncast = "Grizzly Bears"\n'

FAILS = {
    "a discard of what is in no hand": '[[do]]\ndiscarded = ["Soul Warden"]\n',
    "a falsified number": ENTERS.split("\n\n", maxsplit=1)[0] + "\nexpect.waiting = 3\n",
    "a missing choice": ENTERS,
    "a missing target": ENTERS + f"choose = [{ORDER}]\n",
    "another kind of choice": ENTERS + 'choose = [{ player = "P1", target = "Soul Warden" }]\n',
    "another player's choice": ENTERS + f"choose = [{ORDER.replace('P1', 'P2')}]\n",
    "a choice that is no option": ENTERS
    + f'choose = [{ORDER}, {{ player = "P1", target = "Plains" }}]\n',
    "other options": ENTERS + f'choose = [{ORDER}, {TARGET[:-2]}, options = ["Soul Warden"] }}]\n',
    "too many chosen": ENTERS
    + f'choose = [{ORDER}, {{ player = "P1", target = ["Soul Warden", "Man-o\'-War"] }}]\n',
    "an unused choice": ENTERS + f"choose = [{ORDER}, {', '.join([TARGET] * 3)}]\n",
    "a choice that is not asked, and what else does not hold": "[[do]]\nsettle = true\n"
    'choose = [{ player = "P1", X = 3 }]\nexpect.life.P1 = 1\n',
    "a choice that is not asked": '[[do]]\nsettle = true\nchoose = [{ player = "P1", X = 3 }]\n',
    "an order too short": ENTERS + f"choose = [{WARDENS}] }}, {TARGET}, {TARGET}]\n",
    "a payment that is missing": CAST,
    "a payment that does not suffice": CAST + 'pay = ["Forest#1"]\n',
    "a payment of what is no source": CAST + 'pay = ["Forest#1", "Soul Warden"]\n',
    "other mana than paid": CAST + 'pay = ["Forest#1", "Forest#2", "{W}{G}"]\n',
    "more than is paid": CAST + 'pay = ["Forest#1", "Forest#2", "Forest#3", "{G}{G}{G}"]\n',
    "an action that is not legal": '[[do]]\nplayer = "P1"\ncast = "Man-o\'-War"\n',
    "an ability that is not there": '[[do]]\nplayer = "P1"\nactivate = "Forest#1"\nability = 2\n',
    "a player without priority": '[[do]]\nplayer = "P2"\nplay = "Forest#4"\n',
    "legal, but expected to be illegal": '[[do]]\nplayer = "P1"\nplay = "Plains"\nillegal = true\n',
    "an illegal ability that is not there": '[[do]]\nplayer = "P1"\nactivate = "Forest#1"\n'
    "ability = 2\nillegal = true\n",
    "a misspelt name in a zone": '[[do]]\nenters = ["Grizzly Bears"]\n'
    'expect.battlefield.P2 = ["Grizly Bears", "Wall of Nowhere"]\n',
    "another player has priority": '[[do]]\nsettle = true\nexpect.can.P2 = ["pass"]\n',
    "nothing to resolve": '[[do]]\nresolve = "all"\n',
    "too much to resolve": '[[do]]\nplayer = "P1"\ncast = "Grizzly Bears"\npay = "auto"\n'
    "[[do]]\nresolve = 4\n",
    "something on the stack on the way": '[[do]]\nenters = ["Grizzly Bears"]\n'
    '[[do]]\ngo_to = "end"\n',
    "what is not on the battlefield": '[[do]]\ndies = ["Grizzly Bears"]\n',
    "what is on the battlefield already": '[[do]]\nenters = ["Soul Warden"]\n',
    "who can do what": '[[do]]\nsettle = true\nexpect.cannot.P1 = ["cast Grizzly Bears"]\n',
    "who can't do what": '[[do]]\nsettle = true\nexpect.can.P1 = ["cast Man-o\'-War"]\n',
    "no priority to speak of": '[expect]\ncan.P1 = ["pass"]\n',
    "much at once": '[[do]]\nenters = ["Grizzly Bears"]\n'
    "[do.expect]\n"
    "life = { P1 = 21, P2 = 20 }\n"
    'hand.P1 = ["Plains"]\n'
    "battlefield.P2 = 1\n"
    'mana.P1 = "{G}"\n'
    'stack = ["ability of Soul Warden"]\n'
    'step = "upkeep"\n'
    "happened = { Enters = 2 }\n"
    'object."Grizzly Bears" = { power = 3, tapped = true, has = ["flying"], is_not = ["Bear"], '
    'counters = { "+1/+1" = 1 }, zone = "hand", controller = "P2" }\n'
    'object."Soul Warden" = { triggered = 1, suppressed = 1, waiting = 1 }\n'
    'object."Forest#1" = { could_produce = ["W"], colors = ["G"] }\n',
}


@pytest.mark.parametrize("case", FAILS)
def test_a_scenario_fails(play, snapshot, case):
    report = play(BOARD + FAILS[case])
    assert not report.ok
    assert "\n".join(report.failures) == snapshot


@pytest.mark.parametrize(
    "written",
    [
        'gets_counters = { "Soul Warden" = { "1/1" = 1 } }\n',
        'loses_counters = { "Soul Warden" = { shiled = 1 } }\n',
        'settle = true\nexpect.object."Soul Warden".counters = { 1-1 = 1 }\n',
    ],
)
def test_a_kind_of_counter_that_is_likely_another(play, snapshot, written):
    with pytest.raises(ScenarioError) as caught:
        play(f"{BOARD}[[do]]\n{written}")
    assert str(caught.value) == snapshot


@pytest.mark.parametrize("name", ["Soul Wardn", "Forest"])
def test_an_unclear_reference_in_a_choice_has_the_line_of_the_choice(play, snapshot, name):
    choice = f'choose = [\n    {ORDER},\n    {{ player = "P1", target = "{name}" }},\n]\n'
    with pytest.raises(ScenarioError) as caught:
        play(BOARD + ENTERS + choice)
    assert str(caught.value) == snapshot


CHOICES = """\
schema = 1
name = "costs, numbers and sources to choose from"

[players.P1]
battlefield = [{ card = "Tropical Island", count = 5 }]
hand = ["Mulldrifter", "Stroke of Genius"]

[players.P2]

[[do]]
player = "P1"
"""
UNCLEAR = {
    "a cost that is not offered": 'cast = "Mulldrifter"\npay = "auto"\n'
    'choose = [{ player = "P1", cost = "evoked" }]\n',
    "other numbers": 'cast = "Stroke of Genius"\npay = "auto"\n'
    'choose = [{ player = "P1", X = 0, options = [0, 7] }]\n',
    "a source with several abilities": 'cast = "Mulldrifter"\n'
    'choose = [{ player = "P1", cost = "evoke" }]\npay = ["Tropical Island#1"]\n',
}


@pytest.mark.parametrize("case", UNCLEAR)
def test_a_choice_is_told_in_the_words_that_the_file_needs(play, snapshot, case):
    report = play(CHOICES + UNCLEAR[case])
    assert "\n".join(report.failures) == snapshot


LOOP = """\
schema = 1
name = "three Oblivion Rings exile each other for ever"

[players.P1]
battlefield = ["Oblivion Ring"]
hand = [{ card = "Oblivion Ring", count = 2 }]

[players.P2]

[[do]]
enters = ["Oblivion Ring#2"]

[[do]]
resolve = "all"

[[do]]
enters = ["Oblivion Ring#3"]

[[do]]
resolve = "all"
"""


def test_a_loop_that_nobody_can_leave_is_a_draw(play):
    assert play(LOOP + "expect.winners = []\n").ok


def test_a_stack_that_does_not_become_empty(play, snapshot, monkeypatch):
    monkeypatch.setattr(acts, "_MOST_RESOLVED", 5)
    report = play(LOOP)
    assert "\n".join(report.failures) == snapshot


def test_a_format_that_the_rules_lack(tmp_path, sets):
    path = tmp_path / "a.scenario.toml"
    path.write_text(GOOD)
    rules = sets.of(load(path))
    path.write_text(GOOD.replace("schema = 1", 'schema = 1\nformat = "commander"'))
    with pytest.raises(ScenarioError, match="'commander' is not among the rules"):
        run(load(path), rules)


def test_paths_that_lead_nowhere(tmp_path):
    for path, reason in ((tmp_path / "none", "no such"), (tmp_path, r"no \*\.scenario\.toml")):
        with pytest.raises(InputError, match=reason):
            find([path])
    (tmp_path / "a.toml").touch()
    with pytest.raises(InputError, match=r"ends in \.scenario\.toml"):
        find([tmp_path / "a.toml"])


def test_a_folder_means_all_below_it_sorted(tmp_path):
    for name in ("b/z", "b/a", "a"):
        path = tmp_path / f"{name}.scenario.toml"
        path.parent.mkdir(exist_ok=True)
        path.touch()
    found = [str(path.relative_to(tmp_path)) for path in find([tmp_path, tmp_path / "b"])]
    assert found == ["a.scenario.toml", "b/a.scenario.toml", "b/z.scenario.toml"]


def test_a_file_that_is_no_text(tmp_path):
    path = tmp_path / "a.scenario.toml"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(ScenarioError, match="can't be read"):
        load(path)
