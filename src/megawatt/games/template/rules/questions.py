"""What a seat can be asked: how much to charge."""

from megawatt.author import Answer, Question, Questions, always
from megawatt.games.template import names as n
from megawatt.games.template.moves import actions
from megawatt.games.template.rules.charging import charge

questions = Questions(__name__, actions, [
    Question(n.ASK_CHARGE, "charge", Answer("charge", always, charge)),
    Question(n.ASK_NOTHING, "nothing"),
])  # fmt: skip
legal, why_not, answer = questions.legal, questions.why_not, questions.answer
