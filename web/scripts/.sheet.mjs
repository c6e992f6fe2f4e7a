import { chromium } from 'playwright-core'
import fs from 'node:fs'
const [,, out, w, h, cols, ...urls] = process.argv
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] })
const shots = []
for (const u of urls) {
  const [query, click] = u.split('@@')
  const page = await (await browser.newContext({ viewport: { width: +w, height: +h } })).newPage()
  page.on('pageerror', (f) => console.log(u, 'fault', (f.stack ?? f.message).slice(0,400)))
  await page.goto('http://127.0.0.1:5185/harness.html?' + query)
  await page.waitForSelector('.barrage', { timeout: 15000 }).catch(()=>console.log('no board', u))
  await page.waitForTimeout(900)
  if (click) { await page.click(click, {timeout:3000}).catch(e=>console.log(u, 'click', String(e).slice(0,80))); await page.waitForTimeout(500) }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (wide > 0) console.log(u, 'wider by', wide)
  shots.push((await page.screenshot()).toString('base64'))
  await page.close()
}
const scale = 0.72
const sheet = await browser.newPage({ viewport: { width: Math.ceil(+w*scale*+cols), height: Math.ceil(+h*scale*Math.ceil(urls.length/+cols)) } })
await sheet.setContent(`<body style="margin:0;display:grid;grid-template-columns:repeat(${cols},1fr)">` + shots.map(s=>`<img style="width:${w*scale}px" src="data:image/png;base64,${s}">`).join(''))
await sheet.waitForTimeout(400)
await sheet.screenshot({ path: out })
await browser.close()
