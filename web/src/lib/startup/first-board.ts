/** The board as the server drew it into the page (http/board_preview.py), which is seen until there is a live one. */
const picture = () => document.getElementById('first-board')

/**
 * Resolves when the picture has been seen, so that nothing that takes long begins before it; at once where there is
 * none.
 */
export function seenFirstBoard(): Promise<void> {
  if (!picture() || document.hidden) return Promise.resolve()
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/** The live board is there, or none is wanted. */
export function leaveFirstBoard(): void {
  picture()?.remove()
}
