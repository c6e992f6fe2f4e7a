/** Lines of the log. */
import type { Entry } from '$lib/api/wire'

/** Whether it is a move: no undo, and nobody who gave up. */
export const isMove = (entry: Entry): boolean => !entry.taken_back && !entry.gave_up
