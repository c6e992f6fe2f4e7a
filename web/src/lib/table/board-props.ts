/** What the frame hands to a game's Board, Actions and Result: one object whose values follow the session. */
import type { BoardProps } from '$games/contract'
import type { Session } from './session.svelte'
import { isStill } from '$lib/shared/settings.svelte'

/** `from` says whether a choice is made on the board, where fingers slip, or in a list of moves. */
export function boardProps(session: Session, from: 'board' | 'list' = 'board'): BoardProps {
  return {
    get printed() {
      return session.state.printed
    },
    get view() {
      return from === 'list' && session.isBehind ? session.state.view : session.view
    },
    get moves() {
      return from === 'board' && session.isBehind ? null : session.moves
    },
    get seats() {
      return session.seats
    },
    get you() {
      return session.state.shown
    },
    get toDecide() {
      return session.decides
    },
    get say() {
      return session.say
    },
    get previewed() {
      return session.previewed
    },
    get finale() {
      return session.celebration.finale
    },
    get reducedMotion() {
      return isStill()
    },
    get latest() {
      return session.latest
    },
    get looking() {
      return session.looking !== null
    },
    get outlined() {
      return session.outlined
    },
    get plans() {
      return session.isGuided ? [] : session.state.plans
    },
    decideAhead: (plan) => void session.store.plan(plan),
    choose: (move) => session.choose(move, from),
    take: (shortcut, finish) => session.take(shortcut, finish, from),
    outline: (shortcut) => (session.outlined = shortcut),
    preview: (move) => (session.previewed = move),
    why: (text) => session.store.why(text),
  }
}
