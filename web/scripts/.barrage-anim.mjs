import { chromium } from 'playwright-core'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] })
const page = await (await browser.newContext({ viewport: { width: 1366, height: 768 } })).newPage()
page.on('pageerror', (f) => console.log('fault', (f.stack ?? f.message).slice(0,600)))
await page.goto('http://127.0.0.1:5185/harness.html?game=barrage&fixture=mid')
await page.waitForTimeout(3500)
let shot = 0
for (let i = 0; i < 19 && shot < 3; i++) {
  await page.keyboard.press('ArrowLeft')
  await page.waitForTimeout(900)
  const n = await page.evaluate(() => document.querySelectorAll('animateMotion').length)
  if (n) { console.log(i, n); await page.screenshot({ path: `/tmp/bw/anim${shot++}.png` }) }
}
await browser.close()
