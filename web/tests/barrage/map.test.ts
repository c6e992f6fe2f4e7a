import { describe, expect, it } from 'vitest'
import { pipe, place, river, runsOf, stretches, wayDown } from '$games/barrage/map'
import type { Entry } from '$games/contract'
import type { PrintedMap } from '$games/barrage/types'

/** Two headstreams: A runs past a basin into the turbines of a second one and out; B straight into the second one. */
const MAP = {
  headstream: [
    { id: 'headstream-a', x: 100, y: 0, 'flows-to': 'dam-1-upper' },
    { id: 'headstream-b', x: 300, y: 0, 'flows-to': 'dam-2-upper' },
  ],
  basin: [],
  'dam-space': [
    { id: 'dam-1-upper', x: 100, y: 100, 'flows-to': 'dam-1-lower' },
    { id: 'dam-1-lower', x: 100, y: 200, 'flows-to': 'turbines-2' },
    { id: 'dam-2-upper', x: 300, y: 400, 'flows-to': 'exit' },
  ],
  'conduit-space': [
    {
      id: 'conduit-1-left',
      'to-zone': 'turbines-2',
      path: [
        [80, 150],
        [20, 150],
        [20, 300],
      ],
    },
  ],
  'turbine-zone': [{ id: 'turbines-2', x: 300, y: 300, 'flows-to': 'dam-2-upper' }],
  'powerhouse-space': [],
  exit: [{ id: 'exit', x: 300, y: 500 }],
  river: [
    {
      from: 'dam-1-lower',
      to: 'turbines-2',
      path: [
        [100, 200],
        [200, 250],
        [300, 300],
      ],
    },
  ],
} as unknown as PrintedMap

const entry = (...events: [string, Record<string, unknown>][]): Entry =>
  ({ ply: 1, events: events.map(([name, given]) => ({ name, arguments: given })) }) as unknown as Entry

describe('the map', () => {
  it('draws a river as one curve from its first to its last point', () => {
    const path = river([
      [100, 0],
      [200, 100],
    ])
    expect(path.startsWith(`M${place(100, 0).join(' ')}C`)).toBe(true)
    expect(path.endsWith(place(200, 100).join(' '))).toBe(true)
  })

  it('rounds the corners of a pipe', () => {
    expect(
      pipe([
        [0, 0],
        [100, 0],
        [100, 100],
      ]).match(/Q/g),
    ).toHaveLength(1)
  })

  it('knows a stretch of water from every place but the exits', () => {
    expect(stretches(MAP).map((each) => each.from)).toEqual([
      'headstream-a',
      'headstream-b',
      'dam-1-upper',
      'dam-1-lower',
      'dam-2-upper',
      'turbines-2',
    ])
  })

  it('follows the water down, and only down', () => {
    expect(wayDown(MAP, 'headstream-a', 'dam-1-lower')).toEqual([
      [100, 0],
      [100, 100],
      [100, 200],
    ])
    expect(wayDown(MAP, 'dam-2-upper', 'dam-1-upper')).toBeNull()
    expect(wayDown(MAP, 'dam-2-upper', null)).toEqual([
      [300, 400],
      [300, 500],
    ])
  })
})

describe('running water', () => {
  it('runs from a headstream to the dam that catches it', () => {
    const runs = runsOf(
      entry(['drop-flows', { headstream: 'headstream-b' }], ['drops-caught', { dam: 'dam-2-upper', count: 1 }]),
      MAP,
    )
    expect(runs).toEqual([
      {
        path: river([
          [300, 0],
          [300, 400],
        ]),
        count: 1,
      },
    ])
  })

  it('runs through the pipe of a production first', () => {
    const [run] = runsOf(
      entry(['produced', { conduit: 'conduit-1-left', count: 2 }], ['drops-left', { count: 2 }]),
      MAP,
    )
    expect(run!.count).toBe(2)
    expect(run!.path.startsWith(pipe(MAP['conduit-space'][0]!.path))).toBe(true)
  })

  it('finds the headstream a drop came from when all water flows', () => {
    const runs = runsOf(
      entry(
        ['water-flows', {}],
        ['drops-caught', { dam: 'dam-1-upper', count: 1 }],
        ['drops-caught', { dam: 'dam-2-upper', count: 3 }],
      ),
      MAP,
    )
    expect(runs.map((run) => run.count)).toEqual([1, 3])
    expect(runs[0]!.path.startsWith(`M${place(100, 0).join(' ')}`)).toBe(true)
  })

  it('stays where nothing flowed', () => {
    expect(runsOf(entry(['passed', {}]), MAP)).toEqual([])
  })
})
