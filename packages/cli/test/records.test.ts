import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { flotilla, folder, spawnFlotilla } from './console.ts'

interface Recorded {
  game: string
  edition: string | object
  rulesVersion: number
  seats: number
  options: Record<string, unknown>
  seed: string
  commitment: string
  answers: [number, Record<string, unknown>][]
  outcome?: { winners: number[]; standings: { score: number }[] }
  [more: string]: unknown
}

let original = ''
beforeAll(async () => {
  original = (await flotilla(['record', 'waves', '--seats', '3', '--bots', 'mate', '--seed', '1'])).out
})

/** A file with the record, changed by somebody. */
function tampered(change: (record: Recorded) => void): string {
  const record = JSON.parse(original) as Recorded
  change(record)
  const file = join(folder(), 'game.json')
  writeFileSync(file, JSON.stringify(record))
  return file
}

describe('record', () => {
  test('writes the same record for the same seed, into a file or out', async () => {
    const file = join(folder(), 'game.json')
    const { code, out, err } = await flotilla(['record', 'waves', '--seats', '3', '--bots', 'mate', '--seed', '1', '--out', file])
    expect({ code, out }).toEqual({ code: 0, out: '' })
    expect(err).toMatch(/game\.json: \d+ answers, commitment [0-9a-f]{64}/)
    expect(readFileSync(file, 'utf8')).toBe(original)
    expect(JSON.parse(original)).toMatchObject({
      game: 'waves',
      seats: 3,
      names: ['mate A', 'mate B', 'mate C'],
      outcome: { standings: expect.anything() },
    })
  })

  test('a record of a stranger does not command the terminal', async () => {
    const named = tampered((record) => (record.names = ['Anna\u001B[2J', 'Ben', 'Cora']))
    const { out, err } = await flotilla(['replay', named])
    expect(`${out}${err}`).not.toContain('\u001B[2J')
    const titled = tampered((record) => (record.edition = { id: 'x', title: 'x\u001B]0;owned\u0007' }))
    expect((await flotilla(['verify', titled])).err).toContain('control or hidden characters')
  })

  test('keeps an edition of its own', async () => {
    const here = folder()
    const edition = JSON.parse((await flotilla(['edition', 'waves'])).out) as { infamy: { start: number } }
    edition.infamy.start = 9
    writeFileSync(join(here, 'mine.json'), JSON.stringify({ ...edition, id: 'mine' }))
    const { code } = await flotilla(['record', 'waves', '--edition', join(here, 'mine.json'), '--out', join(here, 'game.json')])
    expect(code).toBe(0)
    expect(JSON.parse(readFileSync(join(here, 'game.json'), 'utf8'))).toMatchObject({ edition: { id: 'mine', infamy: { start: 9 } } })
    expect(await flotilla(['verify', join(here, 'game.json')])).toMatchObject({ code: 0 })
  })
})

describe('verify', () => {
  test('proves a game and says what it has checked', async () => {
    const { code, out, err } = await flotilla(['verify', tampered(() => {})])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    // The seed, the answers, the end, the result, and on whose honesty the dice rest.
    expect(out.match(/✓/g)).toHaveLength(5)
    for (const part of [
      'hashes to the published commitment',
      'answers are legal',
      'ends the game',
      'The result is the recorded one',
      'Treasure',
    ])
      expect(out).toContain(part)
    expect(out).toMatch(/ wins!| win together!/)
  })

  const firstPick = ({ answers }: Recorded): number => answers.findIndex(([, choice]) => 'take' in choice)
  test.each<[string, (record: Recorded) => void, RegExp]>([
    ['another seed', (r) => (r.seed = 'f'.repeat(64)), /✗ commitment: the revealed seed does not hash/],
    ['another commitment', (r) => (r.commitment = 'f'.repeat(64)), /✗ commitment: /],
    [
      'another answer',
      (r) => (r.answers[firstPick(r)][1] = { take: 77 }),
      /✗ answers\.\d+: answer \d+ of \d+, \{"take":77\} by seat \d, is not legal: There is no such choice/,
    ],
    [
      'an answer that a rule forbids',
      (r) => (r.answers[0][1] = { sailor: Object.values(r.answers[0][1])[0] }),
      /✗ answers\.0: answer 1 .* only when no free die is left \(RW-2\.8\)/,
    ],
    ['another seat', (r) => (r.answers[0][0] = (r.answers[0][0] + 1) % 3), /✗ answers\.0: .* is not asked anything now/],
    ['a seat that is not there', (r) => (r.answers[4][0] = 17), /✗ answers\.4: /],
    ['an answer missing', (r) => r.answers.splice(5, 1), /✗ answers\.\d+: answer/],
    ['the end missing', (r) => r.answers.splice(-3), /✗ answers: the record stops after \d+ answers/],
    ['an answer too many', (r) => r.answers.push([0, { take: 1 }]), /✗ answers\.\d+: .*The game is over/],
    ['another result', (r) => r.outcome && (r.outcome.standings[0].score += 1), /✗ outcome: the recorded result is not the one/],
    ['another option', (r) => (r.options = { ...r.options, draftOrder: 'snake' }), /✗ /],
  ])('fails with 1 on %s', async (_what, change, told) => {
    const { code, out, err } = await flotilla(['verify', tampered(change)])
    expect(err).toMatch(told)
    expect({ code, out }).toEqual({ code: 1, out: '' })
  })

  test.each<[string, (record: Recorded) => void, RegExp]>([
    ['another rules version', (r) => (r.rulesVersion = 99), /rulesVersion: the record was played under rules version 99/],
    ['a game that is not there', (r) => (r.game = 'wavs'), /game: there is no game 'wavs'/],
    ['an edition that is not there', (r) => (r.edition = 'house-9'), /edition: .*has no edition 'house-9'/],
    ['an edition that fails its schema', (r) => (r.edition = { id: 'mine' }), /edition\./],
    ['seats that make no game', (r) => (r.seats = 6), /seats: /],
    ['an option that is not there', (r) => (r.options = { colour: 'red' }), /options/],
    ['a seed of the wrong form', (r) => (r.seed = 'abc'), /seed must be 64 lower-case hexadecimal digits|seed: /],
    ['a field missing', (r) => Reflect.deleteProperty(r, 'answers'), /record: answers: /],
    ['a field of the wrong kind', (r) => Object.assign(r, { answers: [['x', {}]] }), /record: answers\.0\.0: /],
    ['another format', (r) => Object.assign(r, { format: 'chess' }), /record: format: /],
  ])('ends with 2 on %s', async (_what, change, told) => {
    const { code, out, err } = await flotilla(['verify', tampered(change)])
    expect(err).toMatch(told)
    expect({ code, out }).toEqual({ code: 2, out: '' })
  })

  test('ends with 2 on a file that is no JSON', async () => {
    const file = join(folder(), 'game.json')
    writeFileSync(file, original.slice(0, 100))
    expect(await flotilla(['verify', file])).toMatchObject({ code: 2, err: expect.stringMatching(/record: '.*' is not JSON/) })
  })

  test('the exit codes of the process', () => {
    expect(spawnFlotilla(['verify', tampered(() => {})]).code).toBe(0)
    expect(spawnFlotilla(['verify', tampered((r) => r.answers.pop())]).code).toBe(1)
    expect(spawnFlotilla(['verify', tampered((r) => (r.seats = 6))]).code).toBe(2)
  })
})

