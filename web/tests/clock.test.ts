import { expect, test } from 'vitest'
import { dayOf, span } from '$lib/shared/clock.svelte'

const HOUR = 3600

test.each([
  [3 * 24 * HOUR, '3 days'],
  [3 * 24 * HOUR - 5, '3 days'],
  [24 * HOUR, '1 day'],
  [30 * HOUR, '30 hours'],
  [2 * HOUR - 1, '2 hours'],
  [300, '5 minutes'],
  [245, '4:05'],
  [59, '59 seconds'],
  [-3, '0 seconds'],
])('%i seconds are said as %s', (seconds, said) => {
  expect(span(seconds, 'en')).toBe(said)
})

test('days have the words of the language', () => {
  expect(span(48 * HOUR, 'de')).toBe('2 Tage')
  expect(dayOf(0, 'nl')).toBe('1 januari')
})
