import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { playGame } from '@flotilla/bots'
import { findGame } from '@flotilla/games'
import { afterAll, describe, expect, test } from 'vitest'
import { botNamed } from '../src/exec/bot-named.ts'
import { faults } from '../src/exec/exec-bot.ts'
import { flotilla } from './console.ts'

const folder = mkdtempSync(join(tmpdir(), 'flotilla-exec-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A program in JavaScript: what it does when it is asked. */
function program(name: string, go: string): string {
  const path = join(folder, `${name}.mjs`)
  const answer = `import { createInterface } from 'node:readline'
let asked = 0
createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line)
  if (message.hello) console.log('{"name":"test"}')
  else if (message.go) { asked++; ${go} }
})`
  writeFileSync(path, answer)
  return `exec:${JSON.stringify(process.execPath)} ${path}`
}

const game = findGame('waves')
const seed = 'a'.repeat(64)

/** A game against two players at random; what the program failed at, by what. */
function play(name: string): { decisions: number; failed: Record<string, number> } {
  const bots = [name, 'random', 'random'].map((one) => botNamed(one, game, 'unhurried'))
  const { decisions, outcome } = playGame(game, { seats: 3, seed, bots })
  expect(outcome).not.toBeNull()
  return { decisions, failed: Object.fromEntries(faults.get(name.slice('exec:'.length)) ?? []) }
}

describe('a program as a bot', () => {
  test('plays a whole game, by the place of a choice or by the choice itself', () => {
    const first = play(program('places', 'console.log(JSON.stringify({ choice: 0 }))'))
    const second = play(program('choices', 'console.log(JSON.stringify({ choice: message.go.choices[0], why: "because" }))'))
    expect(first).toEqual({ ...second, failed: {} })
  })

  test('that talks nonsense loses the decision to the default, and is reported', () => {
    const { failed } = play(program('nonsense', 'console.log(asked % 2 ? "{" : JSON.stringify({ choice: 99999 }))'))
    expect(failed.nonsense).toBeGreaterThan(1)
  })

  test('that dies is started again for the next decision', () => {
    const { failed } = play(program('mortal', 'if (asked === 5) process.exit(1); console.log(JSON.stringify({ choice: 0 }))'))
    expect(failed.crashed).toBeGreaterThan(0)
    expect(failed.nonsense).toBeUndefined()
  })

  test('sees only what its seat may know', () => {
    const spy = program(
      'spy',
      'console.log(JSON.stringify({ choice: message.go.view.seed === "" && message.go.view.sees === 0 ? 0 : "peeked" }))',
    )
    expect(play(spy).failed).toEqual({})
  })

  test('that cannot be started fails every decision, and nothing hangs', () => {
    const { failed } = play('exec:there-is-no-such-program-here')
    expect(failed.crashed).toBeGreaterThan(1)
  })
})

test('the example in Python plays in the arena', async () => {
  const bot = `exec:python3 ${join(import.meta.dirname, '../../../examples/python/bot.py')}`
  const told = await flotilla(['sim', 'waves', '--seats', '2', '--games', '2', '--bots', `${bot},random`, '--jobs', '1'])
  expect(told.code).toBe(0)
})
