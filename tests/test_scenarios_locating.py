"""Where each value of a TOML file stands."""

import tomli
from hypothesis import given
from hypothesis import strategies as st

from cardwright.scenarios.locating import locate

TEXT = '''\
# a comment with [brackets] and = signs
title = "a # in a text"
long = """
[[not.a.header]]
key = 1
"""
raw = \'\'\'
x = "1\'\'\'
"quoted key"."dotted" = { a = 1, "b c" = [1, 2] }
list = [
    1, # one
    { inner = "]" },
    [
        true,
    ],
]

[[do]]
act = 1
[do.expect]
life.P1 = 20

[[do]]
act = 2
[[do.choose]]
target = "x"
[[do.choose]]
target = "y"

[a.b]
c = 1979-05-27T07:32:00Z
"esc\\u0061ped" = 1.5
'''


def test_every_kind_of_place():
    lines = locate(TEXT)
    assert lines["title",] == 2
    assert lines["long",] == 3
    assert lines["raw",] == 7
    assert lines["quoted key", "dotted", "b c", 1] == 9
    assert lines["list", 0] == 11
    assert lines["list", 1, "inner"] == 12
    assert lines["list", 2, 0] == 14
    assert lines["do", 0, "act"] == 19
    assert lines["do", 0, "expect", "life", "P1"] == 21
    assert lines["do", 1] == 23
    assert lines["do", 1, "choose", 1, "target"] == 28
    assert lines["a", "b", "c"] == 31
    assert lines["a", "b", "escaped"] == 32
    assert ("not",) not in lines


def paths(value, path=()):
    yield path
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from paths(inner, (*path, key))
    if isinstance(value, list):
        for place, inner in enumerate(value):
            yield from paths(inner, (*path, place))


def test_every_value_has_a_line():
    assert set(paths(tomli.loads(TEXT))) == set(locate(TEXT))


KEYS = st.text("abc.# [\"'=\u00e9", min_size=1, max_size=4)
VALUES = st.recursive(
    st.one_of(st.integers(), st.booleans(), st.text("ab#]}\"',\\\n", max_size=6)),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(KEYS, inner, max_size=3)),
    max_leaves=12,
)


def quoted(text):
    for plain, escaped in (("\\", "\\\\"), ('"', '\\"'), ("\n", "\\n")):
        text = text.replace(plain, escaped)
    return f'"{text}"'


def written(value):
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, list):
        return f"[\n{','.join(map(written, value))} # , ]\n]"
    if isinstance(value, dict):
        pairs = (f"{quoted(key)} = {written(inner)}" for key, inner in value.items())
        return f"{{ {', '.join(pairs)} }}"
    return str(value)


@given(st.dictionaries(KEYS, VALUES, max_size=4))
def test_whatever_is_valid_is_located(content):
    text = "".join(f"{quoted(key)} = {written(value)}\n" for key, value in content.items())
    assert tomli.loads(text) == content
    assert set(locate(text)) == set(paths(content))
