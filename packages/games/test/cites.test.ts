import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { builtInGames } from '../src/index.ts'

describe.each(builtInGames.map((game) => [game.id, game] as const))('%s', (id, { words }) => {
  const rules = readFileSync(join(import.meta.dirname, `../../${id}/rules.md`), 'utf8')
  const types = Object.keys(words.messages.en).flatMap((code) => /^event\.(\w+)/.exec(code)?.[1] ?? [])

  test('cites rules that its rules page has, and cites one for most of what happens', () => {
    const cited = [...new Set(types)].map((type) => words.cites?.({ type }))
    for (const rule of cited) if (rule !== undefined) expect(rules).toContain(`**${rule}**`)
    expect(cited.filter((rule) => rule !== undefined).length).toBeGreaterThan(cited.length * 0.7)
  })
})
