import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin, ProxyOptions } from 'vite'
import { defineConfig } from 'vitest/config'
import { languagesIn } from './languages.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const server = process.env.MEGAWATT_SERVER ?? 'http://127.0.0.1:8420'

/** While developing, words come straight from the source files: an edited message shows after a reload. */
function words(): Plugin {
  const file = (path: string) => readFileSync(here(`../src/megawatt/${path}`), 'utf-8')
  const terms = (path: string) => (existsSync(here(`../src/megawatt/${path}`)) ? file(path) : '')
  const ofGame = (folder: string, language: string) =>
    `${terms(`${folder}/terms/${language}.ftl`)}\n${file(`${folder}/${language}.ftl`)}`
  const source = (language: string, name: string) =>
    name === 'table'
      ? file(`words/${language}.ftl`) + '\n' + file(`server/words/${language}.ftl`)
      : ofGame(`games/${name.replaceAll('-', '_')}/words`, language)
  return {
    name: 'megawatt-words',
    apply: 'serve',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { name: 'languages', content: JSON.stringify(languagesIn(here('../src/megawatt/words/languages'))) },
      },
    ],
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        const asked = /^\/words\/([a-z]{2,3})\/([a-z-]+)\.ftl/.exec(request.url ?? '')
        if (!asked) return next()
        try {
          response.setHeader('content-type', 'text/plain; charset=utf-8')
          response.end(source(asked[1]!, asked[2]!))
        } catch {
          response.statusCode = 404
          response.end()
        }
      })
    },
  }
}

/** The server answers every table's address with the same page; so does the development server. */
function tables(): Plugin {
  return {
    name: 'megawatt-tables',
    apply: 'serve',
    configureServer(vite) {
      vite.middlewares.use((request, _, next) => {
        if (/^\/t\/[^/.]+(\?.*)?$/.test(request.url ?? '')) request.url = '/index.html'
        next()
      })
    },
  }
}

/** The server takes requests from its own page only, so the proxy speaks as that page. */
const toServer: ProxyOptions = {
  target: server,
  changeOrigin: true,
  configure: (proxy) =>
    void proxy.on('proxyReq', (request) => request.getHeader('origin') && request.setHeader('origin', server)),
}

/** Python for pages without a server (`megawatt site`): files of the package, as they are. */
function python(): Plugin {
  const files = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip', 'pyodide-lock.json']
  return {
    name: 'megawatt-python',
    apply: 'build',
    generateBundle() {
      for (const name of files)
        this.emitFile({
          type: 'asset',
          fileName: `pyodide/${name}`,
          source: readFileSync(here(`node_modules/pyodide/${name}`)),
        })
    },
  }
}

export default defineConfig({
  plugins: [svelte(), words(), tables(), python()],
  resolve: {
    alias: { $lib: here('src/lib'), $games: here('src/games'), $parts: here('src/parts') },
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: [here('.'), here('../src/megawatt/games')] },
    proxy: {
      '/api': toServer,
      '/rules': toServer,
      '/health': toServer,
      '/ws': { target: server, ws: true, changeOrigin: true, rewriteWsOrigin: true },
    },
  },
  worker: { format: 'es' },
  // Scripts find each other from where they are, so that a static site may lie in any folder.
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }),
  },
  build: {
    outDir: here('../src/megawatt/server/page'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rollupOptions: {
      // How long each plugin took is of no use to whoever only wants to play.
      checks: { pluginTimings: false },
      input: {
        index: here('index.html'),
        booklet: here('src/booklet/main.ts'),
        worker: here('src/worker/main.ts'),
        'site-worker': here('src/worker/site.ts'),
      },
      output: {
        // A service worker rules over what lies below its own address, and is known by it: at the top, always by the
        // same name.
        entryFileNames: (chunk) =>
          ['worker', 'site-worker'].includes(chunk.name) ? `${chunk.name}.js` : 'assets/[name]-[hash].js',
        // What several parts of the page share is one file: a slow phone spends more on asking for a small one than on
        // reading it.
        codeSplitting: {
          groups: [{ name: 'base', test: /node_modules|[\\/]src[\\/](lib|parts|styles)[\\/]/, minShareCount: 2 }],
        },
      },
    },
  },
  // Every file has a browser of its own all the same, but jsdom, which takes longest, is read once.
  test: { environment: 'jsdom', pool: 'vmThreads', include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
})
