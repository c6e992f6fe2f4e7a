/** Puts a game's figures where a booklet's text wants them: `<figure data-figure="plant" data-arguments="13">`. */
import { mount, unmount } from 'svelte'
import type { Say } from '$games/contract'
import { loadFigures } from '$games/figures'

/** Draw every figure inside `root`; the answer takes them away again. A figure nobody can draw keeps its caption. */
export function drawFigures(root: ParentNode, game: string, say: Say): () => void {
  let drawn: ReturnType<typeof mount>[] = []
  let wanted = true
  void loadFigures(game).then(({ figures }) => {
    if (!wanted) return
    for (const place of root.querySelectorAll<HTMLElement>('figure[data-figure]')) {
      const component = figures[place.dataset.figure ?? '']
      const target = place.querySelector('.drawing')
      if (!component || !target || target.childNodes.length > 0) continue
      const args = (place.dataset.arguments ?? '').split(' ').filter(Boolean)
      drawn.push(mount(component, { target, props: { args, say } }))
    }
  })
  return () => {
    wanted = false
    for (const each of drawn) void unmount(each)
    drawn = []
  }
}
