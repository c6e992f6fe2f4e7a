/** What the table itself is heard by, besides the moves: chat, questions, moves taken back, people who sit down. */
import type { TableStore } from '$lib/table/table.svelte'
import { play } from './player'
import type { TableSound } from './scores'

/** Numbers that grow when something happens. */
export interface Happened {
  /** The number of the last line that somebody else said; null before the chat is known. */
  said: number | null
  /** The question that waits for my answer. */
  asked: number | null
  takenBack: number
  people: number
}

/** What has happened at a table so far; null before it is known. */
function happened({ state, chat }: TableStore): Happened | null {
  if (!state) return null
  const { request, log, summary } = state
  const others = chat.rooms.flatMap(({ lines }) => lines.filter((line) => !line.mine).map((line) => line.number))
  return {
    said: chat.rule === null ? null : Math.max(0, ...others),
    asked: request?.waiting_for.some((seat) => summary.mine.includes(seat)) ? request.request : null,
    takenBack: log.entries.filter((entry) => entry.taken_back).length,
    people: summary.status === 'waiting' ? summary.seats.filter((seat) => seat.kind !== 'open').length : 0,
  }
}

/** What is new since a moment before, as sounds. */
export function newSince(before: Happened, now: Happened): TableSound[] {
  const sounds: [TableSound, boolean][] = [
    ['chat', before.said !== null && now.said !== null && now.said > before.said],
    ['asked', now.asked !== null && now.asked !== before.asked],
    ['back', now.takenBack > before.takenBack],
    ['joined', before.people > 0 && now.people > before.people],
  ]
  return sounds.flatMap(([sound, isNew]) => (isNew ? [sound] : []))
}

/** Let what happens be heard; call once from a component. What was there before is not. */
export function hear(store: TableStore): void {
  let before: Happened | null = null
  $effect(() => {
    const now = happened(store)
    if (before && now) newSince(before, now).forEach(play)
    before = now
  })
}
