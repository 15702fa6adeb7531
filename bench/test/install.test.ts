import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly resolved?: string }>>
}

const read = <T>(path: string): T => JSON.parse(readFileSync(`${import.meta.dirname}/../${path}`, 'utf8')) as T
const namesIn = ({ packages }: Lock): string[] => Object.keys(packages).flatMap((path) => path.split('node_modules/').slice(1).at(-1) ?? [])

const { dependencies } = read<{ dependencies: Readonly<Record<string, string>> }>('boardgameio/package.json')
const own = read<Lock>('boardgameio/package-lock.json')

test('what only benches need is not installed with the repository', () => {
  const names = namesIn(read<Lock>('../package-lock.json'))
  expect(names).toContain('fastify')
  expect(names.filter((name) => /^(boardgame\.io|koa|socket\.io|engine\.io)/.test(name))).toEqual([])
})

test('the install of the benches has it, at pinned versions and from whichever registry npm is told to ask', () => {
  expect(Object.keys(dependencies)).toContain('boardgame.io')
  const locked = Object.keys(dependencies).map((name) => [name, own.packages[`node_modules/${name}`].version])
  expect(Object.fromEntries(locked)).toEqual(dependencies)
  expect(Object.entries(own.packages).filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})
