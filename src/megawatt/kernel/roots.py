"""The rules of the contract as functions that Python calls: each game's engine fills the placeholders.

Records come as arrays of one: taking a single NumPy record out of Python costs fifteen microseconds, more than most rules, because
NumPy describes all its fields in a string each time.

They stand in a file because Numba keeps the code of a root under the name of its source file, and rules made from
declarations (kernel/dispatch.py) have none.
"""

from megawatt.kernel.rules import rule, unbound

legal = unbound("legal")
why_not = unbound("why_not")
apply = unbound("apply")
reckon = unbound("reckon")
observe = unbound("observe")


@rule
def call_legal(b, s, actions):
    """Every legal action, as Rules.legal says."""
    return legal(b[0], s[0], actions)


@rule
def call_why_not(b, s, action):
    """What forbids an action, as Rules.why_not says."""
    return why_not(b[0], s[0], action)


@rule
def call_apply(b, s, action, log):
    """Play an action, as Rules.apply says."""
    apply(b[0], s[0], action, log)


@rule
def call_apply_and_tell(b, s, action, log):
    """The same with a log, which comes as an array of one, too."""
    apply(b[0], s[0], action, log[0])


@rule
def call_observe(b, s, seat, numbers):
    """The position as numbers, as Rules.observe says."""
    observe(b[0], s[0], seat, numbers)


@rule
def call_reckon(b, s, which, n0, n1, n2, n3, n4, n5, first, count, figures, listed):
    """The figures of `count` numbers from `first` on, as Reckoned.each says."""
    for i in range(count):
        figures[i] = reckon(b[0], s[0], which, n0, n1, n2, n3, n4, n5, first + i, listed)
