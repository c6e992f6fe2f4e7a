"""Writes the wire down for others: TypeScript for the page, an OpenAPI document for programs. `make wire` runs this.

The models in wire/ are the source; a test fails when what is written is not what they say.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import get_args

from megawatt.kernel.registry import games
from megawatt.server.door.app import create_api
from megawatt.server.wire import answers, chat, club, from_page, people, programs, reaching, requests, to_page, tournaments
from megawatt.server.wire.typescript import choices, typescript

TOLD = (
    *get_args(to_page.ServerMessage), programs.TokenMade, programs.TokenList, programs.ProgramList,
    answers.RefusedRequest, answers.TableId, answers.Me, answers.Lists, answers.ServerInfo,
    answers.Figures, answers.Teaching, answers.Hints, answers.AnalysisState,
    answers.PuzzleShown, answers.PuzzleAnswer, answers.DailyPuzzle, answers.VacationShown,
    reaching.ReachShown, reaching.NewChannel, reaching.Pushed, people.Codes, people.AccountShown,
    club.Profile, club.Leaders, club.Openings, club.ArchiveShown, club.Played, club.Friends, club.RatingsMoved,
    chat.Chat, chat.Said, chat.ChatLines, chat.Notes,
    tournaments.TournamentId, tournaments.TournamentLists, tournaments.TournamentShown,
)  # fmt: skip
ASKED = (
    *get_args(from_page.PageMessage), requests.NewTable, requests.Name, requests.Join, requests.SeatFilling, requests.Fork,
    requests.HintWish, reaching.ReachWish, reaching.ChannelWish, reaching.DeviceWish,
    tournaments.NewTournament,
)  # fmt: skip
TYPES = Path("web/src/lib/wire.ts")
DOCUMENT = Path("docs/openapi.json")
OURS = "megawatt.games."
"""Where the games live that the page knows; games from elsewhere are shown by its generic board."""


def written() -> dict[Path, str]:
    """Every file of the project that follows from the models."""
    title = "What the page and the server say to each other (docs/protocol.md)."
    return {TYPES: typescript(title, "src/megawatt/server/wire", TOLD, ASKED), DOCUMENT: openapi(), **shown_by_games()}


def shown_by_games() -> dict[Path, str]:
    """The views and printed boards of the built-in games that declare them."""
    files = {}
    for game in games():
        if game.View and game.Printed and game.View.__module__.startswith(OURS):
            source = f"src/{game.View.__module__.replace('.', '/')}.py"
            text = typescript("What the server shows of this game.", source, (game.Printed, game.View))
            text += "\n" + choices("EVENTS", "EventName", "Every kind of event.", [name for name, _ in game.events.kinds])
            files[Path("web/src/games") / game.name / "types.ts"] = text
    return files


def openapi() -> str:
    """The description of the HTTP addresses."""
    return json.dumps(create_api().openapi(), indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def write(root: Path) -> None:
    """Write them all."""
    for path, text in written().items():
        (root / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1] if len(sys.argv) > 1 else "."))
