import { describe, expect, it } from 'vitest'
import part from '$games/barrage'

describe('who plays besides the seats', () => {
  it('are the automas, under their own numbers', () => {
    const say = ((id: string, args: { level: number }) => `${id} ${args.level}`) as never
    const view = {
      companies: [
        { seat: 0, automa: 0 },
        { seat: 1, automa: 2 },
        { seat: 2, automa: 1 },
      ],
    } as never
    expect(part.others!(view, say)).toEqual([
      { seat: 1, label: 'label-automa 2' },
      { seat: 2, label: 'label-automa 1' },
    ])
  })
})
