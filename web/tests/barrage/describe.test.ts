import { describe as group, expect, it } from 'vitest'
import { describe, headline } from '$games/barrage/describe'
import type { Company, Printed, View } from '$games/barrage/types'
import { voice } from './voice'

const PRINTED = {
  map: { 'conduit-space': [{ id: 'conduit-9-left', value: 1 }] },
  contracts: { 'green-01': { energy: 2, reward: { credits: 3 } } },
  works: {},
  officers: [{ id: 'jill-mcdowell', name: 'Jill McDowell' }],
  companies: [{ id: 'italy', income: { conduit: { 2: { 'any-machines': 1 } } } }],
} as unknown as Printed

const ITALY = {
  seat: 0,
  company: 'italy',
  officer: 'jill-mcdowell',
  automa: 0,
  vp: 12,
  energy: 4,
  credits: 6,
  excavators: 2,
  mixers: 1,
  engineers: 9,
  ability: false,
  tiles: ['basic-base'],
  wheel: [
    { tile: null, excavators: 0, mixers: 0 },
    { tile: 'basic-conduit', excavators: 2, mixers: 0 },
  ],
  contracts: ['green-01'],
  fulfilled: 2,
  incomes: [{ piece: 'conduit', at: 2, uncovered: true }],
  bonus_count: 1,
  bonus_vp: 0,
  objective_count: 2,
  objective_vp: 10,
} as unknown as Company

const VIEW = {
  round: 2,
  phase: 'actions',
  start: null,
  companies: [ITALY],
  headstreams: [{ id: 'headstream-a', waiting: 3, drops: [1, 2, 1, 0, 0] }],
  dams: [
    { id: 'dam-9-upper', owner: 0, level: 2, drops: 1, capacity: 2 },
    { id: 'dam-9-lower', owner: 'neutral', level: 3, drops: 0, capacity: 3 },
  ],
  conduits: { 'conduit-9-left': 0 },
  powerhouses: {},
  spaces: [
    { id: 'rotate-1-left', engineers: 1, credits: 0, taken: 0 },
    { id: 'rotate-1-right', engineers: 2, credits: 0, taken: null },
  ],
  contracts: { open: { green: ['green-01', null] }, national: [], stacks: {} },
  tiles: [],
  works: [],
  buildings: [],
  bonus: ['bonus-bases', 'bonus-conduits', 'bonus-bases', 'bonus-bases', 'bonus-bases'],
  bonus_needs: 12,
  objective: 'objective-basins-1',
  productions: [],
} as unknown as View

group('the table in words', () => {
  const say = voice('en', PRINTED)
  const seats = [{ label: 'Ada' }] as never
  const sections = describe(VIEW, PRINTED, say, seats)
  const lines = (heading: string) => sections.find((section) => section.heading === heading)?.lines

  it('tells what a company has', () => {
    expect(lines('Italy (Ada)')).toEqual([
      'VP: 12, Energy: 4, Credits: 6, Excavators: 2, Concrete mixers: 1, Engineers: 9',
      'Jill McDowell: You may pay for a conduit with concrete mixers: as many as its production value.',
      'Ability (not active yet): From your third powerhouse on: 3 energy steps after each production.',
      'Tiles: basic base tile',
      'Construction wheel: back after 1 turn: basic conduit tile, 2 excavators',
      'Contracts: green contract (2 energy): 3 credits',
      '2 fulfilled',
      'Income: 1 machine of your choice',
    ])
  })

  it('tells the map', () => {
    expect(lines('Dams')).toEqual([
      'basin 9, upper dam: Italy: height 2, drops 1 of 2',
      'basin 9, lower dam: neutral: height 3, drops 0 of 3',
    ])
    expect(lines('Conduits')).toEqual(['basin 9, left conduit (production value 1): Italy'])
  })

  it('tells which spaces are free, and leaves out what is empty', () => {
    expect(lines('Actions')).toEqual([
      'Workshop, turn the wheel by 1 (left): taken: Italy',
      'Workshop, turn the wheel by 1 (right): needs 2 engineers',
    ])
    expect(lines('Powerhouses')).toBeUndefined()
  })

  it('says where the game stands', () => {
    expect(headline(VIEW, PRINTED, say)).toBe('Round 2 of 5 · Actions')
  })
})
