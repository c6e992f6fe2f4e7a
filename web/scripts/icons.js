/**
 * Draws the icons of the installed page from public/favicon.svg: node scripts/icons.js. What it writes is kept in the
 * repository.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'

const PUBLIC = new URL('../public/', import.meta.url)
const GROUND = '#14343a'
const own = readFileSync(new URL('favicon.svg', PUBLIC), 'utf-8')
const parts = own.slice(own.indexOf('>') + 1, own.lastIndexOf('</svg>'))
const bolt = /<path d="(M23[^"]*)"/.exec(own)?.[1]
if (!bolt) throw new Error('favicon.svg has no bolt any more; say here what the badge shows')

const drawing = (box, inside) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`
/**
 * Systems cut a maskable icon to any shape within the inner 80 per cent: ours stands there, on a ground that fills the
 * rest.
 */
const maskable = drawing('-5 -5 50 50', `<rect x="-5" y="-5" width="50" height="50" fill="${GROUND}"/>${parts}`)
/** Android shows the opaque parts of a badge in one colour. */
const badge = drawing('4 4 32 32', `<path d="${bolt}" fill="#fff"/>`)
const ICONS = [
  ['icon-192.png', own, 192],
  ['icon-512.png', own, 512],
  ['icon-maskable-192.png', maskable, 192],
  ['icon-maskable-512.png', maskable, 512],
  ['apple-touch-icon.png', maskable, 180],
  ['badge-96.png', badge, 96],
]

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
const page = await browser.newPage()
for (const [name, picture, size] of ICONS) {
  await page.setViewportSize({ width: size, height: size })
  const shown = picture.replace('<svg ', `<svg width="${size}" height="${size}" style="display:block" `)
  await page.setContent(`<body style="margin:0">${shown}</body>`)
  writeFileSync(new URL(name, PUBLIC), await page.screenshot({ omitBackground: true }))
}
await browser.close()
