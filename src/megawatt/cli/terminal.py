"""The terminal table: any game, played with a keyboard.

It knows a game only by its contract (view, draw, costs, spell, words). Everything also works when
the input is a pipe.
"""

from __future__ import annotations

import shlex
import sys
from collections.abc import Mapping
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from megawatt.bots import HOUSE, bot
from megawatt.cli.common import new_match_path
from megawatt.cli.match_text import MatchText, consecutive
from megawatt.kernel.contract.moves import unreadable
from megawatt.kernel.errors import IllegalMove, OptionError, Unreadable
from megawatt.kernel.match.match import Match
from megawatt.kernel.text.joining import listed

MAX_LISTED = 30
"""The longest list of moves that is shown whole; the command `moves` shows all."""
MAX_NEWS = 12
"""Paragraphs of news below the board; the command `log` shows everything."""

COMMANDS = {
    "moves": "terminal-help-moves",
    "board": "terminal-help-board",
    "log": "terminal-help-log",
    "undo": "terminal-help-undo",
    "save": "terminal-help-save",
    "quit": "terminal-help-quit",
    "help": "terminal-help-help",
}
"""What can be typed besides moves, and the message that explains it."""
ALIASES = {"?": "help", "q": "quit", "exit": "quit"}


def play_in_terminal(
    match: Match, humans: set[int], bots: Mapping[int, str], language: str, console: Console, path: Path | None
) -> None:
    """Play a match to its end or until the person leaves. It is kept in `path` after every move; None: only on leaving."""
    TerminalTable(match, humans, bots, language, console, path).run()


class Leaving(Exception):
    """Raised when the person leaves the table."""


