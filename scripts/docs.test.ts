import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { newTable, requestBody } from '@flotilla/wire'
import { describe, expect, test } from 'vitest'
import { flotilla } from '../packages/cli/test/console.ts'

const root = join(import.meta.dirname, '..')
const textOf = (page: string): string => readFileSync(join(root, page), 'utf8')
const pages = ['.', 'docs', ...readdirSync(join(root, 'packages')).map((name) => join('packages', name))].flatMap((folder) =>
  readdirSync(join(root, folder)).flatMap((name) => (name.endsWith('.md') ? [join(folder, name)] : [])),
)

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
  test('adding-a-game.md: the parts of the skeleton are as they are there', () => {
    const flat = (code: string): string => code.replaceAll(/\s+/g, ' ').trim()
    const skeleton = flat(textOf('packages/cli/template/index.js'))
    const parts = [...textOf('docs/adding-a-game.md').matchAll(/```js\n([\s\S]*?)```/g)].map(([, code]) => flat(code))
    expect(parts).toHaveLength(4)
    for (const part of parts) expect(skeleton).toContain(part)
  })
  test('api.md: a table and requests as they are sent', () => {
    const page = textOf('docs/api.md')
    const blocks = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, block]) => JSON.parse(block) as object)
    const tables = blocks.filter((block) => 'game' in block)
    const requests = [...page.matchAll(/`(\{"type": [^`]*"id"[^`]*\})`/g)].map(
      ([, code]) => JSON.parse(code.replaceAll('…', 'x')) as object,
    )
    expect([tables.length, requests.length]).toEqual([1, 5])
    for (const table of tables) expect(newTable.safeParse(table).error).toBeUndefined()
    for (const request of requests) expect(requestBody.safeParse(request).error).toBeUndefined()
  })
})

describe.each(pages)('%s', (page) => {
  const text = textOf(page)

  test('links and pictures lead somewhere', () => {
    const links = [...text.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, link]) => link).filter((link) => !link.startsWith('http'))
    expect(links.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([])
  })

  test('commands and their options are there', async () => {
    const lines = [...text.matchAll(/(?:^|`)(?:npx )?flotilla ([a-z]+(?:-[a-z]+)?)([^`\n#]*)/gm)]
    for (const [line, command, rest] of lines) {
      const { code, out } = await flotilla([command, '--help'])
      expect(code, line).toBe(0)
      for (const [flag] of rest.matchAll(/--[a-z-]+/g)) expect(out, line).toContain(`${flag} `)
    }
  })
})
