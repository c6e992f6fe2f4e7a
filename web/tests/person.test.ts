import { afterEach, expect, it, vi } from 'vitest'
import { person } from '$lib/account/person.svelte'

afterEach(() => vi.unstubAllGlobals())

it('whoever types a name and sits down at once waits until the server knows the name', async () => {
  let answer = (_: Response) => {}
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  const told: string[] = []
  const renamed = person.rename('Anna').then(() => told.push('renamed'))
  const named = person.named().then(() => told.push('sits down'))
  await Promise.resolve()
  expect(told).toEqual([])
  answer(new Response(JSON.stringify({ id: 'p1', name: 'Anna' }), { headers: { 'content-type': 'application/json' } }))
  await Promise.all([renamed, named])
  expect(told).toEqual(['renamed', 'sits down'])
  expect(person.me?.name).toBe('Anna')
})
