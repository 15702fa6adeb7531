import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { newTable, requestBody } from '@flotilla/protocol'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { flotilla } from '../packages/cli/test/console.ts'
import { NODES } from './release/nodes.ts'
import { settingsPage } from './settings-page.ts'

const root = join(import.meta.dirname, '..')
const textOf = (page: string): string => readFileSync(join(root, page), 'utf8')
const pages = ['.', 'docs', ...readdirSync(join(root, 'packages')).map((name) => join('packages', name))].flatMap((folder) =>
  readdirSync(join(root, folder)).flatMap((name) => (name.endsWith('.md') ? [join(folder, name)] : [])),
)

/** Runs every TypeScript block of a page as a program of its own and returns what each printed. */
function runBlocks(page: string): string[] {
  const blocks = [...readFileSync(join(root, 'docs', page), 'utf8').matchAll(/```ts\n([\s\S]*?)```/g)].map((match) => match[1])
  const folder = join(root, 'packages', 'games', 'dist', 'docs')
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

test('hosting-settings.md is what the schema of the configuration says (npm run settings)', () => {
  expect(textOf('docs/hosting-settings.md')).toBe(settingsPage())
})

test('the workflow runs the test command of the README on every Node that is supported', () => {
  const { jobs } = parse(textOf('.github/workflows/ci.yml')) as {
    jobs: { test: { strategy: { matrix: { node: number[] } }; steps: { run?: string }[] } }
  }
  const [, command] = /^## Test it\n\n```sh\n(.+)\n```/m.exec(textOf('README.md')) ?? []
  expect(jobs.test.steps.flatMap(({ run = [] }) => run).join(' && ')).toBe(command)
  expect(jobs.test.strategy.matrix.node).toEqual(NODES.map((version) => Number(version.split('.')[0])))
})

/** The anchors of a page's headings, as they are made of their words. */
const headingsOf = (page: string): string[] =>
  [...textOf(page).matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Pages are read in one sitting; the rules of a game are looked things up in. */
const LONGEST_PAGE = 15_000

describe.each(pages.filter((page) => page.startsWith('docs')))('%s is made to be read', (page) => {
  const text = textOf(page)

  test('it begins with a sentence that says for whom it is', () => {
    expect(text).toMatch(/^# .+\n\nFor /)
  })

  test('it is no longer than 15 kB', () => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(LONGEST_PAGE)
  })
})

describe.each(pages)('%s', (page) => {
  const text = textOf(page)

  test('links and pictures lead somewhere', () => {
    const links = [...text.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, link]) => link).filter((link) => !link.startsWith('http'))
    expect(links.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([])
    const anchors = [...text.matchAll(/\]\(([^)#]*)#([^)]+)\)/g)].filter(([, file]) => !file.startsWith('http'))
    const missing = anchors.filter(([, file, anchor]) => !headingsOf(file === '' ? page : join(dirname(page), file)).includes(anchor))
    expect(missing.map(([link]) => link)).toEqual([])
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
