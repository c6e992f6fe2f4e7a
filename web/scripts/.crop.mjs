import { chromium } from 'playwright-core'
const [,, inp, out, x, y, w, h] = process.argv
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const p = await b.newPage({ viewport: { width: +w, height: +h } })
const fs = await import('node:fs')
const data = fs.readFileSync(inp).toString('base64')
await p.setContent(`<body style="margin:0;overflow:hidden"><img style="position:absolute;left:-${x}px;top:-${y}px" src="data:image/png;base64,${data}">`)
await p.waitForTimeout(300)
await p.screenshot({ path: out })
await b.close()
