import { join } from 'node:path'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

/** What games from outside import, by the name under which the server leads them to it (`packages/server/src/outside`). */
const SHARED = { kernel: '@flotilla/kernel', lesson: '@flotilla/kernel/lesson', zod: 'zod' }

/**
 * The kernel and zod once more, whole and under fixed names, for games from outside: those are no part of the site's build, and what
 * it bundles has neither whole exports nor fixed names.
 */
export const forOutside: Plugin = {
  name: 'for-outside',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const bundle = await rolldown({
      input: SHARED,
      resolve: { conditionNames: ['source', 'import', 'default'] },
      preserveEntrySignatures: 'strict',
    })
    await bundle.write({ dir: join(dir, 'outside/-'), entryFileNames: '[name].js', chunkFileNames: '[name].js', minify: true })
    await bundle.close()
  },
}