class TerminalTable:
    """One match, the people at the keyboard and the bots."""

    def __init__(
        self, match: Match, humans: set[int], bots: Mapping[int, str], language: str, console: Console, path: Path | None
    ) -> None:
        seats = set(range(match.seats))
        if humans | set(bots) != seats or humans & set(bots):
            raise OptionError(f"people on seats {sorted(humans)} and bots on {sorted(bots)} should fill {sorted(seats)} once each")
        self.match = match
        self.humans = humans
        self.bots = {seat: bot(name, match.game, match.seed) for seat, name in bots.items()}
        self.words = match.game.words(language)
        self.match_text = MatchText(match, humans, bots, self.words)
        self.console = console
        self.path = path
        self.interactive = console.is_terminal and sys.stdin.isatty()
        self._notices: list[str] = []

    # The course of play.

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self._welcome()
        self._edit_lines()
        try:
            self._keep()
            while not self.match.over:
                if self.match.seat in self.humans:
                    self._person_decides(self.match.seat)
                else:
                    self._bots_decide()
        except (KeyboardInterrupt, EOFError):
            self.console.print()
            self._leave()
        except Leaving:
            self._leave()
        else:
            self._finish()

    def _person_decides(self, seat: int) -> None:
        self._show(seat)
        while not self._obey(self._ask(seat), seat):
            pass

    def _bots_decide(self) -> None:
        """All bots up to the next decision of a person. One save is enough: bots would play the same moves again."""
        with self.console.status("") if self.interactive else nullcontext() as status:
            while not self.match.over and self.match.seat in self.bots:
                seat = self.match.seat
                if status is not None:
                    status.update(self.words("terminal-thinking", seat=self.match_text.name(seat)))
                self._play(self.bots[seat].choose(self.match))
                if not self.humans:
                    self._tell(self.match.ply - 1, None)
        self._keep()

    def _play(self, move: str | int) -> None:
        self.match.play(move)

    def _obey(self, line: str, seat: int) -> bool:
        """Run the typed command; returns whether the position has changed."""
        word, _, rest = line.partition(" ")
        command = ALIASES.get(word.lower(), word.lower())
        if command in COMMANDS:
            return self._command(command, rest.strip(), seat)
        return bool(line) and self._try(line)

    def _command(self, command: str, argument: str, seat: int) -> bool:
        match command:
            case "help":
                self._help()
            case "moves":
                self._show_moves(most=None)
            case "board":
                self._show_board(seat)
            case "log":
                self._tell(0, seat)
            case "undo":
                return self._undo()
            case "save":
                self._save(argument)
            case "quit":
                raise Leaving
        return False

    def _try(self, line: str) -> bool:
        try:
            self._play(self._move(line))
        except IllegalMove as fault:
            self._refuse(self.match_text.refusal(fault))
            return False
        self._keep()
        return True

    def _move(self, line: str) -> str | int:
        """The move that was typed: a number of the list, or text for the game to read."""
        word = line.split()[0]
        if line.isascii() and line.isdigit():
            return self._numbered_move(int(line))
        verbs = self.match.game.actions.verbs
        if word.lower() not in verbs:
            raise unreadable(line, Unreadable("verb-or-command", word.lower(), sorted([*verbs, *COMMANDS])))
        if amounts := self.match_text.moves().amounts.get(word.lower()):
            self._check_amount(line, amounts)
        return line

    def _check_amount(self, line: str, legal: list[int]) -> None:
        """What is no amount is refused with those that are possible now: one could write many more."""
        try:
            self.match.action(line)
        except IllegalMove as fault:
            if not fault.sentences or fault.sentences[0][0] != "unreadable-number":
                raise
            verb, _, rest = " ".join(line.lower().split()).partition(" ")
            lowest, highest = (self.match.text(action).removeprefix(verb).strip() for action in (min(legal), max(legal)))
            raise unreadable(line, Unreadable("number", rest, lowest=lowest, highest=highest), verb=verb) from None

    def _numbered_move(self, number: int) -> str | int:
        """The move of this number in the list; a number beyond the list is the amount where one amount is asked for."""
        moves = self.match_text.moves()
        if 1 <= number <= len(moves.numbered):
            return moves.numbered[number - 1]
        if len(moves.amounts) == 1:
            return f"{next(iter(moves.amounts))} {number}"
        raise IllegalMove(str(number), self.words("terminal-no-such-number", number=number, count=len(moves.numbered)))

    def _finish(self) -> None:
        reader = min(self.humans) if len(self.humans) == 1 else None
        self._show_board(reader)
        self._show_news(reader)
        winners = [seat for seat, place in enumerate(self.match.ranking()) if place == 1]
        self.console.print(Text(self.words("terminal-game-over"), "bold"))
        if winners == [reader]:
            won = self.words("terminal-you-win")
        else:
            names = listed(self.words, [self.match_text.name_in_sentence(seat, reader) for seat in winners])
            won = self.words("terminal-winner", names=names, count=len(winners))
        self.console.print(Text(won, "bold yellow3"))

    # Commands.

    def _help(self) -> None:
        table = Table.grid(padding=(0, 2))
        table.add_row(Text("1, 2, …", "bold"), self.words("terminal-help-number"))
        table.add_row(Text(self.match.text(self.match.legal_actions()[0]), "bold"), self.words("terminal-help-move"))
        for name, explanation in COMMANDS.items():
            shown = f"{name} [FILE]" if name == "save" else name
            table.add_row(Text(shown, "bold"), self.words(explanation))
        self.console.print(table)

    def _undo(self) -> bool:
        """Back to the last decision of a person; what bots did since is taken back too."""
        own = [ply for ply in range(self.match.ply) if self.match.seat_at(ply) in self.humans]
        if not own:
            self._refuse(self.words("terminal-nothing-to-undo"))
            return False
        while self.match.ply > own[-1]:
            taken_back = self.match.undo()
        self._notices.append(self.words("terminal-undone", move=taken_back))
        self._keep()
        return True

    def _save(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.path or new_match_path(self.match.game)
        if self._write(path):
            self._say(self.words("terminal-saved", path=str(path)))

    # Keeping the match.

    def _keep(self) -> None:
        if self.path is not None:
            self._write(self.path)

    def _write(self, path: Path) -> bool:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.match.save(str(path))
        except OSError as fault:
            self._refuse(self.words("terminal-cannot-save", path=str(path), fault=str(fault.strerror)))
            return False
        return True

    def _leave(self) -> None:
        path = self.path or new_match_path(self.match.game)
        if self._write(path):
            self._say(self.words("terminal-kept", path=str(path)))
            self.console.print(Text(f"  {self._resume_command(path)}", "bold"), soft_wrap=True)

    def _resume_command(self, path: Path) -> str:
        parts = ["megawatt", "play", "--terminal", "--resume", shlex.quote(str(path))]
        own = min(self.humans, default=None)
        if own is None:
            parts.append("--watch")
        elif own != 0:
            parts += ["--seat", str(own)]
        others = [self.bots[seat].name if seat in self.bots else "human" for seat in range(self.match.seats) if seat != own]
        if any(name != HOUSE for name in others):
            parts += ["--bots", ",".join(others)]
        if self.words.language != "en":
            parts += ["--language", self.words.language]
        return " ".join(parts)

    # What is on the screen.

    def _welcome(self) -> None:
        if self.match.ply and self.path is not None:
            self._notices.append(self.words("terminal-resumed", path=str(self.path), count=self.match.ply))
        if not self.humans:
            self._say(self.words("terminal-bots-only"))
            return
        if not self.match.ply:
            self._notices.append(self.words("game-about"))
        names = listed(self.words, [self.words("seat-number", number=seat + 1) for seat in sorted(self.humans)])
        self._notices.append(self.words("terminal-welcome", game=self.words("game-name"), seat=names))

    def _show(self, seat: int) -> None:
        """The board, the news and the moves, on a fresh screen where there is one."""
        if self.interactive:
            self.console.clear()
        self._show_board(seat)
        self._show_news(seat)
        for notice in self._notices:
            self._say(notice)
        self._notices = []
        self._show_moves(MAX_LISTED)

    def _show_board(self, reader: int | None) -> None:
        view: dict[str, Any] = {**self.match.view(reader), "names": self.match_text.names_on_board(reader)}
        self.console.print(self.match.game.draw(view, self.words))

    def _show_news(self, reader: int | None) -> None:
        """What happened since this person's last decision."""
        own = (ply for ply in range(self.match.ply - 1, -1, -1) if self.match.seat_at(ply) == reader)
        self._tell(next(own, 0), reader, MAX_NEWS)

    def _tell(self, since: int, reader: int | None, most: int | None = None) -> None:
        paragraphs = list(self.match_text.paragraphs(since, reader, shorten=most is not None))
        if not paragraphs:
            return
        shown = paragraphs if most is None else paragraphs[-most:]
        if most is not None:
            self.console.print(Text(self.words("terminal-last-moves"), "bold"))
        if len(shown) < len(paragraphs):
            self._say(self.words("terminal-earlier", count=len(paragraphs) - len(shown)))
        table = Table.grid(padding=(0, 1))
        for paragraph in shown:
            table.add_row(Text("•", "dim"), Text(paragraph))
        self.console.print(table)

    def _show_moves(self, most: int | None) -> None:
        moves = self.match_text.moves()
        self.console.print(Text(self.words("terminal-moves"), "bold"))
        shown = moves.numbered[:most]
        if shown:
            self.console.print(self._in_columns(shown))
        if len(shown) < len(moves.numbered):
            self._say(self.words("terminal-more-moves", count=len(moves.numbered) - len(shown)))
        for actions in moves.amounts.values():
            self.console.print(Text(f"    {self._amounts(actions)}"))

    def _amounts(self, actions: list[int]) -> str:
        """The numbers that one verb takes now; with gaps between them, every run of them."""
        runs = [(self.match.text(first), self.match.text(last)) for first, last in consecutive(actions)]
        if len(runs) > 1:
            moves = ", ".join(first if first == last else f"{first} … {last}" for first, last in runs)
            return self.words("terminal-amounts-listed", moves=moves)
        first, last = runs[0]
        return first if first == last else self.words("terminal-amounts", first=first, last=last)

    def _in_columns(self, actions: list[int]) -> Table:
        """Numbered moves with their costs, read downwards, in as many columns as fit."""
        texts = [self.match.text(action) for action in actions]
        widest = max(len(text) for text in texts)
        cells = []
        for number, (action, text) in enumerate(zip(actions, texts, strict=True), 1):
            cell = Text.assemble((f"{number:>3} ", "bold cyan"), text.ljust(widest), "  ", (self.match_text.cost(action), "dim"))
            cells.append(cell)
        columns = max(1, self.console.width // (max(cell.cell_len for cell in cells) + 2))
        rows = -(-len(cells) // columns)
        table = Table.grid(padding=(0, 2, 0, 0))
        for row in range(rows):
            table.add_row(*cells[row::rows])
        return table

    def _say(self, text: str) -> None:
        self.console.print(Text(text, "dim"), soft_wrap=True)

    def _refuse(self, text: str) -> None:
        self.console.print(Text(text, "red"), soft_wrap=True)

    # The keyboard.

    def _ask(self, seat: int) -> str:
        several = len(self.humans) > 1
        asked = self.words("terminal-prompt-of", seat=self.match_text.name(seat)) if several else self.words("terminal-prompt")
        if self.interactive:
            return input(f"{asked} > ").strip()
        self.console.print(Text(f"{asked} > "), end="")
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.console.print(Text(line.strip()))
        return line.strip()

    def _edit_lines(self) -> None:
        """Line editing, history, and the tab key for moves and commands, where the system has them."""
        if not self.interactive:
            return
        try:
            import readline
        except ImportError:
            return
        readline.set_completer_delims("")
        readline.set_completer(self._complete)
        readline.parse_and_bind("bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete")

    def _complete(self, begun: str, index: int) -> str | None:
        known = [word for word in (*self.match.legal(), *COMMANDS) if word.startswith(begun.lower())]
        return known[index] if index < len(known) else None