describe('an edited record cannot be resumed or replayed', () => {
  test.each<[string, (record: Recorded) => void, RegExp]>([
    ['seed', (r) => (r.seed = 'f'.repeat(64)), /commitment: the record was edited/],
    [
      'answer',
      (r) => (r.answers[0][1] = { take: 77 }),
      /answers\.0: answer 1 of \d+, \{"take":77\} by seat \d, is not legal: There is no such choice\./,
    ],
    ['players', (r) => (r.players = ['mate']), /players: expected 3 entries/],
    ['rules version', (r) => (r.rulesVersion = 99), /rulesVersion: /],
  ])('%s', async (_what, change, told) => {
    const file = tampered(change)
    for (const line of [
      ['play', '--resume', file],
      ['replay', file],
    ]) {
      const { code, out, err } = await flotilla(line)
      expect(err).toMatch(told)
      expect({ code, out }).toEqual({ code: 2, out: '' })
    }
  })

  test('nor as another game or by bots that are not there', async () => {
    const file = tampered((r) => (r.players = [null, 'mat', 'mate']))
    expect(await flotilla(['play', '--resume', file])).toMatchObject({ code: 2, err: expect.stringMatching(/did you mean 'mate'\?/) })
    expect(await flotilla(['play', 'chess', '--resume', file])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/game: '.*' is a game of 'waves', not of 'chess'/),
    })
  })
})

describe('replay', () => {
  test('prints every answer, what came of it, and the result', async () => {
    const { code, out } = await flotilla(['replay', tampered(() => {})])
    const { answers } = JSON.parse(original) as Recorded
    expect(code).toBe(0)
    expect(out.match(/^ +\d+\. /gm)).toHaveLength(answers.length)
    expect(out).toContain('All plans are revealed')
    expect(out).toContain('The game is over')
  })

  test('shows the table at any answer, as a seat saw it', async () => {
    const file = tampered((r) => (r.names = ['Ann', 'Ben', 'Cat']))
    const { answers } = JSON.parse(original) as Recorded
    const at = answers.findIndex(([seat, choice]) => seat === 0 && 'at' in choice) + 1
    const asAnn = await flotilla(['replay', file, '--at', String(at), '--seat', '0'])
    const asBen = await flotilla(['replay', file, '--at', String(at), '--seat', '1'])
    expect(asAnn.out).toMatch(/Plan: /)
    expect(asBen.out).not.toMatch(/Plan: /)
    expect(await flotilla(['replay', file, '--seat', '3'])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/seat: the game has the seats 0 to 2/),
    })
    expect(await flotilla(['replay', file, '--at', '99999'])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/at: the game has \d+ answers/),
    })
  })

  test("keeps another seat's secret answers to itself", async () => {
    const file = tampered((r) => (r.names = ['Ann', 'Ben', 'Cat']))
    const { out } = await flotilla(['replay', file, '--seat', '1'])
    expect(out).toMatch(/Ann: …/)
    expect(out).not.toMatch(/Ben: …/)
    expect((await flotilla(['replay', file])).out).not.toMatch(/: …/)
  })

  test('steps on and back by keys', async () => {
    const { out } = await flotilla(['replay', tampered(() => {}), '--step'], {
      keys: ['return', 'space', 'left', 'right', 't', 'q'],
      isInteractive: true,
    })
    expect([...out.matchAll(/\[(\d+) of/g)].map(([, at]) => Number(at))).toEqual([0, 1, 2, 1, 2, 2])
  })
})
