import { afterEach, expect, test, vi } from 'vitest'
import { leaveFirstBoard, seenFirstBoard } from '$lib/startup/first-board'

afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const withPicture = () => (document.body.innerHTML = '<div id="first-board"></div><div id="page"></div>')

test('a page without a picture waits for nothing', async () => {
  vi.stubGlobal('requestAnimationFrame', () => expect.unreachable())
  await seenFirstBoard()
})

test('what takes long begins after the frame in which the picture is seen', async () => {
  withPicture()
  let paint: () => void = () => undefined
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => (paint = frame))
  const seen = vi.fn()
  const waiting = seenFirstBoard().then(seen)
  await Promise.resolve()
  expect(seen).not.toHaveBeenCalled()
  paint()
  await waiting
  expect(seen).toHaveBeenCalledOnce()
})

test('the picture goes when the live board is there, and stays gone', () => {
  withPicture()
  leaveFirstBoard()
  leaveFirstBoard()
  expect(document.getElementById('first-board')).toBeNull()
  expect(document.getElementById('page')).not.toBeNull()
})
