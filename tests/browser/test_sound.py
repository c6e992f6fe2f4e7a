"""The sounds, sung by a real browser: short, quiet, never clipped, as loud as one likes, and heard after the first click."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from .people import BOT, ME, Person

WEB = Path(__file__).parents[2] / "web"
QUIET = 0.3
"""No sound comes above this at full volume; the loudest sample of a recording is 1."""
BUNDLE = """
const { build } = await import('vite')
const bundle = await build({
  configFile: false, logLevel: 'silent', resolve: { alias: { $lib: `${process.cwd()}/src/lib` } },
  build: { write: false, minify: false, lib: { entry: 'src/lib/sound/scores.ts', formats: ['iife'], name: 'scores' } },
})
process.stdout.write(bundle[0].output[0].code + '\\nwindow.scores = scores')
"""
PERFORMANCE = """async () => {
  const rate = 44100
  const perform = async (sound, volume) => {
    const length = scores.lengthOf(sound)
    const context = new OfflineAudioContext(1, rate * (length + 0.5), rate)
    scores.sing(context, sound, volume, 0)
    const samples = (await context.startRendering()).getChannelData(0).map(Math.abs)
    const peak = (from, to) => samples.subarray(from, to).reduce((most, each) => Math.max(most, each), 0)
    return { peak: peak(0, samples.length), after: peak(Math.ceil(length * rate), samples.length) }
  }
  const heard = {}
  for (const sound of Object.keys(scores.SCORES))
    heard[sound] = { full: await perform(sound, 100), half: await perform(sound, 50), none: await perform(sound, 0) }
  return heard
}"""


@pytest.fixture(scope="module")
def scores() -> str:
    """The page's scores as a script that any page can run."""
    bundled = subprocess.run(["node", "--input-type=module", "-e", BUNDLE], cwd=WEB, capture_output=True, text=True, check=True)
    return bundled.stdout


def test_every_sound_is_short_quiet_and_as_loud_as_one_likes(chromium: Browser, scores: str) -> None:
    page = chromium.new_page()
    page.add_script_tag(content=scores)
    heard = page.evaluate(PERFORMANCE)
    page.close()
    assert {"turn", "chat", "end", "build", "water"} <= heard.keys()
    for sound, at in heard.items():
        full, half = at["full"]["peak"], at["half"]["peak"]
        assert 0.01 < full < QUIET, f"{sound} is silent or loud: {full}"
        assert half == pytest.approx(full / 2, rel=0.3), f"{sound} at half volume is {half}, not half of {full}"
        assert at["none"]["peak"] < 0.001, f"{sound} is heard without volume"
        assert at["full"]["after"] == 0, f"{sound} goes on after its end"


EARS = """
window.heard = 0
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start
  kind.prototype.start = function (...when) { window.heard += 1; return start.apply(this, when) }
}
"""
"""Counts the voices that sing."""


@pytest.mark.parametrize(("choices", "is_heard"), [({}, True), ({"sounds": False}, False)])
def test_the_page_is_heard_after_the_first_click_unless_somebody_wants_silence(
    person: Person, choices: dict[str, object], is_heard: bool
) -> None:
    person.context.add_init_script(EARS + f"localStorage.setItem('megawatt-settings', '{json.dumps(choices)}')")
    person.lays_table("power-grid", [ME, BOT])
    person.is_to_decide()
    assert person.page.evaluate("heard") == 0
    for _ in range(4):  # the first click wakes the sound, which a busy machine does when it can
        person.plays(person.offered()[0])
        person.is_to_decide()
    assert (person.page.evaluate("heard") > 0) is is_heard
