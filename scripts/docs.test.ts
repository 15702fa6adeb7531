import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Runs every TypeScript block of a page as a program of its own and returns what each printed. */
function runBlocks(page: string): string[] {
  const blocks = [...readFileSync(join(root, 'docs', page), 'utf8').matchAll(/```ts\n([\s\S]*?)```/g)].map((match) => match[1])
  const folder = join(root, 'packages', 'fleet', 'dist', 'docs')
  mkdirSync(folder, { recursive: true })
  try {
    return blocks.map((block, k) => {
      const file = join(folder, `${page.replace('.md', '')}-${k}.ts`)
      writeFileSync(file, block)
      return execFileSync(process.execPath, ['--import', 'tsx', '--conditions=source', file], { cwd: root, encoding: 'utf8' })
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

describe('examples in the docs run', () => {
  test('adding-a-game.md: the smallest game plays to its end', () => {
    const [printed] = runBlocks('adding-a-game.md')
    expect(printed).toMatch(/^\[ [01](, [01])? \]\n$/)
  })
})
