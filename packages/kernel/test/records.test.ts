import { describe, expect, test } from 'vitest'
import {
  BadInput,
  BrokenRecord,
  choices,
  commitment,
  gameOfRecord,
  parseRecord,
  proofWords,
  replay,
  Table,
  useEdition,
  verify,
  type GameRecord,
} from '../src/index.ts'
import { playOut, seedFor } from '../src/conformance/index.ts'
import { contraband, house } from './contraband/index.ts'

const LUCK = 3
const { answers } = playOut(contraband, { seats: 3, options: {}, luck: LUCK })

function finished(): GameRecord {
  const table = new Table(contraband, { seats: 3, seed: seedFor(LUCK) })
  for (const { ask, choice } of answers) table.answer(ask.seat, choice)
  return JSON.parse(JSON.stringify(table.record(['Anne', 'Bart', 'Calico']))) as GameRecord
}
const record = finished()

/** What is wrong with a record, as a field and a message. */
function blamed(attempt: () => unknown): { field: string; message: string } {
  try {
    attempt()
  } catch (error) {
    if (error instanceof BadInput) return { field: error.field, message: error.message }
    throw error
  }
  throw new Error('nothing is wrong with it')
}

describe('a record', () => {
  test('holds all that is needed to play the game again', () => {
    expect(record).toMatchObject({
      format: 'flotilla-record-1',
      game: 'contraband',
      edition: 'house',
      rulesVersion: 1,
      seats: 3,
      options: { copies: 5, rounds: 2, bids: true, start: 'rich' },
      seed: seedFor(LUCK),
      commitment: commitment(seedFor(LUCK)),
      nonces: [],
      names: ['Anne', 'Bart', 'Calico'],
    })
    expect(record.answers).toHaveLength(answers.length)
    expect(record.outcome?.standings).toHaveLength(3)
  })

  test('replays, also in part', () => {
    expect(replay(contraband, record, 0).asks).toEqual([{ kind: 'turn', seat: 0 }])
    const state = replay(contraband, record, 5)
    expect(state).toEqual(replay(contraband, { ...record, answers: record.answers.slice(0, 5) }))
  })

  const wrong: [what: string, change: Record<string, unknown>, field: string][] = [
    ['another format', { format: 'other' }, 'format'],
    ['no game', { game: 7 }, 'game'],
    ['a rules version that is no number', { rulesVersion: '1' }, 'rulesVersion'],
    ['no seats', { seats: 0 }, 'seats'],
    ['options that are no object', { options: 'rich' }, 'options'],
    ['a nonce that is no text', { nonces: [1] }, 'nonces.0'],
    ['an answer that is no pair', { answers: [[0]] }, 'answers.0'],
    ['an answer of a seat below 0', { answers: [[-1, {}]] }, 'answers.0.0'],
    ['an answer that is no object', { answers: [[0, 'land']] }, 'answers.0.1'],
    ['an edition without an id', { edition: {} }, 'edition'],
    ['a result that is no object', { outcome: 'won' }, 'outcome'],
  ]
  test.each(wrong)('with %s is not read', (_what, change, field) => {
    expect(blamed(() => parseRecord({ ...record, ...change }))).toMatchObject({ field, message: expect.stringContaining(field) })
  })

  test('that is no object is not read', () => {
    for (const value of [null, undefined, 'record', [], 1]) expect(blamed(() => parseRecord(value)).field).toMatch(/record|format/)
  })

  const unplayable: [what: string, change: Record<string, unknown>, field: string, message: RegExp][] = [
    ['of another game', { game: 'waves' }, 'game', /'waves', not of 'contraband'/],
    ['of another rules version', { rulesVersion: 2 }, 'rulesVersion', /version 2 .* version 1/],
    ['with a seed that is none', { seed: 'abc' }, 'seed', /64 lower-case hexadecimal digits/],
    ['with too few seats', { seats: 1 }, 'seats', /2 to 4 seats, not 1/],
    ['with too many seats', { seats: 5 }, 'seats', /2 to 4 seats, not 5/],
    ['with an unknown option', { options: { colour: 'red' } }, 'options', /colour/],
    ['with an option out of range', { options: { copies: 99 } }, 'options.copies', /copies/],
    ['with options that do not go with the seats', { seats: 4, options: { copies: 4 } }, 'options', /too few for 4 seats/],
    ['with an unknown edition', { edition: 'first' }, 'edition', /no edition 'first'; it has 'house'/],
    ['with a broken edition', { edition: { id: 'own', worth: {} } }, 'edition.worth.rum', /edition.worth.rum/],
  ]
  test.each(unplayable)('%s is not replayed', (_what, change, field, message) => {
    const found = blamed(() => replay(contraband, { ...record, ...change }))
    expect(found.field).toBe(field)
    expect(found.message).toMatch(message)
  })

  test('with an edited answer breaks at that answer', () => {
    const edited = { ...record, answers: record.answers.with(4, [record.answers[4][0], { cheat: true }]) }
    const found = blamed(() => replay(contraband, edited))
    expect(found).toMatchObject({ field: 'answers.4', message: expect.stringContaining('answer 5 of seat') })
    expect(() => replay(contraband, edited)).toThrow(BrokenRecord)
    expect(replay(contraband, edited, 4)).toEqual(replay(contraband, record, 4))
  })

  test('keeps an edition of its own and replays with it', () => {
    const rich = { ...house, id: 'rich', worth: { rum: { value: 9, source: 'house' }, silk: { value: 8, source: 'house' } } }
    const table = new Table(useEdition(contraband, rich), { seats: 3, seed: seedFor(LUCK) })
    for (const { ask, choice } of answers) table.answer(ask.seat, choice)
    const own = JSON.parse(JSON.stringify(table.record())) as GameRecord
    expect(own.edition).toEqual(rich)
    expect(replay(contraband, own)).toEqual(table.state)
    expect(gameOfRecord(contraband, own).edition).toEqual(rich)
    expect(table.outcome()).not.toEqual(record.outcome)
  })
})

