import { describe, expect, it } from 'vitest'
import { plain, tag } from '$lib/board/markup'
import { nameMarks } from '$games/power-grid/map/marks'
import type { Labels } from '$games/power-grid/map/labels'

describe('drawings as text', () => {
  it('has only the attributes that say something', () => {
    expect(tag('line', { class: undefined, x1: 0, y1: '', x2: 5 })).toBe('<line x1="0" x2="5"></line>')
  })
  it('takes what people wrote for nothing but text', () => {
    expect(plain('<b>"A" & B</b>')).toBe('&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;')
    expect(tag('text', { title: '"><script>' })).toBe('<text title="&quot;&gt;&lt;script&gt;"></text>')
  })
})

describe('the names on a map of Power Grid', () => {
  const name = { id: 'ulm', x: 3, y: 4, anchor: 'start', lines: ['Ulm', '<img src=x onerror=alert(1)>'] }
  const labels = { names: new Map([['ulm', name]]), badges: [] } as unknown as Labels
  const sizes = { disc: 10, discs: new Map<string, number>(), text: 10, cost: 8 }
  it('are faint out of play and strong where they are your own', () => {
    const marks = (inPlay: boolean, own: boolean) => nameMarks(labels, sizes, { inPlay: () => inPlay, own: () => own })
    expect(marks(true, false)).toContain('<text x="3" y="4" text-anchor="start"><tspan x="3" dy="0">Ulm</tspan>')
    expect(marks(false, false)).toContain('<text class="off"')
    expect(marks(true, true)).toContain('<text class="own"')
  })
  it('cannot bring elements of their own', () => {
    expect(nameMarks(labels, sizes, { inPlay: () => true, own: () => false })).not.toContain('<img')
  })
})
