/** The page starts here. */
import { mount } from 'svelte'
import App from './App.svelte'
import { leaveFirstBoard, seenFirstBoard } from '$lib/startup/first-board'
import { fetchEarly } from '$lib/startup/first-look'
import { settings } from '$lib/shared/settings.svelte'
import './styles/tokens.css'
import './styles/base.css'
import './styles/teach.css'
import './styles/motion.css'
import './styles/first-board.css'

fetchEarly()
if (settings.asText) leaveFirstBoard()
void seenFirstBoard().then(() => mount(App, { target: document.getElementById('page')! }))
