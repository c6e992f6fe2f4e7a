import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { signed, spell, whatItDoes } from '$games/barrage/spell'
import type { Printed, View } from '$games/barrage/types'
import { voice } from './voice'

interface Case {
  arguments: Record<string, unknown>
  spelled: Record<string, Record<string, unknown>>
}

const { printed, cases } = JSON.parse(readFileSync('../tests/barrage/spelled.json', 'utf-8')) as {
  printed: Printed
  cases: Case[]
}

describe('spelling', () => {
  it.each(Object.keys(cases[0]!.spelled))('says in %s what the terminal says', (language) => {
    const say = voice(language, printed)
    for (const each of cases)
      expect(spell(each.arguments, { printed, view: {} as View, say })).toEqual(each.spelled[language])
  })

  it('leaves numbers and unknown arguments alone', () => {
    const say = voice('en', printed)
    expect(spell({ count: 3, other: 'as it is' }, { printed, view: {} as View, say })).toEqual({
      count: 3,
      other: 'as it is',
    })
  })

  it('speaks whole moves', () => {
    const say = voice('en', printed)
    expect(say.move({ verb: 'build', arguments: { piece: 'base', target: 'dam-3-lower' } })).toBe(
      'Build a base: basin 3, lower dam',
    )
    expect(say.cost({ verb: 'drop', costs: { flowing: 1, dam: 'none' } })).toBe('flows at once: off the map')
    expect(say.cost({ verb: 'drop', costs: { flowing: 0, dam: 'none' } })).toBe('waits for the water flow')
  })

  it('speaks of the company of a seat', () => {
    const view = {
      companies: [
        { seat: 0, company: 'usa' },
        { seat: 1, company: 'netherlands' },
      ],
    } as View
    const say = voice('de', printed, view)
    expect(say.did({ seat: 1, verb: 'decline', arguments: {} })).toBe('Die Niederlande verzichten.')
    expect(say.did({ seat: 0, verb: 'build', arguments: { piece: 'base', target: 'dam-3-lower' } })).toBe(
      'Die USA wollen eine Grundmauer in Tal 3 (unten) bauen.',
    )
  })

  it('shows numbers with their sign, and spaces without their board', () => {
    expect([signed(2), signed(0), signed(-1)]).toEqual(['+2', '±0', '−1'])
    expect(whatItDoes('Water management, two drops (left)')).toBe('two drops (left)')
    expect(whatItDoes('流水管理・水滴2つ（左）')).toBe('水滴2つ（左）')
  })
})
