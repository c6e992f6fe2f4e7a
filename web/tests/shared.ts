/** How the shared words join texts, for voices of tests that only echo ids. */
import { readFileSync } from 'node:fs'
import { FluentResource } from '@fluent/bundle'
import { Words } from '$lib/words/bundle'

const shared = new Words('en', [new FluentResource(readFileSync('../src/megawatt/words/en.ftl', 'utf-8'))])
const JOINING = /^(list|said)-/

/** "a, b" for a message that joins; null for every other id. */
export const joined = (id: string, args?: Record<string, unknown>): string | null =>
  JOINING.test(id) ? shared.say(id, args) : null
