import { describe as board, headline } from '$games/future-energy/describe'
import { spell } from '$games/future-energy/spell'
import { expect, test } from 'vitest'
import { printed, say, seats, view } from './small'

const spelled = (args: Record<string, unknown>) => spell(args, { printed, view, say })

test('places and links are called as printed', () => {
  expect(spelled({ place: 'oslo', there: 'start' })).toMatchObject({ place: 'Oslo', there: 'Frankfurt' })
  expect(spelled({ link: 'bergen-oslo' }).link).toBe('link-name Bergen Oslo')
})

test('an id that nobody knows stays as it is', () => {
  expect(spelled({ place: 'atlantis', link: 'a-b', contract: 'x', public: 'y' })).toMatchObject({
    place: 'atlantis',
    link: 'a-b',
    contract: 'x',
    public: 'y',
  })
})

test('contracts are called by their icons, starting contracts by that name, public contracts by what they do', () => {
  expect(spelled({ contract: 'oil-coal' })).toMatchObject({
    contract: 'contract-name tile-oil, tile-coal',
    contract_icons: 'tile-oil, tile-coal',
  })
  expect(spelled({ contract: 'start-without-gas' }).contract).toBe('label-starting-contract')
  expect(spelled({ public: 'gain-6' }).public).toBe('label-quoted effect-gain-money 6 money 6')
})

test('who is paid for a way is told by name, the bank first', () => {
  expect(spelled({ bank: 2, paid: [0, 1] }).payees).toBe('payee-bank money 2, payee-rival money 1 Ben')
  expect(spelled({ bank: 0, paid: [0, 0] }).payees).toBe('')
})

test('the headline says round, phase and the last round', () => {
  expect(headline(view, printed, say)).toBe('label-round 3 · phase-moving')
  expect(headline({ ...view, last_round: 'lines' }, printed, say)).toContain('label-last-round')
})

test('the board in words names every player, region, site and line', () => {
  const sections = board(view, printed, say, seats)
  const text = sections.map(({ heading, lines }) => [heading, ...lines].join('\n')).join('\n')
  for (const part of [
    'Ada',
    'Ben',
    'region-north',
    'The Isle',
    'Oslo: tile-oil',
    'Bergen: label-plants-of Ada 2, label-plants-of Ben 1',
    'Skye: label-blocked',
    'link-name Bergen Oslo: Ada, Ben',
  ])
    expect(text).toContain(part)
})

test('what others keep hidden is hidden in words too', () => {
  const ben = board(view, printed, say, seats).find(({ heading }) => heading === 'Ben')!
  expect(ben.lines.join('\n')).toContain('label-certificate-hidden')
})
