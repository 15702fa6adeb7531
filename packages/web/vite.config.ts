import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunks } from './build/chunks.ts'
import { compressed } from './build/compressed.ts'
import { messagesPlugin, siteLanguages } from '../../scripts/language/vite.ts'
import { firstPaint } from './build/first-paint.ts'
import { forOutside } from './build/outside.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Letters of other scripts are fetched by whoever needs them. */
const isNeededEverywhere = (file: string): boolean => !/\.(woff2?|gz)$/.test(file) || /-latin-(?!ext).*\.woff2$/.test(file)

/** Every page runs the page's own script: asked to preload it once more while it still runs, Firefox says that it cannot. */
const isNotThere = (file: string): boolean => !/(front-page|rolldown-runtime)-[\w-]+\.(js|css)$/.test(file)

/** A list of all that the site is made of, for whoever wants to take it along. */
const pieces: Plugin = {
  name: 'pieces',
  writeBundle({ dir = '' }) {
    const names = ['assets', 'materials'].flatMap((folder) => readdirSync(join(dir, folder)).map((file) => `${folder}/${file}`))
    writeFileSync(join(dir, 'pieces.json'), JSON.stringify(names.filter(isNeededEverywhere)))
  },
}

/** A folder of files may lie anywhere on its host. */
const baseOf = (mode: string): string => (mode === 'static' ? './' : '/')

export default defineConfig(({ mode }) => ({
  base: baseOf(mode),
  define: { 'import.meta.env.LANGUAGES': JSON.stringify(siteLanguages()) },
  plugins: [messagesPlugin(), react(), firstPaint(mode, baseOf(mode)), pieces, ...(mode === 'static' ? [] : [forOutside, compressed])],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: mode === 'static' ? 'dist-static' : 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter(isNotThere) },
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      input: { index: here('index.html'), sw: here('sw/sw.ts') },
      // A service worker's address is its identity: it stays, whatever is in it.
      output: {
        codeSplitting: chunks,
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  // The thread that thinks loads the rules of one game, not of all.
  worker: { format: 'es', plugins: () => [messagesPlugin()] },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
}))
