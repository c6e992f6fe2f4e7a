"""Compiling the rules in the background, in a child process of low priority; pages show the progress.

What is compiled is loaded in a thread, and from the next move on the tables here play, list and show by it.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import sys
from collections.abc import Callable

import msgspec

from megawatt.bots.search.compilation import compile_game, number_of_steps, search_is_compiled
from megawatt.bots.wasm_files import cached_folder
from megawatt.bots.webassembly import write_wasm
from megawatt.kernel.compilation.engine import engine, is_compiled
from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.registry import find, games
from megawatt.kernel.rules.rule import COMPILED
from megawatt.server.live.messages import CompilingNow, News

FOR_PAGES = "wasm"


class RulesCompiler:
    """Runs `python -m megawatt.server.bots.rules_compiler GAME` for one game after the other, and last what pages think with."""

    def __init__(self, tell: Callable[[News], None], note: Callable[[str, BaseException], None]) -> None:
        self._tell_everybody = tell
        self._note = note
        self.progress: dict[str, CompilingNow] = {}

    async def run(self) -> None:
        """Load the rules that are compiled; then compile what is missing, game by game, and load that."""
        for game in games():
            await self._load(game)
        for game in games():
            try:
                if not await asyncio.to_thread(search_is_compiled, game):
                    await self._compile(game.name)
                    await self._load(game)
            except Exception as fault:  # the next game is compiled all the same
                self._note("compiling", fault)

    async def _load(self, game: Game) -> None:
        """Take a game's compiled rules into use if there are any; what cannot be loaded is no reason to stop playing."""
        try:
            if await asyncio.to_thread(is_compiled, game):
                await asyncio.to_thread(engine(game, COMPILED).load)
                gc.freeze()  # the compiler's objects stay; looking through them for garbage would hold up moves
        except Exception as fault:
            self._note("compiling", fault)

    async def _compile(self, game: str, *what: str) -> None:
        command = (sys.executable, "-m", "megawatt.server.bots.rules_compiler", game, *what)
        child = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        assert child.stdout is not None
        try:
            async for line in child.stdout:
                self.progress[game] = msgspec.json.decode(line, type=CompilingNow)
                self._tell()
            if await child.wait():
                fault = ChildProcessError(f"{game} cannot be compiled; the interpreted rules go on")
                self._note("compiling", fault)
        finally:
            with contextlib.suppress(ProcessLookupError):
                child.kill()
            self.progress.pop(game, None)
        self._tell()

    def _tell(self) -> None:
        self._tell_everybody(News("compiling", self.progress))


def _compile_here(game: str, *what: str) -> None:
    """In the child: compile, and write the progress to stdout. That of WebAssembly files is not reported."""
    os.nice(15)
    found = find(game)
    if FOR_PAGES in what:
        write_wasm(found, cached_folder())
        return
    steps = number_of_steps(found)
    done = 0

    def say(step: str) -> None:
        nonlocal done
        print(msgspec.json.encode(CompilingNow(done, steps, step)).decode(), flush=True)
        done += 1

    compile_game(found, say)


if __name__ == "__main__":
    _compile_here(*sys.argv[1:])
