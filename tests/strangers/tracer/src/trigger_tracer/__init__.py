"""Tells of every ability that is asked how often it triggers."""

import sys

from cardwright.authoring import hookimpl


@hookimpl(wrapper=True)
def additional_triggers(trigger):
    answers = yield
    sys.stderr.write(f"{trigger.instance.source.name}: {answers}\n")
    return answers
