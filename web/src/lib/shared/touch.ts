/** Whether the last thing that touched the page was a finger: fingers cover what they choose and miss more often. */
let last = ''

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', (event) => (last = event.pointerType), { capture: true, passive: true })
  window.addEventListener('keydown', () => (last = 'key'), { capture: true, passive: true })
}

export const touched = (): boolean => last === 'touch'
