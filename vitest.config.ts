import { defineConfig } from 'vitest/config'

const conditions = ['source', 'node', 'module', 'development|production']
/** These put other modules in place of real ones or take games aboard; all others share a world, which takes longer to make than most tests. */
const apart = ['packages/web/**/*.test.ts', 'packages/server/test/keyholes.test.ts', 'packages/cli/test/outside.test.ts']
const rules = 'packages/{kernel,waves,sinking,bottom,quests,games,protocol}/**/*.test.ts'

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Nobody looks at how long bots take.
    env: { FLOTILLA_BOT_PAUSE: '0' },
    // Many of them wait for a database or a process: one more than there are cores.
    maxWorkers: 3,
    reporters: ['default'],
    globalSetup: 'scripts/built.ts',
    projects: [
      { extends: true, test: { name: 'rules', include: [rules], isolate: false } },
      {
        extends: true,
        test: {
          name: 'platform',
          include: ['{packages,research,scripts}/**/*.test.ts'],
          exclude: [rules, ...apart, '**/node_modules/**'],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'apart', include: apart } },
      // What it compares with is installed when these tests or the benches first need it.
      {
        extends: true,
        test: {
          name: 'bench',
          include: ['bench/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: 'bench/boardgameio/install.mjs',
        },
      },
    ],
  },
})
