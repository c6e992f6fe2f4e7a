/**
 * A booklet's page comes as text from the server; this adds its figures, a search, printing, and the person's colours.
 */
import { mount } from 'svelte'
import '../styles/tokens.css'
import '../styles/base.css'
import './booklet.css'
import { drawFigures } from '$lib/teaching/figures'
import { wordsFrom } from '$lib/words/bundle'
import { plainSay } from '$lib/words/say'
import Tools from './Tools.svelte'

const root = document.documentElement
const game = root.dataset.game ?? ''
const tools = document.querySelector<HTMLElement>('.tools')
if (tools) mount(Tools, { target: tools, props: { labels: { ...tools.dataset } } })

void wordsFrom(root.lang, ['table', game]).then((words) => drawFigures(document, game, plainSay(words)))
