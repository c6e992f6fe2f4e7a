/**
 * A picture of a page, for looking at what one draws:
 *   node scripts/shot.js 'http://127.0.0.1:5173/harness.html?game=power-grid&fixture=mid' out.png
 *     [width height] [--hover=CSS] [--click=CSS] [--dark] [--touch]
 */
import { chromium } from 'playwright-core'

const flags = process.argv.slice(2).filter((word) => word.startsWith('--'))
const [address, file, width = '1366', height = '768'] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
if (!address || !file)
  throw new Error(
    'usage: node scripts/shot.js ADDRESS FILE.png [WIDTH HEIGHT] [--hover=CSS] [--click=CSS] [--dark] [--touch]',
  )

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
const context = await browser.newContext({
  viewport: { width: Number(width), height: Number(height) },
  colorScheme: flags.includes('--dark') ? 'dark' : 'light',
  hasTouch: flags.includes('--touch'),
})
const page = await context.newPage()
page.on(
  'console',
  (line) => ['error', 'warning'].includes(line.type()) && console.log(`console ${line.type()}: ${line.text()}`),
)
page.on('pageerror', (fault) => console.log(`fault: ${fault.stack ?? fault.message}`))
await page.goto(address, { waitUntil: 'load' })
await page.waitForTimeout(1200)
for (const flag of flags) {
  const [, what, selector] = /^--(hover|click)=(.*)$/.exec(flag) ?? []
  if (what === 'hover') await page.hover(selector, { timeout: 3000 })
  if (what === 'click') await page.click(selector, { timeout: 3000 })
  if (what) await page.waitForTimeout(400)
}
await page.screenshot({ path: file })
const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
if (wide > 0) console.log(`the page is ${wide} px wider than the window`)
await browser.close()