describe('verifying', () => {
  test('proves a finished game and says what was checked', () => {
    const { checks, outcome } = verify(contraband, record)
    expect(outcome).toEqual(record.outcome)
    expect(checks).toHaveLength(5)
    expect(checks.at(-1)?.code).toBe('proof.fairHost')
    expect(checks[0]).toEqual({ code: 'proof.commitment', params: { hash: record.commitment.slice(0, 16) } })
    for (const { code } of checks) expect(proofWords.en).toHaveProperty([code])
  })

  test('counts the nonces in', () => {
    const table = new Table(contraband, { seats: 2, seed: seedFor(1), nonces: ['a', 'b'] })
    for (let posed = table.state.asks[0]; !table.isOver; posed = table.state.asks[0])
      table.answer(posed.seat, choices(contraband, table.state, posed)[0])
    expect(verify(contraband, table.record()).checks).toContainEqual({ code: 'proof.nonces', params: { n: 2 } })
    expect(replay(contraband, { ...table.record(), nonces: [], answers: [] }).faces).not.toEqual(
      replay(contraband, table.record(), 0).faces,
    )
  })

  const tampered: [what: string, change: (one: GameRecord) => Partial<GameRecord>, field: RegExp][] = [
    ['another seed', () => ({ seed: seedFor(12) }), /^commitment$/],
    ['another commitment', () => ({ commitment: commitment(seedFor(12)) }), /^commitment$/],
    ['another seed with its own commitment', () => ({ seed: seedFor(12), commitment: commitment(seedFor(12)) }), /^answers|^outcome$/],
    ['a nonce more', () => ({ nonces: ['mine'] }), /^answers|^outcome$/],
    ['an answer left out', ({ answers: all }) => ({ answers: all.toSpliced(2, 1) }), /^answers|^outcome$/],
    ['answers cut off', ({ answers: all }) => ({ answers: all.slice(0, -1) }), /^answers$/],
    ['an answer too many', ({ answers: all }) => ({ answers: [...all, all[0]] }), /^answers\.\d+$/],
    ['a better score', ({ outcome }) => ({ outcome: outcome && { ...outcome, winners: [0, 1, 2] } }), /^outcome$/],
  ]
  test.each(tampered)('finds %s', (_what, change, field) => {
    expect(blamed(() => verify(contraband, { ...record, ...change(record) })).field).toMatch(field)
  })
})
