/** The session, for every part of the table page. */
import { getContext, setContext } from 'svelte'
import type { Session } from '$lib/table/session.svelte'

const KEY = Symbol('session')

export const setSession = (session: Session): Session => setContext(KEY, session)
export const getSession = (): Session => getContext<Session>(KEY)
