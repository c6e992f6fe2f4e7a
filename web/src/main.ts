/** The page starts here. */
import { mount } from 'svelte'
import App from './App.svelte'
import { fetchEarly } from './lib/first-look'
import './styles/tokens.css'
import './styles/base.css'
import './styles/teach.css'
import './styles/motion.css'

fetchEarly()
mount(App, { target: document.getElementById('page')! })
