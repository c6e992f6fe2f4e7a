"""The rules of the contract as functions that Python calls: each game's engine fills the placeholders.

Records are passed as arrays of one: passing a single NumPy record to compiled code takes fifteen microseconds, more than most
rules, because NumPy describes all its fields in a string each time. Numba caches a root under the name of its source file, which
generated rules (kernel/rules/rule_codegen.py) lack; so the roots stand here.
"""

from megawatt.kernel.rng.deal_rng import begin_deal
from megawatt.kernel.rules.rule import rule, unbound

setup = unbound("setup")
legal = unbound("legal")
why_not = unbound("why_not")
apply = unbound("apply")
query = unbound("query")
observe = unbound("observe")
ranks = unbound("ranks")


@rule
def deal(b, s, seed):
    """The first position in a state of zeros, dealt from a seed in four parts."""
    begin_deal(s.chance, seed, 0)
    setup(b, s)


@rule
def call_legal(b, s, actions):
    """See `Rules.legal`."""
    return legal(b[0], s[0], actions)


@rule
def call_legal_into(b, s, actions, count):
    """The same for callers that get no result back: the count goes into an array of one."""
    count[0] = legal(b[0], s[0], actions)


@rule
def call_why_not(b, s, action):
    """See `Rules.why_not`."""
    return why_not(b[0], s[0], action)


@rule
def call_why_not_into(b, s, action, reason):
    """The same for callers that get no result back: the code goes into an array of one."""
    reason[0] = why_not(b[0], s[0], action)


@rule
def call_apply(b, s, action, log):
    """See `Rules.apply`."""
    apply(b[0], s[0], action, log)


@rule
def call_apply_silently(b, s, action):
    """The same for callers that have no word for None."""
    apply(b[0], s[0], action, None)


@rule
def call_apply_with_log(b, s, action, log):
    """The same with a log, also an array of one."""
    apply(b[0], s[0], action, log[0])


@rule
def call_observe(b, s, seat, numbers):
    """See `Rules.observe`."""
    observe(b[0], s[0], seat, numbers)


@rule
def call_ranks(b, s, places):
    """See `Rules.ranks`, which may be a generated rule."""
    ranks(b, s, places)


@rule
def call_query(b, s, which, n0, n1, n2, n3, n4, n5, first, count, answers, listed):
    """The answers for `count` numbers from `first` on; see `RuleQuery.each`."""
    for i in range(count):
        answers[i] = query(b[0], s[0], which, n0, n1, n2, n3, n4, n5, first + i, listed)
