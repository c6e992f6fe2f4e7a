/**
 * axe-core on the pages of a running server: node scripts/axe.js [http://127.0.0.1:8420]
 * Lobby, the dialog for a new table, a waiting room, a table of every game, its replay and its dialogs, in both themes
 * and at two widths. Fails on any serious or critical violation.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from 'playwright-core'

const address = process.argv[2] ?? 'http://127.0.0.1:8420'
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf-8')
let bad = 0

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-sync',
  ],
})

async function examine(page, name) {
  await page.waitForTimeout(500)
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }))
  const grave = violations.filter((each) => each.impact === 'serious' || each.impact === 'critical')
  bad += grave.length
  console.log(`${name}: ${grave.length} serious or critical, ${violations.length - grave.length} minor`)
  for (const each of violations) {
    console.log(`  ${each.impact} ${each.id}: ${each.help}`)
    for (const node of each.nodes.slice(0, 4))
      console.log(
        `    ${node.html.slice(0, 160)}\n      ${(node.failureSummary ?? '').split('\n').slice(1, 3).join(' ').slice(0, 220)}`,
      )
  }
}

async function create(page, wish) {
  const { id } = await page.evaluate(
    (body) =>
      fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).then((answer) => answer.json()),
    wish,
  )
  return `${address}/t/${id}`
}

for (const [look, width, height] of [
  ['light', 1366, 768],
  ['dark', 390, 844],
]) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: look,
    bypassCSP: true,
    reducedMotion: 'reduce',
  })
  await context.addInitScript(axe)
  const page = await context.newPage()
  const called = (name) => `${name} (${look}, ${width} px)`
  await page.goto(address)
  await page.waitForSelector('[data-game]')
  await examine(page, called('lobby'))
  await page.click('[data-game] .ways .button:last-child')
  await examine(page, called('new table'))
  await page.keyboard.press('Escape')
  const games = await page.evaluate(() => fetch('/api/house').then((answer) => answer.json()))
  await page.goto(
    await create(page, {
      game: games.games[0].name,
      seats: [{ kind: 'me' }, { kind: 'open' }],
      options: {},
      public: true,
    }),
  )
  await page.waitForSelector('#invitation')
  await examine(page, called('waiting room'))
  for (const { name } of games.games) {
    await page.goto(
      await create(page, {
        game: name,
        seats: [{ kind: 'me' }, { kind: 'bot', bot: 'house' }],
        options: {},
        public: false,
      }),
    )
    await page.waitForSelector('#actions [data-move]', { timeout: 20_000 })
    await examine(page, called(`${name} table`))
    await page.keyboard.press('Home')
    await examine(page, called(`${name} replay`))
    await page.keyboard.press('Escape')
    await page.keyboard.press('t')
    await examine(page, called(`${name} as text`))
    await page.keyboard.press('t')
  }
  await page.keyboard.press('?')
  await examine(page, called('keyboard help'))
  await context.close()
}
await browser.close()
process.exit(bad > 0 ? 1 : 0)
