import { CompressionStream, DecompressionStream } from 'node:stream/web'
import { beforeEach, expect, test, vi } from 'vitest'
import { MOST_TEXT, sendingAddress, takeSent, wasSent } from '../src/lib/table/sent-match'

// jsdom has neither.
vi.stubGlobal('CompressionStream', CompressionStream)
vi.stubGlobal('DecompressionStream', DecompressionStream)
beforeEach(() => history.replaceState(null, '', '/'))

const opened = (address: string) => history.replaceState(null, '', `/${address.slice(address.indexOf('#'))}`)

test('a match arrives as it was sent, behind the # alone, and is taken once', async () => {
  const text = `{"game": "power-grid"}\n${'“bid 5”\n'.repeat(900)}`
  const address = await sendingAddress('https://play.example', text)
  expect(address).toMatch(/^https:\/\/play\.example\/#match=[\w-]+$/)
  expect(wasSent()).toBe(false)
  opened(address)
  expect(wasSent()).toBe(true)
  expect(await takeSent()).toBe(text)
  expect(wasSent()).toBe(false)
  expect(location.hash).toBe('')
})

test('what is no match, or grows too long, is refused', async () => {
  const bomb = await sendingAddress('', ' '.repeat(MOST_TEXT + 1))
  for (const wrong of ['#match=', '#match=!!!', '#match=AAAA', bomb]) {
    opened(wrong)
    await expect(takeSent()).rejects.toThrow()
  }
})
