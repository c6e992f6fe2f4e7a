/**
 * The harness, for drawing boards without a server: /harness.html?game=power-grid&fixture=mid&theme=dark&lang=de
 * shows the real table page over a fixture (web/fixtures/GAME-FIXTURE.json).
 */
import { mount } from 'svelte'
import '../styles/tokens.css'
import '../styles/base.css'
import { settings } from '$lib/shared/settings.svelte'
import { LANGUAGES } from '$lib/words/bundle'
import Harness from './Harness.svelte'
import type { Fixture } from './fake'

const wanted = new URLSearchParams(location.search)
const theme = wanted.get('theme')
const language = LANGUAGES.find((each) => each === wanted.get('lang'))
if (theme === 'dark' || theme === 'light') settings.theme = theme
if (language) settings.language = language
if (wanted.get('motion') === 'none') settings.motion = 'none'
settings.asText = wanted.get('text') === 'yes'

const name = `${wanted.get('game') ?? 'power-grid'}-${wanted.get('fixture') ?? 'mid'}`
const answer = await fetch(`/fixtures/${name}.json`)
if (answer.ok) {
  const fixture = (await answer.json()) as Fixture
  mount(Harness, { target: document.body, props: { fixture } })
} else {
  document.body.textContent = `There is no fixture ${name}; make them with: python web/fixtures/make.py`
}
