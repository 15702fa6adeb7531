import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
const GAMES = ['waves', 'sinking', 'bottom', 'quests']

interface Layer {
  readonly name: string
  readonly from: { readonly path: string }
  readonly to: { readonly pathNot: string }
}

/** What each package may import, as `npm run layers` demands it. */
function arrowsDemanded(): Record<string, string[]> {
  const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as { forbidden: Layer[] }
  const layers = forbidden.filter(({ name }) => name.startsWith('layer-'))
  return Object.fromEntries(
    layers.map(({ name, to }) => {
      const own = name.slice('layer-'.length)
      const [, list] = /\^packages\/\((.*)\)\//.exec(to.pathNot) ?? []
      return [
        own,
        list
          .split('|')
          .filter((one) => one !== own)
          .toSorted(),
      ]
    }),
  )
}

/** The same as the table of the page says it; `the games` are all four. */
function arrowsDrawn(): Record<string, string[]> {
  const rows = [...page.matchAll(/^\| `(\w+)` *\|[^|]*\|([^|]*)\|$/gm)]
  return Object.fromEntries(
    rows.map(([, own, list]) => {
      const named = [...list.matchAll(/`(\w+)`/g)].map(([, name]) => name)
      return [own, [...named, ...(list.includes('the games') ? GAMES : [])].toSorted()]
    }),
  )
}

describe('the architecture page', () => {
  test('draws the arrows that the layers demand', () => {
    expect(arrowsDrawn()).toEqual(arrowsDemanded())
  })

  test('has every package', () => {
    const packages = readdirSync(join(root, 'packages')).filter((name) => existsSync(join(root, 'packages', name, 'package.json')))
    expect(Object.keys(arrowsDrawn()).toSorted()).toEqual(packages.toSorted())
  })

  test('names files and folders that are there', () => {
    const named = [...page.matchAll(/`(packages\/[\w./-]+)`/g)].map(([, path]) => path)
    expect(named.length).toBeGreaterThan(20)
    // The first file of a former version will come with the second version.
    expect(named.filter((path) => !existsSync(join(root, path)) && !path.startsWith('packages/releases/rules/'))).toEqual([])
  })

  test('names the files of the kernel that are to be read', () => {
    const [, order = ''] = /`packages\/kernel\/src`, in this order: ([^\n]*)\./.exec(page) ?? []
    const files = [...order.matchAll(/`([\w-]+)`/g)].map(([, name]) => `packages/kernel/src/${name}.ts`)
    expect(files.length).toBeGreaterThan(8)
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })
})
