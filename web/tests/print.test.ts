/** A booklet on paper: light, without what only a screen needs, and with nothing torn apart. */
import { readFileSync } from 'node:fs'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, test } from 'vitest'
import Tools from '../src/booklet/Tools.svelte'
import { settings } from '$lib/shared/settings.svelte'

/** What the stylesheet says for print, by selector. */
function printRules(): Map<string, string> {
  const css = readFileSync('src/booklet/booklet.css', 'utf-8')
  const block = /@media print \{\n(.*?)\n\}/s.exec(css)?.[1] ?? ''
  const rules = [...block.matchAll(/([^{}]+)\{([^}]*)\}/g)].map(([, selectors, body]) => [selectors!, body!] as const)
  return new Map(rules.flatMap(([selectors, body]) => selectors.split(',').map((each) => [each.trim(), body] as const)))
}

describe('on paper', () => {
  const rules = printRules()
  test.each(['.contents .tools', '.booklet > header', '.own'])('there is no %s', (part) =>
    expect(rules.get(part)).toContain('display: none'),
  )
  test.each(['.example', 'figure', 'table', '.tip'])('%s stays whole', (part) =>
    expect(rules.get(part)).toContain('break-inside: avoid'),
  )
  test.each(['h2', 'h3'])('no page ends with %s', (part) => expect(rules.get(part)).toContain('break-after: avoid'))
  test('the contents come first, all of them', () => {
    expect(rules.get('.contents')).toMatch(/position: static;.*max-height: none;.*break-after: page/s)
    expect(rules.get('.spread')).toContain('display: block')
  })
})

describe('a booklet read in the dark', () => {
  let tools: ReturnType<typeof mount>
  afterEach(() => unmount(tools))

  test('is printed in the light and then dark again', () => {
    settings.theme = 'dark'
    tools = mount(Tools, { target: document.body, props: { labels: {} } })
    flushSync()
    const theme = () => document.documentElement.dataset.theme
    expect(theme()).toBe('dark')
    window.dispatchEvent(new Event('beforeprint'))
    expect(theme()).toBe('light')
    window.dispatchEvent(new Event('afterprint'))
    expect(theme()).toBe('dark')
  })
})
