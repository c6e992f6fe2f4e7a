import { chromium } from 'playwright-core'
const [,, plies='40', options='{}', seats='3', shots=''] = process.argv
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-sync'] })
const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
const page = await context.newPage()
page.on('console', (l) => ['error','warning'].includes(l.type()) && console.log('console', l.text().slice(0,300)))
page.on('pageerror', (f) => console.log('fault', (f.stack ?? f.message).slice(0,600)))
await page.goto('http://127.0.0.1:5185/')
const made = await page.evaluate(async ([options, seats]) => {
  await fetch('/api/me')
  await fetch('/api/me', { method:'PUT', headers:{'content-type':'application/json'}, body: JSON.stringify({name:'Ada'}) })
  const body = { game:'barrage', seats:[{kind:'me'}, ...Array.from({length:seats-1},()=>({kind:'bot',bot:'house'}))], options, seed: 11, public:false }
  const a = await fetch('/api/tables', { method:'POST', headers:{'content-type':'application/json'}, body: JSON.stringify(body) })
  return a.json()
}, [JSON.parse(options), Number(seats)])
console.log(JSON.stringify(made))
await page.goto('http://127.0.0.1:5185/t/' + made.id)
await page.waitForTimeout(3000)
const seen = {}
let shot = 0
for (let i = 0; i < Number(plies); i++) {
  await page.waitForTimeout(250)
  const legal = await page.$$('.barrage .legal, [data-move]')
  if (await page.$('[data-over]')) { console.log('over after', i); break }
  if (!legal.length) { continue }
  const boardOnes = await page.$$('.barrage .legal')
  const pool = boardOnes.length && Math.random() < 0.75 ? boardOnes : await page.$$('[data-move]')
  if (!pool.length) continue
  const one = pool[Math.floor(Math.random()*pool.length)]
  try {
    const label = await one.getAttribute('aria-label') ?? await one.textContent()
    if (!(await one.isVisible())) continue
    await one.click({ timeout: 1500, force: true })
    const yes = await page.$('[data-confirm], dialog [data-confirm], .warning .primary')
    if (yes) await yes.click({timeout:1000})
    const h = await page.textContent('.bar h2').catch(()=>'')
    seen[(h??'').trim()] = (seen[(h??'').trim()] ?? 0) + 1
    if (shots && /drop|flow|water/i.test(label ?? '') && shot < 3) { await page.waitForTimeout(700); await page.screenshot({ path: `/tmp/bw/live${shot++}.png` }) }
  } catch (e) { console.log('miss', String(e).slice(0,120)) }
}
console.log(JSON.stringify(seen, null, 1))
await page.screenshot({ path: '/tmp/bw/live.png' })
await browser.close()
