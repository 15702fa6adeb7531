import { defineConfig } from 'vitest/config'

const conditions = ['source', 'node', 'module', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { include: ['{packages,bench,scripts}/**/*.test.ts'], testTimeout: 60_000, maxWorkers: 2, reporters: ['default'] },
})
